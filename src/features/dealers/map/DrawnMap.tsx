import type { Site } from '../../../web/site'
import { formatKm, type Position } from '../distance'
import { landIn } from './land'
import { project } from './projection'
import { type MapView, viewAround } from './view'

export interface Dot {
  position: Position
  /** Number in the dot, as in the list; none for a small dot. */
  number?: number
  /** Target of a click: the dealer in the list, or its page. */
  href?: string | undefined
  /** Connects the dot with its card in the list. */
  id?: number
}

/** Radius of a numbered dot, of the one that the map is about, and of one of many, as a fraction of the view's width. */
const DOT = 0.042
const ONLY_DOT = 0.017
const SMALL_DOT = 0.0075

/** Kilometres from the middle that a ring may stand for; two are drawn, from a tenth of the view's width. */
const RINGS = [1, 2, 5, 10, 25, 50, 100, 250, 500]
const NEAREST_RING = 0.08
/** Height of the letters on them, as a fraction of the view's mean side. */
const RING_TEXT = 0.032

/**
 * A map of Norway, or the part around the dots, drawn on the server: no third party learns of the visit. It repeats the
 * list beside it, so it is hidden from assistive technology, and its links are not in the tab order.
 */
export function DrawnMap({
  dots,
  you,
  middle = you,
  shape,
  site,
}: {
  dots: readonly Dot[]
  /** The visitor's position. */
  you?: Position | undefined
  /** Where distances are counted from; a map without one and without numbers is of the whole country. */
  middle?: Position | undefined
  /** Width by height of the frame. */
  shape: number
  site: Site
}) {
  const around = [...dots.map(({ position }) => position), ...(you ? [you] : [])]
  const numbered = dots.some(({ number }) => number !== undefined)
  const isNear = numbered || middle !== undefined
  const view = viewAround(isNear ? around : [], shape)
  const radius = view.width * (numbered ? DOT : isNear ? ONLY_DOT : SMALL_DOT)
  return (
    <svg
      className="dealer-map"
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      aria-hidden="true"
      focusable="false"
      // The country is shown whole in a frame of any shape.
      preserveAspectRatio={isNear ? 'xMidYMid slice' : 'xMidYMid meet'}
    >
      <path className="dealer-map-land" d={landIn(view)} />
      {middle && <Rings around={middle} view={view} site={site} />}
      {!numbered && (
        <path
          className="dealer-map-dots"
          strokeWidth={fine(radius * 2)}
          d={dots.map(({ position }) => pointOf(position, isNear ? fine : Math.round)).join('')}
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

const fine = (value: number) => Math.round(value * 10) / 10

/** How far it is: two circles, each with its distance. */
function Rings({ around, view: { width, height }, site }: { around: Position; view: MapView; site: Site }) {
  const { x, y } = project(around)
  const first = RINGS.findIndex((km) => km >= width * NEAREST_RING)
  return (
    <g className="dealer-map-rings" fontSize={fine(Math.sqrt(width * height) * RING_TEXT)}>
      {RINGS.slice(first, first + 2).map((km) => (
        <g key={km}>
          <circle cx={fine(x)} cy={fine(y)} r={km} />
          <text x={fine(x)} y={fine(y - km)} dy="-0.4em">
            {formatKm(km, site.locale)}
          </text>
        </g>
      ))}
    </g>
  )
}

/** A zero-length line with round caps is a dot; thousands of them fit in one element. */
function pointOf(position: Position, rounded: (value: number) => number): string {
  const { x, y } = project(position)
  return `M${rounded(x)} ${rounded(y)}h0`
}
