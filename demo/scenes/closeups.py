"""What is seen close: a woodpile, stone, a fire that was just lit."""
from math import pi

import numpy as np

import firewood
import flames
import materials
import shapes
import studio
from hearth import Hearth


def woodpile(view=None, width=1.6, depth=0.33):
    """The face of a woodpile in the open, on a grey winter's day."""
    studio.camera(**{'span': 1.2, 'below': -0.22, 'eye': 0.72, 'distance': 3.2, **(view or {})})
    shapes.group('pile', firewood.stack(width, 1.12, depth, radius=0.085, seed=4))
    shapes.box('shed', (4, 0.1, 4), (0, depth / 2 + 0.06, 1), materials.plain('shed', (0.02, 0.016, 0.012), 0.9), 0)
    studio.sky((0.62, 0.74, 1.0), 0.28)
    studio.area('low sun', (-3.2, -3.0, 2.2), (0, 0, 0.6), (0.9, 0.9), 260, (1.0, 0.84, 0.66))


def stone(view=None):
    """Blocks of soapstone with their joints; light falls across them."""
    studio.camera(**{'span': 0.7, 'below': -0.3, 'eye': 0.65, 'distance': 2.5, **(view or {})})
    skin = materials.soapstone()
    joint = 0.0012
    for x, z, wide, tall in (
        (-0.17, 0.84, 0.52, 0.36),
        (0.45, 0.84, 0.72, 0.36),
        (0.1, 0.44, 0.9, 0.44),
        (0.9, 0.44, 0.7, 0.44),
        (-0.7, 0.44, 0.7, 0.44),
    ):
        shapes.box('block', (wide - joint, 0.1, tall - joint), (x, 0.05, z), skin, 0.003)
    studio.sky((0.8, 0.88, 1.0), 0.16)
    studio.area('window', (-2.2, -0.75, 1.9), (0, 0, 0.62), (0.5, 0.9), 60, (0.86, 0.93, 1.0))
    studio.area('glow', (1.3, -0.5, 0.2), (0.2, 0, 0.5), (0.35, 0.35), 9, (1.0, 0.5, 0.2))


def kindling(view=None, seed=4):
    """Into a firebox: four billets of birch, a stack of kindling across them, and a flame just lit on its top."""
    studio.camera(**{'span': 0.62, 'below': 0.04, 'eye': 0.3, 'distance': 1.3, **(view or {})})
    random, fire = np.random.default_rng(seed), Hearth(0.62, 0.46, 0.6, seed)
    things = fire.lining()
    made_of, thick = firewood.wood(), 0.058
    for k in range(4):
        share = (1.0, 0.5, 1.0, 0.5)[k]
        thing = firewood.billet(random, 0.36, thick * (0.92 if share == 1 else 1.15), share, made_of)
        thing.location = ((k - 1.5) * thick * 2.12, 0.0, thick * (1.0 if share == 1 else 0.2))
        thing.rotation_euler = (pi / 2, 0, 0)
        thing.rotation_euler.rotate_axis('Z', 0.0 if share < 1 else random.uniform(0, 6))
        things.append(thing)
    stick, level = 0.019, 2 * thick + 0.004
    wood = materials.split_wood()
    for layer in range(5):
        for k in range(3):
            off = (k - 1) * 0.085 + random.normal(0, 0.006)
            long = 0.3 - 0.025 * layer
            piece = shapes.box('stick', (stick * random.uniform(0.8, 1.15), stick, long), (0, 0, 0), wood, 0.002)
            z = level + stick * (layer + 0.5)
            if layer % 2 == 0:
                piece.location, piece.rotation_euler = (0, off, z), (0, pi / 2, random.normal(0, 0.05))
            else:
                piece.location, piece.rotation_euler = (off, 0, z), (pi / 2, 0, random.normal(0, 0.05))
            things.append(piece)
    top = level + stick * 5
    for k, (y, strength) in enumerate(((0.05, 1.0), (0.0, 0.9), (-0.05, 0.55))):
        roots = [(x, 0.09, 0.9) for x in (-0.22, 0.02, 0.2)]
        flame = flames.flame_plane(
            f'flame {k}', 0.3, (random.normal(0, 0.01), y, top - 0.045), 8.0 * strength, seed * 9 + k, roots, 2.1
        )
        things.append(flame)
    shapes.group('fire', things)
    studio.sky((0.9, 0.8, 0.7), 0.015)
    studio.area(
        'flame light', (0, -0.02, top + 0.12), (0, 0, 0), (0.16, 0.16), 1.9, (1.0, 0.46, 0.15)
    ).visible_camera = False
    studio.area(
        'back light', (0, 0.1, top + 0.1), (0, 0.3, 0.2), (0.2, 0.2), 0.6, (1.0, 0.42, 0.12)
    ).visible_camera = False
    studio.area('room', (-0.7, -1.4, 0.9), (0, 0, 0.12), (0.7, 0.7), 17, (1.0, 0.86, 0.7))
