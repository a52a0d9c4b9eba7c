"""What stands around a fire: the log basket Lad, the tool set Smi and the ash bucket, in black steel."""
from math import cos, pi, sin

import numpy as np

import materials
import shapes
from hearth import log
from parts import COLOURS


def basket(width=0.48, depth=0.36, height=0.22, seed=21):
    """A basket of sheet steel with a bow to carry it by, full of birch."""
    random, black = np.random.default_rng(seed), COLOURS['black']()
    outline = shapes.rounded_rectangle(width, depth, 0.07, 12)
    things = [
        shapes.sheet('side', outline, [0.012, height], 0.003, black, bevel=0.001),
        shapes.prism('bottom', shapes.grown(outline, -0.003), 0.012, 0.016, black, 0.001),
        shapes.prism('foot', shapes.grown(outline, -0.03), 0, 0.013, black, 0.002),
        shapes.tube('rim', [(x, y, height) for x, y in outline], 0.005, black, closed=True),
    ]
    half, rise = width / 2 + 0.004, 0.25
    bow = [(half * cos(a), 0, height - 0.05 + (rise + 0.05) * sin(a) ** 0.75) for a in (k / 40 * pi for k in range(41))]
    grip = [point for point in bow if abs(point[0]) < 0.075]
    things += [shapes.tube('bow', bow, 0.0055, black), shapes.tube('grip', grip, 0.0125, materials.oak_beam())]
    across = round(width / 0.12)
    for z, count in ((0.155, across), (0.245, across - 1), (0.326, across - 2)):
        for x in ((k - (count - 1) / 2) * 0.1 for k in range(count)):
            radius, split = random.uniform(0.046, 0.052), z < 0.3 and random.random() < 0.4
            turn = (
                pi / 2 + random.normal(0, 0.03),
                random.uniform(0, 6) if not split else -0.35,
                random.normal(0, 0.06),
            )
            things.append(log('birch', random, depth * 0.84, radius, split, (x, random.normal(0, 0.012), z), turn))
    return shapes.group('basket', things)


def tool_set(height=0.68, colour='black', ends=('shovel', 'brush', 'poker', 'tongs')):
    """Poker, shovel, brush and tongs on a stand, or fewer of them."""
    black = COLOURS[colour]()
    things = [
        shapes.lathe(
            'base', [(0, 0), (0.118, 0), (0.12, 0.002), (0.12, 0.010), (0.117, 0.012), (0, 0.012)], black, 96, 0.001
        ),
        shapes.tube('stand', [(0, 0, 0.01), (0, 0, height - 0.02)], 0.0075, black),
        shapes.tube('bar', [(-0.15, 0, height - 0.085), (0.15, 0, height - 0.085)], 0.005, black),
        shapes.lathe(
            'top',
            [(0, height - 0.02), (0.012, height - 0.018), (0.014, height - 0.008), (0.009, height), (0, height)],
            black,
            48,
        ),
    ]
    places = (-0.135, -0.06, 0.06, 0.135) if len(ends) == 4 else (-0.1, 0.1)
    for x, end in zip(places, ends):
        thing = tool(end, height, black)
        thing.location = (x, -0.014, 0)
        things.append(thing)
    return shapes.group('tools', things)


def tool(end, height=0.68, black=None):
    """One tool of the set, upright, as it hangs on a stand of a height."""
    black = black or COLOURS['black']()
    return shapes.group('tool', [*handle_of_oak(black, height - 0.09), *ENDS[end](black)])


def handle_of_oak(black, top):
    """A rod with an oak grip that ends above the hook."""
    grip = shapes.lathe(
        'grip',
        [
            (0, top - 0.02),
            (0.011, top - 0.018),
            (0.0135, top),
            (0.012, top + 0.06),
            (0.0145, top + 0.1),
            (0.01, top + 0.112),
            (0, top + 0.113),
        ],
        materials.split_wood(),
        48,
    )
    return [grip, shapes.tube('rod', [(0, 0, 0.16), (0, 0, top - 0.015)], 0.0048, black)]


def shovel(black):
    blade = [(-0.055, 0.006), (-0.03, 0.012), (0.0, 0.014), (0.03, 0.012), (0.055, 0.006)]
    return [shapes.sheet('blade', blade, [0.05, 0.12, 0.165], 0.002, black, closed=False)]


def brush(black):
    hair = materials.plain('hair', (0.05, 0.035, 0.022), 0.9)
    return [
        shapes.lathe('head', [(0, 0.168), (0.02, 0.166), (0.024, 0.15), (0.024, 0.145), (0, 0.145)], black, 48),
        shapes.lathe('bristles', [(0.021, 0.148), (0.03, 0.06), (0.028, 0.052), (0, 0.056)], hair, 64),
    ]


def poker(black):
    return [
        shapes.tube('point', [(0, 0, 0.17), (0, 0, 0.06), (0.0, 0.006, 0.05)], 0.0048, black),
        shapes.tube('barb', [(0, 0, 0.1), (0.022, 0, 0.09), (0.034, 0, 0.105)], 0.0045, black),
    ]


