"""Spruces: branches in whorls, twigs of needles on them, and snow in clumps on top; a few of them make a forest."""
from math import pi

import bpy
import numpy as np

from nodes import Nodes, rgba
from terrain import hazy


def needles(snow=0.0, colour=(0.02, 0.032, 0.018), mist=None):
    """Twigs, each tree a little different.

    `snow` says how much of what faces up is rimed, from 0 to 1; `mist` is the air's colour and reach, where they fade
    into it.
    """
    nodes = Nodes('needles')
    tint = nodes.ramp(
        nodes.add('ObjectInfo').outputs['Random'],
        (0.0, tuple(0.7 * c for c in colour)),
        (1.0, tuple(1.35 * c for c in colour)),
    )
    at = nodes.place(own=True)
    colour = nodes.mix(nodes.noise(at, 0.9, 3), tint, rgba((0.055, 0.062, 0.028)))
    up = nodes.add('SeparateXYZ', {0: nodes.add('NewGeometry').outputs['Normal']}).outputs['Z']
    patch = nodes.add('Math', {0: up, 1: nodes.noise(at, 2.2, 4)}, operation='MULTIPLY').outputs[0]
    rime = nodes.ramp(patch, (0.72 - 0.62 * snow, (0, 0, 0)), (0.86 - 0.62 * snow, (1, 1, 1)))
    white = nodes.mix(rime, colour, rgba((0.72, 0.76, 0.83))) if snow else colour
    if not mist:
        return nodes.surface(colour=white, roughness=0.9, specular=0.06)
    shader = nodes.add('BsdfPrincipled', {'Base Color': white, 'Roughness': 0.9, 'Specular': 0.06})
    return hazy(nodes, shader, *mist)


def trunk_skin(mist=None):
    nodes = Nodes('trunk')
    cloud = nodes.noise(nodes.place((1, 1, 0.3), own=True), 9, 5, 0.7)
    colour = nodes.ramp(cloud, (0.3, (0.022, 0.017, 0.014)), (0.7, (0.085, 0.066, 0.052)))
    if not mist:
        return nodes.surface(colour=colour, roughness=0.95, specular=0.05)
    return hazy(nodes, nodes.add('BsdfPrincipled', {'Base Color': colour, 'Roughness': 0.95}), *mist)


def pads():
    """The snow that lies on branches."""
    nodes = Nodes('pads')
    crumbs = nodes.noise(nodes.place(own=True), 9, 5, 0.7)
    return nodes.surface(
        colour=rgba((0.8, 0.83, 0.88)), roughness=0.9, specular=0.1, normal=nodes.bump(crumbs, 0.6, 0.06)
    )


def branches(random, height, wide, bare):
    """Foot, way outwards, length, pitch and droop of each branch."""
    levels = np.linspace(bare, 0.985, int(height * 3.4)) ** 0.94
    rows = []
    for level in levels:
        count = random.integers(5, 8)
        for turn in random.uniform(0, 2 * pi) + np.arange(count) * 2 * pi / count + random.normal(0, 0.25, count):
            long = height * wide * (1 - level) ** 0.8 * random.uniform(0.55, 1.15) + 0.1
            long *= min(1.0, 0.55 + 2.2 * (level - bare + 0.04))
            pitch = -0.35 + 1.05 * level + random.normal(0, 0.09)
            rows.append((height * level + random.normal(0, 0.04), turn, long, pitch, random.uniform(0.12, 0.45)))
    return np.array(rows)


def along(branch, share):
    """Points of branches, by the share of their lengths."""
    z, turn, long, pitch, droop = branch.T
    out = long * share * np.cos(pitch * 0.6)
    rise = long * (np.tan(pitch) * share - droop * share**2 + 0.5 * droop * share**4)
    return np.stack([out * np.cos(turn), out * np.sin(turn), z + rise], -1)


