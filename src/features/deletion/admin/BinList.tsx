'use client'
import { useConfig, useListQuery, useTranslation } from '@payloadcms/ui'
import { usePathname } from 'next/navigation.js'
import { fill } from '../../../lib/fill'
import { osloText } from '../../../lib/osloTime'
/** Above the list of a bin: how long documents stay there, and for each listed one the days left and who deleted it. */
import { useTexts } from '../../../web/admin/useTexts'
import { BIN_DAYS, daysLeft } from '../days'
import { texts } from './texts'

export function BinList({ collectionSlug }: { collectionSlug: string }) {
  const path = usePathname()
  const { i18n } = useTranslation()
  const { getEntityConfig } = useConfig()
  const { data } = useListQuery()
  if (!path?.endsWith(`/${collectionSlug}/trash`)) return null
  const text = useTexts(texts)
  const { useAsTitle = 'id' } = getEntityConfig({ collectionSlug })?.admin ?? {}
  const docs = (data?.docs ?? []) as (Record<string, unknown> & {
    id: number
    deletedAt?: string
    deletedBy?: string | null
  })[]
  return (
    <div className="deletion-bin">
      <p>{fill(text.bin, { count: BIN_DAYS })}</p>
      <ul>
        {docs.flatMap(({ id, deletedAt, deletedBy, ...doc }) => {
          if (!deletedAt) return []
          const count = daysLeft(deletedAt, Date.now())
          const date = osloText(deletedAt, i18n.language, { dateStyle: 'medium' })
          return (
            <li key={id}>
              <a href={`/admin/collections/${collectionSlug}/trash/${id}`}>{String(doc[useAsTitle] ?? `#${id}`)}</a>
              {': '}
              {count > 1 ? fill(text.left, { count }) : text.leftOne}
              {'. '}
              {deletedBy ? fill(text.deletedBy, { name: deletedBy, date }) : fill(text.deletedAt, { date })}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
