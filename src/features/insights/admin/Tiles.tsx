'use client'
/** The figures of a period with their changes; pressing one plots it. */
import { numberText } from '../../../lib/locales'
import type { Answering, Overview, ShownMetric, Sums } from '../facts'
import { columnName } from '../sharedTexts'
import { Change } from './Change'
import { unitText } from './format'
import { useInsightTexts } from './texts'

const sumOf = (sums: Sums, measure: ShownMetric) => sums[measure] ?? 0

export function Tiles({
  overview,
  measures,
  drawn,
  draw,
}: {
  overview: Overview
  measures: readonly ShownMetric[]
  drawn: ShownMetric
  draw(measure: ShownMetric): void
}) {
  const { locale } = useInsightTexts()
  const { now, before } = overview
  return (
    <ul className="insight-tiles">
      {measures.map((measure) => (
        <li key={measure}>
          <button type="button" aria-pressed={measure === drawn} onClick={() => draw(measure)}>
            <span className="insight-tile-name">{columnName(measure)[locale]}</span>
            <strong>{numberText(sumOf(now.sums, measure), locale)}</strong>
            {before && <Change now={sumOf(now.sums, measure)} before={sumOf(before.sums, measure)} />}
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
