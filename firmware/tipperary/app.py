# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The app: one loop turn reads the keys, tells the screen, and draws what changed."""

import gc
from os import urandom

from micropython import const

from engine_core import game as phases
from engine_core.rules import RuleError
from tipperary.borrow import borrow
from tipperary.face.view import View
from tipperary.input.keys import BACK, NEXT, OK, PREV, UP
from tipperary.ticks import since

_SLEEP_MS = const(300000)

_SCREENS = ("spin", "placement", "sheep", "end_of_round", "towers", "scoring", "result")


def load(name):
    """A screen's class; nothing but the one in use keeps its code in memory."""
    return borrow("screens." + name).Screen


class App:
    """Everything that is between the keys and the light."""

    def __init__(self, painter, ring, keys, sound, saves, chance=urandom, log=print):
        self.painter = painter
        self.ring = ring
        self.keys = keys
        self.sound = sound
        self.saves = saves
        self._urandom = chance
        self.log = log
        self.view = View()
        self.t = None
        self.screen = None
        self.now = 0
        self._changed = self._new = self._ok_is_back = False
        self._touched = 0
        self.asleep = None
        self._console = None
        self.told = False  # whether the finished game has gone out over the console
        self.adjust()

    def adjust(self):
        """Bring everything in line with the settings."""
        borrow("settings").adjust(self)

    def speak(self, texts):
        """Use the texts of a language from now on."""
        self.t = texts
        self._crests = texts.CRESTS  # asked for all the time

    def begin(self, now):
        """The first screen after power-on."""
        self.now = self._touched = now
        if self.saves.foreign:
            self.go("foreign")
        elif self.saves.damaged:
            self.go("damaged")
        else:
            self.home()

    def home(self):
        """Where a device with or without a game begins."""
        setup = self.saves.setup
        if self.saves.game is None:
            if not setup:
                self.go("setup")
            else:
                self.go("bag" if len(setup) > setup[0] else "crests")
        elif self.saves.game.phase == phases.FINISHED:
            self.go("result")
        else:
            self.go("start")

    # Where the start's menu was left for another screen: its option, and what the game's menu was
    # entered with, None after power-on.
    left = (0, None)

    def resume(self):
        """Go on after power-on; before the first spin the set-up is read once more."""
        if self.is_new_game():
            self.go("prepare")
        else:
            self.play()

    def is_new_game(self):
        """Whether nothing was done in the game, nor undone: what was set up may still change."""
        game = self.saves.game
        return len(game.log) == 1 + game.players

    def play(self, *args):
        """The screen for what the game is at."""
        self.go(_SCREENS[self.saves.game.phase], *args)

    def go(self, name, *args):
        """Leave this screen for another one."""
        self.log("screen:", name)
        self.keys.forget()
        self.make_room()
        self.screen = load(name)(self)
        self._new = True
        self.screen.enter(*args)
        self.changed()

    def make_room(self):
        """Let go of the screen and what it said, which else lies scattered where code has to go."""
        self.screen = None
        self.view.clear()
        self.painter.clear()

    def changed(self):
        """Something on the screen is different now."""
        self._changed = True

    def start_game(self, crests, bag):
        """A new game of these coats of arms."""
        self.saves.start(crests, bag)
        self.log("action: start", len(crests), bag)

    def act(self, name, *params):
        """Do something in the game: saved before anything is seen of it."""
        self.saves.act(name, *params)
        if name == "spin":
            params = (self.saves.game.turn,)  # an undone spin comes back with the turn it had
        self.log("action:", name, *params)

    def undo(self):
        """Take back the last thing done in the game."""
        self.saves.undo()
        self.log("action: undo")

    def talk(self, runtime, stdin):
        """Tell a computer of the game that has just been finished, and do what it asks for."""
        game = self.saves.game
        if (game is not None and game.phase == phases.FINISHED) != self.told:
            borrow("console.game_lines").tell(self)
        if runtime.serial_bytes_available and self._console is None:
            self._console = borrow("console.commands").Console(self, runtime, stdin)
        if self._console and not self._console.step():
            self._console = None

    def chance(self, count):
        """Random bytes; where os.urandom is weak, the moment of the press makes them better."""
        return bytes([byte ^ self.now & 255 for byte in self._urandom(count)])

    def name(self, crest):
        """What the players call a coat of arms."""
        return self.saves.names[crest] or self._crests[crest]

    def step(self, now):
        """One turn of the loop."""
        self.now = now
        intent = self.keys.poll(now, self.screen.listens and not self.asleep)
        if self.keys.stirred:
            self.keys.stirred = False
            self._touched = now
            if self.asleep:
                self._wake()
        elif not self.asleep and since(self._touched, now) > _SLEEP_MS:
            self._fall_asleep()
        try:
            if intent:
                self.screen.on(self._as_shown(intent))
                if self.saves.crowded() and self.screen.tidies:
                    self.go("tidy")
            self.screen.step(now)
        except RuleError as error:
            self.log("error:", error)
            self.go("refused", error)
        self.sound.step(now)
        if self._changed:
            self.show()
            gc.collect()  # while somebody looks, so that no garbage is in the way of the next press
        elif self.asleep and self.saves.settings["power_bank"]:
            self.asleep.glow(since(self._touched, now))

    def _as_shown(self, intent):
        """What a key means on a screen that has one verb for several keys."""
        view = self.view
        self.by_ok = intent == OK and self._ok_is_back  # a press, and not the key that is held
        if self.by_ok:
            return BACK
        if intent > BACK and not self.screen.steers:
            # Down goes on in a list and on pages, as one reads; a number grows upwards.
            return NEXT if (intent == UP) == (view.next == "+") else PREV
        if self.keys.turns:
            # A knob has one place for both directions.
            if intent == NEXT and view.next is None:
                return PREV
            if intent == PREV and view.prev is None:
                return NEXT
        return intent

    def fill(self, view):
        """What the screen has to say, with a verb for each key that does something here."""
        view.clear()
        self.screen.show(view)
        if self.keys.pad and not self.screen.steers:
            view.up, view.down = view.prev, view.next
            if view.next == "+":
                view.up, view.down = view.next, view.prev
        # Where OK has nothing else to do, pressed or held it does the same.
        self._ok_is_back = view.ok is None and view.back is not None and not self.keys.has_back
        if self._ok_is_back:
            view.ok = view.back
            view.back = None

    def show(self):
        """Draw the screen as it is now."""
        new = self._new
        self._changed = self._new = False
        self.fill(self.view)
        self.painter.show(self.view, new)

    def _fall_asleep(self):
        self.asleep = borrow("light.sleep").Sleep(self.ring)
        self.painter.set_brightness(0)
        self.log("asleep")

    def _wake(self):
        self.asleep.end()
        self.asleep = None
        self.painter.set_brightness(self.saves.settings["brightness"])
        self.log("awake")
