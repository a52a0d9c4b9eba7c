"""Ground that a landscape stands on: mountains in haze, still water, a snowy shore."""
from math import pi

import numpy as np

import materials
import shapes
from nodes import Nodes, rgba


def waves(random, x, y, octaves, size, rough=0.5, ridged=False):
    """Noise of sums of turned waves, by the size of the largest in metres; ridged it has crests."""
    z, high = np.zeros_like(x), 1.0
    for _ in range(octaves):
        part = np.zeros_like(x)
        for _ in range(7):
            turn, phase = random.uniform(0, 2 * pi, 2)
            length = size * random.uniform(0.6, 1.5)
            part += np.sin(2 * pi / length * (x * np.cos(turn) + y * np.sin(turn)) + phase)
        part /= 7**0.5
        z += high * (1 - 1.6 * np.abs(part) if ridged else part)
        size, high = size / 2, high * rough
    return z


def grid(name, x, y, z, material, smooth=True):
    """A surface over rows of points."""
    rows, columns = x.shape
    vertices = np.dstack([x, y, z]).reshape(-1, 3).tolist()
    faces = [
        (r * columns + c, r * columns + c + 1, (r + 1) * columns + c + 1, (r + 1) * columns + c)
        for r in range(rows - 1)
        for c in range(columns - 1)
    ]
    return shapes.add_mesh(name, vertices, faces, material, smooth=smooth)


def hazy(nodes, shader, colour, reach):
    """A surface that the air takes the colour of, the more the farther it is; at `reach` metres two thirds."""
    far = nodes.add('CameraData').outputs['View Distance']
    left = nodes.add(
        'Math', {0: nodes.add('Math', {0: far, 1: -1 / reach}, operation='MULTIPLY').outputs[0]}, operation='EXPONENT'
    )
    air = nodes.add('Emission', {'Color': rgba(colour), 'Strength': 1.0})
    return nodes.finish(nodes.add('MixShader', {0: left.outputs[0], 1: air.outputs[0], 2: shader.outputs[0]}))


def alpine(haze, reach):
    """Snow, and rock where it is too steep for snow to lie."""
    nodes = Nodes('alpine')
    at = nodes.place()
    up = nodes.add('SeparateXYZ', {0: nodes.add('NewGeometry').outputs['Normal']}).outputs['Z']
    rough = nodes.noise(at, 0.012, 8, 0.65)
    bare = nodes.add(
        'Math', {0: up, 1: nodes.add('Math', {0: rough, 1: 0.5}, operation='MULTIPLY').outputs[0]}, operation='ADD'
    ).outputs[0]
    colour = nodes.ramp(bare, (0.88, (0.075, 0.075, 0.085)), (0.97, (0.8, 0.82, 0.87)))
    shader = nodes.add('BsdfPrincipled', {'Base Color': colour, 'Roughness': 0.9, 'Specular': 0.1})
    return hazy(nodes, shader, haze, reach)


def mountains(near, far, height, haze, seed=1, valley=0.0, reach=5200, wide=1.7, foot=-8):
    """A range between two distances. `valley` is the direction, x by y, in which it opens, `foot` its lowest."""
    random = np.random.default_rng(seed)
    share = np.linspace(0, 1, 230)[:, None]
    y = near + (far - near) * share**1.3 + 0 * np.linspace(0, 1, 520)[None, :]
    x = np.linspace(-wide, wide, 520)[None, :] * y
    crest = waves(random, x, y, 7, (far - near) * 0.75, 0.47, ridged=True)
    rise = np.clip((y - near) / ((far - near) * 0.45), 0, 1) ** 0.8
    apart = np.clip(np.abs(x / y - valley) / 0.42, 0, 1)
    open_ = 0.16 + 0.84 * apart**1.3
    z = height * rise * open_ * (0.42 + 0.33 * crest) + foot
    return grid('mountains', x, y, z, alpine(haze, reach))


def fjord(near=-40.0, far=9000.0, ripple=0.02):
    """Still water at height 0."""
    nodes = Nodes('water')
    swell = nodes.noise(nodes.place((0.35, 1.6, 1)), 1.1, 4)
    material = nodes.surface(
        colour=rgba((0.006, 0.012, 0.018)), roughness=0.03, specular=0.5, normal=nodes.bump(swell, ripple, 0.5)
    )
    return shapes.box('fjord', (30000, far - near, 0.2), (0, (far + near) / 2, -0.1), material, 0)


