/**
 * The focal point of a picture that the page crops: the point of the picture at so many percent always lies at so many
 * percent of what is seen of it, so a marker there is dragged, and the picture moves below it.
 */
import { fill } from '../../../lib/fill'
import { MEDIA_PATH } from '../../media'
import type { FocusWords, MessageFromForm, MessageFromPreview } from '../../visualEditing'
import { setEdited } from './inPlace'
import { create, createHost } from './parts'

/** Percent by an arrow key, and with Shift. */
const STEP = 1
const LONG_STEP = 10
/** The page's own classes know tens of percent (`web/Picture.tsx`). */
const GRID = 10

const rules = `
  [hidden] { display: none !important; }
  [part=frame] { position: fixed; z-index: 2147483646; box-sizing: border-box; outline: 2px solid #1557d6; }
  [part=frame][data-open] { cursor: crosshair; touch-action: none; outline-width: 3px; }
  [part=marker] { position: absolute; inline-size: 36px; block-size: 36px; margin: -18px 0 0 -18px; box-sizing: border-box;
    border: 3px solid #fff; border-radius: 50%; background: rgb(21 87 214 / 35%);
    box-shadow: 0 0 0 2px #1557d6, inset 0 0 0 2px #1557d6; cursor: grab; touch-action: none; }
  [part=marker]::after { content: ''; position: absolute; inset: 50% auto auto 50%; inline-size: 6px; block-size: 6px;
    margin: -3px 0 0 -3px; border-radius: 50%; background: #fff; }
  [part=marker]:focus-visible { outline: 3px solid #ffd43b; outline-offset: 3px; }
  [part=focus] { position: fixed; z-index: 2147483647; display: flex; flex-wrap: wrap; gap: 6px 10px; align-items: center;
    max-inline-size: min(420px, 100vw); box-sizing: border-box; padding: 6px; font: 14px/1.4 system-ui, sans-serif;
    color: #fff; background: #1f2937; border-radius: 6px; box-shadow: 0 2px 10px rgb(0 0 0 / 35%); }
  p { flex-basis: 100%; margin: 0; }
  [part=error] { color: #fecaca; }
  [part=error]:empty { display: none; }
  button { min-block-size: 32px; padding: 0 12px; font: inherit; font-weight: 600; color: #fff; background: none;
    border: 1px solid rgb(255 255 255 / 45%); border-radius: 4px; cursor: pointer; }
  button:hover { background: rgb(255 255 255 / 18%); }
  button:focus-visible { outline: 2px solid #93c5fd; outline-offset: 1px; }
  button[aria-disabled=true] { opacity: .6; cursor: default; }
  [part=save] { color: #1f2937; background: #fff; }
  [part=save]:hover { background: #dbe3ee; }
  @media (forced-colors: active) { [part=focus] { border: 1px solid } [part=frame] { outline-color: Highlight } }
`

interface Point {
  x: number
  y: number
}

/** The file that the page has a picture of the site from; empty for others. */
function fileOf({ src }: HTMLImageElement): string {
  const { origin, pathname } = new URL(src, location.href)
  const name = pathname.startsWith(`${MEDIA_PATH}/`) ? pathname.slice(MEDIA_PATH.length + 1) : ''
  return origin === location.origin && !name.includes('/') ? decodeURIComponent(name) : ''
}

const isCropped = (image: HTMLImageElement) => getComputedStyle(image).objectFit === 'cover'
const bounded = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)))

