"""Flames: pictures of burning gas, computed with numpy, on planes of light that stand in a fire.

Thousands of sparks rise in a turbulent stream from a few roots; where their paths gather and fold, the flame is bright,
as it is in a photograph of a fifteenth of a second.
"""
from math import pi

import bpy
import numpy as np

import materials
import shapes

ACROSS, UP = 512, 640
PATHS, STEPS, DRIFT = 24000, 330, 0.0062


def stream(random, roughness):
    """Waves of a stream function: its velocity field has no sources, so paths fold without tearing."""
    count = 22
    size = 2 ** random.uniform(1.4, 4.2, count)
    angle = random.uniform(0, 2 * pi, count)
    return (
        size * np.cos(angle),
        size * np.sin(angle) * 0.55,
        random.uniform(0, 2 * pi, count),
        roughness * 0.5 / size**0.8,
    )


def velocity(waves, x, y):
    across, up, phase, strength = waves
    turn = np.cos(np.outer(x, across) + np.outer(y, up) + phase)
    return turn @ (strength * up), -turn @ (strength * across)


def rise(random, roots, height, roughness):
    """Density of sparks in a picture ACROSS × UP; x runs from -1 to 1, y from 0 to UP / ACROSS * 2."""
    waves = stream(random, roughness)
    root = np.array(roots)[random.integers(0, len(roots), PATHS)]
    x = root[:, 0] + random.normal(0, 1, PATHS) * root[:, 1]
    y = 0.1 + np.abs(random.normal(0, 0.035, PATHS))
    reach = height * root[:, 2] * (1 - 0.55 * np.clip(np.abs(x - root[:, 0]) / (2.2 * root[:, 1]), 0, 1) ** 1.5)
    reach *= random.uniform(0.55, 1.0, PATHS)
    picture = np.zeros(ACROSS * UP)
    for step in range(STEPS):
        age = (y - 0.1) / reach
        turn_x, turn_y = velocity(waves, x, y)
        calm = np.clip(y * 1.6, 0.12, 1)
        speed = 0.7 + 1.3 * np.clip(y, 0, 1.2)
        x = x + (turn_x * calm - 0.32 * (x - root[:, 0] * 0.75) * np.clip(y * 2, 0, 1)) * DRIFT
        y = y + np.maximum(speed + turn_y * calm * 0.5, 0.3) * DRIFT
        light = np.clip(1 - age, 0, 1) ** 0.8 * np.clip(age * 9, 0.0, 1)
        column = ((x + 1) / 2 * ACROSS).astype(int)
        row = (y / 2 * ACROSS).astype(int)
        seen = (column >= 0) & (column < ACROSS) & (row < UP) & (light > 0)
        picture += np.bincount(row[seen] * ACROSS + column[seen], light[seen] / speed[seen], ACROSS * UP)
    return picture.reshape(UP, ACROSS) / (PATHS * STEPS) * ACROSS * UP


def blurred(picture, width):
    """Softened by a bell curve of so many pixels."""
    rows, columns = (np.fft.fftfreq(count) for count in picture.shape)
    bell = np.exp(-2 * (pi * width) ** 2 * (rows[:, None] ** 2 + columns[None, :] ** 2))
    return np.maximum(np.real(np.fft.ifft2(np.fft.fft2(picture) * bell)), 0)


def colours(density):
    """Light of burning gas by its density: red-orange where thin, yellow where thick. Linear, may exceed 1."""
    thick = density[..., None] * np.array([1.0, 0.27, 0.035]) + (density**2)[..., None] * np.array([0.3, 0.27, 0.07])
    return thick


def flame_light(seed, roots, height=0.75, roughness=1.0):
    """A picture of a flame, bottom row first: light in red, green and blue."""
    random = np.random.default_rng(seed)
    density = rise(random, roots, height, roughness)
    body = 0.7 * blurred(density, 2.2) + 0.3 * blurred(density, 9)
    edge = np.minimum(np.linspace(0, 14, ACROSS), np.linspace(14, 0, ACROSS)).clip(0, 1)
    body = body / (1 + body / 9)
    return colours(body / 3.2) * edge[None, :, None] * np.linspace(16, 0, UP).clip(0, 1)[:, None, None]


def flame_plane(name, size, place, strength, seed, roots, height=1.9, roughness=1.0, turn=0.0):
    """A standing plane of flames, `size` metres wide, its foot at a place, bowed a little and turned around z."""
    columns = 8
    across = [(column / columns - 0.5) * size for column in range(columns + 1)]
    bow = [0.35 * size * (x / size) ** 2 for x in across]
    tall = size * UP / ACROSS
    vertices = [(x, y, z) for z in (0, tall) for x, y in zip(across, bow)]
    count = columns + 1
    faces = [(i, i + 1, count + i + 1, count + i) for i in range(columns)]
    thing = shapes.add_mesh(
        name, vertices, faces, materials.fire(flame_image(name, seed, roots, height, roughness), strength)
    )
    layer = thing.data.uv_layers.new()
    for loop in thing.data.loops:
        x, _, z = vertices[loop.vertex_index]
        layer.data[loop.index].uv = (x / size + 0.5, z / tall)
    thing.location, thing.rotation_euler.z = place, turn
    thing.visible_diffuse = thing.visible_shadow = thing.visible_transmission = False
    return thing


def flame_image(name, *args, **options):
    light = flame_light(*args, **options)
    image = bpy.data.images.new(name, ACROSS, UP, float_buffer=True, is_data=True)
    image.pixels.foreach_set(np.dstack([light, np.ones((UP, ACROSS))]).astype(np.float32).ravel())
    image.pack()
    return image
