"""The scenes by the names that pictures.json gives them."""
from math import radians

import cabin
import closeups
import firepit
import insert
import landscapes
import rooms
import stoves
import studio
import tools


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


SCENES = {
    'accessories': still_life,
    'insert': breast,
    'firepit': lambda **options: outdoors(firepit.firepit, **options),
    'cabin': lambda **options: stove(cabin.cabin, **options),
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
    'outdoor-cabin': lambda **options: outdoor_stove(cabin.cabin, **options),
    'outdoor-column': lambda **options: outdoor_stove(stoves.column, **options),
}


def build(scene, **options):
    SCENES[scene](**options)
