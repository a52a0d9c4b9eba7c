"""Fire pits: a bowl of steel with an open fire in the snow, at dusk, before a spruce forest out of focus."""
from math import cos, pi, sin

import bpy
import numpy as np

import materials
import shapes
import studio
from hearth import Hearth


def firepit(diameter=0.8, height=0.38, colour='rust', seed=11):
    """A pressed bowl on three legs, by its diameter and its height with legs."""
    skin = materials.rust() if colour == 'rust' else materials.powder('black', (0.0145, 0.014, 0.0135), 0.55)
    radius, deep = diameter / 2, diameter * 0.21
    arc = [(radius * sin(turn), height - deep * cos(turn)) for turn in (k / 40 * pi / 2 for k in range(41))]
    inside = [(max(0, r - 0.004), z + 0.004) for r, z in arc[::-1]]
    rim = [
        (radius + 0.014, height + 0.001),
        (radius + 0.016, height + 0.003),
        (radius + 0.014, height + 0.006),
        (radius - 0.004, height + 0.006),
    ]
    things = [shapes.lathe('bowl', [*arc, *rim, *inside[1:]], skin, 160)]
    for k in range(3):
        turn = -pi / 2 + 0.35 + k * 2 * pi / 3
        ends = ((radius * 0.62, height - deep * 0.8), (radius * 0.78, -0.04))
        things.append(shapes.tube('leg', [(r * cos(turn), r * sin(turn), z) for r, z in ends], 0.012, skin))
    fire = Hearth(diameter * 0.66, diameter * 0.5, diameter * 0.95, seed).open_fire(power=14.0)
    fire.location.z = height - deep + 0.0875 * diameter
    return shapes.group('pit', [*things, fire])


def snow_field(seed=3):
    """Snow with soft drifts and a trodden place around the fire."""
    random, size, count = np.random.default_rng(seed), 160.0, 240
    line = np.sign(np.linspace(-1, 1, count)) * np.abs(np.linspace(-1, 1, count)) ** 3 * size / 2
    x, y = np.meshgrid(line, line)
    z = np.zeros_like(x)
    for _ in range(60):
        wave = 2 ** random.uniform(-1.5, 3.6)
        turn, phase = random.uniform(0, 2 * pi, 2)
        z += 0.016 / wave**0.85 * np.sin(wave * (x * np.cos(turn) + y * np.sin(turn)) + phase)
    vertices = [tuple(point) for point in np.dstack([x, y, z - z[count // 2, count // 2] - 0.02]).reshape(-1, 3)]
    faces = [
        (r * count + c, r * count + c + 1, (r + 1) * count + c + 1, (r + 1) * count + c)
        for r in range(count - 1)
        for c in range(count - 1)
    ]
    return shapes.add_mesh('snow', vertices, faces, materials.snow())


def spruce(random, place, height, material):
    """A spruce as tiers of drooping, ragged branches."""
    tiers, steps, vertices, faces = 16, 26, [], []
    for tier in range(tiers):
        share = tier / tiers
        low, high = height * (0.08 + 0.9 * share), height * (0.08 + 0.9 * share) + height * 0.13
        wide = height * 0.2 * (1 - share) ** 0.85 + 0.04
        base = len(vertices)
        vertices.append((0, 0, min(high, height)))
        for k in range(steps):
            reach = wide * random.uniform(0.55, 1.1)
            vertices.append(
                (
                    reach * cos(2 * pi * k / steps),
                    reach * sin(2 * pi * k / steps),
                    low - reach * random.uniform(0.2, 0.5),
                )
            )
        faces += [(base, base + 1 + k, base + 1 + (k + 1) % steps) for k in range(steps)]
    tree = shapes.add_mesh('spruce', vertices, faces, material, smooth=False)
    tree.location = place
    return tree


def dusk(seed=5, wide=0.52):
    """The forest's edge and the last light: blue from above, warm where the sun went down.

    `wide` is how far the forest reaches across, for each metre that it is away.
    """
    random = np.random.default_rng(seed)
    for far, count, dark in ((30, 16, 0.4), (42, 30, 0.75), (60, 40, 1.3)):
        needles = materials.powder('needles', tuple(dark * c for c in (0.05, 0.068, 0.085)), 0.9)
        count = round(count * wide / 0.52)
        for k in range(count):
            x = (k + random.uniform(-0.4, 0.4) - count / 2) / count * far * wide
            spruce(random, (x, far + random.uniform(-2, 2), -0.3), far * random.uniform(0.055, 0.105), needles)
    studio.sky((0.16, 0.22, 0.36), 0.55)
    studio.gradient(
        [(0.0, (0.62, 0.38, 0.26)), (0.06, (0.42, 0.33, 0.33)), (0.2, (0.13, 0.17, 0.28)), (0.6, (0.035, 0.055, 0.12))],
        0.55,
    )
    studio.area('sky', (-4, 2, 7), (0, 0, 0), (7, 7), 130, (0.45, 0.6, 1.0))
    lens = bpy.context.scene.camera.data
    lens.dof.use_dof, lens.dof.focus_distance, lens.dof.aperture_fstop = True, 4.55, 2.4
