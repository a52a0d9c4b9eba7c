'use client'
/** Above the form: who asks for approval, what it would change, and the answers. */
import { Button, Link, toast, useDocumentInfo } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { documentHref } from '../../../cms/adminAddresses'
import { fill } from '../../../lib/fill'
import { osloText } from '../../../lib/osloTime'
import { callApi } from '../../../web/admin/callApi'
import { TopOfForm } from '../../../web/admin/TopOfForm'
import { useLanguage, useTexts } from '../../../web/admin/useTexts'
import type { ShownRequest } from '../shownRequest'
import { NoteDialog } from './NoteDialog'
import { texts } from './texts'
import './approval.css'

interface RequestForEditorProps {
  document: string
  request: ShownRequest
  answered(): void
}

export function RequestForEditor({ document, request, answered }: RequestForEditorProps) {
  const text = useTexts(texts)
  const language = useLanguage()
  const router = useRouter()
  const { id, collectionSlug } = useDocumentInfo()
  const [isReturning, setReturning] = useState(false)
  const [isSending, setSending] = useState(false)
  const { name, note, at, version, isChanged } = request

  async function approve(): Promise<void> {
    setSending(true)
    const body = { document, version }
    const result = await callApi('POST', '/api/approvalRequests/approve', { body, failed: text.failed })
    setSending(false)
    if ('error' in result) toast.error(result.error.message)
    else {
      toast.success(text.approved)
      // The form shows the document as published.
      router.refresh()
    }
    answered()
  }

  return (
    <TopOfForm>
      <section className="approval-request" aria-label={text.request}>
        <p>
          <strong>
            {fill(text.asked, { name, time: osloText(at, language, { dateStyle: 'medium', timeStyle: 'short' }) })}
          </strong>
        </p>
        {note && <p className="approval-text">{note}</p>}
        {isChanged && <p>{text.changed}</p>}
        <div className="approval-buttons">
          {!isChanged && (
            <Button size="small" margin={false} disabled={isSending} onClick={() => void approve()}>
              {text.approve}
            </Button>
          )}
          <Button size="small" margin={false} buttonStyle="secondary" onClick={() => setReturning(true)}>
            {text.return}
          </Button>
          <Link href={`${documentHref(collectionSlug ?? '', id ?? '')}/versions/${version}`} prefetch={false}>
            {text.compare}
          </Link>
        </div>
      </section>
      <NoteDialog
        isOpen={isReturning}
        title={text.return}
        lead={fill(text.returnLead, { name })}
        label={text.comment}
        isRequired
        send={text.return}
        call={(comment) => ({ path: '/api/approvalRequests/return', body: { document, text: comment } })}
        sent={() => {
          setReturning(false)
          answered()
        }}
        close={() => setReturning(false)}
      />
    </TopOfForm>
  )
}
