'use client'
/** Renames, shares and deletes the views of a list that the user may change. */
import { Button } from '@payloadcms/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { fill } from '../../../lib/fill'
import '../../../web/admin/adminDialog.css'
import { callApi } from '../../../web/admin/callApi'
import { useDialog } from '../../../web/admin/useDialog'
import { useLanguage, useTexts } from '../../../web/admin/useTexts'
import { MAX_NAME, type SavedView, type SavedViews } from '../facts'
import { texts } from './texts'

interface EditViewsProps {
  views: readonly SavedView[]
  mayShare: boolean
  changed(views: SavedView[]): void
  close(): void
}

export function EditViews({ views, mayShare, changed, close }: EditViewsProps) {
  const text = useTexts(texts)
  const dialog = useDialog()
  const [edited, setEdited] = useState<{ id: number; how: 'change' | 'remove' }>()
  const [message, setMessage] = useState('')

  function done(next: SavedView[] | undefined, message = '') {
    setEdited(undefined)
    setMessage(message)
    if (next) changed(next)
    // The button that was pressed may be gone with its row.
    dialog.current?.focus()
  }

  return createPortal(
    <dialog
      ref={dialog}
      tabIndex={-1}
      className="admin-dialog saved-view-dialog"
      aria-labelledby="edit-views-title"
      onCancel={(event) => {
        event.preventDefault()
        if (edited) done(undefined)
        else close()
      }}
    >
      <h2 id="edit-views-title">{text.manageTitle}</h2>
      <ul>
        {views
          .filter(({ mayChange }) => mayChange)
          .map((view) => (
            <li key={view.id}>
              {edited?.id === view.id ? (
                <EditView view={view} how={edited.how} mayShare={mayShare} done={done} />
              ) : (
                <>
                  <span>
                    {view.name}
                    {view.isShared && (
                      <small>
                        {view.sharedBy === null ? text.shared : fill(text.sharedBy, { name: view.sharedBy })}
                      </small>
                    )}
                  </span>
                  {(['change', 'remove'] as const).map((how) => (
                    <button
                      key={how}
                      type="button"
                      aria-label={fill(how === 'change' ? text.renameOne : text.removeOne, { name: view.name })}
                      onClick={() => {
                        setMessage('')
                        setEdited({ id: view.id, how })
                      }}
                    >
                      {how === 'change' ? text.rename : text.remove}
                    </button>
                  ))}
                </>
              )}
            </li>
          ))}
      </ul>
      <p role="status">{message}</p>
      <div className="admin-dialog-buttons">
        <Button type="button" buttonStyle="secondary" margin={false} onClick={close}>
          {text.close}
        </Button>
      </div>
    </dialog>,
    document.body,
  )
}

interface EditViewProps {
  view: SavedView
  how: 'change' | 'remove'
  mayShare: boolean
  done(views?: SavedView[], message?: string): void
}

function EditView({ view, how, mayShare, done }: EditViewProps) {
  const text = useTexts(texts)
  const language = useLanguage()
  const first = useRef<HTMLInputElement & HTMLButtonElement>(null)
  const [name, setName] = useState(view.name)
  const [shared, setShared] = useState(view.isShared)
  const [error, setError] = useState('')
  const [isSaving, setSaving] = useState(false)
  useEffect(() => first.current?.focus(), [])

  async function save(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    setSaving(true)
    const { id } = view
    const result = await callApi<SavedViews>('POST', `/api/savedViews/${how}`, {
      body: how === 'change' ? { id, name, shared } : { id },
      language,
      failed: text.failed,
    })
    setSaving(false)
    if ('error' in result) return setError(result.error.message)
    done(
      result.data.views,
      fill(how === 'change' ? text.saved : text.removed, { name: how === 'change' ? name.trim() : view.name }),
    )
  }

  return (
    <form onSubmit={save}>
      {how === 'remove' ? (
        <p>
          {fill(text.sure, { name: view.name })} {view.isShared && text.removeShared}
        </p>
      ) : (
        <>
          <label>
            {text.name}
            <input
              ref={first}
              className="admin-control"
              value={name}
              maxLength={MAX_NAME}
              required
              aria-invalid={Boolean(error)}
              aria-describedby="edit-view-error"
              onChange={({ target }) => {
                setError('')
                setName(target.value)
              }}
            />
          </label>
          {(mayShare || view.isShared) && (
            <label className="saved-view-share">
              <input type="checkbox" checked={shared} onChange={({ target }) => setShared(target.checked)} />
              {text.share}
            </label>
          )}
        </>
      )}
      <p role="alert" id="edit-view-error" className="admin-error">
        {error}
      </p>
      <button
        ref={how === 'remove' ? first : undefined}
        type="submit"
        disabled={isSaving || (how === 'change' && !name.trim())}
      >
        {how === 'remove' ? text.remove : text.confirm}
      </button>
      <button type="button" disabled={isSaving} onClick={() => done()}>
        {text.cancel}
      </button>
    </form>
  )
}
