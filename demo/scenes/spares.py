"""Spare parts of stoves and inserts: glass, gaskets, plates of the firebox, handles, screws."""
from math import cos, pi, sin

import numpy as np

import cabin
import materials
import packaging
import parts
import shapes
from floorplates import glazed
from nodes import Nodes, rgba

# Ceramic glass is the colour of weak tea at its edge.
TEA = (0.12, 0.075, 0.035)


# The print around a pane, which hides its seal.
PRINT = 0.022


def pane(width=0.32, height=0.46):
    """A pane of ceramic glass, upright on its edge, with holes for its fixings in the print."""
    glass = glazed('pane', shapes.rounded_rectangle(width, height, 0.006), 0, 0.004, TEA)
    glass.rotation_euler.x, glass.location.z = pi / 2, height / 2
    outer = parts.rectangle_xz(width - 0.002, 0.001, height - 0.001, 0.005)
    inner = parts.rectangle_xz(width - 2 * PRINT, PRINT, height - PRINT, 0.004)
    edge = shapes.frame('print', outer, inner, 0.0004, printing(), 0)
    edge.location.y = -0.0045
    things = [glass, edge]
    for x in (-1, 1):
        for z in (PRINT / 2, height - PRINT / 2):
            hole = shapes.lathe('hole', [(0, 0), (0.0036, 0), (0.0046, 0.0006)], materials.plaster(), 32)
            hole.location, hole.rotation_euler.x = (x * (width - PRINT) / 2, -0.0046, z), pi / 2
            things.append(hole)
    return shapes.group('glass', things)


def printing():
    return materials.plain('print', (0.006, 0.006, 0.006), 0.45)


def bent_pane(width=0.46, height=0.44):
    """The pane of a round stove, standing on its edge."""
    around, clear = shapes.superellipse(0.52, 0.48, 2.35, 192), width / 2 - PRINT
    outline = shapes.cut_at(around, clear)
    front = shapes.front_of(outline, width / 2)
    glass = shapes.sheet('pane', front, [0, height], 0.004, materials.glass(), closed=False, bevel=0)
    glass.data.materials.append(materials.enamel('edge', TEA))
    glass.modifiers['thickness'].material_offset_rim = 1
    edge = shapes.sheet(
        'print',
        shapes.moved(front, 0.0006),
        [0, PRINT, height - PRINT, height],
        0.0004,
        printing(),
        closed=False,
        hole=(clear, PRINT, height - PRINT),
        bevel=0,
    )
    for thing in (glass, edge):
        thing.location.y = 0.2
    return shapes.group('glass', [glass, edge])


def fibre(colour=(0.032, 0.031, 0.03)):
    """Braided glass fibre, dark grey."""
    nodes = Nodes('fibre')
    at = nodes.place()
    tone = nodes.ramp(
        nodes.noise(at, 700, 3), (0.35, tuple(c * 0.5 for c in colour)), (0.7, tuple(c * 2.4 for c in colour))
    )
    return nodes.surface(
        colour=tone, roughness=0.9, specular=0.2, normal=nodes.bump(nodes.noise(at, 900, 3), 0.6, 0.001)
    )


def coil(inner, pitch, turns, height=0.0, tail=0.0):
    """Points of a flat spiral from inside out; its end runs off in a straight line so many metres long."""
    steps = int(turns * 160)
    points = []
    for k in range(steps + 1):
        turn = 2 * pi * turns * k / steps
        radius = inner + pitch * turns * k / steps
        points.append((radius * cos(turn), radius * sin(turn), height))
    (x0, y0, _), (x1, y1, _) = points[-2:]
    long = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
    count = int(tail / long)
    return points + [(x1 + (x1 - x0) * k, y1 + (y1 - y0) * k, height) for k in range(1, count + 1)]


