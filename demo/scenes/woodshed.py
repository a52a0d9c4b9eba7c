"""Wood and what lights it, as it is sold: birch, a canvas bag, resinous sticks, briquettes, matches, an axe."""
from math import cos, pi, sin

import numpy as np

import firewood
import furniture
import insert
import materials
import shapes
from packaging import grit


def forty_litres():
    """Dry birch, split and stacked on the floor."""
    return shapes.group('birch', firewood.stack(0.5, 0.4, 0.3, radius=0.075, seed=6))


def bag():
    """A carrier of brown canvas with straps of leather, laid around birch."""
    canvas = furniture.cloth('canvas', (0.17, 0.095, 0.045), 700, 0.85)
    leather = materials.plain('leather', (0.09, 0.045, 0.02), 0.6)
    side = [(0.215, 0.33), (0.222, 0.2), (0.2, 0.07), (0.14, 0.012)]
    path = [*side, (0.0, 0.006), *((-y, z) for y, z in side[::-1])]
    cloth = furniture.throw([(y, z) for y, z in path], 0.4, canvas)
    things = [cloth]
    for y in (-1, 1):
        bow = [
            (0.1 * cos(t), y * (0.222 - 0.11 * sin(t)), 0.3 + 0.17 * sin(t)) for t in (pi * k / 32 for k in range(33))
        ]
        things.append(shapes.tube('strap', bow, 0.009, leather))
        for x in (-0.1, 0.1):
            things.append(shapes.box('tab', (0.034, 0.005, 0.1), (x, y * 0.228, 0.27), leather, 0.002))
    logs = insert.pile((0, 0), 0.34, (3, 4, 3), seed=9)
    for each in logs:
        each.location.z += 0.02
    birch = shapes.group('birch', logs)
    birch.rotation_euler.z = pi / 2
    return shapes.group('bag', [*things, birch])


def sticks(count=46, seed=3):
    """Sticks of resinous pine, split by hand, bound with string; they lie with their ends to the front."""
    random, pine = np.random.default_rng(seed), materials.split_wood((0.95, 0.62, 0.42))
    things, across = [], 0.021
    rows = (6, 7, 8, 8, 7, 6)
    for row, wide in enumerate(rows):
        for k in range(wide):
            x = (k - (wide - 1) / 2) * across + random.normal(0, 0.0015)
            size = across * random.uniform(0.72, 0.96, 2)
            stick = shapes.box(
                'stick',
                (*size, 0.25 + random.normal(0, 0.006)),
                (x, random.normal(0, 0.006), 0.011 + row * 0.0192),
                pine,
                0.001,
            )
            stick.rotation_euler = (pi / 2 + random.normal(0, 0.012), random.uniform(-0.5, 0.5), random.normal(0, 0.02))
            things.append(stick)
    string = materials.plain('string', (0.4, 0.31, 0.2), 0.9)
    for y in (-0.07, 0.07):
        for k in range(3):
            loop = shapes.superellipse(0.178, 0.122, 3.2, 64)
            points = [(x, y + (k - 1) * 0.0032, max(0.0016, z + 0.059)) for x, z in loop]
            things.append(shapes.tube('string', points, 0.0016, string, closed=True))
    return shapes.group('sticks', things)


def briquette(random, wool):
    """A roll of wool and wax, wound loosely around x, lying on the floor."""
    points, turns = [], 34
    for k in range(turns * 14):
        share, turn = k / (turns * 14), 2 * pi * k / 14
        out = 0.0135 * random.uniform(0.55, 1.0) ** 0.5
        along = (abs((share * 6) % 2 - 1) - 0.5) * 0.055 + random.normal(0, 0.0015)
        points.append((along, out * cos(turn), 0.0145 + out * sin(turn)))
    return shapes.tube('briquette', shapes.along(points, 3), 0.0012, wool)


def briquettes(seed=2):
    """A box of kindling briquettes, some of them before it."""
    random, wool = np.random.default_rng(seed), materials.enamel('wax', (0.5, 0.37, 0.21))
    things = carton(0.2, 0.13, 0.085)
    for row in range(2):
        for k in range(3):
            for j in range(4):
                roll = briquette(random, wool)
                roll.location = ((k - 1) * 0.062, (j - 1.5) * 0.029, 0.03 + row * 0.028)
                things.append(roll)
    for x, y, turn in ((-0.05, -0.125, 0.3), (0.03, -0.135, -0.5), (0.1, -0.11, 1.2)):
        roll = briquette(random, wool)
        roll.location, roll.rotation_euler.z = (x, y, 0), turn
        things.append(roll)
    return shapes.group('briquettes', things)


def carton(width, depth, height):
    """An open box of brown card."""
    card = materials.plain('card', (0.32, 0.215, 0.125), 0.85)
    thick = 0.0025
    things = [shapes.box('bottom', (width, depth, thick), (0, 0, thick / 2), card, 0.0005)]
    for side in (-1, 1):
        things.append(shapes.box('side', (thick, depth, height), (side * width / 2, 0, height / 2), card, 0.0005))
        things.append(shapes.box('side', (width, thick, height), (0, side * depth / 2, height / 2), card, 0.0005))
    return things


