/** A block of the live preview that is dragged to another place among its siblings. */

export interface Drop {
  target: HTMLElement
  place: 'before' | 'after'
}

/** Pixels from the edge of the window in which the page scrolls along, and by how many at each frame. */
const EDGE = 60
const STEP = 14

/** Where a block dropped at the height would stand. */
export function dropAt(siblings: readonly HTMLElement[], y: number): Drop | undefined {
  let nearest: (Drop & { distance: number }) | undefined
  for (const target of siblings) {
    const { top, bottom } = target.getBoundingClientRect()
    for (const [place, edge] of [['before', top] as const, ['after', bottom] as const]) {
      const distance = Math.abs(edge - y)
      if (!nearest || distance < nearest.distance) nearest = { target, place, distance }
    }
  }
  return nearest
}

interface Dragging {
  siblings: readonly HTMLElement[]
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
  let y = pressed.clientY
  let drop: Drop | undefined
  const look = () => {
    drop = dropAt(siblings, y)
    show(drop)
  }
  const scroll = () => {
    if (signal.aborted) return
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
    ({ clientY }) => {
      y = clientY
      look()
    },
    { signal },
  )
  handle.addEventListener('pointerup', () => end(drop), { signal })
  handle.addEventListener('pointercancel', () => end(undefined), { signal })
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(undefined), { signal })
  scroll()
}
