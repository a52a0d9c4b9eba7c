"""Landscapes of the north in winter, at the ends of the day."""
from math import radians

import bpy
import numpy as np

import firepit
import houses
import materials
import shapes
import studio
import terrain
import trees
from hearth import log


def sun(turn, lift, energy, colour, angle=3.0):
    """Sunlight from so many degrees clockwise of where the camera looks, and so many above the horizon."""
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.color, lamp.angle = energy, colour, radians(angle)
    thing = bpy.data.objects.new('sun', lamp)
    thing.rotation_euler = (radians(90 - lift), 0, radians(180 - turn))
    bpy.context.scene.collection.objects.link(thing)


def lit(x, y, z, power, size=1.4):
    """What windows throw onto the snow before them."""
    studio.area('windows', (x, y, z), (x, y - 4, z - 2.2), (size, 1.0), power, (1.0, 0.55, 0.2))


def evening_fjord(view=None):
    """Still water before snowy mountains in the last light; a lit cabin on a point to the right."""
    studio.camera(**{'span': 30, 'below': 0.9, 'eye': 4.6, 'distance': 30, **(view or {})})
    haze = (0.30, 0.235, 0.31)
    terrain.mountains(1500, 5600, 900, haze, seed=11, valley=-0.12, reach=7600)
    terrain.fjord()

    def height(x, y):
        edge = 2.5 + 0.5 * x + 2.2 * np.sin(x * 0.16) + 1.2 * np.sin(x * 0.4 + 1)
        return np.clip((edge - y) * 0.16, -1.2, 1.5) + 0.5 * np.clip((x - 4) / 12, 0, 1) * np.clip((edge - y) / 6, 0, 1)

    _, ground = terrain.shore(height)
    home = houses.cabin(light=4.5)
    home.location, home.rotation_euler.z = (7.6, -1.0, ground(7.6, -1.0) - 0.15), radians(16)
    lit(6.4, -4.9, 2.6, 60, 5)
    forest = trees.Forest(seed=4, kinds=4, snow=0.8, rime=0.35)
    for x, y, tall in (
        (12.6, 2.5, 8.5),
        (14.2, 0, 10.5),
        (15.6, 4, 12),
        (11.2, 5.5, 7),
        (16.5, -4, 9),
        (13.4, 6.5, 9.5),
        (2.4, 3.6, 4.2),
        (17.5, 1, 13),
    ):
        forest.plant((x, y, ground(x, y) - 0.2), tall)
    studio.sky((0.28, 0.35, 0.56), 0.46)
    studio.gradient(
        [(0.0, (0.98, 0.55, 0.30)), (0.09, (0.80, 0.45, 0.36)), (0.24, (0.36, 0.31, 0.42)), (0.6, (0.09, 0.13, 0.27))],
        0.62,
        mirrored=True,
    )
    sun(112, 9, 2.6, (1.0, 0.45, 0.31))


def winter_cabin(view=None):
    """A cabin among spruces at the blue hour, light from its windows on the snow."""
    studio.camera(**{'span': 24, 'below': 2.2, 'eye': 2.6, 'distance': 24, **(view or {})})
    terrain.mountains(900, 3600, 620, (0.14, 0.17, 0.27), seed=5, valley=0.1, reach=3200)

    def height(x, y):
        return 0.35 * np.sin(x * 0.21 + 0.6) + 0.3 * np.sin(y * 0.17) + np.clip((y - 8) * 0.05, 0, 30)

    _, ground = terrain.shore(height, depth=(-25, 160), reach=(-110, 110))
    home = houses.cabin(light=5.0)
    home.location, home.rotation_euler.z = (2.2, 0, ground(2.2, 0) - 0.12), radians(-14)
    lit(1.5, -3.6, ground(1.5, -4) + 1.7, 90, 5)
    forest = trees.Forest(seed=9, kinds=4, snow=0.9, rime=0.4)
    random = np.random.default_rng(6)
    for x, y, tall in (
        (-9.5, 1, 9),
        (-11.5, -4, 12),
        (9.6, 3, 11),
        (11.6, -3, 13),
        (-7.4, 6, 8),
        (7.2, 8, 12),
        (-12.5, 7, 13),
    ):
        forest.plant((x, y, ground(x, y) - 0.2), tall)
    for _ in range(150):
        y = random.uniform(14, 95)
        x = random.uniform(-1, 1) * (14 + y * 0.75)
        forest.plant((x, y, ground(x, y) - 0.3), random.uniform(7, 14))
    studio.sky((0.16, 0.23, 0.42), 0.6)
    studio.gradient(
        [(0.0, (0.34, 0.32, 0.42)), (0.12, (0.20, 0.24, 0.40)), (0.4, (0.07, 0.11, 0.25)), (0.8, (0.025, 0.045, 0.13))],
        0.75,
    )


