'use client'
/** Above a list of uploads: shows those that no document uses. */
import { useListDrawerContext, useListQuery } from '@payloadcms/ui'
import { usePathname } from 'next/navigation.js'
import { useState } from 'react'
import { fill } from '../../../lib/fill'
import { callApi } from '../../../web/admin/callApi'
import { useLanguage, useTexts } from '../../../web/admin/useTexts'
import type { UnusedUploads } from './facts'
import { texts } from './texts'
import './deletion.css'

export function UnusedFilter({ collectionSlug }: { collectionSlug: string }) {
  const path = usePathname()
  const { isInDrawer } = useListDrawerContext()
  const { handleWhereChange } = useListQuery()
  const text = useTexts(texts)
  const language = useLanguage()
  const [found, setFound] = useState<UnusedUploads>()
  const [isSearching, setSearching] = useState(false)
  const [error, setError] = useState('')
  if (isInDrawer || !path?.endsWith(`/${collectionSlug}`)) return null

  async function show() {
    setSearching(true)
    setError('')
    const result = await callApi<UnusedUploads>('GET', `/api/${collectionSlug}/unused`, {
      language,
      failed: text.usesFailed,
    })
    setSearching(false)
    if ('error' in result) return setError(result.error.message)
    setFound(result.data)
    // The form in which the list's filter reads its conditions.
    if (result.data.ids.length > 0) await handleWhereChange?.({ or: [{ and: [{ id: { in: result.data.ids } }] }] })
  }

  async function showAll() {
    setFound(undefined)
    await handleWhereChange?.({})
  }

  return (
    <div className="deletion-unused">
      <button type="button" onClick={found?.ids.length ? showAll : show} disabled={isSearching}>
        {found?.ids.length ? text.showAll : text.showUnused}
      </button>
      <p role="status">
        {isSearching && text.searching}
        {!isSearching && found && (found.total === 0 ? text.allUsed : unusedText(text, found))}
      </p>
      <p role="alert">{error}</p>
    </div>
  )
}

const unusedText = (text: Record<'unused' | 'unusedSome', string>, { total, ids }: UnusedUploads): string =>
  total === ids.length ? fill(text.unused, { total }) : fill(text.unusedSome, { total, shown: ids.length })
