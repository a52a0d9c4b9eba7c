"""Varde 6 Kokk: a range with a firebox, an oven with a thermometer, and two cooking plates."""
from math import pi

import materials
import shapes
from cabin import kettle, ring
from care import dial
from hearth import Hearth
from parts import COLOURS, flat_door, flue, lever, rectangle_xz, upright_plate

PLINTH, TOP = 0.07, 0.03
# Where the middles of the two doors are, from that of the stove.
FIRE, OVEN = -0.15, 0.15


def cook(width=0.64, depth=0.48, height=0.85, glass=(0.21, 0.2), seed=3):
    black, iron, steel = COLOURS['black'](), materials.cast_iron(), materials.steel()
    wide, deep, edge = width - 0.03, depth - 0.05, height - TOP
    front, glass_at = -deep / 2, 0.5
    things = [*shell(black, wide, deep, edge, glass, glass_at)]
    things += [
        shapes.prism('plinth', shapes.rounded_rectangle(wide - 0.04, deep - 0.05, 0.01), 0, PLINTH, black),
        shapes.prism('top', shapes.rounded_rectangle(width, depth, 0.02), edge, height, iron, 0.004),
        upright_plate(black, wide - 0.014, front - 0.0178, PLINTH + 0.006, 0.43),
    ]
    fire_door = shapes.group(
        'fire door', [*flat_door(black, 0.29, front, glass, glass_at), *lever(0, front - 0.016, glass_at - 0.03, 0.1)]
    )
    fire_door.location.x = FIRE
    things += [fire_door, oven_door(black, steel, front, glass_at - 0.056, glass_at + glass[1] + 0.045)]
    things += [grip(steel, x, front - 0.016, glass_at + 0.11) for x in (FIRE + 0.125,)]
    things += [ring(iron, x, -0.03, height, radius) for x in (FIRE, OVEN) for radius in (0.11, 0.06)]
    things += rail(steel, width, depth, edge)
    fire = Hearth(glass[0] + 0.03, deep - 0.16, glass[1], seed).build()
    fire.location = (FIRE - 0.02, -0.01, glass_at - 0.02)
    pipe = shapes.group('flue', flue(height, 0.0625))
    pipe.location = (0, 0.14, 0)
    pot = kettle()
    pot.location, pot.rotation_euler.z = (OVEN, -0.03, height), 0.35
    return shapes.group('stove', [*things, fire, pipe, pot])


def shell(black, wide, deep, edge, glass, glass_at):
    """Sides and back in one sheet, and the front with the opening of the firebox."""
    half, front = wide / 2, -deep / 2
    around = [(half, front), (half, deep / 2), (-half, deep / 2), (-half, front)]
    opening = rectangle_xz(glass[0] + 0.01, glass_at - 0.005, glass_at + glass[1] + 0.005, 0.004)
    face = shapes.frame(
        'front',
        rectangle_xz(wide, PLINTH, edge, 0.004),
        [(x + FIRE, z) for x, z in opening],
        0.004,
        black,
        0.001,
    )
    face.location.y = front
    return [shapes.sheet('sides', around, [PLINTH, edge], 0.004, black, closed=False), face]


def oven_door(black, steel, front, bottom, top):
    """A plain door with a thermometer in its middle and a bar to open it by."""
    plate = upright_plate(black, 0.28, front - 0.0178, bottom, top)
    gauge = dial(0.036)
    gauge.location = (0, front - 0.018, (bottom + top) / 2 + 0.01)
    bar = [(-0.1, front - 0.052, top - 0.035), (0.1, front - 0.052, top - 0.035)]
    posts = [[(x, front - 0.016, top - 0.035), (x, front - 0.052, top - 0.035)] for x in (-0.075, 0.075)]
    things = [shapes.tube('bar', bar, 0.006, steel), *(shapes.tube('post', post, 0.004, steel) for post in posts)]
    door = shapes.group('oven door', [plate, gauge, *things])
    door.location.x = OVEN
    return door


def grip(steel, x, y, z):
    """A short knob of steel that stands off a door."""
    thing = shapes.lathe(
        'grip', [(0, 0), (0.006, 0), (0.006, 0.022), (0.012, 0.026), (0.012, 0.036), (0, 0.038)], steel, 48
    )
    thing.location, thing.rotation_euler.x = (x, y, z), pi / 2
    return thing


def rail(steel, width, depth, height):
    """The rail before the plates, where cloths dry."""
    y, z, half = -depth / 2 - 0.04, height + 0.012, width / 2
    path = [
        (-half + 0.02, -depth / 2 + 0.01, z),
        (-half + 0.02, y, z),
        (half - 0.02, y, z),
        (half - 0.02, -depth / 2 + 0.01, z),
    ]
    return [shapes.tube('rail', path, 0.006, steel)]
