'use client'
/**
 * Above the settings: whether forwarding works, since when, and how much is waiting. Refreshed while the screen is
 * open.
 */
import { fill } from '../../../lib/fill'
import { useFetched } from '../../../web/admin/useFetched'
import { useLanguage, useTexts } from '../../../web/admin/useTexts'
import { DROPPED, INCOMPLETE } from '../errors'
import type { ForwardingStatus as Status } from '../status'
import { texts } from './texts'
import '../../../web/admin/statusBox.css'
import './forwarding.css'
import { osloText } from '../../../lib/osloTime'

/** Milliseconds between refreshes. */
const EVERY = 5000

const isFaulty = ({ error, errorAt, sentAt }: Status) => error !== null && (sentAt ?? '') < (errorAt ?? '')

export function ForwardingStatus() {
  const text = useTexts(texts)
  const language = useLanguage()
  const { answer: status } = useFetched<Status>('/api/globals/forwardingSettings/status', { every: EVERY })
  if (!status) return null
  const time = (moment: string | null) =>
    moment ? osloText(moment, language, { dateStyle: 'medium', timeStyle: 'medium' }) : ''
  const { upstream, error, errorAt, sentAt } = status
  if (!upstream)
    return (
      <div className="status-box" role="status">
        <p>{text.off}</p>
      </div>
    )
  const faulty = isFaulty(status)
  const words: Readonly<Record<string, string>> = { [INCOMPLETE]: text.incomplete, [DROPPED]: text.dropped }
  const summary = faulty
    ? fill(text.faulty, { at: time(errorAt), error: words[error ?? ''] ?? error ?? '' })
    : sentAt
      ? fill(text.works, { at: time(sentAt) })
      : text.untried
  const figures = (['waiting', 'sent', 'lost'] as const).map((name) => [name, status[name]] as const)
  return (
    <div className={`status-box ${faulty ? 'is-faulty' : 'is-working'}`} role="status">
      <p>{summary}</p>
      <dl className="forwarding-figures">
        {figures.map(([name, count]) => (
          <div key={name}>
            <dt>{text[name]}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      {status.lost > 0 && <p>{text.lostHelp}</p>}
      {upstream === 'ga4' && <p>{text.ga4}</p>}
      {upstream === 'plausible' && <p>{text.plausible}</p>}
    </div>
  )
}
