'use client'
import { useRowLabel } from '@payloadcms/ui'
import type { Localised } from '../../../lib/locales'
/** The label of a folded row: its type and text, so that a long menu is readable without unfolding. */
import { useLanguage } from '../../../web/admin/useTexts'

interface Row {
  label?: string
  heading?: string
}

export function RowLabel({ kind }: { kind: Localised }) {
  const { data } = useRowLabel<Row>()
  const language = useLanguage()
  const label = data?.label || data?.heading
  const name = kind[language]
  return <span>{label ? `${name}: ${label}` : name}</span>
}
