# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What version 1.1 saved is there after an update, in every phase of a game."""

from __future__ import annotations

from base64 import b85decode
from typing import Any, NamedTuple

import pytest

from engine_core.journal import Journal
from engine_core.rules import AREA, WHISKEY
from host_tests.support.device import Device, option
from host_tests.support.kept import confirmed
from host_tests.support.store import Rp2Store
from host_tests.support.table import count_sheep, enter, enter_value
from tipperary.settings import first_values
from tipperary.store.land_map import GAP, HOME, LAND, LandMap
from tipperary.store.saves import Saves

# Written by version 1.1, press by press: names and brightness, set-up, a round with a spin taken
# back, a second one, scores begun in the third, a landscape with gaps, sheep and stone circles,
# all values, one of them twice, the result and a rematch. Cut anywhere it is what lay there then.
EVENING = b85decode(
    b"00vY40s#O305Zhd1f>B5O#@nQ!>d~C1RkXV1x)}!Zf;@m|N1+n0|8J2*4icor33;{0|COJ%LSzc15g7211&6FJ*5T&"
    b"Py+!20Jr8aJEaE%PD=p;05a~552XkKK?D-;MK~{|2?13F33$RMr3wN;1rje_?GvR70zm~J1cEyOr3?c^0RjLgZ5kq_"
    b"4Fg010RZf&Rt%*M14IA-0Dyn*5~U9XK?X1Y0s$YORw<<r0znEOm`T|-r4a%_3l#tFRUD-f0znKQf^2d#r4s{00s#Ot"
    b"saGbY6az#60svn%n-QfI14ID>0N9EA2c;GTK@Bhh0|CWn;T)wG0znZVptz<#r5FN15)hCzX(y!_0znfYeZY4Or5XrS"
    b"00;;G0s;X5l_&rPr5gxT00;>H0|Ej78>Xx{r5p%U00;>f0|Em8z7{_`r5y-V00;>f0|Ep90O(~0r5*xL0T`2QyaA;j"
    b"2vh(F2^a$d1pv_0IUl7U4O9RK2^a$d1pp8c5D^eyBzz*JAr4dk2niSi0|fvO5fBj&B6O<DDy1SNQ~(GG7y|<Z01y!n"
    b"5fCB~5fKp)5fKp)5fKp)5fKp)5fKp)5f{4=mp7#&0zniY)12BGr6dDE6+kMHyPOfFB?CbhK?h}{!5^h213?)=1t=W("
    b"FQq2~K^sE~m_HIEr6>bI9YYN%GVdm(DFZ<tL<64>sRN}d13@80C>{Yw9HlD*K_f>1qveAtr7QzMB}g7)#7`ZiEdxO("
    b"NdxyZ4iu#>13@WDC-)?H4y7*xK`TrJSoZBWr7#0QElmcs2qGAzF#|y_P5=}NArhrB0zok#6T5pcr86E#6A1wTycyO>"
    b"DhC4qgD3+71X^#yt0*S{00cp9ZegXIZ7iiU1Wro<0{{xG%0Hz"
)
# Tidied by version 1.1: two past games, and a game of five while its sheep are counted.
SHEEP = b85decode(
    b"00>T11Ofm70~8=wxe5fO0Ruz=1OO#o13sk!14IMJ01AgqKcxc(Q~v}30002c|2!<E1OiNCWli;^1EmE9O#({8wsL2c"
    b"356=91_Vt6O=)3GBzq&J2Lew77#}ctFr^3-Xc7Pc0JsM%V7><u764&^2NHk<08$8G45bMfXc7Pd0M6F1K)VAMZUBma"
    b"0uBBJ1xmxVa%Z_zp$Me"
)
# The same game, tidied while its scores are entered, with two landscapes.
SCORING = b85decode(
    b"0CrAQ1Ofm70~8=I0s#U703Z?|Fa!ew0s$ZrATS360|Epf5FjuJ1_cENAQ2!i2nGlT2p|z4FbN3=2n!$*ATSCE3knP%"
    b"6Cf}P3=RwrAQB)j4G$3w4<HjDFb)zE4i6weDnSWC1w#r%2SqAI2}cD;3P}e_9`BGK8l?dxQ~?MH7y|<Z01y!n5fCB~"
    b"5fKp)5fKp)5fKp)5fKp)5fKp)5f={{O*Ewf98?4p6h{vc1q{i_$;rvd$;rvd$;rvd$;rvd$;pY2vlFEQ22=k80RR91"
    b"(EmIvr33;@WMxhDr30k}22BD=!?to~l?jC^r3M5|1WjpSO(c6Gr3V5}1Q;JMdN8F36lf9v0RXrMEMUF|5*7eqfd>+R"
    b"1prbAU<{=R8E6s!0szj|ut2*57j6KGfC3Hv1qDjOwsL2=RG|o^"
)

