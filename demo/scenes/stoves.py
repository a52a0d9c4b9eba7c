"""The Varde stoves for the living room, by the catalogue's measures: width, depth and height without the flue."""
import shapes
from hearth import Hearth
from parts import COLOURS, bent_door, flat_door, flue, handle, lever, upright_plate

# The joint under a lid, and half of one between stones.
JOINT, HALF_JOINT = 0.002, 0.0008


def column(colour, width=0.43, depth=0.39, height=1.04, glass=(0.32, 0.46), glass_at=0.36, seed=5):
    """Varde 4, 5 and 7: square, with a flat door of black steel; soapstone dresses its sides and top."""
    black, skin = COLOURS['black'](), COLOURS[colour]()
    stone = skin if colour == 'soapstone' else None
    front, middle = -depth / 2, glass_at + glass[1] / 2
    steel, inner = (black, width - 0.07) if stone else (skin, width)
    plinth, lid = 0.055, 0.03 if stone else 0.014
    things = column_body(steel, inner, depth, plinth, height - lid - JOINT, glass, glass_at, 0.008 if stone else 0.022)
    if stone:
        things += stone_sides(stone, width, depth, plinth, height - lid - JOINT)
    top = shapes.rounded_rectangle(width + 0.004, depth + 0.004, 0.006 if stone else 0.022)
    things += [
        shapes.prism('plinth', shapes.rounded_rectangle(width - 0.04, depth - 0.05, 0.01), 0, plinth, black),
        shapes.prism('top', top, height - lid, height, skin, 0.003 if stone else 0.0022),
        upright_plate(steel, inner - 0.008, front - 0.0178, plinth + 0.004, glass_at - 0.062),
    ]
    things += flat_door(black, inner - 0.008, front, glass, glass_at)
    things += lever(0, front - 0.016, glass_at - 0.034)
    things += handle(glass[0] / 2 + (inner - glass[0]) / 4 - 0.003, front - 0.016, middle - 0.11, middle + 0.11)
    fire = Hearth(glass[0] + 0.03, depth - 0.15, glass[1], seed).build()
    fire.location = (-0.012, -0.005, glass_at - 0.02)
    return shapes.group('stove', [*things, fire, *flue(height)])


def column_body(steel, width, depth, bottom, top, glass, glass_at, radius):
    """The sheet around a square stove, open behind the door."""
    half, low, high = glass[0] / 2 + 0.01, glass_at - 0.01, glass_at + glass[1] + 0.01
    outline = shapes.cut_at(shapes.rounded_rectangle(width, depth, radius), half)
    return [shapes.sheet('body', outline, [bottom, low, high, top], 0.004, steel, hole=(half, low, high))]


def stone_sides(stone, width, depth, bottom, top, count=3):
    """Blocks of stone on both sides, so many high."""
    tall = (top - bottom) / count
    size = (0.034, depth - 0.002, tall - 2 * HALF_JOINT)
    return [
        shapes.box('stone', size, (side * (width - 0.034) / 2, 0, bottom + tall * (k + 0.5)), stone, 0.0025)
        for side in (-1, 1)
        for k in range(count)
    ]


def drum(colour, width=0.52, depth=0.48, height=1.12, glass=(0.38, 0.44), glass_at=0.45, power=2.35, seed=8, bench=0.0):
    """Varde 8 and 10: a round body with a bent door. Soapstone lies around it in courses.

    With a higher power of its superellipse it is the square tower; `bench` is the width of a stone to its right.
    """
    black, skin = COLOURS['black'](), COLOURS[colour]()
    is_stone = colour == 'soapstone'
    outline, middle = shapes.superellipse(width, depth, power), glass_at + glass[1] / 2
    half, low, high = glass[0] / 2 + 0.026, glass_at - 0.05, glass_at + glass[1] + 0.04
    plinth, edge = 0.05, height - (0.032 if is_stone else 0.016)
    opening = (half + JOINT, low - JOINT, high + JOINT)
    seams = courses(plinth, edge - JOINT, opening, middle) if is_stone else [plinth, edge - JOINT]
    things = drum_body(skin, outline, seams, opening, is_stone)
    things += [
        shapes.prism('plinth', shapes.grown(outline, -0.03), 0, plinth, black),
        shapes.prism('top', shapes.grown(outline, 0.003), edge, height, skin, 0.004 if is_stone else 0.0025),
    ]
    things += bent_door(black, outline, half, low, high, glass, glass_at)
    if bench:
        place = (width / 2 + bench / 2 + 0.004, 0.02, 0.17)
        things.append(shapes.box('bench', (bench, depth * 0.8, 0.34), place, skin, 0.005))
    things += lever(0, -depth / 2 - 0.001, low - 0.03)
    x, y = max(shapes.front_of(outline, glass[0] / 2 + 0.012))
    things += handle(x, y - 0.003, middle - 0.12, middle + 0.12)
    fire = Hearth(glass[0] - 0.01, depth - 0.2, glass[1], seed).build()
    fire.location = (-0.012, -0.01, glass_at - 0.02)
    return shapes.group('stove', [*things, fire, *flue(height)])


def courses(bottom, top, opening, middle):
    """The heights of the joints: two courses below the door, two beside it, and as many above as are needed."""
    _, low, high = opening
    count = max(1, round((top - high) / 0.3))
    above = [high + (top - high) * k / count for k in range(1, count)]
    return [bottom, bottom + 0.715 * (low - bottom), low, middle, high, *above, top]


def drum_body(skin, outline, seams, opening, is_stone):
    """The courses of a round stove, or its one sheet of steel, open behind the door."""
    shell, thick, bevel = shapes.cut_at(outline, opening[0]), *((0.03, 0.0022) if is_stone else (0.004, 0.0012))
    things = []
    for low, high in zip(seams, seams[1:]):
        levels = sorted({low + HALF_JOINT, *(z for z in opening[1:] if low < z < high), high - HALF_JOINT})
        things.append(shapes.sheet('body', shell, levels, thick, skin, hole=opening, bevel=bevel))
    return things
