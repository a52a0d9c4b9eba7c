"""Birch as it is split and stacked, made to be seen close: bark, growth rings, torn fibres."""
from math import cos, pi, sin

import bpy
import numpy as np

import materials
import shapes
from nodes import Nodes, rgba


def end_grain():
    """A sawn end: faint rings around the log's own z, cracks that run out from its middle, the marks of the saw."""
    nodes = Nodes('end grain')
    flat, flat_own = nodes.place((1, 1, 0)), nodes.place((1, 1, 0), own=True)
    length = nodes.add('VectorMath', {0: flat}, operation='LENGTH').outputs['Value']
    wobble = nodes.noise(flat_own, 26, 3)
    radius = nodes.add('Math', {0: wobble, 1: 0.012, 2: length}, operation='MULTIPLY_ADD').outputs[0]
    wave = nodes.add('Math', {0: radius, 1: 2300.0}, operation='MULTIPLY').outputs[0]
    ring = nodes.add('Math', {0: wave}, operation='SINE').outputs[0]
    tone = nodes.ramp(nodes.noise(flat_own, 20, 4, 0.6), (0.3, (0.43, 0.29, 0.165)), (0.7, (0.62, 0.46, 0.29)))
    colour = nodes.mix(nodes.ramp(ring, (0.2, (0, 0, 0)), (1.0, (0.2, 0.2, 0.2))), tone, rgba((0.27, 0.15, 0.07)))
    heart = nodes.ramp(length, (0.0, (0.6, 0.6, 0.6)), (0.03, (0, 0, 0)))
    colour = nodes.mix(heart, colour, rgba((0.3, 0.16, 0.08)))
    way = nodes.add('VectorMath', {0: flat}, operation='NORMALIZE').outputs[0]
    apart = nodes.add('VectorMath', {0: way, 1: flat_own}, operation='ADD').outputs[0]
    crack = nodes.ramp(nodes.noise(apart, 5.5, 2, 0.5), (0.497, (0, 0, 0)), (0.5, (1, 1, 1)), (0.503, (0, 0, 0)))
    crack = nodes.mix(1.0, crack, nodes.ramp(wobble, (0.48, (0, 0, 0)), (0.56, (0.85, 0.85, 0.85))), 'MULTIPLY')
    colour = nodes.mix(crack, colour, rgba((0.06, 0.03, 0.014)))
    saw = nodes.noise(nodes.place((0.05, 1, 0), own=True), 800, 2)
    pores = nodes.noise(flat, 1500, 2)
    colour = nodes.mix(nodes.ramp(saw, (0.45, (0, 0, 0)), (0.75, (0.2, 0.2, 0.2))), colour, rgba((0.3, 0.2, 0.12)))
    height = nodes.mix(crack, nodes.mix(0.5, saw, pores), rgba((0, 0, 0)))
    return nodes.surface(colour=colour, roughness=0.85, specular=0.12, normal=nodes.bump(height, 0.45, 0.0012))


def wood():
    """The materials of a billet: bark, split side, sawn end, and the brown layer between bark and wood."""
    return [materials.bark(), materials.split_wood(), end_grain(), materials.plain('bast', (0.17, 0.085, 0.04), 0.9)]


