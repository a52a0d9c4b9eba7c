"""The scenes by the names that pictures.json gives them."""
from functools import partial
from math import radians

import cabin
import care
import chimneys
import closeups
import cooking
import cookstove
import cornerinsert
import firepit
import floorplates
import flues
import insert
import landscapes
import packaging
import rooms
import spares
import stoves
import studio
import tools
import woodshed


def stove(build, turn=-14, view=None, **options):
    """A stove in the studio, turned by so many degrees."""
    studio.room()
    studio.daylight()
    studio.camera(**(view or {}))
    thing = build(**options)
    thing.location.z = studio.hearth_plate()
    thing.rotation_euler.z = radians(turn)


def breast(view=None, **options):
    """An insert in the studio's wall, seen straight on."""
    studio.floor()
    studio.daylight()
    studio.camera(**{'span': 1.58, 'below': 0.12, **(view or {})})
    insert.insert(**options)
    insert.surroundings()


def corner(turn, view=None, **options):
    """An insert at the corner of a breast, turned so that its sides are seen."""
    studio.floor(back=2.2)
    studio.daylight()
    studio.camera(**{'span': 1.72, 'below': 0.12, **(view or {})})
    cornerinsert.corner(**options).rotation_euler.z = radians(turn)


def outdoors(build, view=None, **options):
    """What stands in the snow at dusk."""
    studio.camera(**{'span': 1.45, 'below': 0.3, 'eye': 0.74, **(view or {})})
    firepit.dusk()
    firepit.snow_field()
    return build(**options)


def outdoor_stove(build, turn=-16, **options):
    """A stove that burns outdoors, its foot in the snow."""
    thing = outdoors(build, **options)
    thing.location.z, thing.rotation_euler.z = -0.03, radians(turn)


def still_life(only=None, view=None):
    """The accessories in the studio, or one of them."""
    studio.room()
    studio.daylight()
    studio.camera(**{'span': 1.36, 'below': 0.17, **(view or {})})
    tools.accessories(only)


# Where smaller things stand: beside the joints of the floor's planks.
ASIDE = -0.45


def shown(build, turn=0, pitch=0, place=(0, 0, 0), view=None, **options):
    """A smaller thing in the studio, seen close before a wall out of focus.

    It is turned by so many degrees, pitched forward by so many, and moved by metres.
    """
    studio.room()
    studio.daylight()
    lens = studio.camera(**{**(view or {}), 'centre': ASIDE + (view or {}).get('centre', 0)}).data
    lens.dof.use_dof, lens.dof.focus_distance, lens.dof.aperture_fstop = True, studio.DISTANCE + place[1], 11
    thing = build(**options)
    thing.location = (place[0] + ASIDE, *place[1:])
    thing.rotation_euler = (radians(pitch), 0, radians(turn))


# Smaller things, each alone.
PRODUCTS = {
    'pipe': flues.pipe,
    'bend': flues.bend,
    'damper': flues.damper,
    'collar': flues.collar,
    'chimney': chimneys.section,
    'rain-cap': chimneys.rain_cap,
    'flashing': chimneys.flashing,
    'bracket': chimneys.bracket,
    'floor-plate': floorplates.plate,
    'pane': spares.pane,
    'bent-pane': spares.bent_pane,
    'gasket': spares.gasket,
    'cord': spares.cord,
    'band': spares.flat_band,
    'firebox-plates': spares.firebox_plates,
    'handle': spares.handle,
    'wooden-grip': spares.wooden_grip,
    'screws': spares.screws,
    'spray-can': packaging.spray_can,
    'bottle': packaging.bottle,
    'spray-bottle': packaging.spray_bottle,
    'tube': packaging.tube,
    'cartridge': packaging.cartridge,
    'thermometer': care.thermometer,
    'stove-fan': care.stove_fan,
    'vacuum': care.vacuum,
    'tool-set': tools.tool_set,
    'tool': tools.tool,
    'basket': tools.basket,
    'ash-carrier': tools.ash_carrier,
    'sweep': tools.sweep,
    'draught-fan': chimneys.draught_fan,
    'log-rack': lambda **options: rooms.log_rack(0, 0, **options),
    'birch': woodshed.forty_litres,
    'bag': woodshed.bag,
    'sticks': woodshed.sticks,
    'briquettes': woodshed.briquettes,
    'matches': woodshed.matches,
    'axe': woodshed.axe,
    'grate': cooking.grate,
    'lid': cooking.lid,
    'pan': cooking.pan,
    'sanding-set': packaging.sanding_set,
}

SCENES = {
    'accessories': still_life,
    'insert': breast,
    'firepit': lambda **options: outdoors(firepit.firepit, **options),
    'cabin': lambda **options: stove(cabin.cabin, **options),
    'cook': lambda **options: stove(cookstove.cook, **options),
    'corner-insert': corner,
    'drum': lambda **options: stove(stoves.drum, **options),
    'column': lambda **options: stove(stoves.column, **options),
    'woodpile': closeups.woodpile,
    'stone': closeups.stone,
    'kindling': closeups.kindling,
    'living-room': rooms.living_room,
    'reading-corner': rooms.reading_corner,
    'fireplace-wall': rooms.fireplace_wall,
    'fjord': landscapes.evening_fjord,
    'winter-cabin': landscapes.winter_cabin,
    'gathering': landscapes.gathering,
    'misty-forest': landscapes.misty_forest,
    'cairn': landscapes.cairn,
    'tripod': lambda **options: outdoors(cooking.tripod, **options),
    'outdoor-cabin': lambda **options: outdoor_stove(cabin.cabin, **options),
    'outdoor-column': lambda **options: outdoor_stove(stoves.column, **options),
    **{name: partial(shown, build) for name, build in PRODUCTS.items()},
}


def build(scene, **options):
    SCENES[scene](**options)
