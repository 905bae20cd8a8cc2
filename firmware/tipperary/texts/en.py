# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""English."""

# Words of the rules: Round, bag, River, barrel, area, largest flock, Shared victory
TEXTS = """
NAME=English
CRESTS=Castle|Yellow|Blue|Green|Pink
CATEGORIES=Area|Sheep|Exploration|Whiskey|Stone circles
CATEGORIES_SHORT=Area|Sheep|Explor.|Whiskey|Stones
SUM=Sum
PAIR={0}: {1}

MENU=menu
BACK=back
ON=go on
CHOOSE=choose
TAKE=take
CHANGE=change
OPEN=open
DELETE=delete
SPIN_KEY=spin
EFFECTS=help
NAMES_KEY=names
AREAS_KEY=areas
PLACED=placed
WHO=who
DONE=done
RECOUNT=flocks
WHY=why
INFO=info
RESULT=result
GAP_KEY=gap
LAND_KEY=land
YES=yes
NO=no

HOLD=One more thing|{0} beside a word: hold that key for the menu
ERROR=Sorry!|The game is saved. Start again?

ROUND=Round {0} of {1}
SCORING=Scoring
FINAL=Final round!
SPINS=spins the wheel|the wheel turns
IN_TURN=area {0}
PLACE=keep one of the two
EFFECT_0=Grain + distillery/Each new edge moves your barrel one step
EFFECT_1=Wooden sheep/One for each symbol: now, on a free meadow
EFFECT_2=Ruins/Three in a line bring a tower for the end
EFFECT_3=Bogs/Two side by side bring a bonus tile
EFFECT_4=Your town/All 18 spaces around it taken: 5 points
FLOCKS=Largest flocks
SMALLER=It was {0}./Was that wrong?

MARKER=Marker
SUPPLY=in supply
ALONE=alone has the largest flock: {0}
TIE_KEEPS=A tie at {0}: the holder keeps it
TIE_NOBODY=A tie at {0}: it stays in the supply
TIE_RETURNS=Others tie at {0}: back to the supply
BARREL=Barrel
HOLE=hole {0}|last hole!
BAG=Bag
REFILL=Refill
TOWERS=Towers|Place them now: fill gaps or extend

ROWS=rows
COUNTS_0=largest rectangle|gap-free, with town
COUNTS_1=your largest flock
COUNTS_2=is your town enclosed on all 18 spaces?
COUNTS_3=under your barrel
COUNTS_4=sum of stone circles
MARKER_COUNTS=+5 for the marker
ALL_IN=All values are in|Turn the pages to check, then see who has won
WINNER=The winner|with {0} points
SHARED=Shared victory
OVER=The game is over
REMATCH=Rematch|same players
SHOW_RESULT=Result

NEW_GAME=New game|this one is kept|gives up this one
PLAYERS=2 players|3 players|4 players|5 players
HISTORY=History
SETTINGS=Settings
WHICH_CREST=Player {0} of {1} has|then clockwise
STEP_BACK=Change|the choice before
WHO_BAG=Bag starts with
DRAW=Draw|the wheel decides
STARTS=drawn by the wheel
PREPARE=Set up
PREPARE_BOARD=River: side 1-{0}/Barrel in hole 1/Two tiles per area
PREPARE_SUPPLY=Ready: towers, sheep, bonus tiles, marker. Barrels: first space

GO_ON=Go on|Bag with {0}|with the scores
GIVE_UP=Give up this game?|Really give it up?|The whole game!

TAKE_BACK=Take back
TAKE_BACK_WHAT=the end of round|the spin|the placement|the flocks|the flocks|the towers|the end
OVERVIEW=Overview|flocks, round, bag
HAS_BAG=has the bag: {0} tiles
SCORE_EARLY=Score now|stop before the end|Stop and score?|No more rounds
MORE=More|settings, history

COUNT=Count for me|area, town, towers
COUNT_STEPS=rows of land|columns of land|shape of the town|rotate the town|move the town
COUNT_NOW=Count
GAPS=Gaps
COUNT_BOX=Box, town|size, shape, place
HOLD_TO=hold {0}: one row|hold {0}: count
CUT_OFF=part of it is cut off
LEAVE=Leave|it is kept
ENCLOSED=enclosed
MISSING={0} missing|{0} missing

NO_GAMES=No games yet
GAME_OF=Game {0} of {1}
POINTS_OF={0} points, {1}
LANGUAGE=Language
BRIGHTNESS=Light
BRIGHTNESS_WHAT={0} of 5
SOUND=Sound
ON_OFF=off|on
TURNS=Placing
TURNS_WHAT=together|in turn
FIRST_AREA=First area
FIRST_WHAT=light {0}
DIRECTION=Direction
DIRECTION_WHAT=clockwise|anticlockwise
POWER_BANK=Keep power bank on
NAMES=Names
NAME_KEY=Name|Name for {0}
NAME_USED=from before
NAME_ENDS=[delete]|[done]
RESET=Reset
RESET_ASK=Forget all?|Really forget all?|games and settings
ABOUT=About
FREE={0} KB of memory free

DAMAGED=Damaged save|Part of it is lost. Please check what is left|Lost in part: {0}. Please check
LOST=game|settings|names|past games
FOREIGN=Unknown data|in the memory. Erase it and save games here?
FOREIGN_NO=Then nothing is saved when the power goes
TIDY=One moment ...|Keep the power on while the memory is tidied up
NO_CHANCE=The wheel is stuck: the source of chance is broken. Try again
"""
