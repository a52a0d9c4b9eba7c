"""What things are made of. Textures are measured in metres of the object that wears them."""
from nodes import Nodes, rgba


def powder(name, colour, roughness=0.5):
    """Powder-coated steel: a fine orange peel that only the highlights show."""
    nodes = Nodes(name)
    fine = nodes.noise(nodes.place(), 420, 2)
    cloud = nodes.noise(nodes.place(), 9, 2)
    rough = nodes.ramp(cloud, (0.3, (roughness - 0.05,) * 3), (0.7, (roughness + 0.05,) * 3))
    return nodes.surface(colour=rgba(colour), roughness=rough, specular=0.38, normal=nodes.bump(fine, 0.12, 0.0006))


def plain(name, colour, roughness):
    return Nodes(name).surface(colour=rgba(colour), roughness=roughness, specular=0.08)


def cast_iron(name='iron', colour=(0.012, 0.0115, 0.011)):
    nodes = Nodes(name)
    grain = nodes.noise(nodes.place(), 260, 5, 0.7)
    return nodes.surface(colour=rgba(colour), roughness=0.62, specular=0.4, normal=nodes.bump(grain, 0.35, 0.0012))


def enamel(name, colour):
    """Glassy paint over steel: an even colour under a soft, clear gloss."""
    nodes = Nodes(name)
    wave = nodes.noise(nodes.place(), 35, 2)
    return nodes.surface(
        colour=rgba(colour),
        roughness=0.32,
        specular=0.5,
        coat=0.35,
        coat_roughness=0.12,
        normal=nodes.bump(wave, 0.05, 0.001),
    )


def soapstone():
    """Kleberstein: grey-green, clouded, with pale veins of talc and dark flecks of a few millimetres; honed."""
    nodes = Nodes('soapstone')
    at = nodes.place(own=True)
    cloud = nodes.noise(at, 7, 6, 0.6, 0.8)
    colour = nodes.ramp(
        cloud, (0.28, (0.125, 0.131, 0.124)), (0.52, (0.195, 0.201, 0.19)), (0.75, (0.285, 0.29, 0.273))
    )
    warp = nodes.noise(nodes.place((1, 1, 2.2), own=True), 3.2, 8, 0.62, 1.6)
    vein = nodes.ramp(warp, (0.485, (0, 0, 0)), (0.5, (1, 1, 1)), (0.515, (0, 0, 0)))
    faint = nodes.ramp(nodes.noise(at, 5, 3), (0.45, (0, 0, 0)), (0.7, (0.55, 0.55, 0.55)))
    colour = nodes.mix(nodes.mix(1.0, vein, faint, 'MULTIPLY'), colour, rgba((0.42, 0.44, 0.4)))
    dark = nodes.ramp(nodes.noise(at, 130, 3, 0.5), (0.62, (0, 0, 0)), (0.72, (0.7, 0.7, 0.7)))
    colour = nodes.mix(dark, colour, rgba((0.07, 0.08, 0.075)))
    light = nodes.ramp(
        nodes.noise(nodes.place((1, 1, 1.6), own=True), 210, 2, 0.5), (0.64, (0, 0, 0)), (0.74, (0.5, 0.5, 0.5))
    )
    colour = nodes.mix(light, colour, rgba((0.36, 0.38, 0.34)))
    return nodes.surface(
        colour=colour, roughness=0.55, specular=0.35, normal=nodes.bump(nodes.noise(at, 300, 3), 0.12, 0.0008)
    )


def steel(name='steel', colour=(0.56, 0.54, 0.51), roughness=0.3):
    """Brushed stainless steel."""
    nodes = Nodes(name)
    brush = nodes.noise(nodes.place((1, 1, 0.02)), 900, 2)
    return nodes.surface(colour=rgba(colour), metallic=1.0, roughness=roughness, normal=nodes.bump(brush, 0.06, 0.0004))


