'use client'
import { Button, toast, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'
import { callApi } from '../../../web/admin/callApi'
/** Beside an e-mail or an SMS that failed or ended uncertain: a user decides what happens to it. */
import { useTexts } from '../../../web/admin/useTexts'

const texts = {
  nb: {
    again: 'Send på nytt',
    sent: 'Regn som sendt',
    queued: 'Lagt i køen på nytt.',
    counted: 'Regnes som sendt.',
    failed: 'Det virket ikke. Last siden på nytt.',
  },
  en: {
    again: 'Send again',
    sent: 'Count as sent',
    queued: 'Put back in the queue.',
    counted: 'Counted as sent.',
    failed: 'That did not work. Reload the page.',
  },
}

export function SettleMessage() {
  const { id, collectionSlug } = useDocumentInfo()
  const state = useFormFields(([fields]) => fields.state?.value)
  // An SMS whose text was not stored cannot be sent again.
  const secret = useFormFields(([fields]) => fields.secret?.value)
  const [decided, setDecided] = useState(false)
  const text = useTexts(texts)
  if (!id || decided || (state !== 'failed' && state !== 'uncertain')) return null

  async function decide(how: 'send-again' | 'count-as-sent', done: string) {
    const result = await callApi('POST', `/api/${collectionSlug}/${id}/${how}`, { failed: text.failed })
    if ('error' in result) {
      toast.error(result.error.message)
      return
    }
    setDecided(true)
    toast.success(done)
  }

  return (
    <>
      {state === 'uncertain' && (
        <Button
          buttonStyle="secondary"
          size="medium"
          onClick={() => decide('count-as-sent', text.counted)}
          margin={false}
        >
          {text.sent}
        </Button>
      )}
      {secret !== true && (
        <Button buttonStyle="secondary" size="medium" onClick={() => decide('send-again', text.queued)} margin={false}>
          {text.again}
        </Button>
      )}
    </>
  )
}
