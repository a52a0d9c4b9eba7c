'use client'
/** The numbers of a period beside those of its comparison; pressing one draws it. */
import type { Answering, Overview, ShownMeasure, Sums } from '../facts'
import { columnName } from '../words'
import { numberText, shareText, unitText } from './format'
import { fill, useInsightTexts } from './texts'

/** Of what to what, in words; and the sign that is seen. */
export function Change({ now, before }: { now: number; before: number }) {
  const { text, locale } = useInsightTexts()
  const was = numberText(before, locale)
  if (now === before) return <span className="insight-change">{fill(text.same, { before: was })}</span>
  if (before === 0) return <span className="insight-change is-up">{text.fresh}</span>
  const share = (now - before) / before
  const words = fill(share > 0 ? text.up : text.down, { share: shareText(Math.abs(share), locale), before: was })
  return (
    <span className={`insight-change ${share > 0 ? 'is-up' : 'is-down'}`}>
      <span aria-hidden="true">
        {share > 0 ? '▲' : '▼'} {shareText(Math.abs(share), locale)}
      </span>
      <span className="insight-unseen">{words}</span>
    </span>
  )
}

const sumOf = (sums: Sums, measure: ShownMeasure) => sums[measure] ?? 0

export function Tiles({
  overview,
  measures,
  drawn,
  draw,
}: {
  overview: Overview
  measures: readonly ShownMeasure[]
  drawn: ShownMeasure
  draw(measure: ShownMeasure): void
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
        {before && before.medianHours !== null && (
          <span className="insight-change">
            {text.before}: {unitText(before.medianHours, 'hours', locale)}
          </span>
        )}
      </div>
    </li>
  )
}
