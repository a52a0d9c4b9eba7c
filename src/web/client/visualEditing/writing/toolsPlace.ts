/** Where the tools for writing stand in the window. In pixels. */

/** Between the tools and what they are for. */
const GAP = 6

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom' | 'width'>

interface Size {
  width: number
  height: number
}

interface Around {
  selected: Box | undefined
  whole: Box
  avoid: Box | undefined
}

interface Place {
  left: number
  top: number
}

const within = (at: number, size: number, room: number): number => Math.max(0, Math.min(at, room - size))

/**
 * `room`: of the window. Above the selected words, else below them; of a whole text above it alone. Over what `avoid`
 * takes only where there is no other room, and over the selected words only where there is none at all.
 */
export function toolsPlace({ width, height, room }: Size & { room: Size }, { selected, whole, avoid }: Around): Place {
  const words = selected ?? whole
  const left = within(words.left, width, room.width)
  const above = { left, top: words.top - height - GAP }
  const below = { left, top: words.bottom + GAP }
  const places: Place[] = selected ? [above, below] : [above]
  if (avoid)
    places.push(
      { left: avoid.right + GAP, top: avoid.top },
      { left, top: avoid.top - height },
      { left, top: avoid.bottom },
    )
  if (selected)
    places.push(
      { left: selected.right + GAP, top: within(selected.top, height, room.height) },
      { left: selected.left - width - GAP, top: within(selected.top, height, room.height) },
    )
  const isFree = (box: Box | undefined, place: Place): boolean =>
    !box ||
    box.width === 0 ||
    place.left >= box.right ||
    place.left + width <= box.left ||
    place.top >= box.bottom ||
    place.top + height <= box.top
  const isSeen = ({ left, top }: Place): boolean =>
    left >= 0 && top >= 0 && left + width <= room.width && top + height <= room.height
  const good = places.filter((place) => isSeen(place) && isFree(selected, place))
  const best = good.find((place) => isFree(avoid, place)) ?? good[0]
  return best ?? { left, top: within(selected && above.top < 0 ? below.top : above.top, height, room.height) }
}
