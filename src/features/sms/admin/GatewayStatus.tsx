'use client'
/** Above the SMS settings: the gateway's state, since when, the number of waiting messages, and a test message. */
import { Button, useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { callApi, request } from '../../../web/admin/callApi'
import { useFetched } from '../../../web/admin/useFetched'
import type { GatewayTest, GatewayStatus as Status } from '../gatewayFacts'
import { texts } from './texts'
import '../../../web/admin/statusBox.css'
import './gateway.css'
import { osloText } from '../../../lib/osloTime'

/** Milliseconds between polls. */
const EVERY = 5000
const CALLS = '/api/globals/smsSettings'

export function GatewayStatus() {
  const { i18n } = useTranslation()
  const language = i18n.language === 'en' ? 'en' : 'nb'
  const text = texts[language]
  const [round, setRound] = useState(0)
  const { answer: status } = useFetched<Status>(`${CALLS}/status`, { round, every: EVERY })
  if (!status) return null
  const time = (moment: string | null) =>
    moment ? osloText(moment, language, { dateStyle: 'medium', timeStyle: 'medium' }) : ''
  const { gateway, failures, error, errorAt, nextTryAt, sentAt, waiting } = status
  const isFaulty = failures > 0
  const summary =
    gateway === 'none'
      ? text.none
      : isFaulty
        ? text.faulty.replace('{at}', time(errorAt)).replace('{error}', () => error ?? '')
        : sentAt
          ? text.works.replace('{at}', time(sentAt))
          : text.untried

  async function tryNow(): Promise<void> {
    await request('POST', `${CALLS}/try`)
    setRound(round + 1)
  }

  return (
    <div className={`status-box ${isFaulty ? 'is-faulty' : 'is-working'}`}>
      <div role="status">
        <p>{summary}</p>
        {isFaulty && nextTryAt && <p>{text.next.replace('{at}', time(nextTryAt))}</p>}
        <p>{text.waiting.replace('{count}', String(waiting))}</p>
      </div>
      {isFaulty && (
        <Button buttonStyle="secondary" size="medium" margin={false} onClick={tryNow}>
          {text.tryNow}
        </Button>
      )}
      {gateway !== 'none' && <GatewayTestForm text={text} tested={() => setRound(round + 1)} />}
    </div>
  )
}

function GatewayTestForm({ text, tested }: { text: (typeof texts)['nb' | 'en']; tested(): void }) {
  const field = useId()
  const [number, setNumber] = useState('')
  const [busy, setBusy] = useState(false)
  const [status, setStatus] = useState('')

  async function send(): Promise<void> {
    setBusy(true)
    const result = await callApi<GatewayTest>('POST', `${CALLS}/test`, { body: { number }, failed: text.failed })
    setBusy(false)
    setStatus(
      'answer' in result
        ? text.outcomes[result.answer.outcome].replace('{error}', () => result.answer.error ?? '')
        : result.error.message,
    )
    tested()
  }

  return (
    <div className="gateway-test">
      <label htmlFor={field}>{text.testTo}</label>
      <input
        className="admin-control"
        id={field}
        type="tel"
        dir="ltr"
        autoComplete="tel"
        value={number}
        onChange={({ target }) => setNumber(target.value)}
        onKeyDown={(event) => {
          // Otherwise Enter would submit the settings' form around this one.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <Button buttonStyle="secondary" size="medium" margin={false} disabled={busy || !number.trim()} onClick={send}>
        {text.test}
      </Button>
      <p role="status">{busy ? text.testing : status}</p>
    </div>
  )
}
