"""Insulated steel chimneys and what holds them and keeps rain out, in stainless steel."""
from math import cos, pi, radians, sin

import materials
import shapes
from nodes import Nodes
from parts import COLOURS

# The outer wall lies so far around the inner one.
INSULATION = 0.05


def sheet_lead():
    """Sheet lead, dull and a little uneven."""
    nodes = Nodes('lead')
    cloud = nodes.noise(nodes.place(), 14, 4)
    tone = nodes.ramp(cloud, (0.3, (0.13, 0.135, 0.14)), (0.7, (0.2, 0.205, 0.21)))
    return nodes.surface(
        colour=tone, metallic=0.6, roughness=0.55, normal=nodes.bump(nodes.noise(nodes.place(), 22, 3), 0.2, 0.006)
    )


def section(diameter=0.15, length=0.5):
    """A length of double-walled chimney with the band that joins it to the next."""
    steel, inner = materials.steel(roughness=0.34), diameter / 2
    outer = inner + INSULATION
    wall = [
        (inner - 0.002, 0),
        (outer, 0),
        (outer, 0.022),
        (outer + 0.0025, 0.025),
        (outer + 0.0025, 0.031),
        (outer, 0.034),
        (outer, length - 0.034),
        (outer + 0.0025, length - 0.031),
        (outer + 0.0025, length - 0.025),
        (outer, length - 0.022),
        (outer, length),
        (outer - 0.003, length + 0.001),
        (inner + 0.006, length - 0.004),
        (inner + 0.001, length - 0.003),
        (inner + 0.001, length + 0.028),
        (inner - 0.001, length + 0.028),
        (inner - 0.002, 0),
    ]
    return shapes.group('section', [shapes.lathe('wall', wall, steel, 160), *band(outer, 0.028, steel)])


def band(radius, height, steel):
    """A clamp around a chimney, its toggle towards the front."""
    ring = [(-0.018, 0.0005), (-0.016, 0.004), (-0.004, 0.0055), (0.004, 0.0055), (0.016, 0.004), (0.018, 0.0005)]
    things = [shapes.lathe('band', [(radius + out, height + z) for z, out in ring], steel, 160)]
    for side in (-1, 1):
        things.append(shapes.box('ear', (0.012, 0.012, 0.026), (side * 0.014, -radius - 0.009, height), steel, 0.0015))
    bolt = shapes.tube('bolt', [(-0.03, -radius - 0.01, height), (0.03, -radius - 0.01, height)], 0.003, steel)
    return [*things, bolt]


def rain_cap(diameter=0.15):
    """A cone on three straps over the ring that clamps onto a chimney."""
    steel, radius = materials.steel(roughness=0.36), diameter / 2 + INSULATION
    wide, low = radius * 1.5, 0.2
    hat = [
        (wide - 0.004, low - 0.006),
        (wide, low - 0.006),
        (wide, low + 0.004),
        (0.02, low + 0.115),
        (0.0, low + 0.12),
    ]
    under = [(0, low + 0.117), (0.02, low + 0.112), (wide - 0.003, low + 0.003), (wide - 0.003, low - 0.006)]
    ring = [
        (radius + 0.001, 0),
        (radius + 0.003, 0),
        (radius + 0.003, 0.07),
        (radius + 0.005, 0.074),
        (radius - 0.01, 0.078),
        (radius - 0.012, 0.074),
    ]
    things = [shapes.lathe('hat', [*under, *hat], steel, 160), shapes.lathe('ring', ring, steel, 160)]
    for k in range(3):
        strap = shapes.box('strap', (0.028, 0.003, low - 0.02), (0, -radius - 0.004, 0.02 + low / 2), steel, 0.001)
        holder = shapes.group('strap', [strap])
        holder.rotation_euler.z = radians(30) + k * 2 * pi / 3
        things.append(holder)
    return shapes.group('cap', [*things, *band(radius + 0.002, 0.03, steel)])


