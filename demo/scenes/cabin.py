"""The cabin stoves Varde 6 Hytte and Varde 4 Koie: of cast iron and steel, with a cooking plate and a kettle."""
from math import cos, pi, sin

import materials
import shapes
from hearth import Hearth
from parts import COLOURS, flat_door, flue, lever


def cabin(width=0.52, depth=0.41, height=0.78, glass=(0.36, 0.28), legs=True, has_kettle=True, seed=1):
    """A stove on four legs or a closed plinth. The flue leaves its plate at the back, to the left."""
    black, iron = COLOURS['black'](), materials.cast_iron()
    lift, top = 0.17, 0.022
    body_width, body_depth = width - 0.06, depth - 0.05
    front, glass_at = -body_depth / 2, lift + 0.16
    half, z0, z1 = glass[0] / 2 + 0.008, glass_at - 0.01, glass_at + glass[1] + 0.01
    outline = shapes.cut_at(shapes.rounded_rectangle(body_width, body_depth, 0.035), half)
    things = [
        shapes.sheet('body', outline, [lift, z0, z1, height - top], 0.006, black, hole=(half, z0, z1)),
        shapes.prism(
            'bottom',
            shapes.rounded_rectangle(body_width + 0.016, body_depth + 0.016, 0.042),
            lift - 0.014,
            lift + 0.004,
            iron,
            0.003,
        ),
        shapes.prism(
            'neck',
            shapes.rounded_rectangle(body_width + 0.012, body_depth + 0.012, 0.04),
            height - top - 0.014,
            height - top,
            iron,
            0.003,
        ),
        shapes.prism('plate', shapes.rounded_rectangle(width, depth, 0.03), height - top, height, iron, 0.005),
    ]
    things += (
        four_legs(iron, body_width, body_depth, lift)
        if legs
        else [
            shapes.prism(
                'plinth',
                shapes.rounded_rectangle(body_width - 0.02, body_depth - 0.03, 0.03),
                0,
                lift - 0.013,
                black,
                0.002,
            )
        ]
    )
    things += flat_door(iron, body_width - 0.05, front, glass, glass_at)
    things += lever(0, front - 0.001, lift + 0.062)
    things += grip(body_width / 2 - 0.052, front - 0.016, glass_at + glass[1] / 2)
    things += [ring(iron, 0.115, -0.03, height, 0.105), ring(iron, 0.115, -0.03, height, 0.055)]
    pipe = shapes.group('flue', flue(height, 0.0625))
    pipe.location = (-0.12, 0.055, 0)
    fire = Hearth(glass[0] + 0.02, body_depth - 0.12, glass[1], seed).build()
    fire.location = (-0.01, -0.005, glass_at - 0.02)
    things += [pipe, fire]
    if has_kettle:
        pot = kettle()
        pot.location, pot.rotation_euler.z = (0.115, -0.03, height), 0.35
        things.append(pot)
    return shapes.group('stove', things)


def four_legs(material, width, depth, height):
    """Tapering legs that stand a little apart."""
    legs = []
    for x in (-1, 1):
        for y in (-1, 1):
            leg = shapes.lathe(
                'leg',
                [(0, 0), (0.013, 0), (0.0145, 0.004), (0.011, 0.02), (0.021, height - 0.012), (0.03, height - 0.012)],
                material,
                40,
            )
            leg.location = (x * (width / 2 - 0.045), y * (depth / 2 - 0.045), 0)
            leg.rotation_euler = (y * -0.1, x * 0.1, 0)
            legs.append(leg)
    return legs


def ring(material, x, y, z, radius):
    """The edge of a ring in the cooking plate."""
    lid = shapes.lathe(
        'ring',
        [(radius - 0.002, z - 0.001), (radius - 0.002, z + 0.0012), (radius, z + 0.0012), (radius, z - 0.001)],
        material,
        96,
    )
    lid.location = (x, y, 0)
    return lid


def grip(x, y, z):
    """A door handle of oak on a bent rod, which stays cool."""
    rod = shapes.tube(
        'rod',
        [(x, y, z), (x, y - 0.035, z), (x, y - 0.04, z - 0.006), (x, y - 0.04, z - 0.03)],
        0.006,
        materials.steel(),
    )
    wood = shapes.lathe(
        'grip',
        [(0, 0), (0.011, 0.001), (0.0135, 0.012), (0.0125, 0.06), (0.0095, 0.092), (0, 0.093)],
        materials.split_wood(),
        40,
    )
    wood.location = (x, y - 0.04, z - 0.115)
    return [rod, wood]


def kettle(colour=(0.33, 0.062, 0.022)):
    """A kettle of two litres in rust-red enamel, 0.2 m across."""
    skin, dark = materials.enamel('kettle', colour), materials.powder('knob', (0.015, 0.014, 0.013), 0.4)
    belly = [
        (0, 0.001),
        (0.082, 0.001),
        (0.09, 0.006),
        (0.097, 0.03),
        (0.098, 0.055),
        (0.09, 0.085),
        (0.072, 0.11),
        (0.052, 0.122),
        (0.05, 0.125),
    ]
    lid = [(0.053, 0.124), (0.053, 0.128), (0.04, 0.137), (0.014, 0.143), (0.006, 0.145), (0, 0.145)]
    knob = [(0.006, 0.144), (0.006, 0.152), (0.013, 0.157), (0.014, 0.165), (0.008, 0.171), (0, 0.172)]
    spout = shapes.tube(
        'spout', [(0.085, 0, 0.05), (0.112, 0, 0.068), (0.128, 0, 0.098), (0.142, 0, 0.12)], 0.0125, skin
    )
    bow = [(0.078 * cos(a), 0, 0.115 + 0.105 * sin(a)) for a in (k / 20 * pi for k in range(21))]
    return shapes.group(
        'kettle',
        [
            shapes.lathe('belly', [(max(0, radius), height) for radius, height in shapes.along(belly, 5)], skin, 96),
            shapes.lathe('lid', lid, skin, 96, 0.001),
            shapes.lathe('knob', knob, dark, 48),
            spout,
            shapes.tube('bow', bow, 0.005, dark),
        ],
    )
