'use client'
import { useLocale } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { fill } from '../../lib/fill'
import { callApi } from './callApi'
import { useTexts } from './useTexts'

const texts = {
  nb: {
    missing: 'Mangler alternativ tekst',
    field: 'Alternativ tekst for {name}',
    failed: 'Teksten ble ikke lagret. Prøv igjen.',
  },
  en: {
    missing: 'No alternative text',
    field: 'Alternative text of {name}',
    failed: 'The text was not saved. Try again.',
  },
}

interface MissingAltProps {
  collection: string
  id: number
  /** Of the file. */
  name: string
  /** Undefined for who may only look. */
  saved: ((alt: string) => void) | undefined
}

/** In the place of a picture's alternative text that is missing: written there, and stored on leaving the field. */
export function MissingAlt({ collection, id, name, saved }: MissingAltProps) {
  const text = useTexts(texts)
  const { code } = useLocale()
  const [alt, setAlt] = useState('')
  const [state, setState] = useState<{ isSaving?: boolean; error?: string }>({})
  const errorId = useId()
  if (!saved) return <p className="is-missing">{text.missing}</p>

  async function save(): Promise<void> {
    const typed = alt.trim()
    if (!typed || state.isSaving) return
    setState({ isSaving: true })
    const path = `/api/${collection}/${id}?${new URLSearchParams({ locale: code, depth: '0' })}`
    const result = await callApi('PATCH', path, { body: { alt: typed }, failed: text.failed })
    if ('error' in result) setState({ error: result.error.message })
    else saved?.(typed)
  }

  return (
    <div className="missing-alt">
      <input
        type="text"
        className="admin-control"
        lang={code}
        aria-label={fill(text.field, { name })}
        placeholder={text.missing}
        value={alt}
        readOnly={state.isSaving}
        aria-invalid={Boolean(state.error)}
        aria-describedby={state.error ? errorId : undefined}
        onChange={({ target }) => setAlt(target.value)}
        onBlur={() => void save()}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
            event.preventDefault()
            void save()
          }
        }}
      />
      {state.error && (
        <p id={errorId} role="alert" className="admin-error">
          {state.error}
        </p>
      )}
    </div>
  )
}
