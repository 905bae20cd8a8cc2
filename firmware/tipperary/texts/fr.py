# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""French."""

# Words of the rules: Tour, sac, Rivière, tonneau, trou, zone, plus grand troupeau
TEXTS = """
NAME=Français
CRESTS=Château|Jaune|Bleu|Vert|Rose
CATEGORIES=Zone|Moutons|Exploration|Whiskey|Cercles
CATEGORIES_SHORT=Zone|Moutons|Explor.|Whiskey|Cercles

HOLD=long : {0}
MENU=menu
BACK=retour
ON=suite
SPIN_KEY=lancer
PLACED=posé
DONE=fini
FINISH=fin
REMATCH=revanche
TIDY_KEY=ranger
YES=Oui
NO=Non
ERROR=Pardon !
ERROR_HOW=La partie est gardée. Relancer ?

ROUND=Tour {0} sur {1}
FINAL=Dernier tour !
SPINS=lance la roue
TURNING=La roue/tourne
TAKES=Prenez dans la zone
IN_TURN=zone {0}
PLACE=gardez-en une
REST=reste pareil
SMALLER=Avant : {0}
SMALLER_HOW=Moins ?

SUPPLY=Réserve
KEEPS=garde
TAKES_IT=prend
STAYS=reste
RETURNS=retour
ALONE=est en tête avec {0} moutons
TIE_KEEPS=Égalité à {0} : le marqueur reste
TIE_NOBODY=Égalité à {0} : il reste en réserve
TIE_RETURNS=Égalité des autres à {0} : en réserve
HOLE=Tonneau, trou
FINAL_HOLE=Dernier trou !
BAG_TO=Sac à
REFILL=Remplir
IN_BAG=Dans le sac
AFTER_REFILL=après remplissage
TOWERS=Tours
TOWERS_HOW=À poser maintenant : trous ou bords

ROWS={0} rangées
COUNTS_0=plus grand rectangle plein, ville incluse
COUNTS_1=moutons du plus grand troupeau
COUNTS_2=18 cases autour de la ville occupées ?
COUNTS_3=le nombre sous le tonneau
COUNTS_4=somme des cercles de pierres
MARKER_COUNTS=plus grand troupeau ; +5 du marqueur
ALL_IN=Tout est saisi
ALL_IN_HOW=Vérifiez page à page, puis voyez qui gagne
WINNER=Le vainqueur
WINS=gagne avec {0} PV
SHARED=Victoire partagée
PLACES=Places et PV
--
NEW_GAME=Nouvelle partie
PLAYERS=2 joueurs|3 joueurs|4 joueurs|5 joueurs
HISTORY=Parties
SETTINGS=Réglages
WHICH_CREST=Joueur {0} sur {1} a
CLOCKWISE=puis sens horaire
WHO_BAG=Sac d'abord chez
DRAW=Au sort
DRAW_WHO=la roue décide
STARTS=choix de la roue
PREPARE=Mise en place
PREPARE_BOARD=Rivière côté 1-{0}, tonneau au trou 1, deux tuiles par zone
PREPARE_SUPPLY=Tuiles bonus, tours, moutons et marqueur à côté. Tonneaux sur 0

GO_ON=Continuer
WHO_HAS_BAG={0} a le sac
SCORING_NOW=le décompte
ANEW_WHAT=abandonne celle-ci
ANEW=Abandonner ?
ANEW_SURE=Vraiment arrêter ?
ANEW_HOW=Toute la partie !

TAKE_BACK=Annuler
TAKE_BACK_WHAT=le lancer|la pose|les troupeaux|la fin du tour|les tours|un score|la fin
LOOK=Regarder
LOOK_WHAT=troupeaux, sac
FLOCKS=Troupeaux
HAS_BAG=a le sac : {0} tuiles
SCORE_EARLY=Décompter
SCORE_EARLY_WHAT=sans finir la partie
SCORE_EARLY_SURE=Arrêter et compter ?
SCORE_EARLY_HOW=Plus aucun tour
END=Terminer
END_WHAT=reste dans Parties
MENU_BIG=Menu
MENU_WHAT=réglages, parties

COUNT=Compter pour moi
COUNT_WHAT=zone, ville, tours
COUNT_STEPS=rangées|colonnes|forme de la ville|sens de la ville|place de la ville
COUNT_NOW=Compter
COUNT_BOX=Cadre, ville
COUNT_BOX_HOW=taille, forme, place
BRUSHES=trous|moutons|pierres
BRUSH_HOW=tenir : haut et bas
CUT_OFF=une partie est isolée
LEAVE=Quitter
LEAVE_HOW=c'est gardé
ENCLOSED=entourée
MISSING={0} vides

NO_GAMES=Aucune partie
GAMES={0} parties
BEST=Record {0} : {1}
WINS_OF=Victoires
AVERAGE_OF=PV en moyenne
LAST_GAME=Partie {0} sur {1}
LANGUAGE=Langue
BRIGHTNESS=Lumière
BRIGHTNESS_WHAT={0} sur 5
SOUND=Son
ON_OFF=non|oui
TURNS=Pose
TURNS_WHAT=ensemble|tour à tour
FIRST_AREA=Zone 1
FIRST_WHAT=place {0}
DIRECTION=Sens
DIRECTION_WHAT=horaire|antihoraire
NAMES=Noms
NAME_KEY=Nom
NAME_WHOSE=Nom pour {0}
NAME_DONE=[fini]
NAME_DELETE=[effacer]
KEEP_NAME=Garder ce nom ?
KEEP_NAME_HOW=il a changé
RESET=Effacer
RESET_ASK=Tout oublier ?
RESET_SURE=Vraiment tout ?
RESET_HOW=parties et réglages
ABOUT=À propos
FREE={0} Ko de mémoire libre

DAMAGED=Sauvegarde abîmée
DAMAGED_HOW=Une partie est perdue. Vérifiez le reste
DAMAGED_WHAT=Pertes : {0}. Vérifiez
LOST=partie|réglages|noms|historique
FOREIGN=Données à effacer ?
FOREIGN_HOW=sans sauvegarde|pour vos parties
TIDY=Mémoire pleine
TIDY_HOW=Laissez le courant pendant le rangement
NO_CHANCE=La roue est bloquée : le hasard est en panne. Réessayez
"""
