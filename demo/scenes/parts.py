"""What the stoves share: colours, doors, handles, air levers and flues, in metres. A door stands before y = front."""
from math import pi

import materials
import shapes

COLOURS = {
    'black': lambda: materials.powder('black', (0.0145, 0.014, 0.0135), 0.5),
    'white': lambda: materials.enamel('white', (0.78, 0.77, 0.745)),
    'grey': lambda: materials.powder('grey', (0.135, 0.138, 0.14), 0.52),
    'soapstone': materials.soapstone,
    'steel': materials.steel,
}


def flue(height, radius=0.075, top=2.6):
    """A pipe from a stove's top out of the picture, with a collar and a joint."""
    black = materials.powder('flue', (0.0145, 0.014, 0.0135), 0.55)
    pipe = [
        (radius, height),
        (radius, height + 0.36),
        (radius - 0.0015, height + 0.3605),
        (radius - 0.0015, height + 0.3625),
        (radius, height + 0.363),
        (radius, top),
    ]
    collar = [
        (radius + 0.001, height),
        (radius + 0.016, height),
        (radius + 0.016, height + 0.004),
        (radius + 0.006, height + 0.01),
        (radius + 0.006, height + 0.035),
        (radius + 0.001, height + 0.037),
    ]
    return [shapes.lathe('pipe', pipe, black), shapes.lathe('collar', collar, black)]


def handle(x, y, bottom, top):
    """A slim bar of steel on two posts, standing off the door."""
    bar = materials.steel()
    off = 0.032
    posts = [shapes.tube('post', [(x, y, z), (x, y - off, z)], 0.0042, bar) for z in (bottom + 0.035, top - 0.035)]
    return [shapes.tube('handle', [(x, y - off, bottom), (x, y - off, top)], 0.0065, bar), *posts]


def lever(x, y, z, wide=0.13):
    """The air lever: a knob in a slot."""
    slot = shapes.box(
        'slot', (wide, 0.002, 0.009), (x, y - 0.0008, z), materials.plain('shadow', (0.003, 0.003, 0.003), 0.9), 0.0005
    )
    knob = shapes.lathe(
        'knob',
        [(0, 0), (0.0085, 0), (0.0095, 0.001), (0.0095, 0.017), (0.0085, 0.019), (0, 0.019)],
        materials.steel(),
        40,
    )
    knob.location, knob.rotation_euler.x = (x - wide * 0.2, y, z), pi / 2
    return [slot, knob]


def rectangle_xz(width, bottom, top, radius):
    """A rounded rectangle in x and z."""
    return [(x, z + (bottom + top) / 2) for x, z in shapes.rounded_rectangle(width, top - bottom, radius)]


def flat_door(paint, width, front, glass, glass_at):
    """A door that covers the front around the glass: frame, printed edge of the glass, and the pane itself."""
    bottom, top = glass_at - 0.056, glass_at + glass[1] + 0.045
    thick = 0.016
    outer = rectangle_xz(width, bottom, top, 0.012)
    inner = rectangle_xz(glass[0] - 0.012, glass_at + 0.006, glass_at + glass[1] - 0.006, 0.008)
    door = shapes.frame('door', outer, inner, thick, paint, 0.002)
    door.location.y = front - thick - 0.0018
    print_outer = rectangle_xz(glass[0] - 0.008, glass_at + 0.004, glass_at + glass[1] - 0.004, 0.008)
    print_inner = rectangle_xz(glass[0] - 0.036, glass_at + 0.018, glass_at + glass[1] - 0.018, 0.006)
    edge = shapes.frame(
        'print', print_outer, print_inner, 0.001, materials.plain('print', (0.004, 0.004, 0.004), 0.5), 0
    )
    edge.location.y = front - thick + 0.0075
    pane = shapes.box(
        'pane', (glass[0], 0.0005, glass[1]), (0, front - thick + 0.006, glass_at + glass[1] / 2), materials.glass(), 0
    )
    return [door, edge, pane]


def bent_door(paint, outline, half, bottom, top, glass, glass_at):
    """A door that follows a round body: a frame of sheet steel, the printed edge of the glass, and the pane."""
    inner = glass[0] / 2 - 0.006
    front = sorted({*shapes.front_of(shapes.cut_at(outline, inner), half)})
    proud = shapes.moved(front, 0.002)
    low, high = glass_at + 0.006, glass_at + glass[1] - 0.006
    door = shapes.sheet(
        'door', proud, [bottom, low, high, top], 0.02, paint, closed=False, hole=(inner, low, high), bevel=0.002
    )
    clear = inner - 0.016
    sunk = shapes.moved(sorted({*shapes.front_of(shapes.cut_at(outline, clear), inner + 0.004)}), -0.007)
    edge = shapes.sheet(
        'print',
        sunk,
        [low - 0.004, low + 0.014, high - 0.014, high + 0.004],
        0.0006,
        materials.plain('print', (0.004, 0.004, 0.004), 0.5),
        closed=False,
        hole=(clear, low + 0.014, high - 0.014),
        bevel=0,
    )
    pane = shapes.sheet(
        'pane',
        shapes.moved(shapes.front_of(outline, inner + 0.004), -0.006),
        [low - 0.004, high + 0.004],
        0.0005,
        materials.glass(),
        closed=False,
        bevel=0,
    )
    return [door, edge, pane]


def upright_plate(paint, width, front, bottom, top):
    """The door of the room for wood or ash beneath: a plate with a gap around it."""
    plate = shapes.prism('plate', shapes.rounded_rectangle(width, top - bottom, 0.012), -0.016, 0, paint, 0.002)
    plate.rotation_euler.x, plate.location = pi / 2, (0, front, (bottom + top) / 2)
    return plate
