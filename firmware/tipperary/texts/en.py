# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""English."""

# Words of the rules: Round, bag, River, barrel, area, largest flock, Shared victory
TEXTS = """
NAME=English
CRESTS=Castle|Yellow|Blue|Green|Pink
CATEGORIES=Area|Sheep|Exploration|Whiskey|Stone circles
CATEGORIES_SHORT=Area|Sheep|Explor.|Whiskey|Stones

HOLD=hold: {0}
MENU=menu
BACK=back
ON=go on
SPIN_KEY=spin
PLACED=placed
DONE=done
FINISH=end
REMATCH=again
TIDY_KEY=tidy up
YES=Yes
NO=No
ERROR=Sorry!
ERROR_HOW=The game is saved. Start again?

ROUND=Round {0} of {1}
FINAL=Final round!
SPINS=spins the wheel
TURNING=Round/it goes
TAKES=Take from area
IN_TURN=area {0}
PLACE=keep one of the two
REST=rest as is
SMALLER=It was {0}
SMALLER_HOW=Smaller now?

SUPPLY=Supply
KEEPS=keeps
TAKES_IT=takes
STAYS=stays
RETURNS=goes back
ALONE=alone has the largest flock: {0}
TIE_KEEPS=A tie at {0}: the holder keeps it
TIE_NOBODY=A tie at {0}: it stays in the supply
TIE_RETURNS=Others tie at {0}: back to the supply
HOLE=Barrel to hole
FINAL_HOLE=Last hole!
BAG_TO=Bag to
REFILL=Refill
IN_BAG=In the bag
AFTER_REFILL=after refilling
TOWERS=Towers
TOWERS_HOW=Place them now: fill gaps or widen

ROWS={0} rows
COUNTS_0=largest gap-free rectangle, with town
COUNTS_1=sheep in your largest flock
COUNTS_2=all 18 spaces around your town are taken?
COUNTS_3=the number under your barrel
COUNTS_4=sum of the numbers on your stone circles
MARKER_COUNTS=largest flock; the marker's 5 are added
ALL_IN=All values are in
ALL_IN_HOW=Turn the pages to check, then name the winner
WINNER=The winner
WINS=wins with {0} points
SHARED=Shared victory
PLACES=Places and points
--
NEW_GAME=New game
PLAYERS=2 players|3 players|4 players|5 players
HISTORY=History
SETTINGS=Settings
WHICH_CREST=Player {0} of {1} has
CLOCKWISE=then clockwise
WHO_BAG=Bag starts with
DRAW=Draw
DRAW_WHO=the wheel decides
STARTS=drawn by the wheel
PREPARE=Lay out
PREPARE_BOARD=River side 1-{0}, barrel in hole 1, two tiles in each area
PREPARE_SUPPLY=Bonus tiles, towers, sheep, marker beside. Your barrels on 0

GO_ON=Go on
WHO_HAS_BAG=Bag with {0}
SCORING_NOW=with the scores
ANEW_WHAT=gives up this one
ANEW=Give up this game?
ANEW_SURE=Really give it up?
ANEW_HOW=The whole game!

TAKE_BACK=Take back
TAKE_BACK_WHAT=the spin|the placement|the flocks|the end of round|the towers|a score|the end
LOOK=Look
LOOK_WHAT=flocks, round, bag
FLOCKS=Largest flocks
HAS_BAG=has the bag: {0} tiles
SCORE_EARLY=Score now
SCORE_EARLY_WHAT=stop before the end
SCORE_EARLY_SURE=Stop and score?
SCORE_EARLY_HOW=No more rounds
END=End
END_WHAT=kept in the history
MENU_BIG=Menu
MENU_WHAT=settings, history

COUNT=Count for me
COUNT_WHAT=area, town, towers
COUNT_STEPS=rows of land|columns of land|shape of town|turn of town|place of town
COUNT_NOW=Count
COUNT_BOX=Box, town
COUNT_BOX_HOW=size, shape, place
BRUSHES=gaps|sheep|stones
BRUSH_HOW=hold: up and down
CUT_OFF=part of it is cut off
LEAVE=Leave
LEAVE_HOW=it is kept
ENCLOSED=enclosed
MISSING={0} missing

NO_GAMES=No games yet
GAMES={0} games
BEST=Best {0}: {1}
WINS_OF=Wins
AVERAGE_OF=Average points
LAST_GAME=Game {0} of {1}
LANGUAGE=Language
BRIGHTNESS=Light
BRIGHTNESS_WHAT={0} of 5
SOUND=Sound
ON_OFF=off|on
TURNS=Placing
TURNS_WHAT=at once|in turn
FIRST_AREA=First area
FIRST_WHAT=place {0}
DIRECTION=Direction
DIRECTION_WHAT=clockwise|anticlockwise
NAMES=Names
NAME_KEY=Name
NAME_WHOSE=Name for {0}
NAME_DONE=[done]
NAME_DELETE=[delete]
KEEP_NAME=Keep this name?
KEEP_NAME_HOW=it was changed
RESET=Reset
RESET_ASK=Forget all?
RESET_SURE=Really forget all?
RESET_HOW=games and settings
ABOUT=About
FREE={0} KB of memory free

DAMAGED=Damaged save
DAMAGED_HOW=Part of it is lost. Please check what is left
DAMAGED_WHAT=Lost in part: {0}. Please check
LOST=game|settings|names|past games
FOREIGN=Foreign data: erase?
FOREIGN_HOW=nothing is saved|games are saved here
TIDY=Memory full
TIDY_HOW=Keep the power on while it is tidied up
NO_CHANCE=The wheel is stuck: the source of chance is broken. Try again
"""
