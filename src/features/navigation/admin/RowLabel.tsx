'use client'
/** The head of a folded row: what kind it is and what it says, so that a long menu can be read without unfolding it. */
import { useRowLabel, useTranslation } from '@payloadcms/ui'
import type { Localised } from '../../../lib/locales'

interface Row {
  label?: string
  heading?: string
}

export function RowLabel({ kind }: { kind: Localised }) {
  const { data } = useRowLabel<Row>()
  const { i18n } = useTranslation()
  const said = data?.label || data?.heading
  const name = i18n.language === 'en' ? kind.en : kind.nb
  return <span>{said ? `${name}: ${said}` : name}</span>
}
