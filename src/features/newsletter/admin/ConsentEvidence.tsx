'use client'
import { Button, toast, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { fill } from '../../../lib/fill'
import { osloText } from '../../../lib/osloTime'
import { callApi } from '../../../web/admin/callApi'
import { useFetched } from '../../../web/admin/useFetched'
/** On a subscriber's screen: subscriptions, evidence of consent, and the actions to end and to erase. */
import { useTexts } from '../../../web/admin/useTexts'
import { sourceText, texts } from './texts'
import './newsletter.css'

interface Consent {
  subscriptions: { group: string; state: 'active' | 'ended'; since: string; ended: string | null }[]
  events: {
    id: number
    at: string
    kind: keyof (typeof texts)['nb']['kinds']
    groups: string[]
    wordingSource?: keyof (typeof texts)['nb']['wordingSources'] | null
    wording?: string | null
    wordingVersion?: number | null
    page?: string | null
    address?: string | null
    source?: string | null
  }[]
}

export function ConsentEvidence() {
  const { id, title } = useDocumentInfo()
  const { i18n } = useTranslation()
  const router = useRouter()
  const text = useTexts(texts)
  const { answer: consent, again: load } = useFetched<Consent>(id ? `/api/subscribers/${id}/consent` : undefined)

  if (!consent) return null
  const moment = (iso: string) => osloText(iso, i18n.language, { dateStyle: 'medium', timeStyle: 'short' })

  async function call(what: 'end' | 'erase', done: string): Promise<boolean> {
    const result = await callApi('POST', `/api/subscribers/${id}/${what}`, { failed: text.failed })
    if ('data' in result) toast.success(done)
    else toast.error(result.error.message)
    return 'data' in result
  }

  async function erase(): Promise<void> {
    if (!window.confirm(fill(text.eraseSure, { mobile: title ?? '' }))) return
    if (await call('erase', text.eraseDone)) router.push('/admin/collections/subscribers')
  }

  return (
    <div className="consent">
      <h3>{text.subscriptions}</h3>
      {consent.subscriptions.length === 0 && <p>{text.none}</p>}
      <ul>
        {consent.subscriptions.map(({ group, state, since, ended }) => (
          <li key={group}>
            <strong>{group || text.allGroups}</strong> ·{' '}
            {state === 'active'
              ? fill(text.active, { since: moment(since) })
              : fill(text.ended, { ended: moment(ended ?? since) })}
          </li>
        ))}
      </ul>
      <div className="subscribers-buttons">
        {consent.subscriptions.some(({ state }) => state === 'active') && (
          <Button
            buttonStyle="secondary"
            margin={false}
            onClick={async () => {
              if (await call('end', text.endDone)) load()
            }}
          >
            {text.end}
          </Button>
        )}
        <Button buttonStyle="error" margin={false} onClick={() => void erase()}>
          {text.erase}
        </Button>
      </div>
      <h3>{text.evidence}</h3>
      <ol className="consent-events">
        {consent.events.map(({ id: event, at, kind, groups, page, address, source, ...words }) => (
          <li key={event}>
            <strong>{text.kinds[kind]}</strong> · {moment(at)}
            {groups.length > 0 && <span> · {groups.join(', ')}</span>}
            {words.wording && (
              <blockquote>
                {words.wording}
                {words.wordingVersion && <small>{fill(text.wording, { version: words.wordingVersion })}</small>}
              </blockquote>
            )}
            <small>
              {[
                words.wordingSource && text.wordingSources[words.wordingSource],
                page && fill(text.page, { page }),
                address && fill(text.address, { address }),
                source && fill(text.from, { source: sourceText(source, text) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </li>
        ))}
      </ol>
    </div>
  )
}
