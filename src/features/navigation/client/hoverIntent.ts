/** Detects whether the pointer rests on an item or passes over it, by sampling its position at intervals. */
import { HOVER_DELAY, HOVER_INTERVAL, HOVER_SENSITIVITY } from '../constants'

export interface Point {
  x: number
  y: number
}

export interface HoverIntent<Item> {
  /** The pointer entered an item. */
  enter(item: Item): void
  /** The pointer left an item. */
  leave(item: Item): void
  /** Resets all items. */
  forget(): void
}

export function createHoverIntent<Item>({
  pointer,
  over,
  out,
}: {
  /** The pointer's position; undefined until it has moved. */
  pointer(): Point | undefined
  /** Called when the pointer rests on the item. */
  over(item: Item): void
  /** Called when the pointer has left the item long enough ago. */
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
