# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The console: screen and three buttons in a tilted face, the Pico and the piezo on the lid.

x to the right, y away from the player, z up; the lid's underside is at z = 0. The shell is printed
on its face, so its openings for cables reach to the rim and need no support.
"""

import math

from manifold3d import Manifold

from tools.enclosure.design import Design, Placed, Printed, Screw, load_part
from tools.enclosure.shapes import LEVEL, OVER, Triple, box, countersunk, joined, plate, rod, tube

WALL = 2.4
TILT = 25.0  # degrees
SIN, COS = math.sin(math.radians(TILT)), math.cos(math.radians(TILT))
WIDE, FRONT = 96.0, 27.0  # how wide it is, and how high at the front
CORNER = 5.0
POST = 10.0  # of the four corners, into which the lid is screwed
PITCH, BUTTONS_UP = 27.0, 16.0  # from button to button, and from the front edge up the face
BUTTONS = {"previous": -PITCH, "next": 0.0, "ok": PITCH}
CABLE_AT = -WIDE / 2 + 30  # where the ring's leaves, at the back
M3, M3_FREE, M3_HEAD, M3_CORE = 3.0, 3.4, 6.4, 2.5
M2, M2_CORE = 2.0, 1.7
BAR = (8.0, 2.4)  # wide and thick: the two bars that hold the screen
PINS = (4.0, 21.0)  # room for a row of seven
HEADS = 3.0  # room for the heads of their screws
FOAM = 1.0  # under each bar, a strip of soft tape
BOSS = 7.0
UNDER = 4.0  # free below the Pico, for its wires
PLAY = 0.3  # between the lid's lips and the shell
SEEN = 1.3  # the window is larger than the picture by this, and the part's tolerance


class Console:
    """All sizes that follow from the screen."""

    def __init__(self, screen: str) -> None:
        self.screen = load_part(screen)
        self.button, self.pico = load_part("button_12"), load_part("pico")
        self.piezo = load_part("piezo")
        board, room = self.screen["board"], self.screen.tolerance
        self.frame = (board.size[0], board.size[1], -board.at[2])
        self.frame_at = (board.at[0], board.at[1])
        self.boss_up = board.size[1] / 2 + room + BOSS / 2  # from the board's middle
        self.bar_out = board.size[0] / 2 - BAR[0] / 2 + 2
        low = BUTTONS_UP + 11 + BOSS / 2 + self.boss_up  # the middle of the screen's board
        self.screen_up = low - self.frame_at[1]
        # Bosses and bars reach inward, and so towards the back wall, which stands upright.
        inward = self.frame[2] + FOAM + BAR[1] + HEADS
        lean = inward * math.tan(math.radians(TILT)) + WALL / COS
        self.face = low + self.boss_up + BOSS / 2 + lean + WALL
        self.deep = self.face * COS
        x, y, middle = WIDE / 2 - POST / 2, self.deep / 2 - POST / 2, self.deep / 2
        self.posts = [(sx * x, middle + sy * y) for sx in (-1, 1) for sy in (-1, 1)]
        self.bosses = [
            (self.frame_at[0] + sx * self.bar_out, low + sy * self.boss_up)
            for sx in (-1, 1)
            for sy in (-1, 1)
        ]
        usb = self.pico["usb"]
        reach = usb.at[0] + usb.size[0] / 2 + self.pico.tolerance + 0.2
        back = self.deep - POST - 1.5 - self.pico["board"].size[1] / 2
        self.pico_at: Triple = (WIDE / 2 - WALL - reach, back, WALL + UNDER)
        self.stands = [(self.pico_at[0] + x, self.pico_at[1] + y) for x, y in self.pico.holes]
        self.piezo_at: Triple = (-WIDE / 2 + 24, self.deep - 24, WALL)

    def on_face(self, x: float, up: float, out: float = 0.0) -> Triple:
        """A place on the face: up from its front edge, and out of it."""
        return (x, up * COS - out * SIN, FRONT + up * SIN + out * COS)

    def _set(self, solid: Manifold, x: float, up: float, out: float = 0.0) -> Manifold:
        return solid.rotate((TILT, 0, 0)).translate(self.on_face(x, up, out))

    def _below_face(self, solid: Manifold, deep: float) -> Manifold:
        return solid.trim_by_plane((0, SIN, -COS), deep - FRONT * COS)

    def _middle(self, solid: Manifold) -> Manifold:
        return solid.translate((0, self.deep / 2, 0))

    def shell(self) -> Manifold:
        high = FRONT + self.deep
        room = (WIDE - 2 * WALL, self.deep - 2 * WALL)
        outer = self._below_face(self._middle(plate(WIDE, self.deep, high, CORNER)), 0)
        inner = self._middle(plate(*room, high, CORNER - WALL))
        body = outer - self._below_face(inner, WALL)
        corners = [box((POST, POST, high)).translate((x, y, 0)) ^ outer for x, y in self.posts]
        body = joined(body, *corners, *self._screen_mount())
        body = body.trim_by_plane((0, 0, 1), WALL)  # the lid is below
        for x, y in self.posts:
            body -= rod(M3_CORE, 12 + OVER).translate((x, y, WALL - OVER))
        for boss in self.bosses:
            deep = self.frame[2] + FOAM
            body -= self._set(rod(M3_CORE, deep + OVER), *boss, -WALL - deep - OVER)
        body -= self._window()
        hole = self.button["body"].size[0] + self.button.tolerance + 0.2
        for x in BUTTONS.values():
            body -= self._set(rod(hole, 2 * WALL + 2 * OVER), x, BUTTONS_UP, -2 * WALL - OVER)
        return body - joined(*self._openings())

    def _screen_mount(self) -> list[Manifold]:
        """A low frame around the screen's board, and a boss beside each of its corners."""
        length, width, deep = self.frame
        room, rim = 2 * self.screen.tolerance, 1.6
        high = self.screen["glass"].size[2] + 1
        root = WALL / 2  # what grows out of the face begins inside it
        around = box((length + room + 2 * rim, width + room + 2 * rim, high + root))
        around -= box((length + room, width + room, high + 2 * OVER)).translate((0, 0, -2 * OVER))
        x, y = self.frame_at
        tall = deep + FOAM
        bosses = [self._set(rod(BOSS, tall + root), *boss, -WALL - tall) for boss in self.bosses]
        return [self._set(around, x, self.screen_up + y, -WALL - high), *bosses]

    def _window(self) -> Manifold:
        """As large as the picture and a little more, and wider outside, to look in aslant."""
        length, width, _ = self.screen["picture"].size
        length += 2 * (SEEN + self.screen.tolerance)
        width += 2 * (SEEN + self.screen.tolerance + self.screen.astray)
        straight, slope = 0.6, WALL - 0.6
        hole = box((length, width, WALL + 2 * OVER)).translate((0, 0, -WALL - OVER))
        wide = 2 * (slope + OVER)
        flare = Manifold.batch_hull(
            [
                box((length, width, 0.01)).translate((0, 0, straight - WALL)),
                box((length + wide, width + wide, 0.01)).translate((0, 0, OVER)),
            ]
        )
        return self._set(hole + flare, 0, self.screen_up)

    def _openings(self) -> list[Manifold]:
        """For the USB plug on the right and the ring's cable at the back, down to the lid."""
        plug, (_, y, z) = self.pico["plug"], self.pico_at
        room = 2 * self.pico.tolerance + 1
        top = z + plug.at[2] + plug.size[2] + room / 2
        usb = box((4 * WALL, plug.size[1] + room, top)).translate((WIDE / 2, y, 0))
        cable = box((6, 4 * WALL, WALL + 5)).translate((CABLE_AT, self.deep, 0))
        return [usb, cable]

    def lid(self) -> Manifold:
        body = self._middle(plate(WIDE, self.deep, WALL, CORNER))
        sx, sy, _ = self.piezo_at
        around = self.piezo["body"].size[0] + 2 * self.piezo.tolerance
        stands = [rod(5.6, UNDER + 0.5).translate((x, y, WALL - 0.5)) for x, y in self.stands]
        cup = tube(around + 3.6, around, 6.5).translate((sx, sy, WALL - 0.5))
        body = joined(body, cup, *stands, *self._lips())
        for x, y in self.posts:
            body -= countersunk(M3_FREE, M3_HEAD, WALL).translate((x, y, 0))
        for x, y in self.stands:
            body -= rod(M2_CORE, 4.6 + OVER).translate((x, y, WALL + UNDER - 4.6))
        return body - rod(5, WALL + 2 * OVER).translate((sx, sy, -OVER))

    def _lips(self) -> list[Manifold]:
        """Four short walls that keep the lid in its place."""
        thick, high = 1.8, 3.0
        side = WIDE / 2 - WALL - PLAY - thick / 2
        front = WALL + PLAY + thick / 2
        z = WALL - 0.5
        return [
            box((50, thick, high)).translate((0, front, z)),
            box((40, thick, high)).translate((12, self.deep - front, z)),
            box((thick, 26, high)).translate((-side, self.deep / 2, z)),
            box((thick, 18, high)).translate((side, 24, z)),
        ]

    def bar(self, side: int) -> Manifold:
        """Across the screen's back, boss to boss; open for modules with their pins at the side."""
        wide, thick = BAR
        x, y = self.frame_at[0] + side * self.bar_out, self.screen_up + self.frame_at[1]
        body = plate(wide, 2 * self.boss_up + wide, thick, 3)
        for sy in (-1, 1):
            hole = rod(M3_FREE, thick + 2 * OVER)
            body -= hole.translate((0, sy * self.boss_up, -OVER))
        open_for = (PINS[0], min(PINS[1], self.frame[1] - 12), thick + 2 * OVER)
        body -= box(open_for).translate((0, 0, -OVER))
        return self._set(body, x, y, -WALL - self.frame[2] - FOAM - thick)

    def placed(self) -> tuple[Placed, ...]:
        tilt = (TILT, 0.0, 0.0)
        at = self.on_face(0, self.screen_up, -WALL)
        out = (_along(-self.frame[2] - FOAM - 1), (0, 0, -90))
        placed = [Placed("screen", self.screen, tilt, at, "shell", out, _along(1), (0, 0, -62))]
        way = ((_along(40),), _along(-1), _along(30))
        for name, x in BUTTONS.items():
            at = self.on_face(x, BUTTONS_UP)
            placed.append(Placed(name, self.button, tilt, at, "shell", *way))
        way = (((0.0, 0.0, 60.0),), (0.0, 0.0, -1.0), (0.0, 0.0, -104.0))
        return (
            *placed,
            Placed("pico", self.pico, LEVEL, self.pico_at, "lid", *way),
            Placed("piezo", self.piezo, LEVEL, self.piezo_at, "lid", *way),
        )

    def screws(self) -> tuple[Screw, ...]:
        screws = [Screw((x, y, 0.0), LEVEL, M3, 12, "lid", "shell") for x, y in self.posts]
        behind = -WALL - self.frame[2] - FOAM - BAR[1]
        for x, up in self.bosses:
            bar = "left bar" if x < 0 else "right bar"
            at = self.on_face(x, up, behind)
            screws.append(Screw(at, (TILT, 0.0, 0.0), M3, 6, bar, "shell"))
        top = self.pico_at[2] + self.pico["board"].size[2]
        upside_down = (180.0, 0.0, 0.0)
        screws += [Screw((x, y, top), upside_down, M2, 5, "pico", "lid") for x, y in self.stands]
        return tuple(screws)


def _along(length: float) -> Triple:
    """A way along the face's normal."""
    return (0.0, -length * SIN, length * COS)


def console(screen: str) -> Design:
    """The console for one of the screens."""
    made = Console(screen)
    flat = (-TILT, 0.0, 0.0)
    printed = (
        Printed("shell", made.shell(), (180 - TILT, 0.0, 0.0), LEVEL),
        Printed("lid", made.lid(), LEVEL, (0.0, 0.0, -146.0)),
        Printed("left bar", made.bar(-1), flat, (0.0, 0.0, -84.0)),
        Printed("right bar", made.bar(1), flat, (0.0, 0.0, -84.0)),
    )
    return Design(printed, made.placed(), made.screws())