def twigs(random, branch, close):
    """Ragged leaflets of needles in rows along twigs, on both sides of every branch: triangles."""
    count = np.maximum(6, (branch[:, 2] / 0.075).astype(int))
    own = np.repeat(np.arange(len(branch)), count)
    rows = branch[own]
    share = random.uniform(0.06, 1.0, len(own)) ** 0.85
    foot, ahead = along(rows, share), along(rows, np.minimum(share + 0.06, 1.06))
    axis = ahead - foot
    axis /= np.linalg.norm(axis, axis=1, keepdims=True) + 1e-9
    side = np.stack([-np.sin(rows[:, 1]), np.cos(rows[:, 1]), np.zeros(len(rows))], -1)
    side *= random.choice([-1, 1], len(rows))[:, None]
    long = (0.36 * rows[:, 2] * (1 - share) ** 0.7 * share**0.3 + 0.1) * random.uniform(0.6, 1.2, len(rows))
    way = axis * random.uniform(0.5, 0.9, (len(rows), 1)) + side * 0.8
    way[:, 2] -= random.uniform(0.05, 0.75, len(rows))
    way /= np.linalg.norm(way, axis=1, keepdims=True)
    pieces, width = (7, 0.030) if close else (4, 0.052)
    shapes = []
    for k in range(pieces):
        start = foot + way * (long * k / pieces)[:, None]
        roll = random.normal(0, 1, (len(rows), 3))
        flank = np.cross(way, roll)
        flank *= width * random.uniform(0.6, 1.3, (len(rows), 1)) / np.linalg.norm(flank, axis=1, keepdims=True)
        tip = start + way * (long / pieces * 1.7)[:, None] + random.normal(0, 0.018, (len(rows), 3))
        shapes.append(np.stack([start - flank, start + flank, tip], 1))
    return np.concatenate(shapes)


LUMP = 6, 3


def clumps(random, branch, amount):
    """Flattened lumps of snow along the upper sides of branches: quads of rings."""
    count = np.maximum(1, (branch[:, 2] * 3.6 * amount).astype(int))
    own = np.repeat(np.arange(len(branch)), count)
    rows = branch[own]
    share = random.uniform(0.15, 0.98, len(own))
    middle = along(rows, share) + random.normal(0, 0.05, (len(own), 3)) * rows[:, 2:3] * [1, 1, 0.15]
    size = (0.05 + 0.12 * rows[:, 2] * (1.1 - share) ** 0.5) * random.uniform(0.5, 1.35, len(own))
    around, tiers = LUMP
    rings = []
    for k in range(tiers):
        tall = (k / (tiers - 1) - 0.35) * 0.62
        reach = (1.0, 0.86, 0.3)[k]
        angle = np.arange(around) / around * 2 * pi + random.uniform(0, 1, (len(own), 1))
        far = size[:, None] * reach * random.uniform(0.7, 1.3, (len(own), around))
        long, turn = far * np.cos(angle) * 1.35, rows[:, 1:2]
        wide = far * np.sin(angle)
        x = long * np.cos(turn) - wide * np.sin(turn)
        y = long * np.sin(turn) + wide * np.cos(turn)
        z = size[:, None] * (tall + random.normal(0, 0.07, (len(own), around))) - far * 0.18
        rings.append(middle[:, None, :] + np.stack([x, y, z], -1))
    return np.stack(rings, 1).reshape(-1, around * tiers, 3)


def lump_faces(count, start):
    around, tiers = LUMP
    one = [
        (r * around + k, r * around + (k + 1) % around, (r + 1) * around + (k + 1) % around, (r + 1) * around + k)
        for r in range(tiers - 1)
        for k in range(around)
    ]
    lid = (tiers - 1) * around
    one += [(lid, lid + 1, lid + 2, lid + 3), (lid + 3, lid + 4, lid + 5, lid)]
    return (np.array(one)[None] + (start + np.arange(count) * around * tiers)[:, None, None]).reshape(-1, 4)


