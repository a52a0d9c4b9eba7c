import type { Site } from '../../../web/site'
import type { Position } from '../distance'
import { landIn } from './land'
import { project } from './projection'
import { viewAround } from './view'

export interface Dot {
  position: Position
  /** Number in the dot, as in the list; none for a small dot. */
  number?: number
  /** Target of a click: the dealer in the list, or its page. */
  href?: string | undefined
  /** Connects the dot with its card in the list. */
  id?: number
}

/** Radius of a numbered dot, and of a small one, as a fraction of the view's width. */
const DOT = 0.042
const SMALL_DOT = 0.0075

/**
 * A map of Norway, or the part around the dots, drawn on the server: no third party learns of the visit. It repeats the
 * list beside it, so it is hidden from assistive technology, and its links are not in the tab order.
 */
export function DrawnMap({
  dots,
  you,
  shape,
  site,
}: {
  dots: readonly Dot[]
  /** The visitor's position. */
  you?: Position | undefined
  /** Width by height of the frame. */
  shape: number
  site: Site
}) {
  const around = [...dots.map(({ position }) => position), ...(you ? [you] : [])]
  const view = viewAround(dots.some(({ number }) => number) || you ? around : [], shape)
  const numbered = dots.some(({ number }) => number !== undefined)
  const radius = view.width * (numbered ? DOT : SMALL_DOT)
  const fine = (value: number) => Math.round(value * 10) / 10
  return (
    <svg
      className="dealer-map"
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      aria-hidden="true"
      focusable="false"
      preserveAspectRatio="xMidYMid slice"
    >
      <path className="dealer-map-land" d={landIn(view)} />
      {!numbered && (
        <path
          className="dealer-map-dots"
          strokeWidth={fine(radius * 2)}
          d={dots.map(({ position }) => pointOf(position)).join('')}
        />
      )}
      {you && (
        <g className="dealer-map-you">
          <title>{site.t('dealerMapYou')}</title>
          <circle {...circle(you)} r={fine(radius * 1.6)} className="dealer-map-halo" />
          <circle {...circle(you)} r={fine(radius * 0.5)} />
        </g>
      )}
      {numbered &&
        // The nearest on top.
        [...dots].reverse().map(({ position, number, href, id }) => {
          const drawn = (
            <>
              <circle {...circle(position)} r={fine(radius)} />
              <text {...text(position)} fontSize={fine(radius * 1.15)} dy="0.36em">
                {number}
              </text>
            </>
          )
          return href ? (
            <a
              key={id}
              className="dealer-map-dot"
              href={href}
              tabIndex={-1}
              data-dot={id}
              data-tell={href.startsWith('https:') ? 'routeOpened' : undefined}
            >
              {drawn}
            </a>
          ) : (
            <g key={id} className="dealer-map-dot" data-dot={id}>
              {drawn}
            </g>
          )
        })}
    </svg>
  )

  function circle(position: Position) {
    const { x, y } = project(position)
    return { cx: fine(x), cy: fine(y) }
  }
  function text(position: Position) {
    const { x, y } = project(position)
    return { x: fine(x), y: fine(y) }
  }
}

/** A zero-length line with round caps is a dot; thousands of them fit in one element. */
function pointOf(position: Position): string {
  const { x, y } = project(position)
  return `M${Math.round(x)} ${Math.round(y)}h0`
}
