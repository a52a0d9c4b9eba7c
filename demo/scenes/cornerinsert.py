"""Inserts with glass on two or three sides, in a breast that stands out from the wall."""
from math import pi

import materials
import shapes
from hearth import Hearth
from parts import COLOURS, lever

# How high the opening begins, and how far the breast reaches beyond a closed side.
SILL, BESIDE = 0.46, 0.72
RAIL, THICK = 0.075, 0.03


def corner(width=0.62, depth=0.44, height=0.54, glazed=(-1,), seed=7):
    """An insert by the measures of its body, with glass in front and on the `glazed` sides: -1 the left, 1 the right."""
    half, top = width / 2, SILL + height
    closed = [side for side in (-1, 1) if side not in glazed]
    left, right = (-half - (BESIDE if -1 in closed else 0), half + (BESIDE if 1 in closed else 0))
    things = [*breast(left, right, depth + 0.2, closed, half, top), *bench(left, right, depth + 0.2)]
    corners = [(side * half, 0.0) for side in (-1, 1)]
    path = [(-half, depth)] * (-1 in glazed) + corners + [(half, depth)] * (1 in glazed)
    things += casing(path, half, depth, top, closed)
    tall = height - 2 * RAIL
    box = shapes.group('box', Hearth(width - 0.06, depth - 0.1, tall, seed, closed).lining())
    fire = Hearth(width * 0.66, depth * 0.6, tall, seed).open_fire(1.3)
    for thing in (box, fire):
        thing.location = (0, depth / 2, SILL + RAIL)
    return shapes.group('insert', [*things, box, fire, *lever(0, -0.004, SILL + RAIL / 2)])


def breast(left, right, deep, closed, half, top):
    """Plaster above the opening and beside its closed side, and the wall behind."""
    skin = materials.plaster()
    outline = [(left, top), (right, top), (right, 4), (left, 4)]
    if closed == [1]:
        outline = [(left, top), (half, top), (half, SILL), (right, SILL), (right, 4), (left, 4)]
    if closed == [-1]:
        outline = [(left, SILL), (-half, SILL), (-half, top), (right, top), (right, 4), (left, 4)]
    hood = shapes.prism('hood', outline, -deep, 0, skin, 0.003)
    hood.rotation_euler.x = pi / 2
    behind = shapes.box('behind', (2 * half, 0.12, top - SILL), (0, deep - 0.06, (SILL + top) / 2), skin, 0)
    wall = shapes.box('wall', (30, 0.1, 4), (0, deep + 0.05, 2), skin, 0)
    return [hood, behind, wall]


def bench(left, right, deep):
    """A slab of soapstone beneath the glass, on a plastered foot, and birch beside it."""
    out, wide, middle = 0.05, right - left, (left + right) / 2
    slab = (wide + 2 * out, deep + out, 0.06)
    return [
        shapes.box('slab', slab, (middle, (deep - out) / 2, SILL - 0.03), materials.soapstone(), 0.004),
        shapes.box(
            'foot', (wide, deep, SILL - 0.06), (middle, deep / 2, (SILL - 0.06) / 2), materials.plaster(), 0.003
        ),
    ]


def casing(path, half, depth, top, closed):
    """Rails of black steel below and above, posts where glass meets wall, and the panes."""
    black, glass = COLOURS['black'](), materials.glass()
    things = [
        shapes.sheet('rail', path, levels, THICK, black, closed=False, bevel=0.0015)
        for levels in ([SILL, SILL + RAIL], [top - RAIL, top])
    ]
    low, high = SILL + RAIL, top - RAIL
    for side in (-1, 1):
        place = (side * (half - THICK / 2), THICK / 2, (low + high) / 2)
        if side in closed:
            things.append(shapes.box('post', (THICK, THICK, high - low), place, black, 0.0015))
        else:
            rear = (place[0], depth - THICK / 2, place[2])
            things.append(shapes.box('post', (THICK, THICK, high - low), rear, black, 0.0015))
            pane = (side * (half - 0.012), depth / 2, (low + high) / 2)
            things.append(shapes.box('pane', (0.0005, depth - 0.03, high - low), pane, glass, 0))
            seam = (side * (half - 0.0125), 0.0125, (low + high) / 2)
            things.append(shapes.box('seam', (0.006, 0.006, high - low), seam, black, 0.001))
    front = (2 * half - 0.03, 0.0005, high - low)
    return [*things, shapes.box('pane', front, (0, 0.012, (low + high) / 2), glass, 0)]
