/** A block of the live preview that is dragged to another place among its siblings. */

export interface Drop {
  target: HTMLElement
  place: 'before' | 'after'
  /** Where the block would be put in, in pixels of the window; one of its sides has no length. */
  line: { left: number; top: number; width: number; height: number }
}

interface Point {
  x: number
  y: number
}

/** Pixels from the edge of the window in which the page scrolls along, and by how many at each frame. */
const EDGE = 60
const STEP = 14

const rectsOf = (elements: readonly HTMLElement[]) => elements.map((element) => element.getBoundingClientRect())

/** Whether they stand beside each other, as the items of a menu do, and not below each other. */
export function standInRow(siblings: readonly HTMLElement[]): boolean {
  const [first, second] = rectsOf(siblings.slice(0, 2))
  return first !== undefined && second !== undefined && second.top < first.bottom && first.top < second.bottom
}

/** Where a block dropped at the point would stand. */
export function dropAt(siblings: readonly HTMLElement[], { x, y }: Point): Drop | undefined {
  const rects = rectsOf(siblings)
  const row = standInRow(siblings)
  let nearest: (Drop & { distance: number }) | undefined
  for (const [at, target] of siblings.entries()) {
    const { left, right, top, bottom, width, height } = rects[at] as DOMRect
    const edges = row ? [left, right] : [top, bottom]
    for (const [place, edge = 0] of [['before', edges[0]] as const, ['after', edges[1]] as const]) {
      const distance = Math.abs(edge - (row ? x : y))
      const line = row ? { left: edge, top, width: 0, height } : { left, top: edge, width, height: 0 }
      if (!nearest || distance < nearest.distance) nearest = { target, place, line, distance }
    }
  }
  return nearest
}

interface Dragging {
  /** Those that stand there now: a save draws the page anew, also while a block is dragged. */
  siblings(): readonly HTMLElement[]
  show(drop: Drop | undefined): void
  /** Undefined where it was given up. */
  done(drop: Drop | undefined): void
}

/** From the press of the handle until it is released; Escape gives it up. */
export function dragBlock(pressed: PointerEvent, { siblings, show, done }: Dragging): void {
  const handle = pressed.currentTarget as HTMLElement
  pressed.preventDefault()
  handle.setPointerCapture(pressed.pointerId)
  const ended = new AbortController()
  const { signal } = ended
  let point = { x: pressed.clientX, y: pressed.clientY }
  let drop: Drop | undefined
  const look = () => {
    drop = dropAt(siblings(), point)
    show(drop)
  }
  const scroll = () => {
    if (signal.aborted) return
    const { y } = point
    const by = y < EDGE ? -STEP : y > innerHeight - EDGE ? STEP : 0
    if (by !== 0) {
      window.scrollBy({ top: by, behavior: 'instant' })
      look()
    }
    requestAnimationFrame(scroll)
  }
  const end = (result: Drop | undefined) => {
    ended.abort()
    show(undefined)
    done(result)
  }
  handle.addEventListener(
    'pointermove',
    ({ clientX: x, clientY: y }) => {
      point = { x, y }
      look()
    },
    { signal },
  )
  handle.addEventListener('pointerup', () => end(drop), { signal })
  handle.addEventListener('pointercancel', () => end(undefined), { signal })
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(undefined), { signal })
  scroll()
}