def glass():
    """Ceramic glass: seen through, with the room faintly in it. Bends no light, so it makes no noise.

    Only the side that is looked at mirrors: inside a pane, light would go back and forth.
    """
    nodes = Nodes('glass')
    outside = nodes.add('Math', {0: 1.0, 1: nodes.add('NewGeometry').outputs['Backfacing']}, operation='SUBTRACT')
    facing = nodes.add('Fresnel', {'IOR': 1.5}).outputs[0]
    share = nodes.add('Math', {0: facing, 1: outside.outputs[0]}, operation='MULTIPLY').outputs[0]
    clear = nodes.add('BsdfTransparent', {'Color': rgba((0.93, 0.93, 0.92))})
    mirror = nodes.add('BsdfGlossy', {'Color': rgba((1, 1, 1)), 'Roughness': 0.03})
    return nodes.finish(nodes.add('MixShader', {0: share, 1: clear.outputs[0], 2: mirror.outputs[0]}))


def vermiculite():
    """Pale fire-brick, a little sooty, with grains of a millimetre."""
    nodes = Nodes('vermiculite')
    at = nodes.place(own=True)
    soot = nodes.noise(at, 6, 4)
    colour = nodes.ramp(soot, (0.3, (0.13, 0.10, 0.075)), (0.7, (0.36, 0.30, 0.225)))
    grain = nodes.noise(at, 260, 3, 0.7)
    return nodes.surface(colour=colour, roughness=0.95, specular=0.1, normal=nodes.bump(grain, 0.6, 0.002))


def plaster(colour=(0.74, 0.69, 0.62)):
    """A wall smoothed by hand: broad strokes and a fine grain."""
    nodes = Nodes('plaster')
    broad = nodes.noise(nodes.place((1, 1, 1.3)), 2.3, 5, 0.55, 0.6)
    tone = nodes.ramp(broad, (0.3, tuple(c * 0.95 for c in colour)), (0.7, tuple(min(1, c * 1.04) for c in colour)))
    fine = nodes.noise(nodes.place(), 45, 5, 0.6)
    height = nodes.mix(0.35, broad, fine)
    return nodes.surface(colour=tone, roughness=0.92, specular=0.15, normal=nodes.bump(height, 0.22, 0.012))


def oak():
    """Planks of pale, oiled oak along x, 160 mm wide."""
    nodes = Nodes('oak')
    at = nodes.place()
    plank = nodes.add(
        'TexBrick',
        {
            'Vector': at,
            'Color1': rgba((0, 0, 0)),
            'Color2': rgba((1, 1, 1)),
            'Scale': 1.0,
            'Mortar': rgba((0.5, 0.5, 0.5)),
            'Mortar Size': 0.0009,
            'Mortar Smooth': 0.2,
            'Brick Width': 1.9,
            'Row Height': 0.16,
        },
        offset=0.37,
    )
    tint, gap = plank.outputs['Color'], plank.outputs['Fac']
    shift = nodes.add(
        'VectorMath',
        {0: at, 1: nodes.mix(1.0, rgba((0, 0, 0)), nodes.mix(1.0, tint, rgba((7.0, 3.0, 5.0)), 'MULTIPLY'), 'ADD')},
        operation='ADD',
    ).outputs[0]
    stretched = nodes.add('Mapping', {'Vector': shift, 'Scale': (1.2, 22, 1)}).outputs[0]
    grain = nodes.noise(stretched, 1.6, 6, 0.6, 1.2)
    pores = nodes.noise(nodes.add('Mapping', {'Vector': shift, 'Scale': (9, 420, 1)}).outputs[0], 1.0, 3)
    colour = nodes.ramp(grain, (0.25, (0.23, 0.142, 0.077)), (0.5, (0.32, 0.212, 0.123)), (0.78, (0.40, 0.28, 0.172)))
    colour = nodes.mix(
        nodes.ramp(pores, (0.58, (0, 0, 0)), (0.75, (0.35, 0.35, 0.35))), colour, rgba((0.15, 0.09, 0.05))
    )
    colour = nodes.mix(0.5, colour, nodes.ramp(tint, (0, (0.78, 0.78, 0.78)), (1, (1.08, 1.06, 1.04))), 'MULTIPLY')
    colour = nodes.mix(gap, colour, rgba((0.03, 0.02, 0.012)))
    height = nodes.mix(gap, grain, rgba((0, 0, 0)))
    return nodes.surface(colour=colour, roughness=0.5, specular=0.3, normal=nodes.bump(height, 0.15, 0.001))


