'use client'
/** The campaign's message to one's own phone. */
import { Button, toast } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { fill } from '../../../lib/fill'
import { useCampaignTexts } from './texts'

/** Where the browser remembers one's own number. */
const REMEMBERED = 'campaign-test-number'

export function CampaignTest({ id, disabled }: { id: number; disabled: boolean }) {
  const { text } = useCampaignTexts()
  const field = useId()
  const [number, setNumber] = useState(() => globalThis.localStorage?.getItem(REMEMBERED) ?? '')
  const [busy, setBusy] = useState(false)

  async function send(): Promise<void> {
    setBusy(true)
    const answer = await fetch(`/api/campaigns/${id}/test`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ number }),
    }).catch(() => undefined)
    const said = (await answer?.json().catch(() => undefined)) as
      | { to?: string; errors?: { message: string }[] }
      | undefined
    setBusy(false)
    if (!answer?.ok || !said?.to) {
      toast.error(said?.errors?.[0]?.message ?? text.failed)
      return
    }
    localStorage.setItem(REMEMBERED, number)
    toast.success(fill(text.tested, { number: said.to }))
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
