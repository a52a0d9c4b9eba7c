'use client'
/** The documents that the search finds: those of the typed term, or known ones. */
import { useEffect, useMemo, useState } from 'react'
import { callApi } from '../../../web/admin/callApi'
import { latestOnly } from '../../../web/client/combobox/latest'
import { type Found, type FoundKind, MIN_TERM, SEARCH_PATH } from '../facts'

/** Milliseconds without a key before the server is asked. */
const PAUSE = 150

export type Documents =
  | { state: 'idle' | 'asking' | 'failed'; kinds: readonly FoundKind[] }
  | { state: 'found'; kinds: readonly FoundKind[]; term: string }

async function ask(query: string, signal: AbortSignal): Promise<readonly FoundKind[]> {
  const result = await callApi<Found>('GET', `/api${SEARCH_PATH}?${query}`, { signal })
  if ('error' in result) throw new Error(result.error.message)
  return result.data.kinds
}

/** While the server is asked, what it found before stays. `known`: keys, with commas. */
export function useDocuments(term: string, known: string): Documents {
  const [documents, setDocuments] = useState<Documents>({ state: 'idle', kinds: [] })
  const latest = useMemo(
    () =>
      latestOnly<readonly FoundKind[]>({
        ask,
        show: (query, kinds) => {
          const asked = new URLSearchParams(query).get('term') ?? ''
          setDocuments(kinds ? { state: 'found', kinds, term: asked } : { state: 'failed', kinds: [] })
        },
      }),
    [],
  )
  useEffect(() => {
    const query =
      term.length >= MIN_TERM ? new URLSearchParams({ term }) : known && new URLSearchParams({ documents: known })
    if (term.length > 0 && term.length < MIN_TERM) setDocuments({ state: 'idle', kinds: [] })
    else if (query) {
      setDocuments(({ kinds }) => ({ state: 'asking', kinds }))
      latest.request(query.toString(), term ? PAUSE : 0)
    } else setDocuments({ state: 'idle', kinds: [] })
    return latest.cancel
  }, [term, known, latest])
  return documents
}
