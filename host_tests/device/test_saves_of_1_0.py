# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What version 1.0 saved is there after an update, byte for byte as it lay in the memory."""

from __future__ import annotations

from base64 import b85decode
from typing import Any

from engine_core.game import SHEEP
from host_tests.support.device import Device
from host_tests.support.store import Rp2Store
from tipperary.settings import first_values
from tipperary.store.saves import Saves

# Written by version 1.0: settings and names, a game that was over when the memory was tidied, one
# that ended after it, and a game in its second round with a spin taken back and two flocks told.
IMAGE = b85decode(
    b"00vV60ssI2075XK4y6GFO#ne|Zeh1EyC0<j1x*85Z^Nq`B1Jl-0|saTs{;V#0<R=PKcxf#Py;i5-YumC1W*G50t9"
    b"z%RwAVa1Wro>0t9zya~-7z0zm{3<w2eZr3eB+1t8T!hCihV1wjTd00ICLeQ`gf3Iah2AcLb}0Hq58K?@UWUt|TP3"
    b"<5z6Ag6y54W$hQK@Bhi1p{A1c{HUC0znZVYLlZkr4Ir@5)lM003D?e0znfX%*cNUr4a=|6fgq_1MbYw0HqQFK^P#"
    b"Mx#Bma69PdQ6LdxAGNlv(K^h>w^y)jM6$L>XFa`()2YBcLr4|A~A0TIbMFyo80zn`Wt#T$Ir5FN1As`#RPZp&a1w"
    b"kS(2M7pQ$H+9L8UjHkAVGXxE2SF(K_?I|PAM*>90EZoAZdcyB&8h%K`Af?2nhaV^%|uf0zoYxun2V-r5^%8E)(0l"
    b"%^am50zoez<s7IGr6C1DFfa%S2osf3Ii(^3K{Oz(Dc>ulBLYD+6v~fN0i`4YK{g<dWY;I9B?Un@FbN3>5}?Bcr6v"
    b"MFJ0M!jjTogT0zo_!xU<GHr6>YHJs<+&Oa!GV1wlSA2?+^3-1RM`Dgr@5AROL2BBd(=K|>MoD<TM`ECNA9AUFa}F"
    b"QqL7K}9eL2?=$~VhE)!0zpY2?Wz<Ir7r?ON)v`2tQDm&0zpe4OYz7qr7;CTOfU%v33l|FB&9L}K~NwA#J?4#GXg<"
    b"T5N-C$5T!H%K~f+giMJW0H3dOaFbN3>7E2i+r8WXVS0MNU7$l`P1VLCuq5|kcGz_IU13_C&86T;=B&9h6L0wD*m3"
    b"edmr8)#bUqI^vgsgoAr8@&bVn+pv6yP<bJOe>wNCxl{Faf1K1VLs*u>_m1$ONT613_s?SdNSzFQq>OL2FK@1%>E)"
    b"E~P*NL2gQJwope4r9lHha6$!8M2#7xLIXi^Lm35fLMx?10zq^jl~QUhr9=rx149G?lK})g1D=dx8>K}7Pz3XkWj&"
    b"=v1yBS80RjMXj`BODM+Ht)1OWm7bT(%(rAPun1r%8(t_Y<`0zn2Ky~v*;rAh-t00IEjImr#BO9Mm!0ss<X7bB%i1"
    b"4IG<0AE7R2&GK}L<0i=TecJ)rA`Jx2QUHx00Y70Ru!dB0znKQlc!=VrBDJv4HI5S1{bAK0aXr*(h4%AQUXB^69OA"
    b"<E2UEcK@K3Q0MZtvR0Bi+3;=|}`Xr@Q14IEV0r1wEE~QojL;wu{h9sv5r2"
)


def memory() -> Rp2Store:
    return Rp2Store(data=IMAGE + b"\xff" * (4096 - len(IMAGE)))


def test_everything_that_version_1_0_saved_is_read() -> None:
    saves: Any = Saves(memory())
    assert not saves.damaged
    assert not saves.foreign
    assert saves.game.log == bytes.fromhex("5404010200 1420 3002020003 20 13 20")
    assert saves.game.phase == SHEEP
    assert saves.drafts == {0: 13, 1: 300}
    assert saves.setup == b""
    assert saves.names == ["Anna", "", "", "Zoë", ""]
    # French, less light, no sound.
    changed = {"language": "fr", "brightness": 2, "sound": 0}
    assert saves.settings == {**first_values(), **changed}
    assert [bytes(past[:6]) for past in saves.past] == [
        bytes([1, 171, 3, 0, 229, 2]),
        bytes([3, 67, 4, 2, 147, 1]),
    ]


def test_a_game_of_version_1_0_goes_on() -> None:
    device = Device(store=memory())
    assert device.screen == "start"
    device.press("ok")
    assert device.screen == "sheep"
    device.app.act("settle", (13, 300, 0, 3))
    assert device.power_on().game.round == 2
    assert device.game.flocks == (13, 300, 0, 3)
