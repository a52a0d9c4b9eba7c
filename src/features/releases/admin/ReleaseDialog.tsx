'use client'
/** The releases in which a document stands, and a choice of the others. What was typed stays until it is stored. */
import { Button, Link } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { documentHref } from '../../../cms/adminAddresses'
import { fill } from '../../../lib/fill'
import { osloText } from '../../../lib/osloTime'
import { callApi } from '../../../web/admin/callApi'
import { useDialog } from '../../../web/admin/useDialog'
import { useLanguage, useTexts } from '../../../web/admin/useTexts'
import { type DocumentReleases, MAX_TITLE, type OpenRelease } from '../facts'
import { RELEASES } from '../slugs'
import '../../../web/admin/adminDialog.css'
import './releases.css'
import { texts } from './texts'

const NEW = 'new'

interface ReleaseDialogProps {
  isOpen: boolean
  /** `pages:12`. */
  document: string
  releases: DocumentReleases
  changed(): void
  close(): void
}

export function ReleaseDialog({ isOpen, document, releases, changed, close }: ReleaseDialogProps) {
  const text = useTexts(texts)
  const language = useLanguage()
  const id = useId()
  const dialog = useDialog(isOpen)
  const [chosen, setChosen] = useState<string>()
  const [title, setTitle] = useState('')
  const [error, setError] = useState('')
  const [done, setDone] = useState('')
  const [isSending, setSending] = useState(false)
  const { holding, others, mayChange } = releases
  const choice = others.some((one) => String(one.id) === chosen) ? chosen : chosen === NEW ? NEW : undefined
  const release = choice ?? String(others[0]?.id ?? NEW)

  const name = ({ title: of, at }: OpenRelease) =>
    at ? `${of} (${fill(text.at, { time: osloText(at, language, { dateStyle: 'medium', timeStyle: 'short' }) })})` : of

  async function call(path: string, body: object, message: string): Promise<void> {
    setSending(true)
    const result = await callApi('POST', path, { body: { document, ...body }, failed: text.failed })
    setSending(false)
    setError('error' in result ? result.error.message : '')
    setDone('error' in result ? '' : message)
    if ('data' in result) {
      setTitle('')
      setChosen(undefined)
    }
    changed()
  }

  const put = () => {
    const of = release === NEW ? title.trim() : (others.find((one) => String(one.id) === release)?.title ?? '')
    const body = release === NEW ? { title: of } : { release: Number(release) }
    return call('/api/releases/put', body, fill(text.putDone, { title: of }))
  }

  return createPortal(
    <dialog
      ref={dialog}
      className="admin-dialog release-dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-lead`}
      onClose={close}
    >
      <h2 id={`${id}-title`}>{text.dialog}</h2>
      <p id={`${id}-lead`}>{text.lead}</p>
      {holding.length > 0 && (
        <>
          <h3>{text.standsIn}</h3>
          <ul className="release-holding">
            {holding.map((one) => (
              <li key={one.id}>
                <Link href={documentHref(RELEASES, one.id)}>{name(one)}</Link>
                {mayChange && (
                  <Button
                    buttonStyle="secondary"
                    size="small"
                    margin={false}
                    disabled={isSending}
                    aria-label={fill(text.takeOutOf, { title: one.title })}
                    onClick={() =>
                      void call('/api/releases/take', { release: one.id }, fill(text.takenOut, { title: one.title }))
                    }
                  >
                    {text.takeOut}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {mayChange && (
        <div className="release-choice">
          <label htmlFor={`${id}-release`}>{text.choose}</label>
          <select
            id={`${id}-release`}
            className="admin-control"
            value={release}
            onChange={({ target }) => setChosen(target.value)}
          >
            {others.map((one) => (
              <option key={one.id} value={one.id}>
                {name(one)}
              </option>
            ))}
            <option value={NEW}>{text.new}</option>
          </select>
          {release === NEW && (
            <>
              <label htmlFor={`${id}-new`}>{text.title}</label>
              <input
                id={`${id}-new`}
                className="admin-control"
                maxLength={MAX_TITLE}
                value={title}
                onChange={({ target }) => setTitle(target.value)}
                onKeyDown={(event) => {
                  if (event.key === 'Enter' && title.trim() && !isSending) void put()
                }}
              />
            </>
          )}
        </div>
      )}
      {error && (
        <p className="admin-error" role="alert">
          {error}
        </p>
      )}
      <p className="release-done" role="status">
        {done}
      </p>
      <div className="admin-dialog-buttons">
        {mayChange && (
          <Button margin={false} disabled={isSending || (release === NEW && !title.trim())} onClick={() => void put()}>
            {text.put}
          </Button>
        )}
        <Button buttonStyle="secondary" margin={false} onClick={close}>
          {text.close}
        </Button>
      </div>
    </dialog>,
    globalThis.document.body,
  )
}