def flashing(slope=22, diameter=0.15, size=0.62):
    """A flashing for a roof of so many degrees, its plate level: a skirt of lead around a cone that leans."""
    steel, lead = materials.steel(roughness=0.4), sheet_lead()
    radius, lean, steps = diameter / 2 + INSULATION + 0.012, radians(slope), 128
    plate = shapes.prism('plate', shapes.rounded_rectangle(size, size * 1.12, 0.01), 0, 0.0018, lead, 0.0006)
    levels, vertices = [(0.0, 0.06), (0.02, 0.045), (0.3, 0.0), (0.36, 0.0)], []
    for rise, wider in levels:
        share = min(1, rise / 0.3)
        for turn in (2 * pi * k / steps for k in range(steps)):
            x, y = (radius + wider) * cos(turn), (radius + wider) * sin(turn)
            long = 1 / cos(lean) * (1 - share) + cos(lean) * share
            vertices.append((x, y * long + rise * sin(lean), rise * cos(lean) - y * sin(lean) * share + 0.002))
    cone = shapes.add_mesh('cone', vertices, shapes.between_rings(steps, len(levels)), steel)
    solid = cone.modifiers.new('thickness', 'SOLIDIFY')
    solid.thickness, solid.offset = 0.0012, -1
    return shapes.group('flashing', [plate, cone])


def bracket(diameter=0.15, off=0.12):
    """A wall bracket: two arms from a plate on the wall, and the band that holds the chimney; the wall is at y = 0."""
    steel, radius = materials.steel(roughness=0.38), diameter / 2 + INSULATION
    middle = -off - radius
    ring = [(radius, -0.02), (radius + 0.003, -0.02), (radius + 0.003, 0.02), (radius, 0.02), (radius, -0.02)]
    clamp = shapes.group('clamp', [shapes.lathe('ring', ring, steel, 160), *band(radius, 0, steel)])
    clamp.location.y = middle
    things = [clamp, shapes.box('plate', (0.3, 0.004, 0.22), (0, -0.002, -0.05), steel, 0.001)]
    for side in (-1, 1):
        x = side * radius * 0.8
        reach = -middle - radius * 0.6
        things.append(shapes.box('arm', (0.003, reach, 0.035), (x, -reach / 2, 0), steel, 0.0008))
        strut = [(x, -0.006, -0.14), (x, -reach * 0.9, -0.012)]
        things.append(shapes.tube('strut', strut, 0.006, steel))
        for z in (0.04, -0.135):
            bolt = shapes.lathe('bolt', [(0, 0), (0.009, 0), (0.009, 0.006), (0, 0.007)], steel, 6)
            bolt.location, bolt.rotation_euler.x = (side * 0.07, -0.004, z), pi / 2
            things.append(bolt)
    return shapes.group('bracket', things)


def draught_fan(radius=0.13):
    """A fan for the top of a chimney: a ring of slots between a foot and a hat, the motor above."""
    steel, black = materials.steel(roughness=0.36), COLOURS['black']()
    foot = [
        (radius - 0.03, 0.006),
        (radius + 0.004, 0.006),
        (radius + 0.004, 0.05),
        (radius, 0.054),
        (radius - 0.002, 0.006),
    ]
    hat = [(radius - 0.01, 0.172), (radius + 0.055, 0.168), (radius + 0.058, 0.172), (radius + 0.04, 0.196)]
    hat += [(radius * 0.62, 0.222), (0.062, 0.228), (0.06, 0.234)]
    motor = [(0.066, 0.226), (0.066, 0.3), (0.062, 0.306), (0.03, 0.314), (0, 0.316)]
    things = [
        shapes.prism('plate', shapes.rounded_rectangle(0.36, 0.36, 0.012), 0, 0.006, steel, 0.0015),
        shapes.lathe('foot', foot, steel, 160),
        shapes.lathe(
            'wheel', [(radius * 0.7, 0.05), (radius * 0.7, 0.172)], materials.plain('dark', (0.01, 0.01, 0.01), 0.8)
        ),
        shapes.lathe('hat', hat, steel, 160),
        shapes.lathe('motor', motor, black, 96, 0.001),
    ]
    for k in range(40):
        turn = 2 * pi * k / 40
        slat = shapes.box(
            'slat', (0.0035, 0.013, 0.124), (radius * cos(turn), radius * sin(turn), 0.112), steel, 0.0008
        )
        slat.rotation_euler.z = turn + 0.6
        things.append(slat)
    return shapes.group('fan', things)
