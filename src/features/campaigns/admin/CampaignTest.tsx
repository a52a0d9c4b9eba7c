'use client'
/** Sends the campaign's message to the user's own phone. */
import { Button, toast } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { fill } from '../../../lib/fill'
import { callApi } from '../../../web/admin/callApi'
import { useCampaignTexts } from './texts'

/** Storage key of the user's own number. */
const REMEMBERED = 'campaign-test-number'

export function CampaignTest({ id, disabled }: { id: number; disabled: boolean }) {
  const { text } = useCampaignTexts()
  const field = useId()
  const [number, setNumber] = useState(() => globalThis.localStorage?.getItem(REMEMBERED) ?? '')
  const [busy, setBusy] = useState(false)

  async function send(): Promise<void> {
    setBusy(true)
    const result = await callApi<{ to: string }>('POST', `/api/campaigns/${id}/test`, {
      body: { number },
      failed: text.failed,
    })
    setBusy(false)
    if ('error' in result) {
      toast.error(result.error.message)
      return
    }
    localStorage.setItem(REMEMBERED, number)
    toast.success(fill(text.tested, { number: result.answer.to }))
  }

  return (
    <div className="campaign-test">
      <label htmlFor={field}>{text.test}</label>
      <input
        className="admin-control"
        id={field}
        type="tel"
        dir="ltr"
        autoComplete="tel"
        value={number}
        onChange={(event) => setNumber(event.target.value)}
      />
      <Button buttonStyle="secondary" margin={false} disabled={disabled || busy || number.trim() === ''} onClick={send}>
        {text.testButton}
      </Button>
    </div>
  )
}
