'use client'
import { useRowLabel } from '@payloadcms/ui'
import type { Localised } from '../../lib/locales'
import { plainTextOf } from '../../lib/plainText'
/** The head of a row that holds blocks: its number and words, and how many blocks are in it, also while it is folded. */
import { useLanguage } from '../../web/admin/useTexts'

/** Characters of a row's text where it has no title. */
const MAX_WORDS = 60

interface Row {
  title?: string
  content?: Parameters<typeof plainTextOf>[0]
  /** While the row is folded only their number is known. */
  blocks?: readonly unknown[] | number
}

const counted = {
  nb: (count: number) => (count === 1 ? '1 blokk' : `${count} blokker`),
  en: (count: number) => (count === 1 ? '1 block' : `${count} blocks`),
}

export function RowLabel({ kind }: { kind: Localised }) {
  const { data, rowNumber = 0 } = useRowLabel<Row>()
  const language = useLanguage()
  const { title, content, blocks = 0 } = data ?? {}
  const words = title || plainTextOf(content)
  const count = typeof blocks === 'number' ? blocks : blocks.length
  return (
    <span>
      {kind[language]} {rowNumber + 1}
      {words && ': '}
      {words.slice(0, MAX_WORDS)}
      {words.length > MAX_WORDS && ' …'}
      {count > 0 && <small> · {counted[language](count)}</small>}
    </span>
  )
}
