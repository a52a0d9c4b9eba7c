'use client'
/** What is used where the fields of the panel are empty, asked of the server while the form is typed in. */
import { useDocumentInfo, useFormFields, useLocale } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { callApi } from '../../../web/admin/callApi'
import { PREVIEW_PATH, type SearchDefaults } from '../facts'

/** Milliseconds without typing before the server is asked. */
const PAUSE = 300

/** A relation of the form is its id, or the document when the form has just chosen it. */
const plain = (value: unknown) =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : (value ?? null)

interface AskedDefaults {
  /** The last answer; undefined until there is one. */
  defaults: SearchDefaults | undefined
  hasFailed: boolean
  again(): void
}

export function useSearchDefaults(collection: string, names: readonly string[]): AskedDefaults {
  const { id } = useDocumentInfo()
  const { code } = useLocale()
  // A text, so that only a change of these fields renders anew.
  const values = useFormFields(([fields]) =>
    JSON.stringify(Object.fromEntries(names.map((name) => [name, plain(fields[name]?.value)]))),
  )
  const [defaults, setDefaults] = useState<SearchDefaults>()
  const [hasFailed, setFailed] = useState(false)
  const [round, setRound] = useState(0)

  useEffect(() => {
    const left = new AbortController()
    const ask = async () => {
      const body = { id: typeof id === 'number' ? id : null, locale: code, values: JSON.parse(values) }
      const result = await callApi<SearchDefaults>('POST', `/api/${collection}${PREVIEW_PATH}`, {
        body,
        signal: left.signal,
      })
      if (left.signal.aborted) return
      setFailed(!('data' in result))
      if ('data' in result) setDefaults(result.data)
    }
    const timer = setTimeout(ask, PAUSE)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [collection, id, code, values, round])

  const again = useCallback(() => setRound((last) => last + 1), [])
  return { defaults, hasFailed, again }
}
