'use client'
import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { fill } from '../../../lib/fill'
import { osloText } from '../../../lib/osloTime'
/** On a document in the bin: how long it stays there, and who put it there. */
import { useTexts } from '../../../web/admin/useTexts'
import { daysLeft } from '../days'
import { texts } from './texts'

export function BinState() {
  const { i18n } = useTranslation()
  const { savedDocumentData, data } = useDocumentInfo()
  const { deletedAt, deletedBy } = { ...data, ...savedDocumentData } as { deletedAt?: string; deletedBy?: string }
  if (!deletedAt) return null
  const text = useTexts(texts)
  const count = daysLeft(deletedAt, Date.now())
  const date = osloText(deletedAt, i18n.language, { dateStyle: 'medium' })
  return (
    <p className="deletion-state">
      {count > 1 ? fill(text.inBin, { count }) : text.inBinOneDay}{' '}
      {deletedBy ? fill(text.deletedBy, { name: deletedBy, date }) : fill(text.deletedAt, { date })}
    </p>
  )
}
