"""What a room holds besides its fire: upholstery, wool, a rug, a table with a cup."""
from math import cos, pi, sin

import numpy as np

import materials
import shapes
from nodes import Nodes, rgba


def cloth(name, colour, weave=420, rough=0.95):
    """Woven wool: the tone of a colour that wear and light vary, and threads that only a close look shows."""
    nodes = Nodes(name)
    at = nodes.place(own=True)
    cloud = nodes.noise(at, 6, 4)
    tone = nodes.ramp(cloud, (0.3, tuple(c * 0.86 for c in colour)), (0.7, tuple(c * 1.1 for c in colour)))
    threads = nodes.mix(0.5, nodes.noise(at, weave, 2), nodes.noise(at, weave / 5, 3))
    return nodes.surface(colour=tone, roughness=rough, specular=0.08, normal=nodes.bump(threads, 0.55, 0.004))


def striped(name, ground, stripe):
    """Wool with bands across its own x, at the ends of a throw."""
    nodes = Nodes(name)
    x = nodes.add('SeparateXYZ', {0: nodes.place()}).outputs['X']
    band = nodes.add('Math', {0: x, 1: 0.11}, operation='PINGPONG').outputs[0]
    lines = nodes.ramp(
        band, (0.0, (0, 0, 0)), (0.074, (0, 0, 0)), (0.078, (1, 1, 1)), (0.094, (1, 1, 1)), (0.098, (0, 0, 0))
    )
    threads = nodes.noise(nodes.place(), 240, 3)
    return nodes.surface(
        colour=nodes.mix(lines, rgba(ground), rgba(stripe)),
        roughness=0.95,
        specular=0.06,
        normal=nodes.bump(threads, 0.7, 0.005),
    )


def cushion(name, size, place, material, square=0.24, puff=0.14, steps=(96, 48)):
    """A filled box without a hard edge, thicker in its middle than at its seams."""
    around, tiers = steps

    def soft(value):
        return abs(value) ** square * (1 if value > 0 else -1)

    vertices = []
    for row in range(tiers + 1):
        lift = pi * (row / tiers - 0.5)
        for k in range(around):
            turn = 2 * pi * k / around
            x, y, z = soft(cos(lift)) * soft(cos(turn)), soft(cos(lift)) * soft(sin(turn)), soft(sin(lift))
            full = 1 - puff + puff * (1 - x * x) * (1 - y * y) * 1.6
            vertices.append((x * size[0] / 2, y * size[1] / 2, z * size[2] / 2 * full))
    thing = shapes.add_mesh(name, vertices, shapes.between_rings(around, tiers + 1), material)
    thing.location = place
    return thing


def sofa(width=1.9, depth=0.88, colour=(0.36, 0.315, 0.26), backs=2):
    """A low sofa on thin oak legs, its front to -y; origin on the floor, in its middle. With one back it is a chair."""
    wool = cloth('sofa', colour)
    oak = materials.oak_beam()
    seat = cushion('seat', (width - 0.3, depth - 0.16, 0.2), (0, -0.06, 0.36), wool, 0.16, 0.1)
    base = cushion('base', (width, depth, 0.17), (0, 0, 0.235), wool, 0.1, 0.0)
    inner = (width - 0.3) / backs
    back = [
        cushion(
            'back', (inner - 0.012, 0.24, 0.44), (inner * (k - (backs - 1) / 2), depth / 2 - 0.19, 0.63), wool, 0.26
        )
        for k in range(backs)
    ]
    for thing in back:
        thing.rotation_euler.x = -0.2
    spine = cushion('spine', (width, 0.15, 0.5), (0, depth / 2 - 0.075, 0.45), wool, 0.12, 0.0)
    arms = [
        cushion('arm', (0.15, depth, 0.36), (side * (width / 2 - 0.075), 0, 0.42), wool, 0.14, 0.02) for side in (-1, 1)
    ]
    legs = [shapes.lathe('leg', [(0, 0), (0.011, 0), (0.018, 0.15), (0, 0.15)], oak, 32) for _ in range(4)]
    for leg, (x, y) in zip(legs, ((-1, -1), (1, -1), (-1, 1), (1, 1))):
        leg.location = (x * (width / 2 - 0.08), y * (depth / 2 - 0.08), 0)
    return shapes.group('sofa', [seat, base, spine, *back, *arms, *legs])


