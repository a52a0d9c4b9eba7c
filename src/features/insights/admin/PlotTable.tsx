'use client'
/** The figures of a plot as a table, the accessible alternative. */
import { numberText } from '../../../lib/locales'
import type { Overview, ShownMetric } from '../facts'
import { columnName } from '../sharedTexts'
import { pointText } from './format'
import { isFuture } from './Plot'
import { useInsightTexts } from './texts'

export function PlotTable({ overview, metric }: { overview: Overview; metric: ShownMetric }) {
  const { text, locale } = useInsightTexts()
  const { now, before, grain } = overview
  return (
    <details className="insight-numbers">
      <summary>{text.asTable}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys. */}
      <section className="insight-scroll" tabIndex={0} aria-label={columnName(metric)[locale]}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text.time}</th>
              <th scope="col">{columnName(metric)[locale]}</th>
              {before && <th scope="col">{text.before}</th>}
            </tr>
          </thead>
          <tbody>
            {now.series.map(({ at, sums }, index) => (
              <tr key={at}>
                <th scope="row">{pointText(at, grain, locale, 'long')}</th>
                <td>{isFuture(at, overview) ? text.none : numberText(sums[metric] ?? 0, locale)}</td>
                {before && <td>{numberText(before.series[index]?.sums[metric] ?? 0, locale)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
