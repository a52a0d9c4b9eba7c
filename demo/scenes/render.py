"""Renders pictures of the demo brand, by their names in pictures.json.

    blender -b -P demo/scenes/render.py -- varde-5 varde-8                     finished, into demo/pictures
    blender -b -P demo/scenes/render.py -- varde-5 --size 360 --samples 24 --to /tmp   a trial, in a minute or less
"""
import argparse
import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import bpy
import numpy as np

here = Path(__file__).resolve().parent
sys.path.insert(0, str(here))
sys.dont_write_bytecode = True

# Blender does not look beside the script by itself.
import scenes  # noqa: E402
from grain import without_grain  # noqa: E402


def arguments(known):
    parser = argparse.ArgumentParser(prog='render.py')
    parser.add_argument('names', nargs='*', help='names of pictures.json; all of them without one')
    parser.add_argument('--size', type=int, help='pixels across; else those of `film` in pictures.json')
    parser.add_argument('--samples', type=int, help='samples of each pixel; else those of `film`')
    parser.add_argument('--view', type=json.loads, help='another view, as in pictures.json')
    parser.add_argument('--to', type=Path, default=here.parent / 'pictures', help='folder of the pictures')
    given = parser.parse_args(sys.argv[sys.argv.index('--') + 1 :] if '--' in sys.argv else [])
    unknown = [name for name in given.names if name not in known]
    if unknown:
        parser.error(f'There is no picture “{unknown[0]}” in pictures.json.')
    return given


def settings(across, ratio, samples):
    """Cycles without caustics, and with bright stray light held down: what is left is a faint grain."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = across, round(across / ratio)
    cycles = scene.cycles
    cycles.samples, cycles.use_denoising = samples, False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, 0.012
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 3.0, 1.0
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transparent_max_bounces = 6, 3, 3, 16
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', 'Medium High Contrast'
    scene.view_settings.exposure = 0.3
    scene.render.image_settings.file_format, scene.render.image_settings.quality = 'WEBP', 86


# Pixels across, width by height, and samples of each pixel, where pictures.json does not say otherwise.
FILM = {'across': 1200, 'ratio': 1, 'samples': 40}
PASSES = {'Image': 3, 'Denoising Albedo': 3, 'Denoising Normal': 3, 'Denoising Depth': 1}


def keep_passes(folder):
    """Writes what `grain` needs to files of a folder."""
    scene = bpy.context.scene
    bpy.context.view_layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    layers, files = nodes.new('CompositorNodeRLayers'), nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format, files.format.color_depth = 'OPEN_EXR', '32'
    files.file_slots.clear()
    for name in PASSES:
        files.file_slots.new(name)
        links.new(layers.outputs[name], files.inputs[name])


def read_pass(folder, name):
    image = bpy.data.images.load(f'{folder}/{name}0001.exr')
    values = np.empty(image.size[0] * image.size[1] * image.channels, np.float32)
    image.pixels.foreach_get(values)
    return values.reshape(image.size[1], image.size[0], image.channels)[..., : PASSES[name]]


def save(colour, path):
    """Writes a picture as the film sees it."""
    height, width, _ = colour.shape
    image = bpy.data.images.new('finished', width, height, float_buffer=True)
    image.pixels.foreach_set(np.dstack([colour, np.ones((height, width), np.float32)]).ravel())
    image.save_render(str(path), scene=bpy.context.scene)


def render(name, given, film=None, **picture):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    film = {**FILM, **(film or {})}
    settings(given.size or film['across'], film['ratio'], given.samples or film['samples'])
    scenes.build(**{**picture, **({'view': given.view} if given.view else {})})
    with TemporaryDirectory() as folder:
        keep_passes(folder)
        bpy.ops.render.render()
        passes = [read_pass(folder, each) for each in PASSES]
    save(without_grain(*passes), given.to / f'{name}.webp')


pictures = json.loads((here / 'pictures.json').read_text('utf8'))
given = arguments(pictures)
for name in given.names or pictures:
    render(name, given, **pictures[name])
