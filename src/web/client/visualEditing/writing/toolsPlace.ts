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

const within = (at: number, size: number, room: number): number => Math.max(0, Math.min(at, room - size))

/** `room`: of the window. Above the selected words, else above the whole text; not over what `avoid` takes, as far as the window has room. */
export function toolsPlace(
  { width, height, room }: Size & { room: Size },
  { selected, whole, avoid }: Around,
): { left: number; top: number } {
  const at = selected ?? whole
  const above = at.top - height - GAP
  let top = within(above >= 0 || !selected ? above : at.bottom + GAP, height, room.height)
  let left = within(at.left, width, room.width)
  if (avoid && avoid.width > 0 && top < avoid.bottom && top + height > avoid.top && left < avoid.right) {
    const isBeside = avoid.right + GAP + width <= room.width
    if (isBeside) [left, top] = [avoid.right + GAP, avoid.top]
    else top = avoid.top - height >= 0 ? avoid.top - height : avoid.bottom
  }
  return { left, top: within(top, height, room.height) }
}