def rope(path, radius, material, strands=5, lay=0.03):
    """Strands twisted around a path that lies flat, a full turn every `lay` metres."""
    things, way = [], 0.0
    lengths = [0.0]
    for a, b in zip(path, path[1:]):
        way += ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5
        lengths.append(way)
    for strand in range(strands):
        points = []
        for k, (x, y, z) in enumerate(path):
            (x0, y0, _), (x1, y1, _) = path[max(0, k - 1)], path[min(len(path) - 1, k + 1)]
            long = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
            side = ((y1 - y0) / long, -(x1 - x0) / long)
            turn = 2 * pi * (lengths[k] / lay + strand / strands)
            out, up = 0.56 * radius * cos(turn), 0.56 * radius * sin(turn)
            points.append((x + side[0] * out, y + side[1] * out, z + radius + up))
        things.append(shapes.tube('strand', points, radius * 0.5, material))
    return things


def gasket(radius=0.005):
    """A gasket cut to length, coiled, and the tube of adhesive that comes with it."""
    things = rope(coil(0.045, 0.0112, 4.6, tail=0.09), radius, fibre())
    glue = packaging.tube()
    glue.location, glue.rotation_euler.z = (0.165, -0.03, 0), 1.1
    return shapes.group('gasket', [*things, glue])


def cord(radius=0.006, layers=3):
    """Rope by the metre: a coil of several layers, bound with string."""
    things, material = [], fibre()
    for layer in range(layers):
        for ring in range(4):
            wide = 0.078 + ring * radius * 2.05 + (0.3 if layer % 2 else 0) * radius
            path = shapes.arc((0, 0, layer * radius * 1.85), wide, 0, 2 * pi, 240, 'xy')
            things += rope(path, radius, material)
    end = coil(0.078 + 4 * radius * 2.05, 0.012, 0.55, 0, tail=0.11)
    things += rope(end, radius, material)
    string = materials.plain('string', (0.45, 0.36, 0.24), 0.9)
    tall, wide = layers * radius * 1.85 + radius * 0.4, 4 * radius * 2.05
    for turn in (0.5, 2.6, 4.7):
        for k in range(3):
            loop = shapes.superellipse(wide + 0.008, tall + 0.006, 4, 48)
            points = [(0.078 - radius + wide / 2 + x, (k - 1) * 0.0022, max(0.0012, tall / 2 + z)) for x, z in loop]
            band = shapes.tube('string', points, 0.0011, string, closed=True)
            band.rotation_euler.z = turn
            things.append(band)
    return shapes.group('cord', things)


def flat_band(width=0.008, thick=0.002):
    """The flat gasket of the glass, rolled up on its edge."""
    path = coil(0.02, thick * 1.12, 15, tail=0.1)
    band = shapes.sheet(
        'band', [(x, y) for x, y, _ in path], [0, width], thick, fibre((0.11, 0.108, 0.104)), closed=False, bevel=0.0005
    )
    return shapes.group('band', [band])


def brick():
    """New vermiculite: pale gold, with flakes of a millimetre or two."""
    nodes = Nodes('brick')
    at = nodes.place(own=True)
    tone = nodes.ramp(nodes.noise(at, 260, 4, 0.7), (0.35, (0.33, 0.245, 0.15)), (0.65, (0.5, 0.4, 0.27)))
    fleck = nodes.ramp(nodes.noise(at, 420, 2), (0.62, (0, 0, 0)), (0.7, (0.6, 0.6, 0.6)))
    colour = nodes.mix(fleck, tone, rgba((0.16, 0.11, 0.065)))
    return nodes.surface(
        colour=colour, roughness=0.85, specular=0.25, normal=nodes.bump(nodes.noise(at, 330, 4), 0.4, 0.002)
    )


def firebox_plates():
    """A set of plates: those of the back leaning on each other, the floor's and the baffle flat before them."""
    made_of, thick, things = brick(), 0.025, []
    for k, (x, tall) in enumerate(((-0.17, 0.4), (-0.055, 0.4), (0.06, 0.4))):
        things.append(shapes.box('back', (0.108, thick, tall), (x, 0.1 + 0.004 * k, tall / 2 - 0.004), made_of, 0.003))
        things[-1].rotation_euler.x = -0.17
    for k in range(2):
        side = shapes.box('side', (0.2, thick, 0.34), (0.17 + 0.012 * k, 0.06 - 0.05 * k, 0.166), made_of, 0.003)
        side.rotation_euler = (-0.2 - 0.03 * k, 0, -0.12 - 0.05 * k)
        things.append(side)
    for k, (wide, deep) in enumerate(((0.34, 0.22), (0.3, 0.17))):
        flat = shapes.box('floor', (wide, deep, thick), (-0.09 - 0.02 * k, -0.12, thick * (k + 0.5)), made_of, 0.003)
        flat.rotation_euler.z = 0.1 - 0.22 * k
        things.append(flat)
    return shapes.group('plates', things)


