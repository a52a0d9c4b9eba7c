"""Meshes from outlines. All lengths are metres; z points up, the front of a thing looks towards -y."""
from math import atan2, cos, pi, sin

import bpy


def rounded_rectangle(width, depth, radius, steps=6):
    """Points around a rectangle with round corners, counter-clockwise."""
    corners = [(1, -1, -pi / 2), (1, 1, 0), (-1, 1, pi / 2), (-1, -1, pi)]
    points = []
    for side_x, side_y, start in corners:
        middle = (side_x * (width / 2 - radius), side_y * (depth / 2 - radius))
        for step in range(steps + 1):
            angle = start + step / steps * pi / 2
            points.append((middle[0] + radius * cos(angle), middle[1] + radius * sin(angle)))
    return points


def superellipse(width, depth, power=2.3, count=96):
    """Points around an oval that is rounder or squarer by its power, counter-clockwise from the back."""

    def at(angle):
        x, y = cos(angle), sin(angle)
        return (
            width / 2 * abs(x) ** (2 / power) * (1 if x > 0 else -1),
            depth / 2 * abs(y) ** (2 / power) * (1 if y > 0 else -1),
        )

    return [at(pi / 2 + 2 * pi * step / count) for step in range(count)]


def grown(outline, by):
    """An outline moved outwards by so many metres, for convex outlines around the origin."""
    points = []
    for index, (x, y) in enumerate(outline):
        before, after = outline[index - 1], outline[(index + 1) % len(outline)]
        angle = atan2(after[1] - before[1], after[0] - before[0]) - pi / 2
        points.append((x + by * cos(angle), y + by * sin(angle)))
    return points


def cut_at(outline, half):
    """An outline with points added where its front crosses x = -half and x = half."""
    points = []
    for index, (x, y) in enumerate(outline):
        points.append((x, y))
        next_x, next_y = outline[(index + 1) % len(outline)]
        for edge in (-half, half):
            if y < 0 and next_y < 0 and x < edge - 1e-6 and next_x > edge + 1e-6:
                points.append((edge, y + (next_y - y) * (edge - x) / (next_x - x)))
    return points


def front_of(outline, half):
    """The part of an outline's front between x = -half and x = half, from left to right."""
    return sorted((x, y) for x, y in cut_at(outline, half) if y < 0 and abs(x) <= half + 1e-6)


def moved(front, by):
    """A front from left to right, moved outwards by so many metres."""
    points = []
    for index, (x, y) in enumerate(front):
        before, after = front[max(0, index - 1)], front[min(len(front) - 1, index + 1)]
        angle = atan2(after[1] - before[1], after[0] - before[0]) - pi / 2
        points.append((x + by * cos(angle), y + by * sin(angle)))
    return points


