"""Words printed on things."""
from math import cos, sin

import bpy

import shapes


def printed(text, size, place, material, around=0.0):
    """Words whose middle is at a place, facing -y; `around` is the radius of an upright cylinder that they lie on."""
    curve = bpy.data.curves.new(text, 'FONT')
    curve.body, curve.size, curve.align_x, curve.align_y = text, size, 'CENTER', 'CENTER'
    written = bpy.data.objects.new(text, curve)
    mesh = written.to_mesh()
    flat = [(vertex.co.x, vertex.co.y) for vertex in mesh.vertices]
    faces = [list(face.vertices) for face in mesh.polygons]
    written.to_mesh_clear()
    bpy.data.objects.remove(written)
    lifted = around + 0.0003
    vertices = [
        (lifted * sin(x / around), around - lifted * cos(x / around), z) if around else (x, -0.0003, z) for x, z in flat
    ]
    thing = shapes.add_mesh(text, vertices, faces, material, smooth=False)
    thing.location = place
    return thing
