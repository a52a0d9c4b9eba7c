'use client'
/** From a visit to an answer: bars that shrink, with their numbers written beside them. */
import { fill } from '../../../content/fill'
import type { Figures } from '../facts'
import { Change } from './Change'
import { numberText, shareText } from './format'
import { useInsightTexts } from './texts'

type Step = 'visits' | 'leads' | 'requests' | 'answered'

function stepsOf({ sums, answering }: Figures): [Step, number][] {
  return [
    ['visits', sums.visits ?? 0],
    ['leads', sums.leads ?? 0],
    ['requests', sums.requests ?? 0],
    ['answered', answering.answered],
  ]
}

export function Funnel({ now, before }: { now: Figures; before: Figures | null }) {
  const { text, locale } = useInsightTexts()
  const steps = stepsOf(now)
  const others = before && stepsOf(before)
  const first = steps[0]?.[1] ?? 0
  return (
    <ol className="insight-funnel">
      {steps.map(([step, count], at) => {
        const last = steps[at - 1]?.[1] ?? 0
        const other = others?.[at]?.[1]
        // A hair at least: what is there must be seen.
        const width = first > 0 && count > 0 ? Math.max(0.6, Math.min(100, (count / first) * 100)) : 0
        return (
          <li key={step}>
            <p>
              <span className="insight-funnel-name">{text.funnel[step]}</span>
              <strong>{numberText(count, locale)}</strong>
              {other !== undefined && <Change now={count} before={other} />}
            </p>
            <svg className="insight-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect className="insight-bar-ground" width="100" height="10" rx="1" />
              <rect className="insight-bar-full" width={width} height="10" rx={width > 2 ? 1 : 0} />
            </svg>
            {at > 0 && (
              <p className="insight-funnel-shares">
                {first > 0 && <span>{fill(text.ofFirst, { share: shareText(count / first, locale) })}</span>}
                {at > 1 && last > 0 && <span>{fill(text.ofBefore, { share: shareText(count / last, locale) })}</span>}
              </p>
            )}
          </li>
        )
      })}
    </ol>
  )
}
