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
INFO=Info
RESULT=Plätze
GAP_KEY=Lücke
LAND_KEY=Land
YES=ja
NO=nein

HOLD=Noch etwas|{0} neben dem Wort: Taste halten fürs Menü
ERROR=Hoppla!|Alles gespeichert. Neu starten?

ROUND=Durchgang {0} von {1}
SCORING=Wertung
FINAL=Letzter Durchgang!
SPINS=dreht die Scheibe|Scheibe dreht sich
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
HOLE=Feld {0}|letztes Feld!
BAG=Beutel
REFILL=Auffüllen
TOWERS=Türme|Jetzt setzen: Lücken füllen oder anbauen

ROWS=Reihen
COUNTS_0=größtes Rechteck|lückenlos, Ort zählt
COUNTS_1=eure größte Herde
COUNTS_2=sind alle 18 Felder um den Ort belegt?
COUNTS_3=Zahl unter dem Fass
COUNTS_4=Summe der Steinkreise
MARKER_COUNTS=+5 fürs Plättchen
ALL_IN=Alles eingetragen|Blättert zum Prüfen, dann seht, wer gewinnt
WINNER=Gewonnen hat|mit {0} Punkten
SHARED=Geteilter Sieg
OVER=Partie beendet
REMATCH=Revanche|dieselben Personen
SHOW_RESULT=Ergebnis

NEW_GAME=Neue Partie|diese bleibt erhalten|beendet die laufende
PLAYERS=zu zweit|zu dritt|zu viert|zu fünft
HISTORY=Partien
SETTINGS=Optionen
WHICH_CREST=Wappen von Person {0}|im Uhrzeigersinn
STEP_BACK=Ändern|die Wahl davor
WHO_BAG=Beutel zuerst bei
DRAW=Losen|die Scheibe wählt
STARTS=ausgelost
PREPARE=Aufbau
PREPARE_BOARD=Fluss: Seite 1-{0}/Fass auf Feld 1/Zwei Teile je Bereich
PREPARE_SUPPLY=Bonusteile, Türme, Schafe und Plättchen. Fässer aufs Startfeld

GO_ON=Weiter|Beutel: {0}|mit der Wertung
GIVE_UP=Partie aufgeben?|Wirklich aufgeben?|Die ganze Partie!

TAKE_BACK=Rückgängig
TAKE_BACK_WHAT=Ende des Durchgangs|das Drehen|das Legen|die Herden|die Herden|die Türme|das Ende
OVERVIEW=Übersicht|Herden, Beutel
HAS_BAG=im Beutel: {0} Teile
SCORE_EARLY=Werten|vorzeitig aufhören|Jetzt werten?|Kein Durchgang mehr
MORE=Mehr|Optionen, Partien

COUNT=Zähl für mich|Fläche, Ort, Türme
COUNT_STEPS=Reihen der Auslage|Spalten der Auslage|Form des Orts|Ort drehen|Ort verschieben
COUNT_NOW=Zählen
GAPS=Lücken
COUNT_BOX=Rahmen, Ort|Größe, Form, Platz
HOLD_TO={0} halten: eine Reihe|{0} halten: zählen
CUT_OFF=nicht verbunden
LEAVE=Verlassen|wird aufgehoben
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
NAME_KEY=Name|Name für {0}
NAME_USED=von früher
NAME_ENDS=[löschen]|[fertig]
RESET=Löschen
RESET_ASK=Alles vergessen?|Wirklich alles?|Partien und Optionen
ABOUT=Info
FREE={0} KB Speicher frei

DAMAGED=Spielstand beschädigt|Ein Teil fehlt. Bitte prüft, was da ist|Verloren: {0}. Bitte nachsehen
LOST=Partie|Optionen|Namen|alte Partien
FOREIGN=Fremde Daten|im Speicher. Löschen und Partien hier speichern?
FOREIGN_NO=Dann wird nichts gespeichert
TIDY=Einen Moment ...|Den Strom anlassen: der Speicher wird aufgeräumt
NO_CHANCE=Die Drehscheibe klemmt: der Zufall ist defekt. Bitte nochmal
"""
