'use client'
/** Asks where a page shall lie, says what becomes of its address, and moves it. */
import { Button } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { PAGES } from '../../../cms/linkTargets'
import { fill } from '../../../lib/fill'
import type { Locale } from '../../../lib/locales'
import '../../../web/admin/adminDialog.css'
import { callApi } from '../../../web/admin/callApi'
import { useDialog } from '../../../web/admin/useDialog'
import { useLanguage, useTexts } from '../../../web/admin/useTexts'
import { allBranches, type PageBranch, placesFor, titleIn } from './pageRows'
import { texts } from './texts'

export interface Move {
  page: PageBranch
  /** Where the page was dropped: below this page, null at the top level; undefined if it was not. */
  to: number | null | undefined
}

interface MovePageProps extends Move {
  branches: readonly PageBranch[]
  locale: Locale
  /** With the new parent, or undefined if the page stays where it is. */
  close(parent?: number | null): void
}

export function MovePage({ page, to, branches, locale, close }: MovePageProps) {
  const text = useTexts(texts)
  const language = useLanguage()
  const dialog = useDialog()
  const [parent, setParent] = useState(to === undefined ? page.parent : to)
  const [error, setError] = useState('')
  const [isMoving, setMoving] = useState(false)
  const above = allBranches(branches).find(({ id }) => id === parent)
  const path = parent === null ? `/${page.slug}` : `${above?.path ?? '…'}/${page.slug}`

  async function move(event: FormEvent) {
    event.preventDefault()
    if (parent === page.parent) return close()
    setMoving(true)
    const result = await callApi('POST', `/api/${PAGES}/${page.id}/move`, {
      body: { parent },
      language,
      failed: text.notMoved,
    })
    setMoving(false)
    if ('data' in result) close(parent)
    else setError(result.error.message)
  }

  return createPortal(
    <dialog
      ref={dialog}
      className="admin-dialog move-page"
      aria-labelledby="move-page-title"
      onCancel={(event) => {
        event.preventDefault()
        if (!isMoving) close()
      }}
    >
      <form onSubmit={move}>
        <h2 id="move-page-title">{fill(text.title, { title: titleIn(page, locale) })}</h2>
        <label>
          {text.under}
          <select
            className="admin-control"
            value={parent ?? ''}
            onChange={({ target }) => {
              setError('')
              setParent(target.value === '' ? null : Number(target.value))
            }}
          >
            <option value="">{text.top}</option>
            {placesFor(branches, page.id, locale).map(({ id, title, depth }) => (
              <option key={id} value={id}>
                {`${'\u2003'.repeat(depth)}${title}`}
              </option>
            ))}
          </select>
        </label>
        <dl>
          <dt>{text.addressNow}</dt>
          <dd>{page.path ?? `…/${page.slug}`}</dd>
          <dt>{text.addressThen}</dt>
          <dd>{path}</dd>
        </dl>
        {parent !== page.parent && <p>{page.state === 'draft' ? text.draftOnly : text.redirect}</p>}
        {page.below > 0 && <p>{page.below === 1 ? text.followOne : fill(text.follow, { count: page.below })}</p>}
        <p role="alert" className="admin-error">
          {error}
        </p>
        <div className="admin-dialog-buttons">
          <Button type="submit" margin={false} disabled={isMoving || parent === page.parent}>
            {text.confirm}
          </Button>
          <Button type="button" buttonStyle="secondary" margin={false} disabled={isMoving} onClick={() => close()}>
            {text.cancel}
          </Button>
        </div>
      </form>
    </dialog>,
    document.body,
  )
}