def oak_beam():
    """One piece of oak, its fibres along x."""
    nodes = Nodes('oak beam')
    grain = nodes.noise(nodes.place((1.2, 16, 16)), 1.6, 6, 0.6, 1.4)
    pores = nodes.noise(nodes.place((9, 380, 380)), 1.0, 3)
    colour = nodes.ramp(grain, (0.25, (0.2, 0.12, 0.064)), (0.5, (0.29, 0.19, 0.108)), (0.78, (0.36, 0.25, 0.15)))
    colour = nodes.mix(nodes.ramp(pores, (0.58, (0, 0, 0)), (0.75, (0.4, 0.4, 0.4))), colour, rgba((0.12, 0.07, 0.04)))
    return nodes.surface(colour=colour, roughness=0.55, specular=0.3, normal=nodes.bump(grain, 0.25, 0.002))


def rust():
    """Weathered steel: a dark brown skin with orange where it is young."""
    nodes = Nodes('rust')
    at = nodes.place()
    cloud = nodes.noise(at, 7, 8, 0.65, 0.6)
    colour = nodes.ramp(cloud, (0.3, (0.03, 0.016, 0.010)), (0.5, (0.085, 0.035, 0.016)), (0.68, (0.17, 0.065, 0.022)))
    speck = nodes.ramp(nodes.noise(at, 90, 4, 0.6), (0.5, (0.75, 0.75, 0.75)), (0.7, (1.25, 1.2, 1.15)))
    return nodes.surface(
        colour=nodes.mix(1.0, colour, speck, 'MULTIPLY'),
        roughness=0.72,
        specular=0.3,
        normal=nodes.bump(nodes.noise(at, 200, 5, 0.65), 0.3, 0.0015),
    )


def snow():
    nodes = Nodes('snow')
    at = nodes.place()
    crumbs = nodes.mix(0.5, nodes.noise(at, 22, 6, 0.65), nodes.noise(at, 140, 3))
    return nodes.surface(
        colour=rgba((0.82, 0.84, 0.88)), roughness=0.85, specular=0.25, normal=nodes.bump(crumbs, 0.55, 0.02)
    )


def stone_slab(colour=(0.36, 0.34, 0.31)):
    """A honed hearth plate of quiet limestone."""
    nodes = Nodes('slab')
    at = nodes.place()
    tone = nodes.ramp(
        nodes.noise(at, 5, 6, 0.6, 0.5), (0.3, tuple(c * 0.85 for c in colour)), (0.7, tuple(c * 1.1 for c in colour))
    )
    return nodes.surface(
        colour=tone, roughness=0.6, specular=0.3, normal=nodes.bump(nodes.noise(at, 120, 4), 0.1, 0.001)
    )


def bark():
    """Birch bark: white, peeling in thin lines across the log; the log lies along its own z."""
    nodes = Nodes('bark')
    at = nodes.place((1, 1, 7), own=True)
    lines = nodes.noise(at, 16, 5, 0.65, 0.4)
    dark = nodes.ramp(lines, (0.56, (0, 0, 0)), (0.63, (1, 1, 1)))
    cloud = nodes.noise(nodes.place(own=True), 14, 4)
    white = nodes.ramp(cloud, (0.3, (0.27, 0.20, 0.14)), (0.5, (0.46, 0.40, 0.335)), (0.75, (0.58, 0.53, 0.47)))
    return nodes.surface(
        colour=nodes.mix(dark, white, rgba((0.035, 0.025, 0.02))),
        roughness=0.75,
        specular=0.2,
        normal=nodes.bump(lines, 0.5, 0.003),
    )