def shore(height, seed=3, reach=(-60, 70), depth=(-31, 34), count=(420, 260)):
    """Snow by a function of x and y that gives its height; soft drifts lie on it."""
    random = np.random.default_rng(seed)
    x, y = np.meshgrid(np.linspace(*reach, count[0]), np.linspace(*depth, count[1]))
    z = height(x, y) + 0.1 * waves(random, x, y, 4, 11, 0.45)
    return grid('shore', x, y, z, materials.snow()), lambda a, b: float(height(np.array(a), np.array(b)))


def meadow(air, reach):
    """Dark moss and grass that the mist takes."""
    nodes = Nodes('moss')
    colour = nodes.ramp(nodes.noise(nodes.place(), 0.6, 6), (0.35, (0.012, 0.015, 0.008)), (0.7, (0.05, 0.052, 0.026)))
    shader = nodes.add('BsdfPrincipled', {'Base Color': colour, 'Roughness': 0.95, 'Specular': 0.05})
    shapes.box('meadow', (1600, 1600, 1), (0, 700, -0.5), hazy(nodes, shader, air, reach), 0)


def lichen_stone():
    """Weathered grey stone with spots of lichen."""
    nodes = Nodes('stone')
    at = nodes.place(own=True)
    cloud = nodes.noise(at, 5, 8, 0.65)
    colour = nodes.ramp(cloud, (0.3, (0.06, 0.057, 0.053)), (0.7, (0.19, 0.18, 0.165)))
    spots = nodes.ramp(nodes.noise(at, 14, 4, 0.55), (0.58, (0, 0, 0)), (0.66, (0.8, 0.8, 0.8)))
    colour = nodes.mix(spots, colour, rgba((0.24, 0.245, 0.19)))
    rough = nodes.noise(at, 60, 8, 0.7)
    return nodes.surface(colour=colour, roughness=0.92, specular=0.15, normal=nodes.bump(rough, 0.7, 0.012))


def slab(random, wide, thick, material):
    """A flat stone, broken and weathered: an oval that noise has bitten into."""
    steps, tiers = 40, 9
    phases = random.uniform(0, 6.2, (5, 2))
    vertices = []
    for row in range(tiers + 1):
        lift = row / tiers * 2 - 1
        for k in range(steps):
            turn = 2 * pi * k / steps
            bite = 1 + sum(
                0.085 / (j * 0.6 + 1) * np.sin((j + 2) * turn + phases[j, 0] + lift * phases[j, 1] * 0.4)
                for j in range(5)
            )
            reach = wide / 2 * bite * (1 - abs(lift) ** 5) ** 0.5
            tilt = 0.16 * np.sin(turn + phases[0, 1])
            vertices.append((reach * np.cos(turn), reach * 0.78 * np.sin(turn), thick / 2 * lift * (1 + tilt)))
    return shapes.add_mesh('slab', vertices, shapes.between_rings(steps, tiers + 1), material)


def boulders(seed=5, tall=1.75):
    """A cairn on the origin, as tall as a man, among stones that lie about."""
    random, material, level = np.random.default_rng(seed), lichen_stone(), 0.0
    while level < tall:
        left = 1 - level / tall
        reach, thick = 0.62 * left**0.85, random.uniform(0.06, 0.12) * (0.75 + 0.4 * left)
        count = max(1, round(reach * 8))
        for k in range(count):
            stone = slab(
                random,
                max(0.22, random.uniform(0.3, 0.46) * (0.6 + 0.5 * left)),
                thick * random.uniform(0.85, 1.25),
                material,
            )
            turn = 2 * pi * (k / count) + random.normal(0, 0.2)
            out = reach * 0.66 if count > 1 else 0
            stone.location = (out * np.cos(turn), out * np.sin(turn), level + thick / 2)
            stone.rotation_euler = (*random.normal(0, 0.05, 2), random.uniform(0, 6.2))
        if count > 1:
            slab(random, reach * 1.5, thick, material).location.z = level + thick / 2
        level += thick * 0.93
    x, y = np.meshgrid(np.linspace(-14, 14, 240), np.linspace(-6, 60, 300))
    z = 0.05 * waves(random, x, y, 6, 3.2, 0.55) - 0.0016 * y**2 * (y > 0) - 0.02
    grid('top', x, y, z, material)
    for _ in range(110):
        stone = slab(random, random.uniform(0.08, 0.5), random.uniform(0.04, 0.16), material)
        far, turn = random.uniform(0.8, 7), random.uniform(0, 2 * pi)
        stone.location = (far * np.cos(turn), far * np.sin(turn) * 0.8, 0.02)
        stone.rotation_euler = (*random.normal(0, 0.2, 2), random.uniform(0, 6.2))
