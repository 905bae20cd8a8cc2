# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""French."""

# Words of the rules: Tour, sac, Rivière, tonneau, trou, zone, plus grand troupeau
TEXTS = """
NAME=Français
CRESTS=Château|Jaune|Bleu|Vert|Rose
CATEGORIES=Zone|Moutons|Exploration|Whiskey|Cercles
CATEGORIES_SHORT=Zone|Moutons|Explor.|Whiskey|Cercles
SUM=Total
PAIR={0} : {1}

MENU=menu
BACK=retour
ON=suite
CHOOSE=choix
TAKE=noter
CHANGE=régler
OPEN=ouvrir
DELETE=ôter
SPIN_KEY=lancer
EFFECTS=aide
NAMES_KEY=noms
AREAS_KEY=zones
PLACED=posée
WHO=qui
DONE=fini
RECOUNT=revoir
WHY=raison
INFO=info
RESULT=voir
GAP_KEY=vide
LAND_KEY=plein
YES=oui
NO=non

HOLD=À savoir|{0} près d'un mot : maintenir la touche pour le menu
ERROR=Oups !|Partie sauvegardée. Relancer ?

ROUND=Tour {0} sur {1}
SCORING=Décompte
FINAL=Dernier tour !
SPINS=lance la roue|la roue tourne
IN_TURN=zone {0}
PLACE=gardez-en une
EFFECT_0=Grain + distillerie/Chaque nouveau bord : le tonneau avance
EFFECT_1=Moutons en bois/Un par symbole, sur un pré libre
EFFECT_2=Ruines/Trois alignées donnent une tour
EFFECT_3=Tourbières/Deux côte à côte : une tuile bonus
EFFECT_4=Votre ville/Les 18 cases autour occupées : 5 PV
FLOCKS=Plus grands troupeaux
SMALLER=Avant : {0}/C'était faux ?

MARKER=Marqueur
SUPPLY=réserve
ALONE=a le plus grand troupeau, sans égalité : {0}
TIE_KEEPS=Égalité à {0} : le marqueur reste
TIE_NOBODY=Égalité à {0} : il reste en réserve
TIE_RETURNS=D'autres à égalité ({0}) : retour en réserve
BARREL=Tonneau
HOLE=au trou {0}|trou final
BAG=Sac
REFILL=Compléter
TOWERS=Tours|À poser : combler les vides ou agrandir

ROWS=rangées
COUNTS_0=plus grand rectangle|sans vide, avec ville
COUNTS_1=plus grand troupeau
COUNTS_2=18 cases occupées autour de la ville ?
COUNTS_3=sous le tonneau
COUNTS_4=cercles de pierres
MARKER_COUNTS=+5 pour le marqueur
ALL_IN=Tout est saisi|Vérifiez page à page, puis voyez qui gagne
WINNER=Victoire de|avec {0} PV
SHARED=Victoire partagée
OVER=Partie terminée
REMATCH=Revanche|mêmes joueurs
SHOW_RESULT=Résultat

NEW_GAME=Nouvelle partie|celle-ci est gardée|abandonne celle-ci
PLAYERS=2 joueurs|3 joueurs|4 joueurs|5 joueurs
HISTORY=Historique
SETTINGS=Réglages
WHICH_CREST=Blason du joueur {0}|puis sens horaire
STEP_BACK=Changer|le choix précédent
WHO_BAG=Le sac va d'abord à
DRAW=Tirer au sort|la roue décide
STARTS=choix de la roue
PREPARE=Mise en place
PREPARE_BOARD=Rivière : côté 1-{0}/Tonneau au trou 1/Deux tuiles par zone
PREPARE_SUPPLY=Tuiles bonus, tours, moutons et marqueur. Tonneaux au départ

GO_ON=Continuer|{0} a le sac|le décompte
GIVE_UP=Abandonner ?|Vraiment abandonner ?|Toute la partie !

TAKE_BACK=Annuler
TAKE_BACK_WHAT=la fin du tour|le lancer|la pose|les troupeaux|les troupeaux|la pose des tours|la fin
OVERVIEW=Coup d'œil|troupeaux, sac
HAS_BAG=a le sac : {0} tuiles
SCORE_EARLY=Décompte|avant la fin|Passer au décompte ?|Plus aucun tour
MORE=Plus|réglages, historique

COUNT=Comptage|zone, ville, tours
COUNT_STEPS=rangées|colonnes|forme de la ville|tourner la ville|déplacer la ville
COUNT_NOW=Compter
GAPS=Vides
COUNT_BOX=Cadre, ville|taille, forme, place
HOLD_TO=maintenir {0} : ligne|maintenir {0} : compter
CUT_OFF=un morceau est isolé
LEAVE=Quitter|c'est gardé
ENCLOSED=complet
MISSING=manque {0}|manque {0}

NO_GAMES=Aucune partie
GAME_OF=Partie {0} sur {1}
POINTS_OF={0} PV, {1}
LANGUAGE=Langue
BRIGHTNESS=Lumière
BRIGHTNESS_WHAT={0} sur 5
SOUND=Son
ON_OFF=coupé|activé
TURNS=Pose
TURNS_WHAT=ensemble|tour à tour
FIRST_AREA=Zone 1 dès la
FIRST_WHAT=lumière {0}
DIRECTION=Sens
DIRECTION_WHAT=horaire|antihoraire
POWER_BANK=Batterie en éveil
NAMES=Noms
NAME_KEY=Nom|Nom pour {0}
NAME_USED=d'avant
NAME_ENDS=[effacer]|[fini]
RESET=Effacer
RESET_ASK=Tout oublier ?|Vraiment tout ?|parties et réglages
ABOUT=À propos
FREE={0} Ko de mémoire libre

DAMAGED=Sauvegarde endommagée|Des données manquent. Vérifiez le reste|Pertes : {0}. Vérifiez
LOST=partie|réglages|noms|historique
FOREIGN=Données inconnues|en mémoire. Les effacer pour y garder vos parties ?
FOREIGN_NO=Alors rien n'est sauvegardé
TIDY=Un instant ...|Ne débranchez pas pendant le nettoyage
NO_CHANCE=La roue est bloquée : le hasard est en panne. Réessayez
"""