def split_wood(tint=(1, 1, 1)):
    """Split birch: pale, with fibres along its own z. A tint makes other wood of it."""
    nodes = Nodes('split wood')
    fibre = nodes.noise(nodes.place((1, 1, 0.05), own=True), 130, 5, 0.65)
    colour = nodes.ramp(fibre, (0.3, (0.30, 0.18, 0.09)), (0.55, (0.52, 0.35, 0.20)), (0.8, (0.64, 0.47, 0.30)))
    colour = nodes.mix(1.0, colour, rgba(tint), 'MULTIPLY')
    return nodes.surface(colour=colour, roughness=0.8, specular=0.15, normal=nodes.bump(fibre, 0.6, 0.003))


def char():
    """Burning wood: black, cracked and ashen, with embers in its cracks and bark where the fire has not been."""
    nodes = Nodes('char')
    at = nodes.place((1, 1, 0.6), own=True)
    cell = nodes.add(
        'TexVoronoi', {'Vector': at, 'Scale': 85.0, 'Randomness': 0.8}, feature='DISTANCE_TO_EDGE'
    ).outputs['Distance']
    where = nodes.noise(nodes.place((1, 1, 0.5), own=True), 9, 4, 0.6)
    hot = nodes.ramp(where, (0.32, (1, 1, 1)), (0.43, (0, 0, 0)))
    glow = nodes.mix(1.0, nodes.ramp(cell, (0.0, (1, 1, 1)), (0.06, (0, 0, 0))), hot, 'MULTIPLY')
    black = nodes.ramp(
        nodes.noise(at, 60, 5, 0.7),
        (0.4, (0.008, 0.007, 0.006)),
        (0.7, (0.05, 0.045, 0.04)),
        (0.85, (0.2, 0.19, 0.175)),
    )
    lines = nodes.ramp(
        nodes.noise(nodes.place((1, 1, 9), own=True), 18, 5, 0.65),
        (0.55, (0.42, 0.34, 0.25)),
        (0.66, (0.03, 0.02, 0.015)),
    )
    unburnt = nodes.ramp(where, (0.53, (0, 0, 0)), (0.6, (1, 1, 1)))
    colour = nodes.mix(unburnt, black, lines)
    return nodes.finish(
        nodes.add(
            'BsdfPrincipled',
            {
                'Base Color': colour,
                'Roughness': 0.9,
                'Specular': 0.1,
                'Emission Strength': 3.5,
                'Emission': nodes.mix(1.0, glow, rgba((1.0, 0.17, 0.015)), 'MULTIPLY'),
                'Normal': nodes.bump(nodes.mix(0.5, cell, nodes.noise(at, 120, 4)), 0.7, 0.004),
            },
        )
    )


def ember():
    """Live coal: orange where the ash has fallen off."""
    nodes = Nodes('ember')
    at = nodes.place(own=True)
    heat = nodes.noise(at, 38, 4, 0.6)
    colour = nodes.ramp(
        heat, (0.36, (0, 0, 0)), (0.5, (0.55, 0.05, 0.004)), (0.66, (1.0, 0.27, 0.03)), (0.82, (1.0, 0.5, 0.12))
    )
    solid = nodes.add(
        'BsdfPrincipled',
        {
            'Base Color': rgba((0.03, 0.027, 0.025)),
            'Roughness': 0.95,
            'Specular': 0.05,
            'Emission': colour,
            'Emission Strength': 9.0,
        },
    )
    return nodes.finish(solid)


def fire(image, strength):
    """Light without a body: what is black in the picture is not there."""
    nodes = Nodes('fire')
    picture = nodes.add('TexImage', image=image, extension='CLIP')
    light = nodes.add('Emission', {'Color': picture.outputs['Color'], 'Strength': strength})
    clear = nodes.add('BsdfTransparent')
    return nodes.finish(nodes.add('AddShader', {0: light.outputs[0], 1: clear.outputs[0]}))
