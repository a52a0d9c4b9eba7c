'use client'
/** Notices about the figures as a whole: that they are samples, that there are none, that none are collected. */
import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { fill } from '../../../lib/fill'
import { callApi } from '../../../web/admin/callApi'
import type { Overview } from '../facts'
import { dayText } from './format'
import { useInsightTexts } from './texts'

export function Samples({ mayRemove, removed }: { mayRemove: boolean; removed(): void }) {
  const { text } = useInsightTexts()
  const [busy, setBusy] = useState(false)

  async function remove(): Promise<void> {
    setBusy(true)
    const result = await callApi('POST', '/api/globals/insights/remove-samples', { failed: text.failed })
    setBusy(false)
    if ('data' in result) removed()
    else toast.error(result.error.message)
  }

  return (
    <aside className="insight-note is-sample" aria-label={text.samples}>
      <div>
        <p>
          <strong>{text.samples}</strong>
        </p>
        <p>{text.samplesWhy}</p>
      </div>
      {mayRemove && (
        <button type="button" className="insight-button" disabled={busy} onClick={remove}>
          {text.removeSamples}
        </button>
      )}
    </aside>
  )
}

export function Emptiness({ overview }: { overview: Overview }) {
  const { text, locale } = useInsightTexts()
  const { collecting, since, now, samples } = overview
  const isEmpty = Object.values(now.sums).every((sum) => !sum) && now.answering.received === 0
  if (!collecting && !samples)
    return (
      <div className="insight-note">
        <div>
          <p>
            <strong>{text.off}</strong>
          </p>
          <p>{text.offWhy}</p>
        </div>
        <a className="insight-button" href="/admin/globals/analyticsSettings">
          {text.offLink}
        </a>
      </div>
    )
  if (since === null)
    return (
      <div className="insight-note is-empty">
        <div>
          <p>
            <strong>{text.nothingYet}</strong>
          </p>
          <p>{text.nothingYetWhy}</p>
        </div>
      </div>
    )
  return isEmpty ? <p className="insight-note">{fill(text.nothingNow, { since: dayText(since, locale) })}</p> : null
}

/** Counting began within the comparison period: values may be new only to the counts. */
export function PartlyCompared({ overview: { before, since } }: { overview: Overview }) {
  const { text, locale } = useInsightTexts()
  if (!before || since === null || before.days.from >= since) return null
  return <p className="insight-note">{fill(text.comparedPartly, { since: dayText(since, locale) })}</p>
}