def gathering(view=None):
    """A fire pit in the snow, with logs to sit on, before a forest."""
    studio.camera(**{'span': 4.4, 'below': 0.62, 'eye': 0.95, 'distance': 5.2, **(view or {})})
    firepit.dusk(wide=1.5)
    firepit.snow_field()
    firepit.firepit()
    random = np.random.default_rng(8)
    for x, y, turn in ((-1.15, -0.1, 0.5), (1.2, 0.05, -0.45)):
        log('seat', random, 1.25, 0.125, False, (x, y, 0.1), (0, radians(90), turn + radians(90)))
        hide = shapes.box('cap', (0.15, 0.85, 0.045), (x, y, 0.225), materials.snow(), 0.024)
        hide.rotation_euler.z = turn
    bpy.context.scene.camera.data.dof.focus_distance = 5.1


def misty_forest(view=None):
    """Spruces that fade into the mist of a morning, row behind row, the sun low behind them."""
    air, reach = (0.50, 0.56, 0.63), 330
    studio.camera(**{'span': 26, 'below': -1.2, 'eye': 7.5, 'distance': 26, **(view or {})})
    terrain.meadow(air, reach)
    random = np.random.default_rng(21)
    forest = trees.Forest(seed=3, kinds=4, mist=(air, reach))
    for far in np.geomspace(12, 330, 12):
        for _ in range(int(10 + far * 0.3)):
            x = random.uniform(-1, 1) * (far + 26) * 0.62
            if abs(x - 2) > 5 or far > 60:
                forest.plant((x, far + random.uniform(-4, 4), -0.3), random.uniform(7, 15))
    studio.sky((0.62, 0.74, 0.95), 0.42)
    studio.gradient(
        [(0.0, (0.62, 0.60, 0.60)), (0.06, (0.98, 0.74, 0.50)), (0.2, (0.80, 0.76, 0.72)), (0.5, (0.42, 0.55, 0.72))],
        0.95,
    )
    sun(-52, 14, 2.2, (1.0, 0.72, 0.42), 4.0)


def cairn(view=None):
    """A cairn of flat stones on a bare top at sunrise, ridges in haze behind it."""
    studio.camera(**{'span': 2.1, 'below': 0.42, 'eye': 0.95, 'distance': 5.0, **(view or {})})
    terrain.mountains(2500, 7000, 420, (0.52, 0.40, 0.40), seed=17, valley=0.05, reach=3600)
    terrain.mountains(700, 2600, 150, (0.46, 0.33, 0.34), seed=23, valley=-0.1, reach=2400, foot=-125)
    terrain.boulders(seed=5)
    studio.sky((0.42, 0.44, 0.58), 0.5)
    studio.gradient(
        [(0.0, (0.98, 0.62, 0.38)), (0.12, (0.88, 0.58, 0.46)), (0.35, (0.46, 0.44, 0.55)), (0.8, (0.16, 0.22, 0.40))],
        0.7,
    )
    sun(-72, 9, 3.4, (1.0, 0.62, 0.38), 2.0)
