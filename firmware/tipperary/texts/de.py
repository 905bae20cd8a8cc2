# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""German."""

# Words of the rules: Durchgang, Beutel, Fluss, Fass, Feld, Bereich, Drehscheibe, Plättchen
TEXTS = """
NAME=Deutsch
CRESTS=Burg|Gelb|Blau|Grün|Rosa
CATEGORIES=Fläche|Schafe|Erkundung|Whiskey|Steinkreise
CATEGORIES_SHORT=Fläche|Schafe|Erkund.|Whiskey|Steine

HOLD=lang: {0}
MENU=Menü
BACK=zurück
ON=weiter
SPIN_KEY=drehen
PLACED=gelegt
DONE=fertig
FINISH=Ende
REMATCH=nochmal
TIDY_KEY=aufräumen
YES=Ja
NO=Nein
ERROR=Hoppla!
ERROR_HOW=Alles gespeichert. Neu starten?

ROUND=Durchgang {0} von {1}
FINAL=Letzter Durchgang!
SPINS=dreht die Scheibe
TURNING=Sie dreht/sich
TAKES=Nehmt aus Bereich
IN_TURN=Bereich {0}
PLACE=behalte eins davon
REST=Rest bleibt
SMALLER=Es waren {0}
SMALLER_HOW=Jetzt weniger?

SUPPLY=Vorrat
KEEPS=behält
TAKES_IT=nimmt
STAYS=bleibt
RETURNS=zurück
ALONE=hat allein die meisten Schafe: {0}
TIE_KEEPS=Gleichstand bei {0}: es bleibt hier
TIE_NOBODY=Gleichstand bei {0}: bleibt im Vorrat
TIE_RETURNS=Andere liegen mit {0} vorn: in den Vorrat
HOLE=Fass auf Feld
FINAL_HOLE=Letztes Feld!
BAG_TO=Beutel an
REFILL=Auffüllen
IN_BAG=Im Beutel
AFTER_REFILL=nach dem Auffüllen
TOWERS=Türme
TOWERS_HOW=Jetzt setzen: Lücken füllen oder anbauen

ROWS={0} Reihen
COUNTS_0=größtes Rechteck ohne Lücken, mit Ort
COUNTS_1=Schafe in eurer größten Herde
COUNTS_2=sind alle 18 Felder um den Ort belegt?
COUNTS_3=die Zahl unter eurem Fass
COUNTS_4=Summe der Zahlen der Steinkreise
MARKER_COUNTS=größte Herde; 5 fürs Plättchen kommen dazu
ALL_IN=Alle Werte sind da
ALL_IN_HOW=Blättert zum Prüfen, dann steht der Sieg fest
WINNER=Gewonnen hat
WINS=mit {0} Punkten
SHARED=Geteilter Sieg
PLACES=Plätze und Punkte
--
NEW_GAME=Neues Spiel
PLAYERS=zu zweit|zu dritt|zu viert|zu fünft
HISTORY=Chronik
SETTINGS=Optionen
WHICH_CREST=Person {0} von {1} hat
CLOCKWISE=im Uhrzeigersinn
WHO_BAG=Beutel zuerst bei
DRAW=Losen
DRAW_WHO=die Scheibe wählt
STARTS=ausgelost
PREPARE=Aufbau
PREPARE_BOARD=Fluss: Seite 1-{0}. Fass auf Feld 1. Je Bereich zwei Teile
PREPARE_SUPPLY=Bonusteile, Türme, Schafe, Plättchen. Eure Fässer auf 0

GO_ON=Weiter
WHO_HAS_BAG=Beutel: {0}
SCORING_NOW=mit der Wertung
ANEW_WHAT=gibt dieses auf
ANEW=Spiel aufgeben?
ANEW_SURE=Wirklich aufgeben?
ANEW_HOW=Das ganze Spiel!

TAKE_BACK=Rückgängig
TAKE_BACK_WHAT=das Drehen|das Legen|die Herden|Ende des Durchgangs|die Türme|ein Wert|das Ende
LOOK=Umschauen
LOOK_WHAT=Herden, Beutel
FLOCKS=Größte Herden
HAS_BAG=hat den Beutel: {0}
SCORE_EARLY=Jetzt werten
SCORE_EARLY_WHAT=vorzeitig aufhören
SCORE_EARLY_SURE=Schluss und werten?
SCORE_EARLY_HOW=dann ist Schluss
END=Beenden
END_WHAT=steht in der Chronik
MENU_BIG=Menü
MENU_WHAT=Optionen, Chronik

COUNT=Zähl für mich
COUNT_WHAT=Fläche, Ort, Türme
COUNT_STEPS=Reihen der Auslage|Spalten der Auslage|Form des Orts|Lage des Orts|Platz des Orts
COUNT_NOW=Zählen
COUNT_BOX=Rahmen, Ort
COUNT_BOX_HOW=Größe, Form, Platz
BRUSHES=Lücken|Schafe|Steine
BRUSH_HOW=halten: auf und ab
CUT_OFF=nicht verbunden
LEAVE=Verlassen
LEAVE_HOW=es bleibt gemerkt
ENCLOSED=umringt
MISSING={0} fehlen

NO_GAMES=Noch keine Spiele
GAMES={0} Spiele
BEST=Rekord {0}: {1}
WINS_OF=Siege
AVERAGE_OF=Punkte im Schnitt
LAST_GAME=Spiel {0} von {1}
LANGUAGE=Sprache
BRIGHTNESS=Licht
BRIGHTNESS_WHAT={0} von 5
SOUND=Ton
ON_OFF=aus|an
TURNS=Legen
TURNS_WHAT=zugleich|reihum
FIRST_AREA=Bereich 1
FIRST_WHAT=Platz {0}
DIRECTION=Richtung
DIRECTION_WHAT=rechtsherum|linksherum
NAMES=Namen
NAME_KEY=Name
NAME_WHOSE=Name für {0}
NAME_DONE=[fertig]
NAME_DELETE=[löschen]
KEEP_NAME=Namen behalten?
KEEP_NAME_HOW=er ist geändert
RESET=Löschen
RESET_ASK=Alles vergessen?
RESET_SURE=Wirklich alles?
RESET_HOW=Spiele und Optionen
ABOUT=Info
FREE={0} KB Speicher frei

DAMAGED=Stand beschädigt
DAMAGED_HOW=Ein Teil fehlt. Bitte prüft, was da ist
DAMAGED_WHAT=Verluste: {0}. Bitte prüft
LOST=Spiel|Optionen|Namen|Chronik
FOREIGN=Fremdes löschen?
FOREIGN_HOW=dann ohne Speichern|speichert eure Spiele
TIDY=Speicher voll
TIDY_HOW=Beim Aufräumen den Strom anlassen
NO_CHANCE=Die Drehscheibe klemmt: der Zufall ist defekt. Bitte nochmal
"""
