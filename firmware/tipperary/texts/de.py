# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""German."""

# Words of the rules: Durchgang, Beutel, Fluss, Fass, Feld, Bereich, Drehscheibe, Plättchen
TEXTS = """
NAME=Deutsch
CRESTS=Burg|Gelb|Blau|Grün|Rosa
CATEGORIES=Fläche|Schafe|Erkundung|Whiskey|Steinkreise
CATEGORIES_SHORT=Fläche|Schafe|Erkund.|Whiskey|Steine
SUM=Summe
PAIR={0}: {1}

MENU=Menü
BACK=zurück
ON=weiter
CHOOSE=wählen
TAKE=passt
CHANGE=ändern
OPEN=öffnen
DELETE=weg
SPIN_KEY=drehen
EFFECTS=Hilfe
NAMES_KEY=Namen
AREAS_KEY=Wappen
PLACED=gelegt
WHO=wer
DONE=fertig
RECOUNT=Herden
WHY=warum
RESULT=Plätze
GAP_KEY=Lücke
LAND_KEY=Land
YES=ja
NO=nein

HOLD_HEAD=Noch etwas
HOLD_WHAT={0} neben dem Wort: Taste halten fürs Menü
ERROR=Hoppla!
ERROR_HOW=Alles gespeichert. Neu starten?

ROUND=Durchgang {0} von {1}
SCORING=Wertung
FINAL=Letzter Durchgang!
SPINS=dreht die Scheibe
TURNING=Scheibe dreht sich
IN_TURN=Bereich {0}
PLACE=behaltet eins davon
EFFECT_0=Getreide + Brennerei/Jede neue Kante: euer Fass rückt eins vor
EFFECT_1=Holzschafe/Eins je Zeichen, auf eine freie Wiese
EFFECT_2=Ruinen/Drei in einer Linie bringen einen Turm
EFFECT_3=Moore/Zwei nebeneinander bringen ein Bonusteil
EFFECT_4=Heimatort/Alle 18 Felder rundum belegt: 5 Punkte
FLOCKS=Größte Herden
SMALLER=Vorher: {0}/War das falsch?

MARKER=Plättchen
SUPPLY=Vorrat
ALONE=hat allein die größte Herde: {0}
TIE_KEEPS=Gleichstand bei {0}: wer es hat, behält es
TIE_NOBODY=Gleichstand bei {0}: bleibt im Vorrat
TIE_RETURNS=Andere gleichauf mit {0}: zurück in den Vorrat
BARREL=Fass
HOLE=Feld {0}
FINAL_HOLE=letztes Feld!
BAG=Beutel
REFILL=Auffüllen
TOWERS=Türme
TOWERS_HOW=Jetzt setzen: Lücken füllen oder anbauen

ROWS=Reihen
COUNTS_0=größtes Rechteck|lückenlos, Ort zählt
COUNTS_1=eure größte Herde
COUNTS_2=sind alle 18 Felder um den Ort belegt?
COUNTS_3=Zahl unter dem Fass
COUNTS_4=Summe der Steinkreise
MARKER_COUNTS=+5 fürs Plättchen
ALL_IN=Alles eingetragen
ALL_IN_HOW=Blättert zum Prüfen, dann seht, wer gewinnt
WINNER=Gewonnen hat
WINS=mit {0} Punkten
SHARED=Geteilter Sieg
OVER=Partie beendet
REMATCH=Revanche
REMATCH_WHAT=dieselben Personen
KEPT_WHAT=diese bleibt erhalten
SHOW_RESULT=Ergebnis

NEW_GAME=Neue Partie
PLAYERS=zu zweit|zu dritt|zu viert|zu fünft
HISTORY=Partien
SETTINGS=Optionen
WHICH_CREST=Wappen von Person {0}
CLOCKWISE=im Uhrzeigersinn
STEP_BACK=Ändern
STEP_BACK_WHAT=die Wahl davor
WHO_BAG=Beutel zuerst bei
DRAW=Losen
DRAW_WHO=die Scheibe wählt
STARTS=ausgelost
PREPARE=Aufbau
PREPARE_BOARD=Fluss: Seite 1-{0}/Fass auf Feld 1/Zwei Teile je Bereich
PREPARE_SUPPLY=Bonusteile, Türme, Schafe und Plättchen. Fässer aufs Startfeld

GO_ON=Weiter
WHO_HAS_BAG=Beutel: {0}
SCORING_NOW=mit der Wertung
NEW_GAME_WHAT=beendet die laufende
GIVE_UP=Partie aufgeben?
GIVE_UP_SURE=Wirklich aufgeben?
GIVE_UP_HOW=Die ganze Partie!

TAKE_BACK=Rückgängig
TAKE_BACK_WHAT=Ende des Durchgangs|das Drehen|das Legen|die Herden|die Herden|die Türme|das Ende
OVERVIEW=Übersicht
OVERVIEW_WHAT=Herden, Beutel
HAS_BAG=im Beutel: {0} Teile
SCORE_EARLY=Werten
SCORE_EARLY_WHAT=vorzeitig aufhören
SCORE_EARLY_SURE=Schluss und werten?
SCORE_EARLY_HOW=Kein Durchgang mehr
MENU_BIG=Mehr
MENU_WHAT=Optionen, Partien

COUNT=Zähl für mich
COUNT_WHAT=Fläche, Ort, Türme
COUNT_STEPS=Reihen der Auslage|Spalten der Auslage|Form des Orts|Ort drehen|Ort verschieben
COUNT_NOW=Zählen
GAPS=Lücken
COUNT_BOX=Rahmen, Ort
COUNT_BOX_HOW=Größe, Form, Platz
HOLD_ROW={0} halten: eine Reihe
HOLD_COUNT={0} halten: zählen
CUT_OFF=nicht verbunden
LEAVE=Verlassen
LEAVE_HOW=wird aufgehoben
ENCLOSED=alle 18
MISSING={0} fehlt|{0} fehlen

NO_GAMES=Noch keine Partien
GAME_OF=Partie {0} von {1}
POINTS_OF={0} Punkte, {1}
LANGUAGE=Sprache
BRIGHTNESS=Licht
BRIGHTNESS_WHAT={0} von 5
SOUND=Ton
ON_OFF=aus|an
TURNS=Legen
TURNS_WHAT=gleichzeitig|reihum
FIRST_AREA=Bereich 1 ab
FIRST_WHAT=Licht {0}
DIRECTION=Richtung
DIRECTION_WHAT=rechtsherum|linksherum
POWER_BANK=Powerbank wach halten
NAMES=Namen
NAME_KEY=Name
NAME_WHOSE=Name für {0}
NAME_USED=von früher
NAME_DONE=[fertig]
NAME_DELETE=[löschen]
RESET=Löschen
RESET_ASK=Alles vergessen?
RESET_SURE=Wirklich alles?
RESET_HOW=Partien und Optionen
ABOUT=Info
FREE={0} KB Speicher frei

DAMAGED=Spielstand beschädigt
DAMAGED_HOW=Ein Teil fehlt. Bitte prüft, was da ist
DAMAGED_WHAT=Verloren: {0}. Bitte nachsehen
LOST=Partie|Optionen|Namen|alte Partien
FOREIGN_HEAD=Fremde Daten
FOREIGN=im Speicher. Löschen und Partien hier speichern?
FOREIGN_NO=Dann wird nichts gespeichert
TIDY=Einen Moment ...
TIDY_HOW=Den Strom anlassen: der Speicher wird aufgeräumt
NO_CHANCE=Die Drehscheibe klemmt: der Zufall ist defekt. Bitte nochmal
"""
