"""Fireplace inserts: set in a plastered breast, over a shelf of stone, under a beam of oak."""
from math import pi

import numpy as np

import materials
import shapes
from hearth import Hearth, log
from parts import COLOURS, flat_door, lever, rectangle_xz


def insert(width=0.60, height=0.54, glass=(0.56, 0.40), sill=0.42, seed=7, around=None):
    """An insert by the width and height of its body.

    `sill` is how high the opening begins, `around` what the wall is made of.
    """
    black = COLOURS['black']()
    face_width, bottom, top = width + 0.06, sill, sill + height + 0.02
    opening = rectangle_xz(face_width - 0.03, bottom + 0.015, top - 0.015, 0.001)
    wall = shapes.frame('breast', rectangle_xz(8, 0, 4, 0.001), opening, 0.3, around or materials.plaster(), 0.004)
    rim = shapes.frame(
        'rim',
        rectangle_xz(face_width, bottom, top, 0.004),
        rectangle_xz(face_width - 0.044, bottom + 0.022, top - 0.022, 0.003),
        0.03,
        black,
        0.0015,
    )
    rim.location.y = -0.012
    glass_at = bottom + 0.022 + 0.07
    shadow = shapes.box(
        'shadow',
        (face_width - 0.04, 0.005, 0.05),
        (0, 0.05, top - 0.05),
        materials.plain('dark', (0.003, 0.003, 0.003), 0.9),
        0,
    )
    door = flat_door(black, face_width - 0.05, 0.012, glass, glass_at)
    fire = Hearth(glass[0] + 0.02, 0.3, glass[1], seed).build()
    fire.location = (0, 0.19, glass_at - 0.02)
    return shapes.group('insert', [wall, rim, shadow, *door, *lever(0, -0.005, bottom + 0.05), fire])


def surroundings(sill=0.42):
    """The shelf before the insert with birch beneath it, and the beam above with a jug."""
    stone = shapes.box('shelf', (1.25, 0.34, 0.06), (0, -0.17, sill - 0.075), materials.soapstone(), 0.004)
    beam = shapes.box('beam', (1.15, 0.17, 0.07), (0, -0.085, 1.155), materials.oak_beam(), 0.004)
    profile = [
        (0, 0),
        (0.045, 0),
        (0.05, 0.004),
        (0.068, 0.05),
        (0.07, 0.09),
        (0.055, 0.14),
        (0.03, 0.175),
        (0.026, 0.2),
        (0.033, 0.215),
        (0.029, 0.215),
        (0.02, 0.19),
    ]
    jug = shapes.lathe('jug', profile, materials.powder('clay', (0.21, 0.2, 0.185), 0.75), 96)
    jug.scale = (0.85, 0.85, 0.85)
    jug.location = (0.42, -0.085, 1.1925)
    return shapes.group('around', [stone, beam, jug, *pile((0.4, -0.16), 0.3)])


def pile(place, length, rows=(4, 3, 2), seed=4):
    """Birch logs stacked on the floor, their ends to the front."""
    random, radius, logs = np.random.default_rng(seed), 0.047, []
    for row, count in enumerate(rows):
        for k in range(count):
            x = place[0] + (k - (count - 1) / 2) * radius * 2.03
            at = (x, place[1] + random.normal(0, 0.008), radius + row * radius * 1.76)
            logs.append(
                log(
                    'birch',
                    random,
                    length,
                    radius * random.uniform(0.93, 1.0),
                    False,
                    at,
                    (pi / 2, random.uniform(0, 6), 0),
                )
            )
    return logs
