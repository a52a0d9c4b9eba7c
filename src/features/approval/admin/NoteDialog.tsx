'use client'
/** A dialog that sends a call, with a text where one is asked for. What was typed stays until it is sent. */
import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { callApi } from '../../../web/admin/callApi'
import { useDialog } from '../../../web/admin/useDialog'
import { useTexts } from '../../../web/admin/useTexts'
import { MAX_NOTE } from '../facts'
import '../../../web/admin/adminDialog.css'
import './approval.css'
import { texts } from './texts'

interface NoteDialogProps {
  isOpen: boolean
  title: string
  lead: string
  /** Of the field; undefined for a dialog without one. */
  label: string | undefined
  isRequired?: boolean
  /** On the button that sends. */
  send: string
  call(note: string): { path: string; body: object }
  sent(): void
  close(): void
}

export function NoteDialog({
  isOpen,
  title,
  lead,
  label,
  isRequired = false,
  send,
  call,
  sent,
  close,
}: NoteDialogProps) {
  const text = useTexts(texts)
  const id = useId()
  const dialog = useDialog(isOpen)
  const [note, setNote] = useState('')
  const [error, setError] = useState('')
  const [isSending, setSending] = useState(false)

  async function submit(): Promise<void> {
    setSending(true)
    const { path, body } = call(note.trim())
    const result = await callApi('POST', path, { body, failed: text.failed })
    setSending(false)
    if ('error' in result) {
      setError(result.error.message)
      return
    }
    setError('')
    setNote('')
    sent()
  }

  return createPortal(
    <dialog
      ref={dialog}
      className="admin-dialog approval-dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-lead`}
      onClose={close}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <p id={`${id}-lead`}>{lead}</p>
      {label && (
        <div className="approval-note">
          <label htmlFor={id}>{label}</label>
          <textarea
            id={id}
            className="admin-control"
            rows={4}
            maxLength={MAX_NOTE}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </div>
      )}
      {error && (
        <p className="admin-error" role="alert">
          {error}
        </p>
      )}
      <div className="admin-dialog-buttons">
        <Button margin={false} disabled={isSending || (isRequired && !note.trim())} onClick={() => void submit()}>
          {send}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={close}>
          {text.cancel}
        </Button>
      </div>
    </dialog>,
    globalThis.document.body,
  )
}
