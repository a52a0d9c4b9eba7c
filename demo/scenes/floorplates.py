"""Floor plates of steel and of glass, in three shapes, lying on the floor."""
from math import cos, pi, sin

import materials
import shapes
from parts import COLOURS

STEEL, GLASS = 0.012, 0.008


def square(width, depth):
    return shapes.rounded_rectangle(width, depth, 0.012)


def half_round(width, depth, steps=72):
    """Straight at the wall, half an oval towards the room."""
    reach = depth * 0.72
    bow = [pi + pi * k / steps for k in range(steps + 1)]
    front = [(width / 2 * cos(turn), depth / 2 - (depth - reach) + reach * sin(turn)) for turn in bow]
    return [*front, (width / 2, depth / 2), (-width / 2, depth / 2)]


def drop(width, depth, steps=48):
    """Half an oval towards the room, drawn in to a short edge at the wall."""
    middle, back = -depth * 0.06, width * 0.22
    bow = [pi + pi * k / steps for k in range(steps + 1)]
    front = [(width / 2 * cos(turn), middle + (depth / 2 + middle) * sin(turn)) for turn in bow]
    neck = []
    for k in range(1, steps + 1):
        x = back + (width / 2 - back) * cos(pi / 2 * k / steps)
        neck.append((x, middle + (depth / 2 - middle) * k / steps))
    return [*front, *neck, *((-x, y) for x, y in neck[::-1])]


SHAPES = {'square': square, 'half-round': half_round, 'drop': drop}


def plate(form, of='steel', width=0.8, depth=0.7):
    outline = SHAPES[form](width, depth)
    if of == 'steel':
        thing = shapes.prism('plate', outline, 0, STEEL, COLOURS['black'](), 0.0035)
    else:
        thing = glazed('plate', outline, 0.001, 0.001 + GLASS, (0.13, 0.25, 0.2))
    return shapes.group('floor plate', [thing])


def glazed(name, outline, bottom, top, edge):
    """A pane, its edge in the colour that thick glass has there."""
    thing = shapes.prism(name, outline, bottom, top, materials.glass(), 0)
    thing.data.materials.append(materials.enamel('edge', edge))
    kinds = [1] * len(outline) + [0, 0]
    thing.data.polygons.foreach_set('material_index', kinds)
    return thing