def throw(path, width, material, seed=0.0):
    """Cloth laid along a path of (y, z), with soft folds that deepen where it hangs."""
    across, vertices, faces = 60, [], []
    smooth = shapes.along(path, 14)
    for row, (y, z) in enumerate(smooth):
        hang = abs(row / (len(smooth) - 1) - 0.45) * 1.6
        for k in range(across + 1):
            x = (k / across - 0.5) * width
            fold = 0.012 * sin(x * 19 + seed) + 0.008 * sin(x * 43 + 2 * seed + row * 0.05)
            vertices.append((x * (1 - 0.05 * hang), y - fold * hang - 0.006, z + 0.004 * sin(x * 27 + seed)))
    for row in range(len(smooth) - 1):
        for k in range(across):
            a = row * (across + 1) + k
            faces.append((a, a + 1, a + across + 2, a + across + 1))
    thing = shapes.add_mesh('throw', vertices, faces, material)
    thick = thing.modifiers.new('thickness', 'SOLIDIFY')
    thick.thickness, thick.offset = 0.009, 1
    return thing


def rug(width, depth, colour=(0.44, 0.40, 0.345)):
    return shapes.prism('rug', shapes.superellipse(width, depth, 8, 160), 0, 0.014, cloth('rug', colour, 150), 0.006)


def side_table(height=0.46):
    """A round table of oak on a black stem, with a cup."""
    black = materials.powder('stem', (0.016, 0.015, 0.014), 0.45)
    top = shapes.lathe(
        'top',
        [
            (0, height - 0.022),
            (0.2, height - 0.022),
            (0.206, height - 0.014),
            (0.206, height - 0.004),
            (0.2, height),
            (0, height),
        ],
        materials.oak_beam(),
        128,
    )
    foot = shapes.lathe(
        'foot', [(0, 0), (0.14, 0), (0.142, 0.004), (0.138, 0.008), (0.013, 0.012), (0.011, height - 0.022)], black, 96
    )
    profile = [
        (0, 0),
        (0.026, 0),
        (0.032, 0.006),
        (0.039, 0.05),
        (0.04, 0.078),
        (0.037, 0.078),
        (0.034, 0.02),
        (0, 0.014),
    ]
    cup = shapes.lathe('cup', profile, materials.enamel('cup', (0.6, 0.56, 0.5)), 96)
    cup.location = (0.05, -0.03, height)
    return shapes.group('table', [top, foot, cup])


def vase(height=0.34, twigs=7, seed=2):
    """A tall vase of clay with bare branches."""
    random = np.random.default_rng(seed)
    h = height
    profile = [
        (0, 0),
        (0.055, 0),
        (0.062, 0.006),
        (0.088, 0.4 * h),
        (0.08, 0.68 * h),
        (0.045, 0.9 * h),
        (0.04, 0.97 * h),
        (0.046, h),
        (0.04, h),
        (0.032, 0.9 * h),
    ]
    things = [shapes.lathe('vase', shapes.along(profile, 5), materials.powder('clay', (0.2, 0.13, 0.09), 0.8), 96)]
    bark = materials.plain('twig', (0.05, 0.032, 0.022), 0.9)
    for k in range(twigs):
        turn, lean = random.uniform(0, 2 * pi), random.uniform(0.08, 0.36)
        points = [
            (
                lean * t**1.4 * cos(turn) + 0.02 * sin(5 * t + k),
                lean * t**1.4 * sin(turn),
                0.5 * h + t * random.uniform(0.5, 0.8),
            )
            for t in (j / 9 for j in range(10))
        ]
        things.append(shapes.tube('twig', points, random.uniform(0.0022, 0.0036), bark))
        for at in (4, 5, 6, 7):
            x, y, z = points[at]
            side = random.uniform(0, 2 * pi)
            tip = [(x + 0.11 * t * cos(side), y + 0.11 * t * sin(side), z + 0.13 * t) for t in (0, 0.5, 1)]
            things.append(shapes.tube('twig', tip, 0.0016, bark))
    return shapes.group('vase', things)
