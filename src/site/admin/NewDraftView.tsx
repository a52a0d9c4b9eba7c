/**
 * `/admin/nytt-utkast/:collection`, which stands in for the creation of documents that save themselves: Payload stores
 * an empty one as soon as its screen is opened. Here the title comes first.
 */

import { DefaultTemplate } from '@payloadcms/next/templates'
import { getTranslation } from '@payloadcms/translations'
import { notFound } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { NewDraft } from './NewDraft'

export function NewDraftView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, locale, permissions, visibleEntities } = initPageResult
  const slug = String(params?.segments?.[1] ?? '')
  const collection = req.payload.config.collections.find((one) => one.slug === slug)
  const title = collection?.flattenedFields.find(({ name }) => name === collection.admin.useAsTitle)
  if (!collection || !title || !permissions.collections?.[slug]?.create) return notFound()
  return (
    <DefaultTemplate
      i18n={req.i18n}
      {...(locale ? { locale } : {})}
      params={params}
      payload={req.payload}
      permissions={permissions}
      searchParams={searchParams}
      {...(req.user ? { user: req.user } : {})}
      visibleEntities={{ collections: [...visibleEntities.collections], globals: [...visibleEntities.globals] }}
    >
      <NewDraft
        collection={slug}
        kind={getTranslation(collection.labels.singular, req.i18n)}
        titleField={title.name}
        titleLabel={String(getTranslation(('label' in title && title.label) || title.name, req.i18n))}
        maxLength={'maxLength' in title && typeof title.maxLength === 'number' ? title.maxLength : undefined}
      />
    </DefaultTemplate>
  )
}
