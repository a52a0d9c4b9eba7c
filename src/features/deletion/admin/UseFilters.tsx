'use client'
/** Above a list of uploads: shows those that no document uses, or those that some documents use. */
import { useListDrawerContext, useListQuery } from '@payloadcms/ui'
import { usePathname } from 'next/navigation.js'
import { type FormEvent, useId, useState } from 'react'
import { fill } from '../../../lib/fill'
import { callApi, type Result } from '../../../web/admin/callApi'
import { useLanguage, useTexts } from '../../../web/admin/useTexts'
import type { UnusedUploads, UploadsUsedOn } from './facts'
import { texts } from './texts'
import './deletion.css'

export function UseFilters({ collectionSlug }: { collectionSlug: string }) {
  const path = usePathname()
  const { isInDrawer } = useListDrawerContext()
  const { handleWhereChange } = useListQuery()
  const text = useTexts(texts)
  const language = useLanguage()
  const [term, setTerm] = useState('')
  const [isFiltered, setFiltered] = useState(false)
  const [isSearching, setSearching] = useState(false)
  const [message, setMessage] = useState('')
  const [error, setError] = useState('')
  const errorId = useId()
  if (isInDrawer || !path?.endsWith(`/${collectionSlug}`)) return null

  async function show<Found extends UnusedUploads>(address: string, says: (found: Found) => string) {
    setSearching(true)
    setError('')
    const result: Result<Found> = await callApi('GET', `/api/${collectionSlug}/${address}`, {
      language,
      failed: text.usesFailed,
    })
    setSearching(false)
    if ('error' in result) return setError(result.error.message)
    const { ids } = result.data
    setMessage(says(result.data))
    setFiltered(ids.length > 0)
    // The form in which the list's filter reads its conditions.
    if (ids.length > 0) await handleWhereChange?.({ or: [{ and: [{ id: { in: ids } }] }] })
    else if (isFiltered) await handleWhereChange?.({})
  }

  async function showUsed(event: FormEvent) {
    event.preventDefault()
    await show<UploadsUsedOn>(`used-on?term=${encodeURIComponent(term)}`, (found) =>
      found.total === 0 ? fill(text.usedOnNone, { term }) : usedOnText(text, language, found),
    )
  }

  async function showAll() {
    setFiltered(false)
    setMessage('')
    setTerm('')
    await handleWhereChange?.({})
  }

  return (
    <div className="deletion-unused">
      <form onSubmit={showUsed}>
        <label>
          {text.usedOn}
          <input
            type="search"
            className="admin-control"
            value={term}
            placeholder={text.usedOnExample}
            aria-invalid={Boolean(error)}
            aria-describedby={errorId}
            onChange={({ target }) => {
              setError('')
              setTerm(target.value)
            }}
          />
        </label>
        <button type="submit" disabled={isSearching || !term.trim()}>
          {text.showUsedOn}
        </button>
      </form>
      <button
        type="button"
        onClick={() =>
          show<UnusedUploads>('unused', (found) => (found.total === 0 ? text.allUsed : unusedText(text, found)))
        }
        disabled={isSearching}
      >
        {text.showUnused}
      </button>
      {isFiltered && (
        <button type="button" onClick={showAll} disabled={isSearching}>
          {text.showAll}
        </button>
      )}
      <p role="status">{isSearching ? text.searching : message}</p>
      <p role="alert" id={errorId}>
        {error}
      </p>
    </div>
  )
}

type Texts = (typeof texts)['nb']

const unusedText = (text: Texts, { total, ids }: UnusedUploads): string =>
  total === ids.length ? fill(text.unused, { total }) : fill(text.unusedSome, { total, shown: ids.length })

function usedOnText(text: Texts, language: string, { total, documents, titles, isComplete }: UploadsUsedOn): string {
  const left = documents - titles.length
  const names = [
    ...titles.map((title) => fill(text.quoted, { title })),
    ...(left > 0 ? [fill(text.usedOnOthers, { left })] : []),
  ]
  const where = new Intl.ListFormat(language).format(names)
  const found = total === 1 ? text.usedOnFoundOne : text.usedOnFound
  return fill(isComplete ? found : text.usedOnSome, { total, where })
}