def add_mesh(name, vertices, faces, material, bevel=0.0, smooth=True, segments=3):
    """An object of a mesh; every edge sharper than 35° gets a bevel of so many metres."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.validate()
    if material:
        mesh.materials.append(material)
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = 0.6
    mesh.polygons.foreach_set('use_smooth', [smooth] * len(mesh.polygons))
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    add_bevel(thing, bevel, segments)
    return thing


def add_bevel(thing, width, segments=3):
    if not width:
        return
    modifier = thing.modifiers.new('bevel', 'BEVEL')
    modifier.width = width
    modifier.segments = segments
    modifier.limit_method = 'ANGLE'
    modifier.angle_limit = 0.6
    modifier.harden_normals = True


def prism(name, outline, bottom, top, material, bevel=0.0015):
    """A solid between two heights."""
    count = len(outline)
    vertices = [(x, y, z) for z in (bottom, top) for x, y in outline]
    sides = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    return add_mesh(name, vertices, [*sides, range(count)[::-1], range(count, 2 * count)], material, bevel)


def box(name, size, centre, material, bevel=0.0015):
    """A box by its width, depth and height around a point."""
    (width, depth, height), (x, y, z) = size, centre
    outline = [(-width / 2, -depth / 2), (width / 2, -depth / 2), (width / 2, depth / 2), (-width / 2, depth / 2)]
    thing = prism(name, outline, -height / 2, height / 2, material, bevel)
    thing.location = (x, y, z)
    return thing


def sheet(name, points, levels, thickness, material, closed=True, hole=None, bevel=0.001):
    """Plate bent along points, between the first and last of its levels.

    `hole` is (half width, bottom, top) of an opening in its front; its edges must be among points and levels.
    """
    count = len(points)
    vertices = [(x, y, z) for z in levels for x, y in points]
    faces = []
    for row in range(len(levels) - 1):
        for i in range(count if closed else count - 1):
            j = (i + 1) % count
            if (
                hole
                and points[i][1] < 0
                and abs(points[i][0] + points[j][0]) / 2 < hole[0]
                and hole[1] < (levels[row] + levels[row + 1]) / 2 < hole[2]
            ):
                continue
            faces.append((row * count + i, row * count + j, (row + 1) * count + j, (row + 1) * count + i))
    thing = add_mesh(name, vertices, faces, material)
    solid = thing.modifiers.new('thickness', 'SOLIDIFY')
    solid.thickness = thickness
    solid.offset = -1
    add_bevel(thing, bevel)
    return thing


def frame(name, outer, inner, depth, material, bevel=0.002):
    """A flat frame standing upright: outlines of equally many points in x and z, its front at y = 0."""
    count = len(outer)
    vertices = [(x, y, z) for y in (0, depth) for outline in (outer, inner) for x, z in outline]
    faces = []
    for i in range(count):
        j = (i + 1) % count
        faces += [
            (i, j, count + j, count + i),
            (2 * count + j, 2 * count + i, 3 * count + i, 3 * count + j),
            (j, i, 2 * count + i, 2 * count + j),
            (count + i, count + j, 3 * count + j, 3 * count + i),
        ]
    return add_mesh(name, vertices, faces, material, bevel)


def lathe(name, profile, material, steps=64, bevel=0.0):
    """A body turned around z, by a profile of (radius, height) from the bottom up; radius 0 closes it."""
    vertices = []
    for radius, height in profile:
        vertices += [(radius * cos(2 * pi * k / steps), radius * sin(2 * pi * k / steps), height) for k in range(steps)]
    return add_mesh(name, vertices, between_rings(steps, len(profile)), material, bevel)


def between_rings(steps, rings):
    """Faces between closed rings of equally many points, one ring after the other."""
    return [
        (row * steps + k, row * steps + (k + 1) % steps, (row + 1) * steps + (k + 1) % steps, (row + 1) * steps + k)
        for row in range(rings - 1)
        for k in range(steps)
    ]


def tube(name, points, radius, material, closed=False):
    """A rod along points, round at its ends."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = 6
    curve.use_fill_caps = True
    spline = curve.splines.new('POLY')
    spline.points.add(len(points) - 1)
    for point, (x, y, z) in zip(spline.points, points):
        point.co = (x, y, z, 1)
    spline.use_cyclic_u = closed
    spline.use_smooth = True
    curve.materials.append(material)
    thing = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def arc(centre, radius, start, end, steps=16, plane='xz'):
    """Points of an arc by its angles in radians, in the plane xz, yz or xy through its centre."""
    x, y, z = centre
    points = []
    for step in range(steps + 1):
        angle = start + (end - start) * step / steps
        a, b = radius * cos(angle), radius * sin(angle)
        points.append({'xz': (x + a, y, z + b), 'yz': (x, y + a, z + b), 'xy': (x + a, y + b, z)}[plane])
    return points


def along(points, steps):
    """Points with others between, along Catmull-Rom curves."""
    row = []
    for i in range(len(points) - 1):
        a, b, c, d = (points[min(max(i + k, 0), len(points) - 1)] for k in (-1, 0, 1, 2))
        for step in range(steps):
            t = step / steps
            row.append(
                tuple(
                    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t**3)
                    for p, q, r, s in zip(a, b, c, d)
                )
            )
    return [*row, points[-1]]


def group(name, things):
    """An empty that things are moved and turned by."""
    parent = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(parent)
    for thing in things:
        if thing.parent is None:
            thing.parent = parent
    return parent


def swept(name, path, radii, thickness, material, steps=96):
    """A pipe of plate along a path in x and z: a ring square to the way at each (x, z), by its radius."""
    vertices = []
    for k, ((x, z), radius) in enumerate(zip(path, radii)):
        (x0, z0), (x1, z1) = path[max(0, k - 1)], path[min(len(path) - 1, k + 1)]
        way = atan2(x1 - x0, z1 - z0)
        for turn in (2 * pi * step / steps for step in range(steps)):
            out = radius * cos(turn)
            vertices.append((x + out * cos(way), radius * sin(turn), z - out * sin(way)))
    thing = add_mesh(name, vertices, between_rings(steps, len(path)), material)
    solid = thing.modifiers.new('thickness', 'SOLIDIFY')
    solid.thickness, solid.offset = thickness, -1
    return thing