def billet(random, length, radius, share, made_of):
    """A log around its own z, or the share of one that splitting left, with its middle where the tree's was."""
    whole, rows = share >= 1, 18
    arc = [2 * pi * share * k / (35 if not whole else 36) for k in range(36)]
    phases = random.uniform(0, 6.2, (4, 2))
    side = [] if whole else [0.75, 0.5, 0.25]
    ends = (0.0, arc[-1])
    tear = random.uniform(0, 6.2, (2, 5))

    def grown(angle, z):
        bend = sum(0.022 * sin((k + 1) * angle + phases[k, 0] + z * (6 + 7 * k)) for k in range(4))
        return radius * (1 + bend)

    def torn(which, reach, z):
        """How far a split side stands out from a plane."""
        waves = [(90, 7, 0.0028), (210, 11, 0.0018), (430, 16, 0.0011), (35, 19, 0.0022), (700, 40, 0.0006)]
        return sum(high * sin(a * reach + b * z + tear[which, k]) for k, (a, b, high) in enumerate(waves))

    def ring(z):
        points = [(grown(a, z) * cos(a), grown(a, z) * sin(a)) for a in arc]
        for which, steps in ((1, side), (None, [0.0] if side else []), (0, side[::-1])):
            for step in steps:
                if which is None:
                    points.append((torn(0, 0, z), torn(1, 0, z)))
                    continue
                angle, reach = ends[which], step * grown(ends[which], z)
                off = torn(which, reach, z) * (1 if which else -1)
                points.append((reach * cos(angle) - off * sin(angle), reach * sin(angle) + off * cos(angle)))
        return points

    heights = [(row / rows - 0.5) * length for row in range(rows + 1)]
    rings = [ring(z) for z in heights]
    count, vertices = len(rings[0]), [(x, y, z) for points, z in zip(rings, heights) for x, y in points]
    faces, kinds = [], []
    for row in range(rows):
        for k in range(count):
            n = (k + 1) % count
            faces.append((row * count + k, row * count + n, (row + 1) * count + n, (row + 1) * count + k))
            kinds.append(0 if whole or k < 35 else 1)
    for row, order in ((0, -1), (rows, 1)):
        base, inner = row * count, len(vertices)
        rim = 1 - 0.0035 / radius
        vertices += [(x * rim, y * rim, heights[row]) for x, y in rings[row][:36]]
        face = [*range(inner, inner + 36), *range(base + 36, base + count)]
        faces.append(face[::order])
        kinds.append(2)
        for k in range(36 if whole else 35):
            n = (k + 1) % 36
            faces.append((base + k, base + n, inner + n, inner + k)[::order])
            kinds.append(3)
        if not whole:
            faces += [(base + count - 1, base, inner)[::order], (base + 35, base + 36, inner + 35)[::order]]
            kinds += [3, 3]
    thing = shapes.add_mesh('billet', vertices, faces, made_of[0])
    for material in made_of[1:]:
        thing.data.materials.append(material)
    thing.data.polygons.foreach_set('material_index', kinds)
    return thing


SHARES = (1.0, 0.5, 0.5, 0.34, 0.26, 0.25)


def stack(width, height, depth, radius=0.075, seed=4, shares=SHARES, spread=0.008):
    """Billets fallen to rest between two walls, filling a width and, nearly, a height; their ends look towards -y."""
    random, made_of, things = np.random.default_rng(seed), wood(), []
    pitch, filled, level = radius * 2.1, 0.0, radius
    across = int(width // pitch)
    while filled < width * height * 0.86:
        for k in range(across):
            share, size = random.choice(shares), radius * random.uniform(0.8, 1.05)
            size *= 0.68 if share >= 1 else 1.0 if share < 0.45 else 0.86
            thing = billet(random, depth, size, share, made_of)
            thing.location = ((k + 0.5) * width / across - width / 2, 0, level)
            thing.rotation_euler = (pi / 2, 0, 0)
            thing.rotation_euler.rotate_axis('Z', random.uniform(0, 6.2))
            things.append(thing)
            filled += share * pi * size**2
        level += pitch
    settle(things, width, depth, level + 0.2)
    for thing in things:
        thing.location.y += random.normal(0, spread)
    return things


def settle(things, width, depth, height, frames=170):
    """Lets things fall between walls, and keeps them where they come to rest."""
    scene, thick = bpy.context.scene, 0.2
    sides = [
        ((width + 1, depth + 1, thick), (0, 0, -thick / 2)),
        ((thick, depth + 1, height), (width / 2 + thick / 2, 0, height / 2)),
        ((thick, depth + 1, height), (-width / 2 - thick / 2, 0, height / 2)),
        ((width, thick, height), (0, depth / 2 + thick / 2 + 0.003, height / 2)),
        ((width, thick, height), (0, -depth / 2 - thick / 2 - 0.003, height / 2)),
    ]
    bin_ = [shapes.box('bin', size, centre, None, 0) for size, centre in sides]
    bpy.ops.rigidbody.world_add()
    world = scene.rigidbody_world
    world.substeps_per_frame, world.solver_iterations, world.point_cache.frame_end = 16, 20, frames
    for thing, kind in [(each, 'PASSIVE') for each in bin_] + [(each, 'ACTIVE') for each in things]:
        bpy.context.view_layer.objects.active = thing
        bpy.ops.rigidbody.object_add(type=kind)
        body = thing.rigid_body
        body.collision_shape = 'BOX' if kind == 'PASSIVE' else 'CONVEX_HULL'
        body.friction, body.restitution = (0.1 if kind == 'PASSIVE' else 0.35), 0.0
        body.use_margin, body.collision_margin = True, 0.0004
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    at_rest = [thing.matrix_world.copy() for thing in things]
    bpy.ops.rigidbody.world_remove()
    scene.frame_set(1)
    for thing, matrix in zip(things, at_rest):
        thing.matrix_world = matrix
    for thing in bin_:
        bpy.data.objects.remove(thing)
