'use client'
import { useRowLabel } from '@payloadcms/ui'
import { fill } from '../../../lib/fill'
/** The head of a field's row in the editor: its label and its kind. */
import { useLanguage, useTexts } from '../../../web/admin/useTexts'
import { type FieldKind, fieldKinds } from '../kinds'
import { texts } from './texts'

export function FieldRowLabel() {
  const { data, rowNumber } = useRowLabel<{ label?: string; kind?: FieldKind; name?: string }>()
  const language = useLanguage()
  const text = useTexts(texts)
  const label = data.label || fill(text.field, { number: (rowNumber ?? 0) + 1 })
  const kind = data.kind && fieldKinds[data.kind][language]
  return (
    <span>
      {label} <small>{[kind, data.name].filter(Boolean).join(' · ')}</small>
    </span>
  )
}
