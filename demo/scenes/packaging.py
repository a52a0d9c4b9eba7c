"""What is sold in cans, bottles, tubes and boxes, with a quiet label."""
from math import cos, pi, sin

import materials
import shapes
from lettering import printed
from nodes import Nodes, rgba

INK = (0.02, 0.018, 0.016)
PAPER = (0.66, 0.62, 0.55)
EMBER = (0.42, 0.11, 0.03)


def spray_can(paint, words):
    """A can of 400 ml, its cap in the colour of the paint; `words` are the lines of its label."""
    radius, tin = 0.0325, materials.steel(roughness=0.22)
    foot = [(0, 0.004), (0.028, 0.0), (0.0322, 0.0), (0.0335, 0.0015), (0.0335, 0.004), (radius, 0.0055)]
    shoulder = [
        (radius, 0.158),
        (0.0335, 0.159),
        (0.0335, 0.162),
        (0.031, 0.1635),
        (0.024, 0.174),
        (0.018, 0.178),
        (0, 0.178),
    ]
    cap = [(0.0, 0.162), (0.0318, 0.1625), (0.0318, 0.2), (0.030, 0.2035), (0.0, 0.204)]
    ink = materials.plain('ink', PAPER, 0.6)
    things = [
        shapes.lathe('tin', [*foot, *shoulder], tin, 128),
        shapes.lathe(
            'label', [(radius + 0.0001, 0.008), (radius + 0.0002, 0.156)], materials.enamel('label', INK), 128
        ),
        shapes.lathe('cap', cap, materials.powder('cap', paint, 0.4), 128, 0.0006),
        *lines(words, 0.11, radius + 0.0002, ink),
    ]
    return shapes.group('can', things)


def lines(words, top, radius, ink, first=0.0088, rest=0.0052):
    """Words under each other on an upright cylinder: the maker large, what it is below."""
    things = [printed('ELDVARDE', first, (0, -radius, top), ink, radius)]
    for k, line in enumerate(words):
        things.append(printed(line, rest, (0, -radius, top - 0.022 - k * rest * 1.7), ink, radius))
    return things


def bottle(words, glass=(0.022, 0.014, 0.008), radius=0.036, height=0.15):
    """A bottle of half a litre with a screw cap and a label of paper."""
    body = [
        (0, 0.003),
        (radius - 0.004, 0),
        (radius - 0.001, 0.002),
        (radius, 0.006),
        (radius, height * 0.72),
        (radius - 0.002, height * 0.79),
        (radius * 0.75, height * 0.9),
        (0.0165, height * 0.985),
        (0.015, height),
        (0.015, height + 0.008),
    ]
    cap = [
        (0.0, height + 0.004),
        (0.0175, height + 0.004),
        (0.0178, height + 0.026),
        (0.0165, height + 0.028),
        (0, height + 0.028),
    ]
    wrap = [(radius + 0.0002, 0.022), (radius + 0.0002, height * 0.66)]
    return shapes.group(
        'bottle',
        [
            shapes.lathe('body', body, materials.enamel('body', glass), 128),
            shapes.lathe('cap', cap, materials.powder('cap', INK, 0.45), 96, 0.0006),
            shapes.lathe('label', wrap, materials.plain('paper', PAPER, 0.8), 128),
            *lines(words, height * 0.5, radius + 0.0002, materials.plain('ink', INK, 0.7)),
        ],
    )


def spray_bottle(words):
    """A bottle with a trigger."""
    white = materials.enamel('white', (0.7, 0.69, 0.66))
    grey = materials.powder('head', INK, 0.4)
    flask = bottle(words, (0.62, 0.62, 0.59), 0.036, 0.17)
    head = [
        (-0.034, 0.2),
        (-0.034, 0.212),
        (-0.02, 0.232),
        (0.012, 0.236),
        (0.03, 0.228),
        (0.032, 0.212),
        (0.014, 0.206),
        (0.012, 0.196),
        (-0.012, 0.196),
        (-0.014, 0.202),
    ]
    block = shapes.prism('head', [(x, z) for x, z in head[::-1]], -0.011, 0.011, grey, 0.0025)
    block.rotation_euler.x = pi / 2
    lever = [(-0.026, 0.2, 0.206), (-0.029, 0.0, 0.19), (-0.026, 0.0, 0.172), (-0.034, 0.0, 0.158)]
    trigger = shapes.tube('trigger', shapes.along([(x, 0, z) for x, _, z in lever], 8), 0.0042, grey)
    nozzle = shapes.lathe('nozzle', [(0, 0), (0.0085, 0), (0.0075, 0.014), (0.002, 0.0145), (0, 0.0145)], white, 48)
    nozzle.location, nozzle.rotation_euler.y = (-0.032, 0, 0.212), -pi / 2
    return shapes.group('spray bottle', [flask, block, trigger, nozzle])