def tongs(black):
    def arm(side):
        return shapes.tube(
            'arm',
            [(0, 0, 0.17), (side * 0.02, 0, 0.14), (side * 0.022, 0, 0.09), (side * 0.006, 0, 0.05)],
            0.0045,
            black,
        )

    return [arm(-1), arm(1)]


ENDS = {'shovel': shovel, 'brush': brush, 'poker': poker, 'tongs': tongs}


def bucket(diameter=0.28, height=0.34):
    """An ash bucket with a lid and a bail."""
    black, radius = COLOURS['black'](), diameter / 2
    body, tall = radius - 0.012, height - 0.055
    side = [
        (0, 0),
        (body - 0.012, 0),
        (body - 0.01, 0.003),
        (body - 0.004, 0.1),
        (body, tall),
        (body + 0.004, tall + 0.004),
        (body, tall + 0.006),
    ]
    lid = [
        (body + 0.008, tall - 0.014),
        (body + 0.008, tall + 0.006),
        (body - 0.004, tall + 0.014),
        (0.06, tall + 0.026),
        (0, tall + 0.028),
    ]
    knob = [
        (0.006, tall + 0.026),
        (0.006, tall + 0.036),
        (0.016, tall + 0.041),
        (0.017, tall + 0.048),
        (0.009, tall + 0.054),
        (0, tall + 0.055),
    ]
    bail = [
        (body * 1.03 * cos(a), -0.07 * sin(a), tall - 0.05 - 0.115 * sin(a)) for a in (k / 30 * pi for k in range(31))
    ]
    return shapes.group(
        'bucket',
        [
            shapes.lathe('side', side, black, 128),
            shapes.lathe('lid', lid, black, 128),
            shapes.lathe('knob', knob, black, 48),
            shapes.tube('bail', bail, 0.0035, black),
        ],
    )


def ash_carrier():
    """A shovel with walls and a lid, to carry embers out in; its grip at the back."""
    black = COLOURS['black']()
    outline = shapes.rounded_rectangle(0.19, 0.27, 0.022)
    way = [(0, 0.13, 0.085), (0, 0.175, 0.15), (0, 0.24, 0.178), (0, 0.31, 0.185)]
    return shapes.group(
        'carrier',
        [
            shapes.sheet('side', outline, [0.0, 0.095], 0.0015, black, bevel=0.0006),
            shapes.prism('bottom', shapes.grown(outline, -0.001), 0.002, 0.004, black, 0.0008),
            shapes.prism('lid', shapes.grown(outline, 0.004), 0.09, 0.1, black, 0.003),
            shapes.lathe('knob', [(0.006, 0.1), (0.006, 0.11), (0.014, 0.114), (0.015, 0.122), (0, 0.127)], black, 48),
            shapes.tube('arm', shapes.along(way, 10), 0.006, black),
            shapes.tube('grip', [(0, 0.31, 0.185), (0, 0.44, 0.192)], 0.0135, materials.split_wood()),
        ],
    )


def sweep(diameter=0.15, bristles=5200, seed=8):
    """A round brush of steel wire on its rod, and two more rods to lengthen it."""
    random, steel = np.random.default_rng(seed), materials.steel(roughness=0.4)
    black, radius, long = COLOURS['black'](), diameter / 2, 0.1
    at = random.uniform(0, long, bristles)
    turn = 2 * pi * (5 * at / long + random.choice((0, 0.5), bristles)) + random.normal(0, 0.35, bristles)
    out = radius * random.uniform(0.93, 1.0, bristles)
    lean = random.normal(0, 0.004, bristles)
    vertices = []
    for x, t, r, off in zip(at, turn, out, lean):
        for reach, wide, along in ((0.003, 0.0006, 0), (0.003, -0.0006, 0), (r, 0, off)):
            vertices.append((x + wide + along, reach * cos(t), reach * sin(t)))
    wires = shapes.add_mesh('wires', vertices, [(3 * k, 3 * k + 1, 3 * k + 2) for k in range(bristles)], steel)
    brush_ = shapes.group(
        'brush',
        [
            wires,
            shapes.tube('stem', [(-0.02, 0, 0), (0.15, 0, 0)], 0.0045, steel),
            shapes.tube('joint', [(0.14, 0, 0), (0.185, 0, 0)], 0.0085, steel),
            shapes.tube('rod', [(0.18, 0, 0), (1.0, 0, 0)], 0.0068, black),
        ],
    )
    brush_.location.z, brush_.rotation_euler.y = radius, 0.066
    rods = []
    for y in (0.1, 0.125):
        rods.append(shapes.tube('rod', [(0.1, y, 0.0075), (0.94, y + 0.02, 0.0075)], 0.0068, black))
        rods.append(shapes.tube('joint', [(0.07, y - 0.001, 0.0085), (0.11, y, 0.0085)], 0.0085, steel))
    return shapes.group('sweep', [brush_, *rods])


def accessories(only=None):
    """The three beside each other, as they are sold, or one of them by its name."""
    for name, build, x, y, turn in (
        ('basket', basket, -0.36, 0.02, 0.32),
        ('tools', tool_set, 0.14, 0.1, 0.2),
        ('bucket', bucket, 0.47, -0.03, -0.3),
    ):
        if only in (None, name):
            thing = build()
            thing.location, thing.rotation_euler.z = (x, y, 0), turn
