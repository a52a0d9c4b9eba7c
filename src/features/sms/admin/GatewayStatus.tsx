'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { fill } from '../../../lib/fill'
import { callApi, request } from '../../../web/admin/callApi'
import { NumberTest } from '../../../web/admin/NumberTest'
import { useFetched } from '../../../web/admin/useFetched'
/** Above the SMS settings: the gateway's state, since when, the number of waiting messages, and a test message. */
import { useLanguage } from '../../../web/admin/useTexts'
import type { GatewayTest, GatewayStatus as Status } from '../gatewayFacts'
import { texts } from './texts'
import '../../../web/admin/statusBox.css'
import { osloText } from '../../../lib/osloTime'

/** Milliseconds between polls. */
const EVERY = 5000
const CALLS = '/api/globals/smsSettings'

export function GatewayStatus() {
  const language = useLanguage()
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
        ? fill(text.faulty, { at: time(errorAt), error: error ?? '' })
        : sentAt
          ? fill(text.works, { at: time(sentAt) })
          : text.untried

  async function tryNow(): Promise<void> {
    await request('POST', `${CALLS}/try`)
    setRound(round + 1)
  }

  return (
    <div className={`status-box ${isFaulty ? 'is-faulty' : 'is-working'}`}>
      <div role="status">
        <p>{summary}</p>
        {isFaulty && nextTryAt && <p>{fill(text.next, { at: time(nextTryAt) })}</p>}
        <p>{fill(text.waiting, { count: waiting })}</p>
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
  const [status, setStatus] = useState('')

  async function send(number: string): Promise<void> {
    setStatus(text.testing)
    const result = await callApi<GatewayTest>('POST', `${CALLS}/test`, { body: { number }, failed: text.failed })
    setStatus(
      'data' in result
        ? fill(text.outcomes[result.data.outcome], { error: result.data.error ?? '' })
        : result.error.message,
    )
    tested()
  }

  return (
    <NumberTest label={text.testTo} button={text.test} send={send}>
      <p role="status">{status}</p>
    </NumberTest>
  )
}
