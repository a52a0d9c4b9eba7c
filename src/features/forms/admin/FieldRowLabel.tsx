'use client'
/** The head of a field's row in the editor: its label and its kind. */
import { useRowLabel, useTranslation } from '@payloadcms/ui'
import { fill } from '../../../lib/fill'
import { type FieldKind, fieldKinds } from '../kinds'
import { textsOf } from './texts'

export function FieldRowLabel() {
  const { data, rowNumber } = useRowLabel<{ label?: string; kind?: FieldKind; name?: string }>()
  const { i18n } = useTranslation()
  const text = textsOf(i18n.language)
  const label = data.label || fill(text.field, { number: (rowNumber ?? 0) + 1 })
  const kind = data.kind && fieldKinds[data.kind][i18n.language === 'en' ? 'en' : 'nb']
  return (
    <span>
      {label} <small>{[kind, data.name].filter(Boolean).join(' · ')}</small>
    </span>
  )
}
