'use client'
/** Asks for the name under which the list is kept as it is now. */
import { Button } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { fill } from '../../../lib/fill'
import '../../../web/admin/adminDialog.css'
import { callApi } from '../../../web/admin/callApi'
import { useDialog } from '../../../web/admin/useDialog'
import { useLanguage, useTexts } from '../../../web/admin/useTexts'
import { type ListState, MAX_NAME, type SavedView, type StoredView } from '../facts'
import { texts } from './texts'

interface SaveViewProps {
  collection: string
  state: ListState
  mayShare: boolean
  holdsPeople: boolean
  close(saved?: { views: SavedView[]; message: string }): void
}

export function SaveView({ collection, state, mayShare, holdsPeople, close }: SaveViewProps) {
  const text = useTexts(texts)
  const language = useLanguage()
  const dialog = useDialog()
  const [name, setName] = useState('')
  const [shared, setShared] = useState(false)
  const [error, setError] = useState('')
  const [isSaving, setSaving] = useState(false)

  async function save(event: FormEvent) {
    event.preventDefault()
    // The dialog stands within the list's page, whose own forms must not hear of it.
    event.stopPropagation()
    setSaving(true)
    const { where, search, sort, columns, look } = state
    const result = await callApi<StoredView>('POST', '/api/savedViews/save', {
      body: { list: collection, name, shared, state: { where, search, sort, columns, look } },
      language,
      failed: text.failed,
    })
    setSaving(false)
    if ('error' in result) return setError(result.error.message)
    close({ views: result.data.views, message: fill(text.saved, { name: name.trim() }) })
  }

  return createPortal(
    <dialog
      ref={dialog}
      className="admin-dialog saved-view-dialog"
      aria-labelledby="save-view-title"
      onCancel={(event) => {
        event.preventDefault()
        if (!isSaving) close()
      }}
    >
      <form onSubmit={save}>
        <h2 id="save-view-title">{text.saveTitle}</h2>
        <p>{holdsPeople ? text.ofPeople : text.saves}</p>
        <label>
          {text.name}
          <input
            className="admin-control"
            value={name}
            maxLength={MAX_NAME}
            required
            aria-invalid={Boolean(error)}
            aria-describedby="save-view-error"
            onChange={({ target }) => {
              setError('')
              setName(target.value)
            }}
          />
        </label>
        {mayShare && (
          <label className="saved-view-share">
            <input type="checkbox" checked={shared} onChange={({ target }) => setShared(target.checked)} />
            {text.share}
          </label>
        )}
        <p role="alert" id="save-view-error" className="admin-error">
          {error}
        </p>
        <div className="admin-dialog-buttons">
          <Button type="submit" margin={false} disabled={isSaving || !name.trim()}>
            {text.confirm}
          </Button>
          <Button type="button" buttonStyle="secondary" margin={false} disabled={isSaving} onClick={() => close()}>
            {text.cancel}
          </Button>
        </div>
      </form>
    </dialog>,
    document.body,
  )
}
