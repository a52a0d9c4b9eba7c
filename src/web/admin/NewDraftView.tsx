/**
 * Replaces the creation of autosaved documents, on a screen (`/admin/nytt-utkast/:collection`) and in a drawer: Payload
 * stores an empty one as soon as its form is opened. Here the title is asked for first.
 */

import { getTranslation } from '@payloadcms/translations'
import { notFound } from 'next/navigation.js'
import {
  type AdminViewServerProps,
  type BasePayload,
  Forbidden,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedPermissions,
  type ServerFunction,
} from 'payload'
import { AdminFrame } from './AdminFrame'
import { NewDraft, type NewDraftProps } from './NewDraft'

/** Whether Payload would store an empty document: the collection autosaves drafts and does not validate them. */
export function savesItself(collection: SanitizedCollectionConfig | undefined): boolean {
  const drafts = collection?.versions?.drafts
  return typeof drafts === 'object' && Boolean(drafts.autosave) && !drafts.validate
}

/** Undefined where the collection has no title, or where the user may not create documents. */
function newDraftProps(
  { i18n, payload }: PayloadRequest,
  permissions: SanitizedPermissions,
  slug: string,
): NewDraftProps | undefined {
  const collection = payload.config.collections.find((one) => one.slug === slug)
  const title = collection?.flattenedFields.find(({ name }) => name === collection.admin.useAsTitle)
  if (!collection || !title || !permissions.collections?.[slug]?.create) return undefined
  return {
    collection: slug,
    kind: getTranslation(collection.labels.singular, i18n),
    titleField: title.name,
    titleLabel: String(getTranslation(('label' in title && title.label) || title.name, i18n)),
    maxLength: 'maxLength' in title && typeof title.maxLength === 'number' ? title.maxLength : undefined,
  }
}

/** Relations that the link to this screen gives, such as `?parent=12`. */
function givenRelations(payload: BasePayload, slug: string, query: AdminViewServerProps['searchParams'] = {}) {
  const fields = payload.config.collections.find((one) => one.slug === slug)?.flattenedFields ?? []
  return Object.fromEntries(
    fields.flatMap(({ name, type }) => {
      const id = Number(query[name])
      return type === 'relationship' && Number.isInteger(id) && id > 0 ? [[name, id]] : []
    }),
  )
}

export function NewDraftView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions } = initPageResult
  const slug = String(params?.segments?.[1] ?? '')
  const props = newDraftProps(req, permissions, slug)
  if (!props) return notFound()
  return (
    <AdminFrame initPageResult={initPageResult} params={params} searchParams={searchParams}>
      <NewDraft {...props} initialData={givenRelations(req.payload, slug, searchParams)} />
    </AdminFrame>
  )
}

/** Replaces Payload's server function `render-document` where a drawer asks for a document that does not exist yet. */
export const drawNewDraft: ServerFunction = ({ collectionSlug, initialData, permissions, req }) => {
  const props = newDraftProps(req, permissions, String(collectionSlug))
  if (!props) throw new Forbidden(req.t)
  const given = initialData as NewDraftProps['initialData']
  return { data: given ?? {}, Document: <NewDraft {...props} initialData={given} /> }
}
