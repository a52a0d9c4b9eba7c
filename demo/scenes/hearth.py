"""What burns: a firebox with logs, embers and flames, and logs as they lie in a basket."""
from math import cos, pi, sin

import bmesh
import bpy
import numpy as np

import flames
import materials
import shapes


class Hearth:
    """A firebox of inner width, depth and height in metres, standing on the origin with its mouth towards -y.

    `walls` are its closed sides: -1 the left, 1 the right.
    """

    def __init__(self, width, depth, height, seed=1, walls=(-1, 1)):
        self.width, self.depth, self.height, self.walls = width, depth, height, walls
        self.random = np.random.default_rng(seed)
        self.seed = seed

    def build(self):
        things = [*self.lining(), *self.embers(), *self.logs(), *self.flames(), self.light()]
        return shapes.group('hearth', things)

    def open_fire(self, power):
        """The fire alone, for a bowl; it lights what is around by so many times a firebox's power."""
        return shapes.group('fire', [*self.embers(), *self.logs(), *self.flames(), self.light(power)])

    def lining(self):
        """Panels of vermiculite with grooves, and a baffle that ends short of the glass."""
        brick, thick, gap = materials.vermiculite(), 0.025, 0.0015
        w, d, h = self.width, self.depth, self.height
        panels = [
            shapes.box('floor', (w, d, thick), (0, 0, -thick / 2), brick, 0.002),
            shapes.box('baffle', (w, d * 0.8, thick), (0, d * 0.1, h - thick), brick, 0.003),
            shapes.box('roof', (w + 0.05, d, 0.01), (0, 0, h + 0.06), materials.cast_iron('soot'), 0),
        ]
        count = max(3, round(w / 0.1))
        for k in range(count):
            x = (k + 0.5) / count * w - w / 2
            panels.append(
                shapes.box(
                    'back', (w / count - gap, thick, h + 0.06), (x, d / 2 + thick / 2, (h + 0.06) / 2), brick, 0.004
                )
            )
        for side in self.walls:
            for k in range(2):
                y = (k + 0.5) / 2 * d - d / 2
                panels.append(
                    shapes.box(
                        'side',
                        (thick, d / 2 - gap, h + 0.06),
                        (side * (w / 2 + thick / 2), y, (h + 0.06) / 2),
                        brick,
                        0.003,
                    )
                )
        return panels

    def embers(self):
        """A bed of live coals and ash, higher in the middle."""
        coal, count = materials.ember(), int(900 * self.width * self.depth / 0.1)
        lumps = [lump(f'lump {k}', self.random, coal) for k in range(5)]
        things = []
        for _ in range(count):
            x, y = self.random.normal(0, 0.24, 2) * (self.width, self.depth)
            if abs(x) > self.width * 0.47 or abs(y) > self.depth * 0.46:
                continue
            high = 0.022 * np.exp(-((x / self.width) ** 2) * 9 - (y / self.depth) ** 2 * 7)
            thing = bpy.data.objects.new('coal', lumps[self.random.integers(5)])
            size = self.random.uniform(0.006, 0.017)
            thing.location, thing.scale = (x, y, high * self.random.uniform(0.2, 1.0)), (size, size * 0.8, size * 0.6)
            thing.rotation_euler = self.random.uniform(0, 6.2, 3)
            bpy.context.scene.collection.objects.link(thing)
            things.append(thing)
        return things

    def logs(self):
        """Three logs: two across each other on the coals and one leaning on them."""
        long, thick = min(self.width * 0.8, 0.42), min(0.04, self.width * 0.11)
        poses = [
            ((-0.02, 0.035, thick * 0.95 + 0.012), (0, pi / 2, 0.1), True),
            ((0.02, -0.035, thick * 0.85 + 0.012), (0.03, pi / 2, -0.16), False),
            ((0.01, 0.01, thick * 2.2 + 0.014), (2.2, pi / 2 - 0.1, 0.42), True),
        ]
        return [
            log(f'log {k}', self.random, long * (1 - 0.08 * k), thick, split, place, turn, burnt=True)
            for k, (place, turn, split) in enumerate(poses)
        ]

    def flames(self):
        """Flames in four layers, the brightest behind the logs, thin ones before them."""
        w, size = self.width, min(self.width * 1.05, self.height * 0.82)
        layers = [(0.05, 1.25, 1.1), (0.02, 1.0, 1.0), (-0.02, 0.85, 0.7), (-0.06, 0.6, 0.4)]
        things, random = [], np.random.default_rng(self.seed)
        for k, (y, tall, strength) in enumerate(layers):
            spread = np.array([-0.3, 0.0, 0.3]) + random.normal(0, 0.1, 3)
            roots = [(x, random.uniform(0.06, 0.13), random.uniform(0.7, 1.0) * (1 - 0.6 * abs(x))) for x in spread]
            things.append(
                flames.flame_plane(
                    f'flame {k}',
                    size,
                    (random.normal(0, w * 0.03), y, 0.02),
                    9.0 * strength,
                    self.seed * 31 + k,
                    roots,
                    2.9 * tall,
                    turn=random.normal(0, 0.12),
                )
            )
        return things

    def light(self, power=1.0):
        """The light of the flames, which their planes do not throw."""
        lamp = bpy.data.lights.new('fire', 'POINT')
        lamp.shadow_soft_size, lamp.color = self.width * 0.2, (1.0, 0.42, 0.13)
        lamp.energy = 2.0 * power * (self.width * self.height / 0.16) ** 0.6
        thing = bpy.data.objects.new('fire', lamp)
        thing.location = (0, -self.depth * 0.08, self.height * 0.42)
        thing.visible_camera = thing.visible_glossy = False
        bpy.context.scene.collection.objects.link(thing)
        return thing


