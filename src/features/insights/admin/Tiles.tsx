'use client'
/** The figures of a period with their changes; pressing one plots it. */
import { numberText } from '../../../lib/locales'
import type { Answering, Overview, ShownMetric, Sums } from '../facts'
import { columnName } from '../sharedTexts'
import { Change } from './Change'
import { unitText } from './format'
import { useInsightTexts } from './texts'

const sumOf = (sums: Sums, metric: ShownMetric) => sums[metric] ?? 0

export function Tiles({
  overview,
  metrics,
  drawn,
  draw,
}: {
  overview: Overview
  metrics: readonly ShownMetric[]
  drawn: ShownMetric
  draw(metric: ShownMetric): void
}) {
  const { locale } = useInsightTexts()
  const { now, before } = overview
  return (
    <ul className="insight-tiles">
      {metrics.map((metric) => (
        <li key={metric}>
          <button type="button" aria-pressed={metric === drawn} onClick={() => draw(metric)}>
            <span className="insight-tile-name">{columnName(metric)[locale]}</span>
            <strong>{numberText(sumOf(now.sums, metric), locale)}</strong>
            {before && <Change now={sumOf(now.sums, metric)} before={sumOf(before.sums, metric)} />}
          </button>
        </li>
      ))}
      <AnsweringTile now={now.answering} before={before?.answering} />
    </ul>
  )
}

function AnsweringTile({ now, before }: { now: Answering; before: Answering | undefined }) {
  const { text, locale } = useInsightTexts()
  return (
    <li>
      <div className="insight-tile">
        <span className="insight-tile-name">{text.medianAnswer}</span>
        <strong>{unitText(now.medianHours, 'hours', locale)}</strong>
        {before && <Change now={now.medianHours} before={before.medianHours} unit="hours" better="less" />}
      </div>
    </li>
  )
}
