"""Flue pipes and what joins them, in black steel: pipes, bends, dampers and wall collars."""
from math import cos, pi, radians, sin

import materials
import shapes
from parts import COLOURS

SHEET = 0.002
# A spigot goes so far into the socket of the next pipe.
SPIGOT, SOCKET = 0.045, 0.055


def along_pipe(length, radius):
    """Heights and radii of a pipe: a spigot below with the bead that stops it, a socket above."""
    return [
        (0, radius - 0.003),
        (SPIGOT, radius - 0.003),
        (SPIGOT + 0.001, radius),
        (SPIGOT + 0.004, radius + 0.0028),
        (SPIGOT + 0.008, radius + 0.0028),
        (SPIGOT + 0.011, radius),
        (SPIGOT + 0.013, radius),
        (length - SOCKET - 0.008, radius),
        (length - SOCKET, radius + 0.0035),
        (length - 0.004, radius + 0.0035),
        (length - 0.001, radius + 0.006),
        (length, radius + 0.006),
    ]


def pipe(diameter=0.15, length=0.5):
    """A straight pipe, standing on its spigot."""
    stations = along_pipe(length, diameter / 2)
    path, radii = [(0, height) for height, _ in stations], [radius for _, radius in stations]
    return shapes.group('pipe', [shapes.swept('pipe', path, radii, SHEET, COLOURS['black']())])


def bend(diameter=0.15, angle=90, hatch=False, straight=0.09):
    """A bend of so many degrees to the right; `hatch` is the sweep's way in, on its outer side."""
    radius, turn, black = diameter / 2, radians(angle), COLOURS['black']()
    wide = diameter * 0.95
    curve = [(wide * (1 - cos(turn * k / 48)), straight + wide * sin(turn * k / 48)) for k in range(49)]
    (x, z), way = curve[-1], (sin(turn), cos(turn))
    stations = along_pipe(straight + SOCKET + SPIGOT, radius)
    foot, head = stations[:7], stations[7:]
    start = straight + SPIGOT
    path = [(0, height) for height, _ in foot] + curve
    path += [(x + way[0] * (height - start + 0.02), z + way[1] * (height - start + 0.02)) for height, _ in head]
    radii = [r for _, r in foot] + [radius] * len(curve) + [r for _, r in head]
    things = [shapes.swept('bend', path, radii, SHEET, black)]
    if hatch:
        things.append(sweep_hatch(curve[24], turn / 2, radius, black))
    return shapes.group('bend', things)


def sweep_hatch(place, turn, radius, black):
    """A short spigot with a lid and a wing screw, on the outer side of a bend at a point of its middle line."""
    wide, out = radius * 0.62, radius + 0.018
    lid = [
        (wide, radius * 0.7),
        (wide, out),
        (wide + 0.004, out),
        (wide + 0.004, out + 0.012),
        (wide + 0.002, out + 0.014),
        (0.006, out + 0.014),
        (0.006, out + 0.022),
        (0, out + 0.022),
    ]
    thing = shapes.lathe('hatch', lid, black, 64)
    wing = shapes.box('wing', (0.032, 0.003, 0.014), (0, 0, out + 0.026), materials.steel(), 0.0012)
    hatch = shapes.group('hatch', [thing, wing])
    hatch.location, hatch.rotation_euler.y = (place[0], 0, place[1]), turn - pi / 2
    return hatch


def damper(diameter=0.15, length=0.25):
    """A short pipe with a flap in it, and the handle that turns it, in front."""
    radius, middle = diameter / 2, length * 0.55
    steel, wood = materials.steel(), materials.split_wood()
    flap = shapes.lathe('flap', [(0, -0.001), (radius - 0.006, -0.001), (radius - 0.006, 0.001), (0, 0.001)], steel, 64)
    flap.location.z, flap.rotation_euler.y = middle, radians(58)
    rose = shapes.lathe(
        'rose', [(0, 0), (0.019, 0), (0.019, 0.003), (0.008, 0.004), (0.008, 0.012), (0, 0.012)], steel, 48
    )
    rose.location, rose.rotation_euler.x = (0, -radius + 0.001, middle), pi / 2
    out, lean = -radius - 0.011, radians(32)
    arm = [(0, -radius, middle), (0, out, middle), (0.075 * cos(lean), out, middle + 0.075 * sin(lean))]
    grip = shapes.lathe(
        'grip', [(0, 0), (0.007, 0.001), (0.0095, 0.012), (0.0085, 0.05), (0.006, 0.056), (0, 0.057)], wood, 40
    )
    grip.location, grip.rotation_euler.y = arm[-1], pi / 2 - lean
    return shapes.group('damper', [pipe(diameter, length), flap, rose, shapes.tube('arm', arm, 0.0035, steel), grip])


def collar(diameter=0.15, wide=0.065):
    """A wall collar: a ring, domed a little, with a lip around the pipe; its back on the ground."""
    radius = diameter / 2 + 0.002
    profile = [
        (radius + wide, 0),
        (radius + wide + 0.001, 0.002),
        (radius + wide - 0.002, 0.005),
        (radius + wide * 0.6, 0.011),
        (radius + 0.008, 0.0145),
        (radius + 0.0025, 0.018),
        (radius + 0.001, 0.04),
        (radius - 0.001, 0.04),
        (radius - 0.001, 0.0),
    ]
    return shapes.group('collar', [shapes.lathe('collar', profile, COLOURS['black'](), 160)])