export function createFocus({ send }: { send(message: MessageFromPreview): void }) {
  const { host, root } = createHost(rules)
  const frame = create('div', 'frame')
  const marker = create('div', 'marker')
  marker.tabIndex = 0
  for (const [attribute, text] of [
    ['role', 'slider'],
    ['aria-valuemin', '0'],
    ['aria-valuemax', '100'],
  ] as const)
    marker.setAttribute(attribute, text)
  frame.append(marker)
  const bar = create('div', 'focus')
  const about = create('p', 'about')
  const error = create('p', 'error')
  error.setAttribute('role', 'alert')
  const [open, save, cancel] = (['open', 'save', 'cancel'] as const).map((part) =>
    Object.assign(create('button', part), { type: 'button' }),
  ) as [HTMLButtonElement, HTMLButtonElement, HTMLButtonElement]
  bar.append(open, about, error, save, cancel)
  host.hidden = true
  root.append(frame, bar)
  document.body.append(host)

  let image: HTMLImageElement | undefined
  let offered: { id: string; words: FocusWords; point: Point } | undefined
  let point: Point = { x: 50, y: 50 }
  let isOpen = false
  let isSaving = false

  function place(): void {
    host.hidden = !image?.isConnected || !offered
    if (host.hidden || !image || !offered) return
    const { left, top, width, height } = image.getBoundingClientRect()
    Object.assign(frame.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
    frame.toggleAttribute('data-open', isOpen)
    frame.style.pointerEvents = isOpen ? 'auto' : 'none'
    for (const part of [marker, about, save, cancel]) part.hidden = !isOpen
    open.hidden = isOpen
    const bottom = Math.min(top + height, innerHeight) - bar.offsetHeight
    Object.assign(bar.style, {
      left: `${Math.max(0, Math.min(left, innerWidth - bar.offsetWidth))}px`,
      // Below the picture while the marker is moved over it, where there is room.
      top: `${isOpen && top + height + bar.offsetHeight <= innerHeight ? top + height : Math.max(0, bottom)}px`,
    })
  }

  function move(to: Point): void {
    if (!image || !offered || isSaving) return
    point = { x: bounded(to.x), y: bounded(to.y) }
    Object.assign(marker.style, { left: `${point.x}%`, top: `${point.y}%` })
    marker.setAttribute('aria-valuenow', String(point.x))
    marker.setAttribute('aria-valuetext', fill(offered.words.value, { x: point.x, y: point.y }))
    const onGrid = (percent: number) => `${Math.round(percent / GRID) * GRID}%`
    image.style.objectPosition = `${onGrid(point.x)} ${onGrid(point.y)}`
  }

  function begin(): void {
    if (!offered || isOpen) return
    isOpen = true
    error.textContent = ''
    // The page is not drawn anew under the marker.
    setEdited({ end: () => end(), contains: (node) => node === host })
    place()
    move(offered.point)
    marker.focus()
  }

  /** Leaves the picture as it was, or as it is stored now until the page is drawn anew. */
  function end(isStored = false): void {
    if (!isOpen) return
    isOpen = false
    isSaving = false
    showSaving()
    if (!isStored) image?.style.removeProperty('object-position')
    setEdited(undefined)
    place()
    send({ type: 'visual-editing-left' })
  }

  function showSaving(): void {
    save.setAttribute('aria-disabled', String(isSaving))
    save.textContent = (isSaving ? offered?.words.saving : offered?.words.save) ?? ''
  }

  open.addEventListener('click', begin)
  cancel.addEventListener('click', () => {
    end()
    open.focus()
  })
  save.addEventListener('click', () => {
    if (!offered || isSaving) return
    isSaving = true
    error.textContent = ''
    showSaving()
    send({ type: 'visual-editing-focus', id: offered.id, x: String(point.x), y: String(point.y) })
  })
  const moveTo = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = frame.getBoundingClientRect()
    move({ x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 })
  }
  frame.addEventListener('pointerdown', (event) => {
    event.preventDefault()
    frame.setPointerCapture(event.pointerId)
    marker.focus()
    moveTo(event)
  })
  frame.addEventListener('pointermove', (event) => frame.hasPointerCapture(event.pointerId) && moveTo(event))
  host.addEventListener('keydown', (event) => {
    // The page's own keys are not for the marker.
    event.stopPropagation()
    if (event.key === 'Escape' && isOpen) {
      end()
      open.focus()
      return
    }
    const ways: Record<string, Point> = {
      ArrowLeft: { x: -1, y: 0 },
      ArrowRight: { x: 1, y: 0 },
      ArrowUp: { x: 0, y: -1 },
      ArrowDown: { x: 0, y: 1 },
    }
    const way = root.activeElement === marker ? ways[event.key] : undefined
    if (!way) return
    event.preventDefault()
    const by = event.shiftKey ? LONG_STEP : STEP
    move({ x: point.x + way.x * by, y: point.y + way.y * by })
  })
  window.addEventListener('scroll', place, { passive: true, capture: true })
  window.addEventListener('resize', place)
  new ResizeObserver(place).observe(document.body)

  return {
    /** A picture was clicked, or something else; returns its file where the page crops it. */
    clicked(next: HTMLImageElement | null): string {
      if (isOpen) end()
      offered = undefined
      image = next && isCropped(next) ? next : undefined
      place()
      return image ? fileOf(image) : ''
    },
    /** The form says that it may be changed. */
    offer(message: MessageFromForm & { type: 'visual-editing-picture' }) {
      if (!image || fileOf(image) !== message.file) return
      const words = message.words as FocusWords
      offered = { id: message.id, words, point: { x: Number(message.x), y: Number(message.y) } }
      host.setAttribute('aria-label', words.tools)
      open.textContent = words.open
      cancel.textContent = words.cancel
      about.textContent = words.everywhere
      marker.setAttribute('aria-label', words.marker)
      showSaving()
      place()
    },
    stored({ error: why }: MessageFromForm & { type: 'visual-editing-focused' }) {
      if (!isOpen) return
      if (why) {
        isSaving = false
        showSaving()
        error.textContent = why
        return
      }
      if (offered) offered = { ...offered, point }
      end(true)
      open.focus()
    },
    /** The page was drawn anew: the picture is another element. */
    drawn() {
      const file = image && fileOf(image)
      if (!image || image.isConnected) return
      image = [...document.querySelectorAll('img')].find((one) => fileOf(one) === file && isCropped(one))
      place()
    },
  }
}
