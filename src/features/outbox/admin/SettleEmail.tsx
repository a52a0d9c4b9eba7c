'use client'
/** Beside a message that failed, or may have been sent: try once more. */
import { Button, toast, useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'

const texts = {
  nb: { again: 'Send på nytt', done: 'Lagt i køen på nytt.', failed: 'Det virket ikke. Last siden på nytt.' },
  en: { again: 'Send again', done: 'Put back in the queue.', failed: 'That did not work. Reload the page.' },
}

export function SendAgain() {
  const { id } = useDocumentInfo()
  const state = useFormFields(([fields]) => fields.state?.value)
  const { i18n } = useTranslation()
  const [asked, setAsked] = useState(false)
  const text = i18n.language === 'en' ? texts.en : texts.nb
  if (!id || asked || (state !== 'failed' && state !== 'uncertain')) return null

  async function send() {
    const answer = await fetch(`/api/emails/${id}/send-again`, { method: 'POST' }).catch(() => undefined)
    if (!answer?.ok) {
      toast.error(text.failed)
      return
    }
    setAsked(true)
    toast.success(text.done)
  }

  return (
    <Button buttonStyle="secondary" size="medium" onClick={send} margin={false}>
      {text.again}
    </Button>
  )
}
