"""What helps a stove to run: a thermometer, a fan that its heat drives, a vacuum cleaner for ash."""
from math import cos, pi, radians, sin

import flues
import materials
import shapes
from lettering import printed
from parts import COLOURS


def dial(radius=0.03):
    """A thermometer's face in a rim of steel, upright, its back at y = 0; its hand stands in the warm half."""
    steel, ink = materials.steel(), materials.plain('ink', (0.012, 0.011, 0.01), 0.6)
    rim = [
        (0, 0),
        (radius, 0),
        (radius, 0.006),
        (radius - 0.0015, 0.0075),
        (radius - 0.003, 0.006),
        (radius - 0.0035, 0.004),
    ]
    case = shapes.lathe('case', rim, steel, 128)
    face = shapes.lathe(
        'face', [(radius - 0.003, 0.004), (0, 0.004)], materials.plain('face', (0.62, 0.59, 0.53), 0.5), 128
    )
    for thing in (case, face):
        thing.rotation_euler.x = pi / 2
    things = [case, face]
    zones = ((225, 140, (0.16, 0.2, 0.24)), (140, 35, (0.5, 0.2, 0.03)), (35, -45, (0.38, 0.03, 0.015)))
    for start, end, colour in zones:
        things.append(
            zone(radius * 0.72, radius * 0.84, radians(start), radians(end), materials.plain('zone', colour, 0.5))
        )
    for k in range(28):
        turn = radians(225 - 10 * k)
        long = 0.12 if k % 3 == 0 else 0.06
        ends = [(r * cos(turn), -0.0045, r * sin(turn)) for r in (radius * (0.7 - long), radius * 0.69)]
        things.append(shapes.tube('tick', ends, radius * 0.006, ink))
    for k, mark in enumerate(('0', '100', '200', '300', '400', '500')):
        turn = radians(225 - 54 * k)
        things.append(
            printed(mark, radius * 0.12, (radius * 0.46 * cos(turn), -0.0044, radius * 0.46 * sin(turn)), ink)
        )
    turn = radians(105)
    hand = [(r * cos(turn), -0.0056, r * sin(turn)) for r in (-radius * 0.16, radius * 0.66)]
    hub = shapes.lathe('hub', [(radius * 0.07, 0.004), (radius * 0.07, 0.0065), (0, 0.007)], ink, 48)
    hub.rotation_euler.x = pi / 2
    return shapes.group('dial', [*things, hub, shapes.tube('hand', hand, radius * 0.018, ink)])


def zone(inner, outer, start, end, material, steps=48):
    """A flat piece of a ring on the face."""
    turns = [start + (end - start) * k / steps for k in range(steps + 1)]
    vertices = [(r * cos(t), -0.0043, r * sin(t)) for r in (inner, outer) for t in turns]
    faces = [(k, k + 1, steps + 2 + k, steps + 1 + k) for k in range(steps)]
    return shapes.add_mesh('zone', vertices, faces, material, smooth=False)


def thermometer():
    """A thermometer of sixty millimetres where it is used: held by its magnet on a flue pipe."""
    gauge = dial()
    gauge.location = (0, -0.0765, 0.27)
    return shapes.group('thermometer', [flues.pipe(0.15, 0.6), gauge])


def stove_fan():
    """A fan that stands on a hot plate: a foot, cooling fins on it, and four blades before them."""
    black = COLOURS['black']()
    things = [shapes.box('foot', (0.085, 0.07, 0.008), (0, 0, 0.004), black, 0.0015)]
    things += [shapes.box('leg', (0.05, 0.012, 0.075), (0, 0, 0.045), black, 0.002)]
    things += [shapes.box('bridge', (0.1, 0.05, 0.008), (0, 0, 0.085), black, 0.0015)]
    for k in range(9):
        tall = 0.105 - 0.0016 * (k - 4) ** 2
        things.append(
            shapes.box('fin', (0.0028, 0.05, tall), ((k - 4) * 0.0115, 0.004, 0.089 + tall / 2), black, 0.0008)
        )
    motor = shapes.lathe(
        'motor', [(0, 0), (0.013, 0), (0.013, 0.03), (0.006, 0.033), (0.006, 0.044), (0, 0.045)], black, 48
    )
    motor.location, motor.rotation_euler.x = (0, -0.018, 0.145), pi / 2
    things.append(motor)
    for k in range(4):
        wing = blade(black)
        wing.location, wing.rotation_euler = (0, -0.056, 0.145), (0, radians(24 + 90 * k), 0)
        things.append(wing)
    handle = shapes.arc((0, 0.004, 0.15), 0.0475, 0, pi, 32)
    things.append(shapes.tube('handle', handle, 0.0028, materials.steel()))
    return shapes.group('fan', things)


