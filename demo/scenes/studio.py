"""The room that the whole range is photographed in: one wall, one floor, one light, one camera."""
from math import pi

import bpy
from mathutils import Vector

import materials
import shapes

# Metres: how far the picture reaches across at the product's place and below the floor there, and where the camera is.
SPAN, BELOW, DISTANCE, EYE = 1.75, 0.15, 4.6, 1.0
WALL = 0.62


def room():
    """A plastered wall behind an oak floor, with a hearth plate of stone."""
    shapes.box('wall', (9, 0.1, 4), (0, WALL + 0.05, 2), materials.plaster(), 0)
    floor()
    shapes.box(
        'skirting',
        (9, 0.016, 0.07),
        (0, WALL - 0.008, 0.035),
        materials.powder('skirting', (0.60, 0.56, 0.50), 0.5),
        0.003,
    )


def floor(back=WALL):
    """The floor, from the camera to so far behind the product's place."""
    shapes.box('floor', (9, 7, 0.1), (0, back - 3.5, -0.05), materials.oak(), 0)


def hearth_plate(width=1.06, depth=0.98, back=0.42):
    """An oval plate of stone beneath the stove; answers its thickness."""
    plate = shapes.prism('plate', shapes.superellipse(width, depth, 2, 128), 0, 0.01, materials.stone_slab(), 0.003)
    plate.location.y = back - depth / 2
    return 0.01


def area(name, place, aim, size, energy, colour=(1, 1, 1)):
    """A soft light of a size in metres, looking at a point."""
    lamp = bpy.data.lights.new(name, 'AREA')
    lamp.shape, (lamp.size, lamp.size_y) = 'RECTANGLE', size
    lamp.energy, lamp.color = energy, colour
    thing = bpy.data.objects.new(name, lamp)
    thing.location = place
    thing.rotation_euler = (Vector(aim) - Vector(place)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(thing)
    return thing


def daylight():
    """A window to the left; the rest of the room answers from everywhere."""
    area('window', (-3.0, -2.3, 2.2), (0.1, 0.1, 0.55), (1.8, 2.4), 190, (1.0, 0.95, 0.88))
    sky((1.0, 0.94, 0.87), 0.22)


def sky(colour, strength):
    """Even light from everywhere, which is found by chance alone, so that it takes no samples from the lamps."""
    world = bpy.data.worlds.new('sky')
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs['Color'].default_value = (*colour, 1)
    background.inputs['Strength'].default_value = strength
    world.cycles.sampling_method = 'NONE'
    bpy.context.scene.world = world


def gradient(stops, strength, mirrored=False):
    """What the camera sees of the sky, and what is mirrored if so: colours from the horizon (0) to overhead (1)."""
    tree = bpy.context.scene.world.node_tree
    add, link = tree.nodes.new, tree.links.new
    coordinates, split, ramp = add('ShaderNodeTexCoord'), add('ShaderNodeSeparateXYZ'), add('ShaderNodeValToRGB')
    seen, mix, path = add('ShaderNodeBackground'), add('ShaderNodeMixShader'), add('ShaderNodeLightPath')
    elements = ramp.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (position, colour) in zip(elements, stops):
        element.position, element.color = position, (*colour, 1)
    link(coordinates.outputs['Generated'], split.inputs[0])
    link(split.outputs['Z'], ramp.inputs[0])
    link(ramp.outputs[0], seen.inputs['Color'])
    seen.inputs['Strength'].default_value = strength
    seen_by = path.outputs['Is Camera Ray']
    if mirrored:
        either = add('ShaderNodeMath')
        either.operation = 'MAXIMUM'
        link(seen_by, either.inputs[0])
        link(path.outputs['Is Glossy Ray'], either.inputs[1])
        seen_by = either.outputs[0]
    link(seen_by, mix.inputs[0])
    link(tree.nodes['Background'].outputs[0], mix.inputs[1])
    link(seen.outputs[0], mix.inputs[2])
    link(mix.outputs[0], tree.nodes['World Output'].inputs['Surface'])


def camera(span=SPAN, centre=0.0, below=BELOW, eye=EYE, distance=DISTANCE):
    """A camera that looks level, so that what stands upright is upright in the picture."""
    lens = bpy.data.cameras.new('camera')
    film = bpy.context.scene.render
    lens.sensor_fit, lens.sensor_width = 'HORIZONTAL', 36
    lens.lens = 36 * distance / span
    lens.clip_end = 20000
    lens.shift_y = (span / 2 * film.resolution_y / film.resolution_x - below - eye) / span
    thing = bpy.data.objects.new('camera', lens)
    thing.location, thing.rotation_euler = (centre, -distance, eye), (pi / 2, 0, 0)
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing
    return thing
