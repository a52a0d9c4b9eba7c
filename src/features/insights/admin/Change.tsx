'use client'
/** The change of a figure, beside it: an arrow and amount for sighted users, a sentence for screen readers. */
import { fill } from '../../../lib/fill'
import { type Locale, numberText } from '../../../lib/locales'
import type { Better, Unit } from '../tables'
import { changeOf, isGood } from './compare'
import { shareText, unitText } from './format'
import { type InsightTexts, useInsightTexts } from './texts'

const signs = { up: '▲', down: '▼' } as const

interface Compared {
  now: number | null
  before: number | null
  unit?: Unit
  better?: Better | undefined
  /** Fits a table cell; the earlier value is shown where there is more room (`insights.css`). */
  short?: boolean
}

export function Change({ now, before, unit = 'count', better, short = false }: Compared) {
  const { text, locale } = useInsightTexts()
  const change = changeOf(now, before, unit)
  if (!change) return null
  const { way } = change
  const amount = amountOf(change.by, unit, text, locale)
  // With the precision of the change in points.
  const was = unit === 'share' && before !== null ? shareText(before, locale, 1) : unitText(before, unit, locale)
  const spoken = fill(text.changes[way], { by: amount.spoken, before: was })
  const good = isGood(change, better)
  return (
    <span className={`insight-change ${good === undefined ? '' : good ? 'is-good' : 'is-bad'}`}>
      {way === 'up' || way === 'down' ? (
        <Spoken spoken={spoken}>
          {signs[way]} {amount.seen}
          {short && <span className="insight-was"> {fill(text.was, { before: was })}</span>}
        </Spoken>
      ) : short && (way === 'same' || way === 'fresh') ? (
        <Spoken spoken={spoken}>{text.changesShort[way]}</Spoken>
      ) : (
        spoken
      )}
    </span>
  )
}

/** Marks a row whose figures are all new, once, beside its name. */
export function Fresh() {
  const { text } = useInsightTexts()
  return (
    <span className="insight-fresh">
      <Spoken spoken={text.changes.fresh}>{text.changesShort.fresh}</Spoken>
    </span>
  )
}

/** Different texts for sight and for screen readers. */
function Spoken({ spoken, children }: { spoken: string; children: React.ReactNode }) {
  return (
    <>
      <span aria-hidden="true">{children}</span>
      <span className="insight-unseen">{spoken}</span>
    </>
  )
}

function amountOf(by: number, unit: Unit, text: InsightTexts, locale: Locale): { seen: string; spoken: string } {
  if (unit === 'share') {
    const points = numberText(by * 100, locale)
    return { seen: fill(text.pointsShort, { points }), spoken: fill(text.points, { points }) }
  }
  const amount = unit === 'count' ? shareText(by, locale) : unitText(by, unit, locale)
  return { seen: amount, spoken: amount }
}
