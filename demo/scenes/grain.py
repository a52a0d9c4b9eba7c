"""Takes the grain of few samples out of a rendered picture, with numpy.

Debian's Blender has no denoiser. This one is non-local means (Buades 2005, with the variances of Rousselle 2012): each
pixel becomes the mean of those around it whose neighbourhoods look alike. What is compared and averaged is the light
that falls on things, their own colour taken out, so that grain of wood and veins of stone stay as they are; edges are
kept by what the renderer knows of surfaces and depth.
"""
import numpy as np


def boxed(values, reach):
    """Means over squares of 2 · reach + 1 pixels."""
    for axis in (0, 1):
        total = values.copy()
        for step in range(1, reach + 1):
            total += np.roll(values, step, axis) + np.roll(values, -step, axis)
        values = total / (2 * reach + 1)
    return values


def grain_of(guide):
    """How much a picture is strewn around the means of its nearest pixels: variance, by pixel."""
    rest = guide - boxed(guide, 1)
    return boxed(rest * rest, 4) * (9 / 8)


def weights(guide, grain, features, shift, strength):
    """How alike each pixel and the one `shift` away from it are, from 0 to 1."""

    def other(values):
        return np.roll(values, shift, (0, 1))

    both = grain + other(grain)
    apart = ((guide - other(guide)) ** 2 - np.minimum(both, 2 * grain)) / (1e-4 + strength * both)
    distance = np.maximum(boxed(apart.mean(-1), 2), 0)
    for values, tolerance in features:
        distance += ((values - other(values)) ** 2).sum(-1) / tolerance**2
    return np.exp(-distance)[..., None]


def smooth(light, features, reach, stride, strength):
    guide = np.log(light + 0.03)
    grain = grain_of(guide)
    total, weight = np.zeros_like(light), np.zeros_like(light[..., :1])
    for down in range(-reach, reach + 1):
        for across in range(-reach, reach + 1):
            shift = (down * stride, across * stride)
            share = weights(guide, grain, features, shift, strength)
            total += share * np.roll(light, shift, (0, 1))
            weight += share
    return total / weight


def without_grain(colour, albedo, normal, depth):
    """A picture (height × width × 3, linear) without its grain, by what was seen in each pixel."""
    own = albedo + 0.03
    features = [(normal, 0.25), (np.minimum(depth, 20), 0.06), (albedo, 0.35)]
    light = smooth(colour / own, features, reach=3, stride=1, strength=0.35)
    return smooth(light, features, reach=3, stride=3, strength=0.35) * own
