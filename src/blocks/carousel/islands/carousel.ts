/** Buttons of a carousel, and automatic advance while the visitor does not use it. */
import { fill } from '../../../lib/fill'
import { indexAt, lastIndex, slideAfter } from '../slides'

/** Milliseconds without scrolling after which a touch counts as released. */
const REST = 150
/** Milliseconds after which it continues from its position if it never reaches its target. */
const LOST = 2000
/** Pixels of tolerance: browsers may round. */
const NEAR = 2
/** Visible fraction of the carousel that is required to advance. */
const SEEN = 0.5
/** Slides that are scrolled through when it wraps around; beyond, it jumps. */
const LONGEST_GLIDE = 4

export default function startCarousel(root: HTMLElement): void {
  const found = root.querySelector<HTMLElement>('.carousel-track')
  const slides = [...(found?.children ?? [])] as HTMLElement[]
  const [first, second] = slides
  if (!found || !first || !second) return
  const track = found
  const dots = [...root.querySelectorAll<HTMLElement>('.carousel-dot')]
  const position = root.querySelector('.carousel-position')
  const status = root.querySelector('[role="status"]')
  const playButton = root.querySelector<HTMLElement>('.carousel-play')
  const interval = Number(root.dataset.autoplay)
  const stillness = matchMedia('(prefers-reduced-motion: reduce)')

  /** The target index; undefined when reached, or while the visitor moves the slides. */
  let goal: number | undefined
  let isPlaying = interval > 0 && !stillness.matches
  let isSeen = false
  /** Whether the visitor is touching the slides, which must then follow the touch. */
  let isHeld = false
  let advance: ReturnType<typeof setTimeout> | undefined
  let rest: ReturnType<typeof setTimeout> | undefined

  const step = () => second.offsetLeft - first.offsetLeft
  const last = () => lastIndex(slides.length, Math.max(1, Math.round(track.clientWidth / step())))
  const index = () => goal ?? indexAt(track.scrollLeft, step(), last())
  const words = () => fill(root.dataset.position ?? '', { current: index() + 1, total: slides.length })

  /** Never `scrollIntoView`, which would move the page as well. */
  function goTo(to: number): void {
    const glides = !stillness.matches && Math.abs(to - index()) <= LONGEST_GLIDE
    goal = to
    show()
    track.scrollTo({ left: to * step(), behavior: glides ? 'smooth' : 'instant' })
    settleAfter(LOST)
  }

  function show(): void {
    const now = index()
    for (const [at, dot] of dots.entries()) {
      if (at === now) dot.setAttribute('aria-current', 'true')
      else dot.removeAttribute('aria-current')
    }
    if (position) position.textContent = words()
    // An advancing carousel would be announced without end.
    if (status && !isPlaying && status.textContent !== words()) status.textContent = words()
  }

  function settleAfter(milliseconds: number): void {
    clearTimeout(rest)
    rest = setTimeout(() => {
      goal = undefined
      isHeld = false
      show()
    }, milliseconds)
  }

  function setPlaying(playing: boolean): void {
    if (playing !== isPlaying) {
      isPlaying = playing
      describe()
    }
    waitAnew()
  }

  /** The button's name is its next action. */
  function describe(): void {
    if (!playButton) return
    const { otherLabel = '' } = playButton.dataset
    const isShownPlaying = root.dataset.playing !== 'false'
    if (isShownPlaying === isPlaying) return
    playButton.dataset.otherLabel = playButton.getAttribute('aria-label') ?? ''
    playButton.setAttribute('aria-label', otherLabel)
    root.dataset.playing = String(isPlaying)
  }

  /** A visitor who points at it or has focus in it is reading. The play button does not count. */
  const isUsed = () =>
    (root.matches(':hover') && !playButton?.matches(':hover')) ||
    (root.matches(':focus-within') && !playButton?.matches(':focus'))

  /** Restarts the full interval after each interruption. */
  function waitAnew(): void {
    clearTimeout(advance)
    if (isPlaying && isSeen && !document.hidden && !isUsed() && last() > 0)
      advance = setTimeout(() => {
        goTo(slideAfter(index(), 1, last()))
        waitAnew()
      }, interval)
  }

  function take(to: number): void {
    setPlaying(false)
    goTo(to)
  }

  root.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const button = target.closest<HTMLElement>('button')
    if (!button) return
    if (button === playButton) setPlaying(!isPlaying)
    else if (button.matches('.carousel-previous')) take(slideAfter(index(), -1, last()))
    else if (button.matches('.carousel-next')) take(slideAfter(index(), 1, last()))
    else if (dots.includes(button)) take(Math.min(dots.indexOf(button), last()))
  })
  // Hover and focus states are up to date after the event.
  for (const event of ['pointerover', 'pointerout', 'focusin', 'focusout'])
    root.addEventListener(event, () => setTimeout(waitAnew))
  for (const event of ['touchstart', 'wheel', 'keydown'])
    track.addEventListener(
      event,
      (input) => {
        // A vertical wheel scrolls the page, not the row.
        if (input instanceof WheelEvent && input.deltaX === 0) return
        isHeld = true
        goal = undefined
      },
      { passive: true },
    )
  track.addEventListener(
    'scroll',
    () => {
      if (goal !== undefined && Math.abs(track.scrollLeft - goal * step()) > NEAR) return
      if (goal === undefined && isHeld) setPlaying(false)
      goal = undefined
      show()
      settleAfter(REST)
    },
    { passive: true },
  )
  const observer = new IntersectionObserver(
    (entries) => {
      isSeen = entries.at(-1)?.isIntersecting === true
      waitAnew()
    },
    { threshold: SEEN },
  )
  observer.observe(root)
  document.addEventListener('visibilitychange', function look() {
    // Removed when the live preview replaced it.
    if (root.isConnected) waitAnew()
    else document.removeEventListener('visibilitychange', look)
  })
  stillness.addEventListener('change', () => {
    if (stillness.matches) setPlaying(false)
  })
  describe()
}
