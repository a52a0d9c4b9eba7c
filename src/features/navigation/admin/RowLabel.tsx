'use client'
/** The label of a folded row: its type and text, so that a long menu is readable without unfolding. */
import { useRowLabel, useTranslation } from '@payloadcms/ui'
import type { Localised } from '../../../lib/locales'

interface Row {
  label?: string
  heading?: string
}

export function RowLabel({ kind }: { kind: Localised }) {
  const { data } = useRowLabel<Row>()
  const { i18n } = useTranslation()
  const label = data?.label || data?.heading
  const name = i18n.language === 'en' ? kind.en : kind.nb
  return <span>{label ? `${name}: ${label}` : name}</span>
}