NAMES = ["Anna", "", "", "Zoë", ""]
SCORES = ((42, 7, 5, 13, 3), (40, 3, 0, 30, 3), (39, 1, 5, 6, 0))
BEGUN = bytes.fromhex("08091803030500")
PAINTED = BEGUN + bytes.fromhex("1011101110221111111111111111111111111111111111111111111117")
OVER = bytes.fromhex("13090100bc19d6492a07030083280303045a6fc3ab2827010004416e6e61")
ROUNDS = "4b010300 122030000201 20 142030020301 20 10"
VALUES = "402a 4107 4205 430a 430d 4403 4528 4700 481e 4903 4a27 4c05 4d06 4e00"


class Moment(NamedTuple):
    """A moment of the evening: how much was written, the screen it was at, and the game."""

    end: int
    screen: str
    log: str = ""
    drafts: dict[int, int] = {}  # noqa: RUF012
    land: bytes = b""


MOMENTS = [
    Moment(59, "crests"),
    Moment(82, "bag"),
    Moment(94, "prepare", "4b010300"),
    Moment(104, "placement", "4b010300 12"),
    Moment(113, "spin", "4b010300 1a"),
    Moment(144, "sheep", "4b010300 1220", {1: 2}),
    Moment(179, "end_of_round", "4b010300 122030000201"),
    Moment(189, "spin", "4b010300 122030000201 20"),
    Moment(285, "towers", ROUNDS + "21"),
    Moment(375, "towers", ROUNDS + "21", {}, BEGUN),
    Moment(463, "towers", ROUNDS + "21", {}, PAINTED),
    Moment(473, "scoring", ROUNDS + "2120", {}, PAINTED),
    Moment(484, "scoring", ROUNDS + "2120 402a", {}, PAINTED),
    Moment(517, "scoring", ROUNDS + "2120 402a 4107 4205 430a", {}, PAINTED),
    # Two flocks were as they had been counted: 1.1 did not write down that somebody agreed.
    Moment(627, "scoring", ROUNDS + "2120" + VALUES, {}, PAINTED),
    Moment(637, "result", ROUNDS + "2120" + VALUES + "20", {}, PAINTED),
    Moment(687, "prepare", "4b010300"),
]
each_moment = pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: f"{moment.end}")


def memory(image: bytes) -> Rp2Store:
    return Rp2Store(data=image + b"\xff" * (4096 - len(image)))


def expected(moment: Moment) -> dict[str, Any]:
    state = confirmed(Saves(Rp2Store()))
    state["settings"] = {**first_values(), "brightness": 2}
    state["names"] = NAMES
    state["game"] = bytes.fromhex(moment.log) or None
    state["drafts"] = moment.drafts
    state["maps"] = {0: moment.land} if moment.land else {}
    state["setup"] = {59: b"\3\1", 82: b"\3\1\3\0"}.get(moment.end, b"")
    # The shape of the hometown was remembered when it was told.
    state["outlines"] = b"\0\x18\0\0\0" if moment.end > 285 else bytes(5)
    if moment.end == 687:
        state["past"] = [OVER]
        state["ended"] = bytes.fromhex(ROUNDS + "2120" + VALUES + "20")
    return state


@each_moment
def test_everything_that_version_1_1_saved_is_read_and_stays(moment: Moment) -> None:
    store = memory(EVENING[: moment.end])
    saves: Any = Saves(store)
    assert not saves.damaged
    assert not saves.foreign
    assert confirmed(saves) == expected(moment)
    saves.tidy()
    assert confirmed(Saves(store)) == expected(moment)


