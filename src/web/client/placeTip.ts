/** Position of a tooltip beside its word, in CSS pixels of the window. */
import type { TipPosition } from '../../cms/richText/tooltip'

/** Distance between word and tooltip (docs/behaviour.md#tooltips). */
const TIP_OFFSET = 8
/** Space kept free at the window's edges. */
export const EDGE = 8

export interface Size {
  width: number
  height: number
}

export interface Box extends Size {
  left: number
  top: number
}

const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const
const across = {
  top: ['right', 'left'],
  bottom: ['right', 'left'],
  left: ['top', 'bottom'],
  right: ['top', 'bottom'],
} as const

/**
 * Tries the requested side, then the opposite one, then the two across, and takes the first with room. The tooltip is
 * shifted along the word so far that it stays inside the window; it covers the word only where no side has room.
 */
export function placeTip(word: Box, tip: Size, window: Size, wanted: TipPosition): { left: number; top: number } {
  const room: Record<TipPosition, number> = {
    top: word.top,
    bottom: window.height - word.top - word.height,
    left: word.left,
    right: window.width - word.left - word.width,
  }
  const needed = (side: TipPosition) =>
    (side === 'top' || side === 'bottom' ? tip.height : tip.width) + TIP_OFFSET + EDGE
  const side = [wanted, opposite[wanted], ...across[wanted]].find((side) => room[side] >= needed(side)) ?? wanted
  const middle = {
    left: word.left + (word.width - tip.width) / 2,
    top: word.top + (word.height - tip.height) / 2,
  }
  const spot = {
    top: { ...middle, top: word.top - TIP_OFFSET - tip.height },
    bottom: { ...middle, top: word.top + word.height + TIP_OFFSET },
    left: { ...middle, left: word.left - TIP_OFFSET - tip.width },
    right: { ...middle, left: word.left + word.width + TIP_OFFSET },
  }[side]
  const inside = (at: number, size: number, end: number) => Math.max(EDGE, Math.min(at, end - EDGE - size))
  return { left: inside(spot.left, tip.width, window.width), top: inside(spot.top, tip.height, window.height) }
}