def lump(name, random, material):
    """The mesh of a broken coal of a radius of one."""
    mesh, form = bpy.data.meshes.new(name), bmesh.new()
    bmesh.ops.create_icosphere(form, subdivisions=2, radius=1)
    for vertex in form.verts:
        vertex.co *= random.uniform(0.72, 1.15)
    form.to_mesh(mesh)
    mesh.materials.append(material)
    return mesh


def log(name, random, length, radius, split, place, turn, burnt=False):
    """A birch log around its own z: whole, or split in a wedge with bark on its round side."""
    skin, wood = (materials.char() if burnt else materials.bark()), materials.split_wood()
    end, steps, rows = pi * 0.62, 40, 24
    angles = [2 * pi * k / steps for k in range(steps)] if not split else [end * k / (steps - 1) for k in range(steps)]
    waves = random.uniform(0, 6.2, (4, 2))
    vertices = []
    for row in range(rows + 1):
        z = (row / rows - 0.5) * length
        for angle in angles:
            bend = sum(0.018 * sin((k + 1) * angle + waves[k, 0] + z * (8 + 9 * k)) for k in range(4))
            grown = radius * (1.25 if split else 1.0) * (1 + bend)
            vertices.append((grown * cos(angle), grown * sin(angle), z))
        if split:
            vertices.append((radius * 0.05 * sin(z * 30), 0.0, z))
    count = steps + (1 if split else 0)
    faces, kinds = [], []
    for row in range(rows):
        for k in range(count):
            n = (k + 1) % count
            faces.append((row * count + k, row * count + n, (row + 1) * count + n, (row + 1) * count + k))
            kinds.append(1 if split and k >= steps - 1 else 0)
    faces += [range(count)[::-1], [rows * count + k for k in range(count)]]
    kinds += [2, 2]
    thing = shapes.add_mesh(name, vertices, faces, skin, 0.0015, segments=2)
    thing.data.materials.append(skin if burnt and random.random() < 0.4 else wood)
    thing.data.materials.append(skin if burnt else wood)
    thing.data.polygons.foreach_set('material_index', kinds)
    thing.location, thing.rotation_euler = place, turn
    return thing