def test_every_single_record_of_it_makes_sense() -> None:
    store = memory(b"")
    journal = Journal(store)
    for record in Journal(memory(EVENING)):
        journal.append(record)
        assert not Saves(store.copy()).damaged
    assert store.cells == memory(EVENING).cells


@each_moment
def test_the_screen_comes_back_and_the_game_is_played_to_its_end(moment: Moment) -> None:
    device = Device(store=memory(EVENING[: moment.end]), frame_ms=40)
    if device.screen == "start":
        device.press("ok")
    assert device.screen == moment.screen
    if moment.drafts:
        assert [column[1] for column in device.app.view.columns] == ["2", "0", "0"]
    play_on(device)
    game = device.game
    assert game.round == (3 if 285 <= moment.end < 687 else game.rounds)
    scores = [list(values) for values in SCORES]
    if moment.end == 517:
        scores[0][WHISKEY] = 10  # as it was entered first
    assert [[game.value(seat, number) for number in range(5)] for seat in range(3)] == scores
    assert device.power_on().screen == "result"


def play_on(device: Device) -> None:
    """From anywhere to the result, with the scores of the evening."""
    while device.screen != "result":
        screen = device.app.screen
        if device.screen == "spin":
            device.spin()
        elif device.screen == "sheep":
            count_sheep(device, screen._flocks)
        elif device.screen == "scoring" and screen._category == AREA and screen._rows:
            enter(device, SCORES[screen._seat][AREA] // screen._rows)
        elif device.screen == "scoring":
            enter_value(device, screen._category, SCORES[screen._seat][screen._category])
        else:
            device.press("ok")


def test_the_landscape_of_version_1_1_keeps_its_gaps_town_and_towers() -> None:
    land: Any = LandMap(PAINTED)
    gaps = [(0, 0), (0, 4), (0, 8)]
    town = [(3, 3), (3, 4), (3, 5), (3, 6), (4, 3), (4, 4), (4, 5), (5, 3), (5, 4)]
    for row in range(8):
        for column in range(9):
            place = (row, column)
            wanted = GAP if place in gaps else HOME if place in town else LAND
            assert land.place_at(row, column) == wanted, place
    device = Device(store=memory(EVENING[:463])).press("ok")
    option(device.press("back"), "Count for me").press("ok", "ok").run(1000)
    assert device.screen == "count_result"
    assert "7×9 63" in device.text


def test_the_end_of_a_game_of_version_1_1_can_be_taken_back_after_its_rematch() -> None:
    device = Device(store=memory(EVENING)).press("ok")
    assert device.screen == "prepare"
    option(device.press("back"), "Take back").press("ok")
    assert device.screen == "result"
    assert "Zoë with 81 points" in device.text
    assert device.app.saves.past == []


@pytest.mark.parametrize("image", [SHEEP, SCORING], ids=["sheep", "scoring"])
def test_what_version_1_1_tidied_is_read(image: bytes) -> None:
    store = memory(image)
    saves: Any = Saves(store)
    assert not saves.damaged
    assert saves.names == ["", "", "Jörg", "", "Mia"]
    assert saves.settings == {**first_values(), "language": "de"}
    assert saves.outlines == b"\0\0\0\0\x18"
    assert [data[2] for data in saves.past] == [1, 2]
    assert saves.game.crests == (4, 2, 0, 1, 3)
    before = confirmed(saves)
    saves.tidy()
    assert confirmed(Saves(store)) == before


def test_a_tidied_game_of_version_1_1_goes_on() -> None:
    device = Device(store=memory(SHEEP)).press("ok")
    assert device.screen == "sheep"
    assert device.app.saves.drafts == {2: 4, 3: 200}
    # From the one with the bag on.
    assert [column[1] for column in device.app.view.columns] == ["4", "200", "0", "0", "0"]
    device = Device(store=memory(SCORING)).press("ok")
    assert device.screen == "scoring"
    game = device.game
    values = [[game.value(seat, category) for category in range(5)] for seat in range(5)]
    nothing = [None, None, None]
    assert values == [
        [42, 9, 5, 10, 7],
        [42, 9, 5, 10, 7],
        [30, 19, *nothing],
        [None, 14, *nothing],
        [None, 15, *nothing],
    ]
    assert device.app.saves.maps[1] == PAINTED
    # The next area that nobody has entered.
    assert (device.app.screen._seat, device.app.screen._category) == (3, AREA)
