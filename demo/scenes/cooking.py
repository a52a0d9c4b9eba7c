"""What belongs to a fire pit: grates, lids, a long-handled pan, a tripod with its pot."""
from math import cos, pi, sin, sqrt

import firepit
import materials
import shapes
from parts import COLOURS


def grate(diameter=0.76, pieces=1):
    """A round grate of stainless steel with two handles, level; a large one comes apart in pieces."""
    steel, radius, gap = materials.steel(), diameter / 2, 0.004
    edges = [radius * (2 * k / pieces - 1) for k in range(pieces + 1)]
    things = []
    for a, b in zip(edges, edges[1:]):
        things += grate_piece(steel, radius, a + gap / 2 if a > -radius else a, b - gap / 2 if b < radius else b)
    for side in (-1, 1):
        bow = [(side * (radius - 0.004), 0.075 * cos(t), 0.045 * sin(t)) for t in (pi * k / 24 for k in range(25))]
        things.append(shapes.tube('handle', bow, 0.005, steel))
    return shapes.group('grate', things)


def grate_piece(steel, radius, left, right):
    """The part of a grate between two lines."""

    def reach(x):
        return sqrt(max(0, radius**2 - x**2))

    rim = [left + (right - left) * (1 - cos(pi * k / 64)) / 2 for k in range(65)]
    things = [shapes.tube('rim', [(x, side * reach(x), 0) for x in rim], 0.006, steel) for side in (-1, 1)]
    for x in (left, right):
        if reach(x) > 0.01:
            things.append(shapes.tube('edge', [(x, -reach(x), 0), (x, reach(x), 0)], 0.005, steel))
    count = round((right - left) / 0.021)
    for k in range(1, count):
        x = left + (right - left) * k / count
        things.append(shapes.tube('rod', [(x, -reach(x), 0.002), (x, reach(x), 0.002)], 0.003, steel))
    for y in (-0.45 * radius, 0.45 * radius):
        half = reach(y)
        ends = (max(left, -half), min(right, half))
        if ends[0] < ends[1]:
            things.append(shapes.tube('stay', [(x, y, -0.004) for x in ends], 0.004, steel))
    return things


def lid(diameter=0.82, height=0.09):
    """A lid of black steel, domed a little, with a handle."""
    black, radius = COLOURS['black'](), diameter / 2
    rise = height - 0.035
    profile = [(radius - 0.003, 0.0), (radius, 0.0), (radius, 0.022), (radius - 0.004, 0.026)]
    profile += [
        (radius * 0.98 * cos(t), 0.026 + (rise - 0.026) * sin(t)) for t in (pi / 2 * k / 24 for k in range(1, 25))
    ]
    bow = [(0.085 * cos(t), 0, rise - 0.006 + 0.05 * sin(t) ** 0.7) for t in (pi * k / 32 for k in range(33))]
    grip = [point for point in bow if abs(point[0]) < 0.055]
    handle = [shapes.tube('bow', bow, 0.0055, black), shapes.tube('grip', grip, 0.011, materials.oak_beam())]
    return shapes.group('lid', [shapes.lathe('lid', profile, black, 160), *handle])


def pan(diameter=0.3, height=0.06, handle=0.9):
    """A pan of cast iron on a handle that keeps the cook away from the fire; the handle lies to the right."""
    iron, radius = materials.cast_iron(), diameter / 2
    profile = [
        (0, 0),
        (radius - 0.03, 0),
        (radius - 0.018, 0.006),
        (radius, height - 0.003),
        (radius + 0.001, height),
        (radius - 0.004, height),
        (radius - 0.022, 0.009),
        (radius - 0.032, 0.005),
        (0, 0.005),
    ]
    way = [(radius - 0.008, 0, height * 0.6), (radius + 0.06, 0, height * 0.75), (radius + handle - 0.16, 0, 0.11)]
    end = (radius + handle, 0, 0.122)
    wood = shapes.tube('grip', [way[-1], end], 0.014, materials.oak_beam())
    eye = [(end[0] + 0.018 + 0.016 * cos(t), 0, end[2] + 0.016 * sin(t)) for t in (pi * k / 12 for k in range(24))]
    things = [shapes.lathe('pan', profile, iron, 160), shapes.tube('shaft', way, 0.0075, iron), wood]
    return shapes.group('pan', [*things, shapes.tube('eye', eye, 0.003, iron, closed=True)])


def tripod(height=1.6, spread=0.62):
    """Three legs over a burning fire pit, and a pot on a chain between them."""
    black = COLOURS['black']()
    things = [firepit.firepit(diameter=0.6, height=0.32)]
    for k in range(3):
        turn = -pi / 2 + 0.5 + k * 2 * pi / 3
        foot, head = (spread * cos(turn), spread * sin(turn), -0.05), (-0.03 * cos(turn), -0.03 * sin(turn), height)
        things.append(shapes.tube('leg', [foot, head], 0.011, black))
    hold = shapes.lathe(
        'ring', [(0.026, -0.012), (0.034, -0.012), (0.034, 0.012), (0.026, 0.012), (0.026, -0.012)], black, 64
    )
    hold.location.z = height - 0.075
    pot_at = 0.62
    return shapes.group('tripod', [*things, hold, *chain(black, pot_at + 0.245, height - 0.08), *pot(pot_at)])


def chain(material, bottom, top, long=0.042):
    """Links from one height to another."""
    things, count = [], round((top - bottom) / (long - 0.012))
    for k in range(count):
        middle = bottom + (top - bottom) * (k + 0.5) / count
        link = shapes.tube(
            'link', [(x, 0, z) for x, z in shapes.superellipse(0.022, long, 3, 32)], 0.0034, material, closed=True
        )
        link.location.z, link.rotation_euler.z = middle, pi / 2 * (k % 2) + 0.4
        things.append(link)
    return things


def pot(height):
    """A pot of cast iron of five litres on its bail, its bottom at a height."""
    iron = materials.cast_iron()
    body = [
        (0, 0),
        (0.08, 0.002),
        (0.112, 0.02),
        (0.122, 0.06),
        (0.118, 0.11),
        (0.112, 0.135),
        (0.119, 0.14),
        (0.119, 0.146),
        (0.108, 0.147),
    ]
    cover = [(0.116, 0.146), (0.116, 0.151), (0.06, 0.163), (0.012, 0.166), (0.009, 0.178), (0.015, 0.186), (0.0, 0.19)]
    bail = [(0.121 * cos(t), 0, 0.13 + 0.115 * sin(t)) for t in (pi * k / 32 for k in range(33))]
    things = [shapes.lathe('body', shapes.along(body, 6), iron, 128), shapes.lathe('cover', cover, iron, 128)]
    things.append(shapes.tube('bail', bail, 0.0042, iron))
    for thing in things:
        thing.location.z = height
    return things
