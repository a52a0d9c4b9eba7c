"""Rooms at the end of a winter's day: walls, windows, and the dusk behind them."""
from math import radians

import bpy

import firepit
import furniture
import insert
import materials
import shapes
import stoves
import studio

FRONT = 0.75


def walled(window, colour=(0.66, 0.59, 0.51)):
    """A plastered wall behind an oak floor, with a window of (left, right, bottom, top)."""
    left, right, bottom, top = window
    skin, deep = materials.plaster(colour), 0.3
    y = FRONT + deep / 2
    shapes.box('floor', (12, 8, 0.1), (0, FRONT - 4, -0.05), materials.oak(), 0)
    for name, (x0, x1, z0, z1) in {
        'left': (-7, left, 0, 4),
        'right': (right, 7, 0, 4),
        'below': (left, right, 0, bottom),
        'above': (left, right, top, 4),
    }.items():
        shapes.box(name, (x1 - x0, deep, z1 - z0), ((x0 + x1) / 2, y, (z0 + z1) / 2), skin, 0)
    board = materials.powder('skirting', (0.5, 0.45, 0.39), 0.5)
    shapes.box('skirting', (14, 0.016, 0.07), (0, FRONT - 0.008, 0.035), board, 0.003)
    glazing(window)


def glazing(window, mullions=1):
    """A frame of dark wood with a sill, and panes that are seen through."""
    left, right, bottom, top = window
    dark = materials.powder('frame', (0.035, 0.031, 0.028), 0.5)
    wide, tall, x, z = right - left, top - bottom, (left + right) / 2, (bottom + top) / 2
    bars = [((wide, 0.06, 0.05), (x, bottom + 0.025)), ((wide, 0.06, 0.05), (x, top - 0.025))]
    posts = [left + 0.025, right - 0.025] + [left + wide * (k + 1) / (mullions + 1) for k in range(mullions)]
    bars += [((0.05, 0.06, tall), (post, z)) for post in posts]
    for size, (at, high) in bars:
        shapes.box('bar', size, (at, FRONT + 0.16, high), dark, 0.003)
    shapes.box('sill', (wide + 0.1, 0.2, 0.03), (x, FRONT + 0.03, bottom - 0.015), materials.oak_beam(), 0.003)


def evening(warmth=170, focus=5.3):
    """The blue hour outside, one warm lamp above to the right; the fire does the rest."""
    firepit.dusk()
    lens = bpy.context.scene.camera.data
    lens.dof.focus_distance, lens.dof.aperture_fstop = focus, 4.0
    firepit.snow_field().location.z = -0.55
    studio.area('lamp', (2.9, -2.8, 3.1), (0.1, 0.4, 0.5), (1.4, 1.4), warmth, (1.0, 0.74, 0.5))
    studio.area('window light', (-1.0, FRONT + 0.4, 1.5), (-0.4, -2.0, 0.0), (1.7, 1.3), 34, (0.5, 0.66, 1.0))


def glow(x, y=-0.35, power=9):
    """What a fire behind glass throws onto the floor before it."""
    studio.area('glow', (x, y, 0.62), (x - 0.25, y - 1.2, 0.0), (0.34, 0.4), power, (1.0, 0.42, 0.12))


def log_rack(x, y, rows=12, width=0.4):
    """A frame of black steel that birch is stacked in."""
    black = materials.powder('rack', (0.016, 0.015, 0.014), 0.45)
    tall = 0.085 + rows * 0.083
    things = [
        shapes.box('post', (0.012, 0.3, tall), (x + side * width / 2, y, tall / 2), black, 0.002) for side in (-1, 1)
    ]
    things += [shapes.box('shelf', (width, 0.3, 0.012), (x, y, z), black, 0.002) for z in (0.05, tall)]
    logs = insert.pile((x, y), 0.3, [4 if k % 2 == 0 else 3 for k in range(rows)])
    for each in logs:
        each.location.z += 0.056
    return shapes.group('rack', [*things, *logs])


# Over a sofa's seat and back, in its own measures: (y, z).
SOFA_DRAPE = [
    (-0.5, 0.2),
    (-0.47, 0.42),
    (-0.3, 0.475),
    (0.1, 0.475),
    (0.2, 0.6),
    (0.32, 0.87),
    (0.44, 0.84),
    (0.47, 0.5),
]


