'use client'
/** Sends the campaign's message to the user's own phone. */
import { toast } from '@payloadcms/ui'
import { fill } from '../../../lib/fill'
import { callApi } from '../../../web/admin/callApi'
import { NumberTest } from '../../../web/admin/NumberTest'
import { useCampaignTexts } from './texts'

/** Storage key of the user's own number. */
const REMEMBERED = 'campaign-test-number'

export function CampaignTest({ id, disabled }: { id: number; disabled: boolean }) {
  const { text } = useCampaignTexts()
  async function send(number: string): Promise<void> {
    const result = await callApi<{ to: string }>('POST', `/api/campaigns/${id}/test`, {
      body: { number },
      failed: text.failed,
    })
    if ('error' in result) {
      toast.error(result.error.message)
      return
    }
    localStorage.setItem(REMEMBERED, number)
    toast.success(fill(text.tested, { number: result.data.to }))
  }

  return (
    <NumberTest
      label={text.test}
      button={text.testButton}
      initial={globalThis.localStorage?.getItem(REMEMBERED) ?? ''}
      disabled={disabled}
      send={send}
    />
  )
}
