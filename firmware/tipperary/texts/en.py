# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""English."""

TEXTS = """
NAME=English
CRESTS=Castle|Amber|Blue|Green|Pink
CATEGORIES=Area|Sheep|Exploration|Whiskey|Stones
CATEGORIES_SHORT=Area|Sheep|Explor.|Whiskey|Stones

SPIN_KEY=Spin
NEXT_KEY=Next
TAKE=OK
YES=Yes
NO=No
BACK=Back
HOLD_BACK=hold Back
HOLD_NO=hold No
TWO_KEYS=A: next, held: previous

GO_ON=Go on
NEW_GAME=New game
HISTORY=History
SETTINGS=Settings
WHERE=Round {0} of {1}, {2} has the bag
SCORING_NOW=The scores are being taken
PLAYERS={0} players
HOW_MANY=A new game
WHICH_CREST=Player {0} of {1} has
CLOCKWISE=then clockwise
WHO_BAG=The bag starts with
DRAW=Draw
DRAW_WHO=the wheel decides
STARTS=drawn by the wheel
LAY_OUT=Lay out
LAY_OUT_HOW=River side 1-{0}, barrel in hole 1, two tiles in each area
ANEW=Start anew?
ANEW_HOW=gives up round {0}
ANEW_SURE=Really give it up?

SPINS=spins the wheel
ROUND=Round {0} of {1}
FINAL=Final round!
TURNING=Round it goes
TAKES=Take from area
IN_TURN=area {0}
PLACE=keep one of the two
PLACED=Placed
FLOCK={0}: largest flock
SMALLER={0} after {1}?
SMALLER_HOW=Flocks never shrink
MARKER=Largest Flock
SUPPLY=Supply
ALONE=has the most, {1}, and takes the marker
ALONE_KEEPS=has the most, {1}, and keeps the marker
TIE_KEEPS=keeps the marker in a tie at {1}
TIE_NOBODY=a tie at {1}: the marker stays there
TIE_RETURNS=no longer {0}: a tie of others at {1}
HOLE=Hole {0}
BARREL=Barrel to hole {0}, bag to {1}
BAG_TO=Bag to {0}
REFILL=Refill areas
REFILL_HOW={0} tiles, bag: {1}
TOWERS=Towers
TOWERS_HOW=Place them now: fill gaps or widen
TOWERS_KEY=Score

TOTAL=total {0}
TOTAL_MARKER=total {0} with marker
SCORES=All scores
FINISH=Finish
WINS=wins with {0} points
SHARED=Shared victory
POINTS={0} points
DONE=End

TAKE_BACK=Take back?
TAKE_BACK_WHAT=The spin|Placement|The flocks|Round end|Towers|A score|The end
MENU=Menu

NO_GAMES=No games yet
GAMES=Games: {0}
BEST=Best {0}: {1}
WINS_OF=Wins
LAST_GAME=Game {0} of {1}
LANGUAGE=Language
BRIGHTNESS=Light
SOUND=Sound
ON_OFF=off|on
TURNS=Placing
TURNS_WHAT=at once|in turn
FIRST_AREA=First area
FIRST_WHAT=place {0}
DIRECTION=Direction
DIRECTION_WHAT=clockwise|anticlockw.
NAMES=Names
NAME_WHOSE=Name of {0}
NAME_END=done
NAME_DELETE=delete
RESET=Reset
RESET_HOW=games and settings
RESET_SURE=Really forget all?
ABOUT=About
ABOUT_WHAT={0} {1} KB free
SET=Set

DAMAGED=Damaged save
DAMAGED_HOW=Part of it is lost. Please check what is left
DAMAGED_WHAT=Lost in part: {0}. Please check
LOST=game|settings|names|past games
FOREIGN=Foreign data: erase?
FOREIGN_HOW=then nothing is saved|games are saved here
TIDY=Memory full
TIDY_HOW=Keep the power on while it is tidied up
ERROR=Sorry!
ERROR_HOW=The game is saved. OK starts again
NO_CHANCE=The wheel is stuck: the source of chance is broken. Try again
"""
