/** Tells a pointer that means to stay from one that passes: looks at it at intervals until it has nearly stopped. */
import { HOVER_DELAY, HOVER_INTERVAL, HOVER_SENSITIVITY } from '../constants'

export interface Point {
  x: number
  y: number
}

export interface HoverIntent<Item> {
  /** The pointer came to an item. */
  enter(item: Item): void
  /** The pointer left an item. */
  leave(item: Item): void
  /** Forgets every item that the pointer is at. */
  forget(): void
}

export function createHoverIntent<Item>({
  pointer,
  over,
  out,
}: {
  /** Where the pointer is now; unknown until it has moved. */
  pointer(): Point | undefined
  /** The pointer means to stay at the item. */
  over(item: Item): void
  /** The pointer has been away from the item long enough. */
  out(item: Item): void
}): HoverIntent<Item> {
  const timers = new Map<Item, ReturnType<typeof setTimeout>>()
  const wait = (item: Item, milliseconds: number, then: () => void) => {
    clearTimeout(timers.get(item))
    timers.set(item, setTimeout(then, milliseconds))
  }

  function look(item: Item, before: Point | undefined): void {
    const now = pointer()
    if (!before || !now || Math.hypot(now.x - before.x, now.y - before.y) < HOVER_SENSITIVITY) over(item)
    else wait(item, HOVER_INTERVAL, () => look(item, now))
  }

  return {
    enter(item) {
      const from = pointer()
      wait(item, HOVER_INTERVAL, () => look(item, from))
    },
    leave: (item) => wait(item, HOVER_DELAY, () => out(item)),
    forget() {
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
    },
  }
}
