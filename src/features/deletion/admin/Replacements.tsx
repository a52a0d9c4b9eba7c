'use client'
import { useConfig } from '@payloadcms/ui'
import { useEffect, useId, useState } from 'react'
import { fill } from '../../../lib/fill'
import { callApi } from '../../../web/admin/callApi'
/** Search field to choose the replacement document. */
import { useTexts } from '../../../web/admin/useTexts'
import { texts } from './texts'

interface Found {
  id: number
  title: string
  picture?: string
}

interface ReplacementsProps {
  collection: string
  /** Ids that cannot be chosen. */
  without: readonly number[]
  chosen: number | undefined
  choose(id: number | undefined): void
  isDisabled: boolean
}

/** Milliseconds after the last key before the server is queried. */
const PAUSE = 250
const MOST = 8

function addressOf(collection: string, fields: readonly string[], term: string, without: readonly number[]): string {
  const query = new URLSearchParams({ depth: '0', draft: 'true', limit: String(MOST), sort: '-updatedAt' })
  query.set('where[and][0][id][not_in]', without.join(','))
  if (term) for (const [at, field] of fields.entries()) query.set(`where[and][1][or][${at}][${field}][like]`, term)
  return `/api/${collection}?${query}`
}

export function Replacements({ collection, without, chosen, choose, isDisabled }: ReplacementsProps) {
  const { getEntityConfig } = useConfig()
  const text = useTexts(texts)
  const id = useId()
  const [term, setTerm] = useState('')
  const [found, setFound] = useState<readonly Found[]>()
  const [isFailed, setFailed] = useState(false)
  const { useAsTitle = 'id', listSearchableFields } = getEntityConfig({ collectionSlug: collection })?.admin ?? {}
  const fields = (listSearchableFields ?? [useAsTitle]).join(' ')
  const excluded = without.join(',')

  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(
      async () => {
        const address = addressOf(collection, fields.split(' '), term.trim(), excluded.split(',').map(Number))
        const result = await callApi<{ docs: (Record<string, unknown> & { id: number })[] }>('GET', address, {
          signal: stop.signal,
        })
        if (stop.signal.aborted) return
        setFailed('error' in result)
        if ('error' in result) return
        setFound(
          result.data.docs.map((doc) => ({
            id: doc.id,
            title: String(doc[useAsTitle] ?? `#${doc.id}`),
            ...(typeof doc.thumbnailURL === 'string' ? { picture: doc.thumbnailURL } : {}),
          })),
        )
      },
      term ? PAUSE : 0,
    )
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [collection, fields, term, excluded, useAsTitle])

  return (
    <fieldset className="deletion-replacements" disabled={isDisabled}>
      <legend>{text.replace}</legend>
      <label htmlFor={`${id}-search`}>{text.search}</label>
      <input
        id={`${id}-search`}
        type="search"
        className="admin-control"
        value={term}
        maxLength={100}
        onChange={({ currentTarget }) => {
          setTerm(currentTarget.value)
          choose(undefined)
        }}
      />
      <div role="status" className="visually-hidden">
        {found && fill(text.foundCount, { count: found.length })}
      </div>
      {isFailed && <p role="alert">{text.searchFailed}</p>}
      {!isFailed && found?.length === 0 && <p>{fill(text.noneFound, { term })}</p>}
      {!isFailed && found && found.length > 0 && (
        <div role="radiogroup" aria-label={text.found} className="deletion-found">
          {found.map((one) => (
            <label key={one.id}>
              <input type="radio" name={id} checked={chosen === one.id} onChange={() => choose(one.id)} />
              {one.picture && <img src={one.picture} alt="" width={48} height={36} />}
              <span>{one.title}</span>
            </label>
          ))}
        </div>
      )}
    </fieldset>
  )
}
