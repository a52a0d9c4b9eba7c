/** What a person does to scroll: the other page follows that, and not the following itself. */
const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Each of two frames of this origin follows the other to the same part of its page, until the signal. */
export function scrollTogether(frames: readonly [HTMLIFrameElement, HTMLIFrameElement], signal: AbortSignal): void {
  let leading: Window | null = null

  function listen(frame: HTMLIFrameElement, other: HTMLIFrameElement): void {
    const page = frame.contentWindow
    if (!page) return
    const lead = () => {
      leading = page
    }
    for (const gesture of gestures) page.addEventListener(gesture, lead, { passive: true, capture: true, signal })
    page.addEventListener(
      'scroll',
      () => {
        if (leading !== page) return
        const [from, to] = [page.document.scrollingElement, other.contentDocument?.scrollingElement]
        if (!from || !to) return
        const part = from.scrollTop / Math.max(1, from.scrollHeight - from.clientHeight)
        to.scrollTop = part * (to.scrollHeight - to.clientHeight)
      },
      { passive: true, signal },
    )
  }

  for (const [frame, other] of [frames, [frames[1], frames[0]] as const]) {
    listen(frame, other)
    frame.addEventListener('load', () => listen(frame, other), { signal })
  }
}
