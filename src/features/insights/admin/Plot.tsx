'use client'
/**
 * A metric over a period as a filled curve, with the comparison as a dashed line. The pointer or the arrow keys read
 * out a point; the table below holds the same figures.
 */
import { useEffect, useId, useRef, useState } from 'react'
import { fill } from '../../../lib/fill'
import { numberText } from '../../../lib/locales'
import type { Overview, ShownMetric } from '../facts'
import { columnName } from '../sharedTexts'
import { pointText, ticksTo } from './format'
import { curveThrough, labelled, type Point } from './lines'
import { useInsightTexts } from './texts'

const HEIGHT = 260
const BELOW = 28
const ABOVE = 12
/** Pixels of one label of the time axis. */
const LABEL = 64

/** The width of an element, as it changes. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}

type Clock = Pick<Overview, 'hour' | 'today' | 'grain'>
const current = (at: string, { hour, today, grain }: Clock) => (grain === 'hour' ? hour : today.slice(0, at.length))

/** Future points are not drawn: they have no figures. */
export const isFuture = (at: string, clock: Clock): boolean => at > current(at, clock)
const isCurrent = (at: string, clock: Clock): boolean => at === current(at, clock)

export function Plot({ overview, metric }: { overview: Overview; metric: ShownMetric }) {
  const { text, locale } = useInsightTexts()
  const id = useId()
  const { ref, width } = useWidth()
  const [chosen, setChosen] = useState<number>()
  const { grain, now, before } = overview
  const values = now.series.map(({ at, sums }) => (isFuture(at, overview) ? undefined : (sums[metric] ?? 0)))
  const others = before?.series.map(({ sums }) => sums[metric] ?? 0).slice(0, values.length)
  const known = values.flatMap((value) => (value === undefined ? [] : [value]))
  const ticks = ticksTo(Math.max(...known, ...(others ?? []), 0))
  const top = ticks.at(-1) ?? 1
  const left = 12 + numberText(top, locale).length * 7.5
  const inner = Math.max(1, width - left - 10)
  const x = (at: number) => left + (values.length > 1 ? (at / (values.length - 1)) * inner : inner / 2)
  const y = (value: number) => ABOVE + (1 - value / top) * (HEIGHT - ABOVE - BELOW)
  const points: Point[] = known.map((value, at) => ({ x: x(at), y: y(value) }))
  // The point in progress is joined by a dashed line: a solid one would look like a fall.
  const isGoingOn = points.length > 2 && isCurrent(now.series[points.length - 1]?.at ?? '', overview)
  const whole = isGoingOn ? points.slice(0, -1) : points
  const [latest, end] = [whole.at(-1), points.at(-1)]
  const curve = curveThrough(whole)
  const area = points.length > 1 ? `${curve}L${end?.x} ${end?.y}V${y(0)}H${points[0]?.x}Z` : ''
  const name = columnName(metric)[locale]
  const long = (at: string) => pointText(at, grain, locale, 'long')
  const most = known.indexOf(Math.max(...known, 0))
  const description = fill(text.plot, {
    measure: name,
    most: numberText(known[most] ?? 0, locale),
    at: long(now.series[most]?.at ?? ''),
  })
  const at = chosen !== undefined && chosen < known.length ? chosen : undefined

  function move(by: number): void {
    setChosen((last) => Math.min(known.length - 1, Math.max(0, (last ?? (by > 0 ? -1 : known.length)) + by)))
  }

  return (
    <div className="insight-plot" ref={ref}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing that is walked along by keys is no field set. */}
      <div
        role="group"
        aria-label={`${description} ${text.plotKeys}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move along it.
        tabIndex={0}
        onKeyDown={(event) => {
          const by = { ArrowRight: 1, ArrowLeft: -1, Home: -values.length, End: values.length }[event.key]
          if (by === undefined) return
          event.preventDefault()
          move(by)
        }}
        onBlur={() => setChosen(undefined)}
        onPointerMove={(event) => {
          const box = event.currentTarget.getBoundingClientRect()
          const share = (event.clientX - box.left - left) / inner
          setChosen(Math.min(known.length - 1, Math.max(0, Math.round(share * (values.length - 1)))))
        }}
        onPointerLeave={() => setChosen(undefined)}
      >
        <svg width={width} height={HEIGHT} aria-hidden="true">
          <defs>
            <linearGradient id={`${id}-fill`} x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" className="insight-fill-top" />
              <stop offset="1" className="insight-fill-end" />
            </linearGradient>
          </defs>
          {width > 0 && (
            <>
              {ticks.map((tick) => (
                <g key={tick} className="insight-grid">
                  <line x1={left} x2={width - 10} y1={y(tick)} y2={y(tick)} />
                  <text x={left - 8} y={y(tick) + 4} textAnchor="end">
                    {numberText(tick, locale)}
                  </text>
                </g>
              ))}
              {labelled(values.length, Math.floor(inner / LABEL)).map((index) => (
                <text
                  key={index}
                  className="insight-label"
                  x={x(index)}
                  y={HEIGHT - 8}
                  textAnchor={index === values.length - 1 && values.length > 1 ? 'end' : 'middle'}
                >
                  {pointText(now.series[index]?.at ?? '', grain, locale, 'short')}
                </text>
              ))}
              {others && (
                <path
                  className="insight-other"
                  d={curveThrough(others.map((value, index) => ({ x: x(index), y: y(value) })))}
                />
              )}
              <path d={area} fill={`url(#${id}-fill)`} />
              <path className="insight-curve" d={curve} />
              {isGoingOn && <line className="insight-going-on" x1={latest?.x} y1={latest?.y} x2={end?.x} y2={end?.y} />}
              {points.length === 1 && <circle className="insight-dot" cx={points[0]?.x} cy={points[0]?.y} r="5" />}
              {at !== undefined && (
                <g>
                  <line className="insight-cursor" x1={x(at)} x2={x(at)} y1={ABOVE} y2={y(0)} />
                  {others?.[at] !== undefined && (
                    <circle className="insight-other-dot" cx={x(at)} cy={y(others[at] ?? 0)} r="4" />
                  )}
                  <circle className="insight-dot" cx={x(at)} cy={y(known[at] ?? 0)} r="5" />
                </g>
              )}
            </>
          )}
        </svg>
        <div
          className="insight-tip"
          role="status"
          data-side={at !== undefined && x(at) > width / 2 ? 'left' : 'right'}
          style={at === undefined ? undefined : { insetInlineStart: x(at) }}
          hidden={at === undefined}
        >
          {at !== undefined && (
            <>
              <span>{long(now.series[at]?.at ?? '')}</span>
              <strong>
                {numberText(known[at] ?? 0, locale)} {name.toLowerCase()}
              </strong>
              {others?.[at] !== undefined && (
                <span>
                  {long(before?.series[at]?.at ?? '')}: {numberText(others[at] ?? 0, locale)}
                </span>
              )}
            </>
          )}
        </div>
      </div>
      {before && (
        <ul className="insight-legend">
          <li className="is-now">{text.thisPeriod}</li>
          <li className="is-before">{text.before}</li>
        </ul>
      )}
    </div>
  )
}