def tube(length=0.11, radius=0.0125):
    """A tube of adhesive lying on the floor: round at its shoulder, folded flat at its end."""
    steps, rows = 64, 24
    skin = materials.enamel('tube', (0.55, 0.53, 0.5))
    vertices = []
    for row in range(rows + 1):
        share = row / rows
        flat = max(0.0, share - 0.12) / 0.88
        tall, wide = radius * (1 - flat**1.4) + 0.0008, radius * (1 + 0.5 * flat)
        for turn in (2 * pi * k / steps for k in range(steps)):
            vertices.append((share * length, wide * cos(turn), radius * (1 - 0.9 * flat) + tall * sin(turn)))
    body = shapes.add_mesh('tube', vertices, shapes.between_rings(steps, rows + 1), skin)
    fold = shapes.box('fold', (0.008, radius * 3.02, 0.003), (length + 0.002, 0, 0.0028), skin, 0.0008)
    stripe = materials.plain('stripe', EMBER, 0.5)
    neck = shapes.lathe(
        'neck', [(radius, 0), (radius * 0.96, 0.002), (0.0055, 0.007), (0.0055, 0.012), (0, 0.012)], stripe, 64
    )
    cap = shapes.lathe(
        'cap',
        [(0.0075, 0.007), (0.0085, 0.008), (0.0065, 0.026), (0.0055, 0.027), (0, 0.027)],
        materials.powder('cap', INK, 0.4),
        32,
    )
    for thing in (neck, cap):
        thing.rotation_euler.y, thing.location.z = -pi / 2, radius
    return shapes.group('tube', [body, fold, neck, cap])


def cartridge(words):
    """A cartridge of fire cement, standing, with its nozzle on."""
    radius, white = 0.0235, materials.enamel('cartridge', (0.66, 0.64, 0.6))
    body = [
        (0, 0.006),
        (radius - 0.002, 0.006),
        (radius - 0.0015, 0.0),
        (radius, 0),
        (radius, 0.205),
        (radius + 0.0012, 0.206),
        (radius + 0.0012, 0.213),
        (radius - 0.002, 0.215),
        (0.009, 0.217),
        (0.008, 0.226),
        (0, 0.226),
    ]
    nozzle = [(0.0105, 0.217), (0.0105, 0.224), (0.0075, 0.231), (0.0028, 0.3), (0.0018, 0.3), (0, 0.298)]
    return shapes.group(
        'cartridge',
        [
            shapes.lathe('body', body, white, 96, 0.0004),
            shapes.lathe('nozzle', nozzle, materials.powder('nozzle', (0.5, 0.49, 0.46), 0.45), 64),
            shapes.lathe(
                'label', [(radius + 0.0002, 0.03), (radius + 0.0002, 0.17)], materials.plain('label', INK, 0.5), 96
            ),
            *lines(words, 0.13, radius + 0.0003, materials.plain('ink', PAPER, 0.6), 0.0068, 0.0042),
        ],
    )


def grit(colour):
    """Sandpaper."""
    nodes = Nodes('grit')
    grain = nodes.noise(nodes.place(), 1600, 2)
    tone = nodes.ramp(grain, (0.35, tuple(c * 0.6 for c in colour)), (0.65, tuple(c * 1.3 for c in colour)))
    return nodes.surface(colour=tone, roughness=0.8, specular=0.4, normal=nodes.bump(grain, 0.8, 0.0008))


def cork():
    nodes = Nodes('cork')
    at = nodes.place()
    tone = nodes.ramp(nodes.noise(at, 160, 4, 0.6), (0.35, (0.2, 0.11, 0.055)), (0.6, (0.42, 0.27, 0.15)))
    dark = nodes.ramp(nodes.noise(at, 240, 2), (0.64, (0, 0, 0)), (0.7, (0.8, 0.8, 0.8)))
    return nodes.surface(
        colour=nodes.mix(dark, tone, rgba((0.09, 0.045, 0.02))),
        roughness=0.85,
        specular=0.15,
        normal=nodes.bump(nodes.noise(at, 300, 3), 0.3, 0.001),
    )


def sanding_set():
    """Three sheets of sandpaper, fanned, and a block of cork."""
    things = []
    for k, tone in enumerate(((0.14, 0.075, 0.04), (0.24, 0.15, 0.09), (0.3, 0.25, 0.19))):
        paper = grit(tone)
        leaf = shapes.box(
            'paper', (0.115, 0.23, 0.0009), (0.035 * k - 0.03, 0.02 - 0.012 * k, 0.0008 + 0.0012 * k), paper, 0
        )
        leaf.rotation_euler.z = 0.5 - 0.34 * k
        things.append(leaf)
    block = shapes.box('cork', (0.11, 0.06, 0.036), (-0.05, -0.055, 0.0225), cork(), 0.004)
    block.rotation_euler.z = 0.35
    return shapes.group('sanding', [*things, block])