def trunk(height):
    steps = 9
    angle = np.arange(steps) / steps * 2 * pi
    ring = np.stack([np.cos(angle), np.sin(angle), np.zeros(steps)], -1)
    thick = 0.008 * height + 0.04
    levels = np.array([-0.06, 0.03, 0.5, 1.0])
    vertices = np.concatenate([ring * thick * (1.03 - min(1, max(0, z))) + [0, 0, z * height] for z in levels])
    faces = [
        (r * steps + k, r * steps + (k + 1) % steps, (r + 1) * steps + (k + 1) % steps, (r + 1) * steps + k)
        for r in range(len(levels) - 1)
        for k in range(steps)
    ]
    return vertices, np.array(faces)


def spruce(seed, skins, height=12.0, wide=0.2, bare=0.05, snow=0.0, close=False):
    """The mesh of a spruce: its height, how wide of that, where its branches begin, and how much snow it bears."""
    random = np.random.default_rng(seed)
    branch = branches(random, height, wide, bare)
    wood, wood_faces = trunk(height)
    leaves = twigs(random, branch, close)
    white = clumps(random, branch, snow) if snow else np.zeros((0, LUMP[0] * LUMP[1], 3))
    vertices = np.concatenate([wood, leaves.reshape(-1, 3), white.reshape(-1, 3)])
    leaf_faces = (len(wood) + np.arange(len(leaves) * 3)).reshape(-1, 3)
    white_faces = lump_faces(len(white), len(wood) + len(leaves) * 3)
    parts = [wood_faces, leaf_faces, white_faces]
    mesh = mesh_of('spruce', vertices, parts)
    for skin in skins:
        mesh.materials.append(skin)
    mesh.polygons.foreach_set('material_index', np.repeat([0, 1, 2], [len(part) for part in parts]).astype(np.int32))
    mesh.polygons.foreach_set('use_smooth', np.repeat([True, False, True], [len(part) for part in parts]))
    return mesh


def mesh_of(name, vertices, parts):
    """A mesh of arrays: vertices, and faces in parts of equally many corners."""
    mesh = bpy.data.meshes.new(name)
    corners = np.concatenate([part.ravel() for part in parts]).astype(np.int32)
    sizes = np.concatenate([np.full(len(part), part.shape[1]) for part in parts if len(part)]).astype(np.int32)
    mesh.vertices.add(len(vertices))
    mesh.vertices.foreach_set('co', np.asarray(vertices, np.float32).ravel())
    mesh.loops.add(len(corners))
    mesh.loops.foreach_set('vertex_index', corners)
    mesh.polygons.add(len(sizes))
    mesh.polygons.foreach_set('loop_start', np.concatenate([[0], np.cumsum(sizes)[:-1]]).astype(np.int32))
    mesh.polygons.foreach_set('loop_total', sizes)
    mesh.update(calc_edges=True)
    return mesh


class Forest:
    """A few spruces that many are copied from, each turned, leaning and grown a little differently."""

    def __init__(self, seed=1, kinds=4, snow=0.0, rime=0.0, mist=None, **options):
        self.random = np.random.default_rng(seed)
        skins = [trunk_skin(mist), needles(rime, mist=mist), pads()]
        widths = np.linspace(0.15, 0.23, kinds)
        self.kinds = [
            spruce(seed * 100 + k, skins, wide=wide, snow=snow * self.random.uniform(0.7, 1.2), **options)
            for k, wide in enumerate(widths)
        ]

    def plant(self, place, height):
        """A spruce at a place; the models are 12 metres tall."""
        tree = bpy.data.objects.new('spruce', self.kinds[self.random.integers(len(self.kinds))])
        size = height / 12.0
        tree.location, tree.scale = place, (size * self.random.uniform(0.88, 1.15),) * 2 + (size,)
        tree.rotation_euler = (*self.random.normal(0, 0.02, 2), self.random.uniform(0, 2 * pi))
        bpy.context.scene.collection.objects.link(tree)
        return tree
