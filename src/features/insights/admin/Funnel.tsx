'use client'
/** The funnel from visit to answer: bars with their numbers. */
import { fill } from '../../../lib/fill'
import { numberText } from '../../../lib/locales'
import type { Figures } from '../facts'
import { Change } from './Change'
import { shareText } from './format'
import { stepsOf } from './funnel'
import { useInsightTexts } from './texts'

export function Funnel({ now, before }: { now: Figures; before: Figures | null }) {
  const { text, locale } = useInsightTexts()
  const steps = stepsOf(now)
  const others = before && stepsOf(before)
  return (
    <ol className="insight-funnel">
      {steps.map(({ name, count, of, before: last }, at) => {
        const other = others?.[at]?.count
        const whole = of ?? count
        // A minimum width, so that small values are visible.
        const width = whole > 0 && count > 0 ? Math.max(0.6, (count / whole) * 100) : 0
        const ofWhole = name === 'answered' ? text.ofReceived : text.ofFirst
        return (
          <li key={name}>
            <p>
              <span className="insight-funnel-name">{text.funnel[name]}</span>
              <strong>{numberText(count, locale)}</strong>
              {other !== undefined && <Change now={count} before={other} />}
            </p>
            <svg className="insight-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect className="insight-bar-ground" width="100" height="10" rx="1" />
              <rect className="insight-bar-full" width={width} height="10" rx={width > 2 ? 1 : 0} />
            </svg>
            {of !== undefined && of > 0 && (
              <p className="insight-funnel-shares">
                <span>{fill(ofWhole, { share: shareText(count / of, locale) })}</span>
                {last !== undefined && last > 0 && (
                  <span>{fill(text.ofBefore, { share: shareText(count / last, locale) })}</span>
                )}
              </p>
            )}
          </li>
        )
      })}
    </ol>
  )
}