def living_room(view=None):
    """The front page's room: the round stove of soapstone, a sofa before the window, and much calm wall."""
    studio.camera(**{'span': 4.3, 'below': 0.42, 'eye': 1.12, 'distance': 5.4, **(view or {})})
    walled((-1.95, 0.0, 0.62, 2.1))
    evening()
    plate = studio.hearth_plate(back=0.5)
    stove = stoves.drum('soapstone', width=0.58, depth=0.54, height=1.18)
    stove.location, stove.rotation_euler.z = (0.95, 0.12, plate), radians(-12)
    bpy.data.objects['plate'].location.x = 0.95
    glow(0.93)
    log_rack(1.72, FRONT - 0.17)
    seat = furniture.sofa()
    seat.location, seat.rotation_euler.z = (-1.35, -0.1, 0), radians(7)
    wool = furniture.striped('throw', (0.55, 0.5, 0.43), (0.16, 0.07, 0.035))
    drape = furniture.throw(SOFA_DRAPE, 0.5, wool)
    drape.parent, drape.location.x = seat, 0.42
    carpet = furniture.rug(2.5, 1.5)
    carpet.location = (-0.75, -0.75, 0)
    table = furniture.side_table()
    table.location = (0.02, -0.35, 0)


def reading_corner(view=None):
    """A chair by the black column stove, for a tall picture."""
    studio.camera(**{'span': 2.1, 'centre': 0.1, 'below': 0.36, 'eye': 1.1, 'distance': 5.0, **(view or {})})
    walled((0.25, 1.5, 0.7, 2.05))
    evening(warmth=150, focus=4.9)
    plate = studio.hearth_plate(back=0.5)
    bpy.data.objects['plate'].location.x = -0.52
    stove = stoves.column('black')
    stove.location, stove.rotation_euler.z = (-0.52, 0.14, plate), radians(12)
    glow(-0.5)
    chair = furniture.sofa(width=0.86, depth=0.82, colour=(0.25, 0.15, 0.085), backs=1)
    chair.location, chair.rotation_euler.z = (0.62, -0.3, 0), radians(-32)
    wool = furniture.striped('throw', (0.55, 0.5, 0.43), (0.1, 0.1, 0.1))
    drape = furniture.throw(SOFA_DRAPE, 0.42, wool)
    drape.parent, drape.location.x = chair, 0.0
    carpet = furniture.rug(1.9, 1.3)
    carpet.location = (0.35, -0.75, 0)
    table = furniture.side_table(0.42)
    table.location = (-0.02, -0.62, 0)


def fireplace_wall(view=None):
    """A wide insert in a wall of its own, over a long bench of soapstone."""
    studio.camera(**{'span': 3.3, 'below': 0.36, 'eye': 1.05, 'distance': 5.4, **(view or {})})
    studio.floor()
    grey = materials.plaster((0.27, 0.255, 0.24))
    insert.insert(width=0.8, height=0.52, glass=(0.74, 0.36), sill=0.46, around=grey)
    bench = (2.6, 0.42, 0.1)
    shapes.box('bench', bench, (0.1, -0.21, 0.38), materials.soapstone(), 0.004)
    shapes.box('foot', (2.3, 0.34, 0.33), (0.1, -0.17, 0.165), grey, 0.004)
    log_rack(-1.28, -0.17, rows=15, width=0.42)
    twigs = furniture.vase()
    twigs.location = (1.02, -0.2, 0.43)
    carpet = furniture.rug(2.2, 1.3)
    carpet.location = (0.1, -1.25, 0)
    studio.sky((0.5, 0.6, 0.85), 0.05)
    studio.area('lamp', (2.6, -2.8, 2.9), (0.0, 0.1, 0.7), (1.4, 1.4), 210, (1.0, 0.76, 0.53))
    studio.area('window light', (-3.2, -1.6, 1.7), (0.0, 0.0, 0.9), (1.6, 1.8), 70, (0.55, 0.7, 1.0))
    studio.area('glow', (0, -0.12, 0.75), (-0.1, -1.2, 0.0), (0.7, 0.3), 9, (1.0, 0.42, 0.12))
