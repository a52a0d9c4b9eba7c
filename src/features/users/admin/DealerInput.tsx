'use client'
/** Selects a dealer by typing part of its name. Payload's own field has no accessible name. */
import { useEffect, useState } from 'react'
import { callApi } from '../../../web/admin/callApi'
import { TextInput } from '../../../web/admin/TextInput'

interface Props {
  label: string
  /** Address of the calls of the collection that dealers are kept in. */
  calls: string
  error: string | undefined
  onChange: (dealer: number | undefined) => void
}

interface Found {
  id: number
  name?: string
  number?: string
}

/** Milliseconds after the last key before a query is sent. */
const PAUSE = 200

const wordsOf = ({ name, number }: Found) => [name, number && `(${number})`].filter(Boolean).join(' ')

export function DealerInput({ label, calls, error, onChange }: Props) {
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<readonly Found[]>([])

  useEffect(() => {
    const asking = new AbortController()
    const timer = setTimeout(async () => {
      const query = new URLSearchParams({
        limit: '10',
        depth: '0',
        sort: 'name',
        'select[name]': 'true',
        'select[number]': 'true',
      })
      // What was chosen from the list ends with the number.
      const name = typed.replace(/ \([^()]*\)$/, '').trim()
      if (name) query.set('where[name][like]', name)
      const result = await callApi<{ docs: Found[] }>('GET', `${calls}?${query}`, { signal: asking.signal })
      // Aborted or failed: the list is unchanged.
      if ('data' in result) setFound(result.data.docs)
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [calls, typed])

  return (
    <TextInput
      name="dealer"
      label={label}
      value={typed}
      error={error}
      suggestions={found.map(wordsOf)}
      onChange={(value) => {
        setTyped(value)
        onChange(found.find((one) => wordsOf(one) === value)?.id)
      }}
    />
  )
}
