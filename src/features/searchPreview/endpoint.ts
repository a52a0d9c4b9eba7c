/**
 * `POST /api/<collection>/search-preview` with `{ id, locale, values }`, for users of the admin → `SearchDefaults` of what
 * is being typed. `values`: the form's, by the names of `DraftPage.head.fields`. Nothing is stored.
 */
import type { Endpoint, FlattenedField, PayloadRequest } from 'payload'
import { z } from 'zod'
import { roles } from '../../cms/access/roles'
import { ContentReader } from '../../cms/reader'
import { endpoint } from '../../cms/rest/endpoint'
import { MEDIA } from '../../cms/uploads/slugs'
import { defaultLocale, locales } from '../../lib/locales'
import type { DraftDocument, DraftPage } from '../../web/draftPage'
import { socialPicture } from '../../web/media'
import { readSite } from '../../web/readSite'
import { type DescriptionSource, PREVIEW_PATH, type SearchDefaults } from './facts'

const badRequest = {
  nb: 'Forhåndsvisningen kunne ikke lages av det som ble sendt.',
  en: 'The preview could not be made from what was sent.',
}

/** Characters of a value; the longest field that a head is made of has 300. */
const MAX_VALUE = 2000

const schema = z.object({
  id: z.number().int().positive().nullable(),
  locale: z.enum(locales),
  values: z.record(z.string().max(60), z.union([z.string().max(MAX_VALUE), z.number(), z.boolean(), z.null()])),
})
type Typed = z.infer<typeof schema>

type Values = Record<string, unknown>

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

/** The texts of the default language, which the page of another shows where its own are missing. */
async function readFallback(req: PayloadRequest, page: DraftPage, { id, locale }: Typed): Promise<Values> {
  if (id === null || locale === defaultLocale) return {}
  const stored = await req.payload.findByID({
    collection: page.collection,
    id,
    depth: 0,
    draft: true,
    locale: defaultLocale,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
  })
  return { ...(stored as Values | null) }
}

/** The document that is being typed, with its pictures. */
async function typedDocument(
  { page, reader, fields }: { page: DraftPage; reader: ContentReader; fields: readonly FlattenedField[] },
  { values }: Typed,
  fallback: Values,
): Promise<Values> {
  const draft: Values = {}
  for (const name of new Set([...page.head.fields, ...page.describedBy])) {
    const field = fields.find((one) => one.name === name)
    const typed = values[name]
    const isLocalised = field !== undefined && 'localized' in field && field.localized === true
    const value = isEmpty(typed) && isLocalised ? fallback[name] : typed
    const isPicture = field?.type === 'upload' && typeof value === 'number'
    draft[name] = isPicture ? await reader.byId(MEDIA, value, { depth: 0 }) : value
  }
  return draft
}

function sourceOf({ describedBy }: DraftPage, draft: Values, { values }: Typed): DescriptionSource {
  const name = describedBy.find((one) => !isEmpty(draft[one]))
  if (name === undefined) return 'automatic'
  return isEmpty(values[name]) ? 'otherLanguage' : 'summary'
}

async function readDefaults(req: PayloadRequest, page: DraftPage, typed: Typed): Promise<SearchDefaults> {
  const reader = new ContentReader(req.payload, typed.locale)
  const site = await readSite(reader, { url: req.payload.config.serverURL, path: '/' })
  const { flattenedFields } = req.payload.collections[page.collection].config
  const fallback = await readFallback(req, page, typed)
  const draft = await typedDocument({ page, reader, fields: flattenedFields }, typed, fallback)
  // A draft may lack anything.
  const document = { ...draft, slug: draft.slug ?? '' } as unknown as DraftDocument
  const head = await page.head.read(document, { site, reader })
  const shared = typeof site.settings.socialPicture === 'object' ? site.settings.socialPicture : null
  const picture = head.picture ?? (shared ? socialPicture(shared) : undefined)
  return {
    siteName: site.settings.name,
    siteUrl: site.url,
    path: page.path(document, site),
    title: head.title ?? '',
    ...(head.description ? { description: { text: head.description, source: sourceOf(page, draft, typed) } } : {}),
    ...(picture ? { picture: { ...picture, isShared: !head.picture } } : {}),
  }
}

export const previewEndpoint = (page: DraftPage): Endpoint =>
  endpoint({
    path: PREVIEW_PATH,
    roles,
    schema,
    badRequest,
    handle: async (req, typed) =>
      Response.json(await readDefaults(req, page, typed), { headers: { 'cache-control': 'private, no-store' } }),
  })
