# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""German."""

TEXTS = """
NAME=Deutsch
CRESTS=Burg|Gelb|Blau|Grün|Rosa
CATEGORIES=Fläche|Schafe|Erkundung|Whiskey|Steinkreise
CATEGORIES_SHORT=Areal|Schafe|Erkund.|Whiskey|Steine

SPIN_KEY=Drehen
NEXT_KEY=Gut
TAKE=OK
YES=Ja
NO=Nein
BACK=Zurück
HOLD_BACK=lang Zurück
HOLD_NO=lang Nein
TWO_KEYS=A: weiter, lang: zurück

GO_ON=Weiter
NEW_GAME=Neu
HISTORY=Chronik
SETTINGS=Optionen
WHERE=Durchgang {0} von {1}, {2} hat den Beutel
SCORING_NOW=Die Wertung läuft
PLAYERS={0} Spieler
HOW_MANY=Neues Spiel
WHICH_CREST=Person {0} von {1} hat
CLOCKWISE=im Uhrzeigersinn
WHO_BAG=Beutel zuerst bei
DRAW=Losen
DRAW_WHO=das Rad entscheidet
STARTS=vom Rad gelost
LAY_OUT=Aufbau
LAY_OUT_HOW=Fluss-Seite 1-{0}, Fass in Loch 1, zwei Teile je Bereich
ANEW=Neu beginnen?
ANEW_HOW=Durchgang {0} ist weg
ANEW_SURE=Wirklich aufgeben?

SPINS=dreht das Rad
ROUND=Durchgang {0} von {1}
FINAL=Letzter Durchgang!
TURNING=Es dreht sich
TAKES=Nehmt aus Bereich
IN_TURN=Bereich {0}
PLACE=eins von zwei legen
PLACED=Gut
FLOCK={0}: größte Herde
SMALLER={0} nach {1}?
SMALLER_HOW=Herde schrumpft nie
MARKER=Größte Schafherde
SUPPLY=Vorrat
ALONE=hat die meisten, {1}, und nimmt den Marker
ALONE_KEEPS=hat die meisten, {1}, und behält den Marker
TIE_KEEPS=behält den Marker, Gleichstand bei {1}
TIE_NOBODY=Gleichstand bei {1}: Marker bleibt da
TIE_RETURNS=nicht mehr {0}: andere gleich mit {1}
HOLE=Loch {0}
BARREL=Fass in Loch {0}, Beutel an {1}
BAG_TO=Beutel an {0}
REFILL=Bereiche auffüllen
REFILL_HOW={0} Teile, Beutel: {1}
TOWERS=Türme
TOWERS_HOW=Jetzt setzen: Lücken füllen, verbreitern
TOWERS_KEY=Gut

TOTAL=zusammen {0}
TOTAL_MARKER=mit Marker {0}
SCORES=Alle Punkte
FINISH=Ende
WINS=siegt mit {0} Punkten
SHARED=Geteilter Sieg
POINTS={0} Punkte
DONE=OK

TAKE_BACK=Zurücknehmen?
TAKE_BACK_WHAT=Das Drehen|Das Legen|Die Herden|Rundenende|Die Türme|Ein Wert|Das Ende
MENU=Menü

NO_GAMES=Noch keine Spiele
GAMES=Spiele: {0}
BEST=Rekord {0}: {1}
WINS_OF=Siege
LAST_GAME=Spiel {0} von {1}
LANGUAGE=Sprache
BRIGHTNESS=Licht
SOUND=Ton
ON_OFF=aus|an
TURNS=Legen
TURNS_WHAT=zugleich|reihum
FIRST_AREA=Bereich 1
FIRST_WHAT=Platz {0}
DIRECTION=Richtung
DIRECTION_WHAT=rechtsrum|linksrum
NAMES=Namen
NAME_WHOSE=Name für {0}
NAME_END=fertig
NAME_DELETE=löschen
RESET=Löschen
RESET_HOW=Spiele und Optionen
RESET_SURE=Wirklich alles?
ABOUT=Info
ABOUT_WHAT={0} {1} KB frei
SET=OK

DAMAGED=Stand beschädigt
DAMAGED_HOW=Ein Teil fehlt. Bitte prüft, was da ist
DAMAGED_WHAT=Teilweise verloren: {0}. Bitte prüft
LOST=Spiel|Optionen|Namen|Chronik
FOREIGN=Fremde Daten löschen?
FOREIGN_HOW=dann ohne Speichern|speichert eure Spiele
TIDY=Speicher voll
TIDY_HOW=Beim Aufräumen den Strom anlassen
ERROR=Hoppla!
ERROR_HOW=Das Spiel ist gespeichert. OK startet neu
NO_CHANCE=Das Rad klemmt: der Zufall ist defekt. Nochmal
"""
