/**
 * `/admin/nytt-utkast/:collection`, which stands in for the creation of documents that save themselves: Payload stores
 * an empty one as soon as its screen is opened. Here the title comes first.
 */

import { getTranslation } from '@payloadcms/translations'
import { notFound } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { AdminFrame } from './AdminFrame'
import { NewDraft } from './NewDraft'

export function NewDraftView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions } = initPageResult
  const slug = String(params?.segments?.[1] ?? '')
  const collection = req.payload.config.collections.find((one) => one.slug === slug)
  const title = collection?.flattenedFields.find(({ name }) => name === collection.admin.useAsTitle)
  if (!collection || !title || !permissions.collections?.[slug]?.create) return notFound()
  return (
    <AdminFrame initPageResult={initPageResult} params={params} searchParams={searchParams}>
      <NewDraft
        collection={slug}
        kind={getTranslation(collection.labels.singular, req.i18n)}
        titleField={title.name}
        titleLabel={String(getTranslation(('label' in title && title.label) || title.name, req.i18n))}
        maxLength={'maxLength' in title && typeof title.maxLength === 'number' ? title.maxLength : undefined}
      />
    </AdminFrame>
  )
}