def blade(material):
    """One blade of a fan, twisted, along its own x."""
    rows, vertices = 16, []
    for k in range(rows + 1):
        share = k / rows
        wide, pitch = 0.011 + 0.024 * sin(pi * min(1, share * 0.62 + 0.08)), 0.75 - 0.4 * share
        for side in (-1, 0, 1):
            y, z = side * wide * sin(pitch), side * wide * cos(pitch)
            vertices.append((0.006 + 0.066 * share, y - 0.002 * (1 - side * side), z))
    faces = [(3 * k + j, 3 * k + j + 1, 3 * k + j + 4, 3 * k + j + 3) for k in range(rows) for j in (0, 1)]
    thing = shapes.add_mesh('blade', vertices, faces, material)
    solid = thing.modifiers.new('thickness', 'SOLIDIFY')
    solid.thickness, solid.offset = 0.0009, 0
    return thing


def vacuum():
    """A vacuum cleaner for cold ash: a can of eighteen litres, its motor in the lid, and a hose of steel."""
    black, steel = COLOURS['black'](), materials.steel(roughness=0.36)
    can = [
        (0, 0.04),
        (0.135, 0.04),
        (0.14, 0.045),
        (0.14, 0.12),
        (0.1425, 0.124),
        (0.1425, 0.13),
        (0.14, 0.134),
        (0.14, 0.33),
        (0.143, 0.334),
        (0.143, 0.342),
        (0.138, 0.345),
    ]
    lid = [
        (0.146, 0.336),
        (0.147, 0.352),
        (0.138, 0.366),
        (0.1, 0.376),
        (0.096, 0.38),
        (0.092, 0.42),
        (0.082, 0.43),
        (0, 0.434),
    ]
    things = [shapes.lathe('can', can, steel, 160), shapes.lathe('lid', lid, black, 160)]
    for k in range(3):
        turn = 0.5 + k * 2 * pi / 3
        wheel = shapes.lathe('foot', [(0, 0), (0.016, 0), (0.019, 0.006), (0.019, 0.042), (0, 0.042)], black, 48)
        wheel.location = (0.115 * cos(turn), 0.115 * sin(turn), 0)
        things.append(wheel)
    bow = [(0.055 * cos(t), 0, 0.428 + 0.05 * sin(t)) for t in (pi * k / 24 for k in range(25))]
    things.append(shapes.tube('bow', bow, 0.008, black))
    for side in (-1, 1):
        things.append(shapes.box('clip', (0.01, 0.028, 0.05), (side * 0.148, 0, 0.342), steel, 0.002))
    things.append(hose(steel, black))
    return shapes.group('vacuum', things)


def hose(steel, black):
    """A ribbed hose from the can's side along the floor, with its nozzle."""
    way = [
        (0.12, -0.08, 0.26),
        (0.2, -0.14, 0.26),
        (0.3, -0.2, 0.17),
        (0.34, -0.22, 0.04),
        (0.26, -0.3, 0.021),
        (0.1, -0.33, 0.021),
        (-0.06, -0.31, 0.021),
    ]
    path = shapes.along(way, 240)
    things = [shapes.tube('hose', path, 0.0165, steel)]
    steps = [(b[0] - a[0], b[1] - a[1], b[2] - a[2]) for a, b in zip(path, path[1:])]
    turn, coil = 0.0, []
    for (x, y, z), (dx, dy, dz) in zip(path, steps):
        long = (dx * dx + dy * dy + dz * dz) ** 0.5
        turn += 2 * pi * long / 0.0075
        flat = max(1e-6, (dx * dx + dy * dy) ** 0.5)
        side, up = (dy / flat, -dx / flat, 0), (-dx * dz / (flat * long), -dy * dz / (flat * long), flat / long)
        coil.append(tuple(p + 0.0172 * (cos(turn) * s + sin(turn) * u) for p, s, u in zip((x, y, z), side, up)))
    things.append(shapes.tube('rib', coil, 0.0022, steel))
    nozzle = [(path[-1][0], path[-1][1], path[-1][2]), (-0.2, -0.28, 0.021)]
    return shapes.group('hose', [*things, shapes.tube('nozzle', nozzle, 0.0185, black)])