def matches(seed=4):
    """A box of long matches, drawn out a little, and some of them before it."""
    random, wood = np.random.default_rng(seed), materials.split_wood()
    head, card = materials.plain('head', (0.23, 0.03, 0.02), 0.7), materials.plain('card', (0.04, 0.037, 0.034), 0.6)
    pale, strike = materials.plain('tray', (0.5, 0.42, 0.31), 0.85), grit((0.09, 0.05, 0.04))
    things = [
        shapes.box('top', (0.2, 0.075, 0.0012), (0.0, 0, 0.0324), card, 0.0004),
        shapes.box('under', (0.2, 0.075, 0.0012), (0.0, 0, 0.0006), card, 0.0004),
        *(
            shapes.box('side', (0.2, 0.0012, 0.033), (0.0, s * 0.037, 0.0165), (card, strike)[s < 0], 0.0004)
            for s in (-1, 1)
        ),
    ]
    tray = [
        shapes.box('tray', (0.204, 0.071, 0.001), (-0.06, 0, 0.0018), pale, 0.0003),
        shapes.box('end', (0.001, 0.071, 0.028), (-0.162, 0, 0.015), pale, 0.0003),
        *(shapes.box('side', (0.204, 0.001, 0.028), (-0.06, s * 0.0352, 0.015), pale, 0.0003) for s in (-1, 1)),
    ]
    places = [(-0.058, (k % 15 - 7) * 0.0045, 0.0045 + 0.0038 * (k // 15), 0.0) for k in range(75)]
    places += [(-0.03, -0.075, 0.0016, 0.16), (0.0, -0.09, 0.0016, -0.12), (0.03, -0.065, 0.0016, 0.04)]
    for x, y, z, turn in places:
        things.append(match(random, wood, head, (x, y, z), turn))
    return shapes.group('matches', [*things, *tray])


def match(random, wood, head, place, turn):
    stick = shapes.box('stick', (0.0026, 0.0026, 0.19), (0, 0, 0), wood, 0.0002)
    stick.rotation_euler.y = pi / 2
    tip = shapes.lathe('tip', [(0, 0), (0.0018, 0.001), (0.0023, 0.004), (0.0016, 0.0085), (0, 0.009)], head, 16)
    tip.location.x, tip.rotation_euler.y = -0.088, -pi / 2
    thing = shapes.group('match', [stick, tip])
    thing.location, thing.rotation_euler.z = place, turn + random.normal(0, 0.006)
    return thing


def axe():
    """An axe of a kilo and a half with a handle of ash, struck into a chopping block."""
    random = np.random.default_rng(5)
    block = firewood.billet(random, 0.3, 0.15, 1.0, firewood.wood())
    block.location.z = 0.15
    tool = shapes.group('axe', [*blade(), *haft()])
    tool.location, tool.rotation_euler = (-0.02, -0.02, 0.375), (0, 0.34, 0.5)
    return shapes.group('axe in block', [block, tool])


def blade():
    """A head, its edge at the lower end, its eye around the origin: stations of (z, half thickness, x from, x to)."""
    steel = materials.steel(roughness=0.42, colour=(0.2, 0.195, 0.19))
    stations = [
        (0.045, 0.014, -0.03, 0.03),
        (0.0, 0.0165, -0.03, 0.03),
        (-0.03, 0.0125, -0.031, 0.032),
        (-0.06, 0.007, -0.04, 0.042),
        (-0.088, 0.003, -0.05, 0.052),
        (-0.1, 0.0004, -0.052, 0.055),
    ]
    vertices = [(x, y, z) for z, half, a, b in stations for x, y in ((a, -half), (b, -half), (b, half), (a, half))]
    faces = shapes.between_rings(4, len(stations)) + [(3, 2, 1, 0), tuple(range(len(vertices) - 4, len(vertices)))]
    return [shapes.add_mesh('head', vertices, faces, steel, 0.0015)]


def haft():
    """The handle, along x from the eye: oval, bent like a swan's neck at its end. Its fibres run along it."""
    ash, steps = materials.split_wood(), 40
    way = [(-0.04, 0.0), (0.05, 0.0), (0.2, 0.006), (0.36, -0.004), (0.44, -0.014), (0.475, -0.03)]
    path = shapes.along([(x, 0, z) for x, z in way], 12)
    vertices = []
    for k, (x, _, z) in enumerate(path):
        share = k / (len(path) - 1)
        tall = 0.02 - 0.004 * sin(pi * min(1, share * 1.2)) + 0.006 * max(0, share - 0.85) / 0.15
        for turn in (2 * pi * j / steps for j in range(steps)):
            vertices.append((-z - tall * sin(turn), 0.0115 * cos(turn), x))
    count = len(path)
    faces = shapes.between_rings(steps, count) + [
        tuple(range(steps))[::-1],
        tuple(range((count - 1) * steps, count * steps)),
    ]
    thing = shapes.add_mesh('haft', vertices, faces, ash, 0.003)
    thing.rotation_euler.y = pi / 2
    return [thing]
