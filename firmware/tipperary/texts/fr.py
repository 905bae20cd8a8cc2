# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""French."""

TEXTS = """
NAME=Français
CRESTS=Château|Ambre|Bleu|Vert|Rose
CATEGORIES=Zone|Moutons|Exploration|Whiskey|Cercles
CATEGORIES_SHORT=Zone|Moutons|Explor.|Whiskey|Cercles

SPIN_KEY=Lancer
NEXT_KEY=Suite
TAKE=OK
YES=Oui
NO=Non
BACK=Retour
HOLD_BACK=long Retour
HOLD_NO=long Non
TWO_KEYS=A: suivant, long: précédent

GO_ON=Continuer
NEW_GAME=Nouveau
HISTORY=Parties
SETTINGS=Réglages
WHERE=Tour {0} sur {1}, {2} a le sac
SCORING_NOW=Le décompte est en cours
PLAYERS={0} joueurs
HOW_MANY=Nouvelle partie
WHICH_CREST=Joueur {0} sur {1} a
CLOCKWISE=sens horaire
WHO_BAG=Le sac commence chez
DRAW=Au sort
DRAW_WHO=la roue décide
STARTS=tiré par la roue
LAY_OUT=Mise en place
LAY_OUT_HOW=Rivière côté 1-{0}, tonneau au trou 1, deux tuiles par zone
ANEW=Recommencer?
ANEW_HOW=le tour {0} est perdu
ANEW_SURE=Vraiment abandonner?

SPINS=lance la roue
ROUND=Tour {0} sur {1}
FINAL=Dernier tour!
TURNING=Elle tourne
TAKES=Prenez dans la zone
IN_TURN=zone {0}
PLACE=gardez-en une
PLACED=Posé
FLOCK={0}: troupeau
SMALLER={0} après {1}?
SMALLER_HOW=Il ne diminue jamais
MARKER=Plus grand troupeau
SUPPLY=Réserve
ALONE=en a le plus, {1}, et prend le marqueur
ALONE_KEEPS=en a le plus, {1}, et garde le marqueur
TIE_KEEPS=garde le marqueur, égalité à {1}
TIE_NOBODY=égalité à {1}: le marqueur y reste
TIE_RETURNS=plus {0}: d'autres à égalité, {1}
HOLE=Trou {0}
BARREL=Tonneau au trou {0}, sac à {1}
BAG_TO=Sac à {0}
REFILL=Zones à remplir
REFILL_HOW={0} tuiles, sac: {1}
TOWERS=Tours
TOWERS_HOW=À poser maintenant, trous ou bords
TOWERS_KEY=Suite

TOTAL=total {0}
TOTAL_MARKER=total {0}, marqueur
SCORES=Tous les scores
FINISH=Fin
WINS=gagne avec {0} PV
SHARED=Victoire partagée
POINTS={0} PV
DONE=OK

TAKE_BACK=Annuler?
TAKE_BACK_WHAT=Le lancer|La pose|Troupeaux|Fin du tour|Les tours|Un score|La fin
MENU=Menu

NO_GAMES=Aucune partie
GAMES=Parties: {0}
BEST=Record {0}: {1}
WINS_OF=Victoires
LAST_GAME=Partie {0} sur {1}
LANGUAGE=Langue
BRIGHTNESS=Lumière
SOUND=Son
ON_OFF=non|oui
TURNS=Pose
TURNS_WHAT=ensemble|à tour
FIRST_AREA=Zone 1
FIRST_WHAT=place {0}
DIRECTION=Sens
DIRECTION_WHAT=horaire|inverse
NAMES=Noms
NAME_WHOSE=Nom de {0}
NAME_END=fini
NAME_DELETE=effacer
RESET=Effacer
RESET_HOW=parties et réglages
RESET_SURE=Vraiment tout?
ABOUT=À propos
ABOUT_WHAT={0} {1} Ko libres
SET=OK

DAMAGED=Sauvegarde abîmée
DAMAGED_HOW=Une partie est perdue. Vérifiez le reste
DAMAGED_WHAT=Des pertes ({0}). Vérifiez le reste
LOST=partie|réglages|noms|historique
FOREIGN=Données étrangères
FOREIGN_HOW=les garder, jouer sans sauvegarde|les effacer, sauvegarder ici
TIDY=Mémoire pleine
TIDY_HOW=Laissez le courant pendant le rangement
ERROR=Pardon!
ERROR_HOW=La partie est gardée. OK relance
NO_CHANCE=La roue est bloquée: le hasard est en panne. Réessayez
"""