def handle():
    """The bar of a door, on its posts, with its screws and spring."""
    bar = shapes.group('bar', parts.handle(0, 0, -0.11, 0.11))
    bar.rotation_euler, bar.location = (-pi / 2, 0, 1.15), (-0.01, 0.02, 0)
    return shapes.group('handle', [bar, *fittings()])


def wooden_grip():
    """The handle of a cabin stove, with its screw and spring."""
    grip = shapes.group('grip', cabin.grip(0, 0, 0))
    grip.rotation_euler, grip.location = (-pi / 2, 0, 1.1), (-0.06, 0.03, 0.0)
    return shapes.group('handle', [grip, *fittings()])


def fittings():
    steel = materials.steel()
    spring = [
        (0.006 * cos(t), 0.006 * sin(t), 0.0018 * t / (2 * pi) * 2) for t in (k / 16 * pi for k in range(16 * 16))
    ]
    coiled = shapes.tube('spring', spring, 0.0009, steel)
    coiled.location, coiled.rotation_euler = (0.055, -0.05, 0.007), (0, pi / 2, 0.5)
    things = [coiled]
    for k, (x, y, turn) in enumerate(((0.012, -0.062, 0.3), (-0.03, -0.055, -0.5))):
        bolt = screw(steel, 0.024)
        bolt.location, bolt.rotation_euler = (x, y, 0.0052), (pi / 2, 0.3 * k, turn)
        things.append(bolt)
    return things


def screw(steel, long, thick=0.0028, across=0.0052, sides=6):
    """A screw along its own z, its head below; six sides make a hexagon of the head."""
    head = [(0, 0), (across - 0.0006, 0), (across, 0.0006), (across, 0.004), (0, 0.004)]
    count = int(long / 0.001)
    thread = [(thick * (1.0 if k % 2 else 0.82), 0.004 + long * k / count) for k in range(count + 1)]
    top = 0.004 + long
    parts_of = [
        shapes.lathe('head', head, steel, sides, 0.0003),
        shapes.lathe('thread', [(0, 0.004), *thread, (thick * 0.6, top + 0.001), (0, top + 0.001)], steel, 32),
    ]
    return shapes.group('screw', parts_of)


def screws(seed=6):
    """What a pack of screws holds, strewn on the floor: screws of two lengths, nuts and washers."""
    random, steel, black = (
        np.random.default_rng(seed),
        materials.steel(),
        materials.powder('zinc', (0.05, 0.05, 0.052), 0.35),
    )
    places = [
        (x * 0.034 + random.normal(0, 0.004), y * 0.034 + random.normal(0, 0.004)) for y in range(4) for x in range(6)
    ]
    things = []
    for k, (x, y) in enumerate(places):
        kind, turn = k % 4, random.uniform(0, 6.2)
        if kind < 2:
            thing = screw((steel, black)[kind], (0.02, 0.014)[kind])
            thing.rotation_euler, high = (pi / 2, random.uniform(0, 6.2), turn), 0.0046
        else:
            outer, inner, tall = ((0.0075, 0.0034, 0.0012), (0.006, 0.0032, 0.0042))[kind - 2]
            ring = [(inner, 0), (outer, 0), (outer, tall), (inner, tall), (inner, 0)]
            thing = shapes.lathe('ring', ring, steel, (48, 6)[kind - 2], 0.0003)
            thing.rotation_euler.z, high = turn, 0
        thing.location = (x - 0.085, y - 0.05, high)
        things.append(thing)
    return shapes.group('screws', things)
