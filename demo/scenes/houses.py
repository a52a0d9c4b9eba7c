"""A cabin of dark timber under snow, with light in its windows."""
import materials
import shapes
from nodes import Nodes


def timber(name='timber', colour=(0.028, 0.02, 0.015)):
    """Tarred boards that lie along x."""
    nodes = Nodes(name)
    grain = nodes.noise(nodes.place((0.6, 8, 8), own=True), 2.2, 5)
    tone = nodes.ramp(grain, (0.3, tuple(c * 0.6 for c in colour)), (0.7, tuple(c * 1.7 for c in colour)))
    return nodes.surface(colour=tone, roughness=0.8, specular=0.15, normal=nodes.bump(grain, 0.4, 0.01))


def lamplight(strength):
    """A lit room behind a pane: brighter in its middle, where the lamp is."""
    nodes = Nodes('lamplight')
    cloud = nodes.noise(nodes.place(own=True), 1.6, 2)
    colour = nodes.ramp(cloud, (0.3, (0.75, 0.3, 0.07)), (0.7, (1.0, 0.56, 0.2)))
    return nodes.finish(nodes.add('Emission', {'Color': colour, 'Strength': strength}))


def cabin(length=8.4, depth=5.6, wall=2.5, pitch=0.55, light=7.0):
    """Its long side to -y, its foot on the origin's height; the roof hangs over by half a metre."""
    dark, white = timber(), materials.snow()
    boards = 12
    things = [
        shapes.box('board', (length, depth, wall / boards - 0.012), (0, 0, wall * (k + 0.5) / boards), dark, 0.004)
        for k in range(boards)
    ]
    things.append(shapes.box('core', (length - 0.05, depth - 0.05, wall), (0, 0, wall / 2), dark, 0))
    ridge = wall + pitch * depth / 2
    things.append(gable('gable', length, depth, wall, ridge, dark))
    things.append(roof('roof', length + 1.0, depth + 1.1, wall - 0.28, ridge + 0.02, 0.16, dark))
    things.append(roof('cover', length + 0.96, depth + 1.0, wall - 0.12, ridge + 0.2, 0.42, white, 0.16))
    for x, wide in ((-2.7, 1.3), (0.1, 1.3), (2.9, 1.0)):
        things += window(x, -depth / 2, 1.45, wide, 1.15, light)
    things.append(
        shapes.box('door', (0.95, 0.08, 2.0), (1.55, -depth / 2 - 0.03, 1.0), timber('door', (0.06, 0.02, 0.012)), 0.01)
    )
    things.append(
        shapes.box(
            'chimney', (0.75, 0.75, 1.7), (-1.6, 0.3, ridge + 0.35), materials.stone_slab((0.16, 0.15, 0.145)), 0.02
        )
    )
    things.append(shapes.box('cap', (0.95, 0.95, 0.2), (-1.6, 0.3, ridge + 1.28), white, 0.09))
    return shapes.group('cabin', things)


def gable(name, length, depth, low, high, material):
    half, deep = length / 2, depth / 2
    vertices = [(x, y, z) for x in (-half, half) for y, z in ((-deep, low), (deep, low), (0, high))]
    return shapes.add_mesh(name, vertices, [(0, 1, 2)[::-1], (3, 4, 5), (0, 3, 5, 2), (1, 2, 5, 4)], material)


def roof(name, length, depth, low, high, thick, material, bevel=0.02):
    """Two slopes that meet in a ridge, so many metres thick."""
    half, deep = length / 2, depth / 2
    line = [(-deep, low), (0, high), (deep, low), (deep, low + thick), (0, high + thick), (-deep, low + thick)]
    vertices = [(x, y, z) for x in (-half, half) for y, z in line]
    faces = [(k, (k + 1) % 6, 6 + (k + 1) % 6, 6 + k) for k in range(6)]
    faces += [(0, 5, 4, 1), (1, 4, 3, 2), (6, 7, 10, 11), (7, 8, 9, 10)]
    return shapes.add_mesh(name, vertices, faces, material, bevel, segments=4)


def window(x, y, z, wide, tall, light):
    """A lit window of four panes in a frame that stands out a little."""
    pale = materials.powder('frame', (0.33, 0.3, 0.26), 0.6)
    things = [shapes.box('pane', (wide, 0.04, tall), (x, y - 0.02, z), lamplight(light), 0)]
    for size, at in (
        ((wide + 0.16, 0.1, 0.09), (x, z + tall / 2)),
        ((wide + 0.16, 0.1, 0.09), (x, z - tall / 2)),
        ((wide, 0.08, 0.05), (x, z + 0.12)),
        ((0.09, 0.1, tall), (x - wide / 2, z)),
        ((0.09, 0.1, tall), (x + wide / 2, z)),
        ((0.05, 0.08, tall), (x, z)),
    ):
        things.append(shapes.box('bar', size, (at[0], y - 0.04, at[1]), pale, 0.008))
    return things
