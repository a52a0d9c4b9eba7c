/** The two ways in which tasks find what is waiting: by a condition of Payload, and by a text that is missing. */
import { type CollectionSlug, isolateObjectProperty, type PayloadRequest, type Where } from 'payload'
import { documentHref, listHref } from '../cms/adminAddresses'
import { languageOf } from '../cms/messages'
import { idsWithoutText, type TextPlace } from '../cms/missingTexts'
import { type Locale, type Localised, locales } from '../lib/locales'
import { LISTED, MAX_COUNTED, type Waiting, type WaitingDocument } from './task'

interface Condition {
  collection: CollectionSlug
  /** On indexed columns, since the rows are counted. */
  where: Where
  /** The longest waiting first, by default. */
  sort?: string
  /** The field whose text stands beside the title. */
  detail?: string
  href?: string
}

/** Documents that meet a condition and that the user may read. */
export async function documentsWaiting(
  req: PayloadRequest,
  { collection, where, sort = 'createdAt', detail, href }: Condition,
): Promise<Waiting> {
  const { docs, totalDocs } = await req.payload.find({
    collection,
    where,
    sort,
    limit: LISTED,
    depth: 0,
    select: { [titleField(req, collection)]: true, ...(detail && { [detail]: true }) } as never,
    overrideAccess: false,
    req,
  })
  return { count: totalDocs, first: docs.map((doc) => linkTo(req, collection, doc, detail)), href }
}

/** The field that names a document in the admin. */
export const titleField = ({ payload }: Pick<PayloadRequest, 'payload'>, collection: CollectionSlug): string =>
  payload.collections[collection].config.admin.useAsTitle ?? 'id'

function linkTo(req: PayloadRequest, collection: CollectionSlug, doc: object, detail?: string): WaitingDocument {
  const values = doc as Readonly<Record<string, unknown>>
  const text = (field: string) => (typeof values[field] === 'string' ? values[field] : '')
  return {
    title: text(titleField(req, collection)) || `#${values.id}`,
    href: documentHref(collection, String(values.id)),
    ...(detail && text(detail) ? { detail: text(detail) } : {}),
  }
}

const missingIn = {
  nb: { nb: 'mangler norsk', en: 'mangler engelsk' },
  en: { nb: 'Norwegian is missing', en: 'English is missing' },
} as const satisfies Record<Locale, Localised>

/** Languages that visitors can choose. */
async function siteLanguages(req: PayloadRequest): Promise<readonly Locale[]> {
  const { languages } = await req.payload.findGlobal({ slug: 'site', depth: 0, req })
  return locales.filter((locale) => languages.includes(locale))
}

/**
 * Documents without a text in a language of the site, newest first. For staff, who read every document: the ids are read
 * past access rules, the titles by them. `except`: a language that is not asked.
 */
export async function textsMissing(
  req: PayloadRequest,
  { collection, except, ...place }: TextPlace & { except?: Locale },
): Promise<Waiting> {
  const languages = (await siteLanguages(req)).filter((locale) => locale !== except)
  const found = await Promise.all(
    languages.map(async (locale) => ({
      locale,
      ids: await idsWithoutText(req.payload, { collection, ...place }, locale, MAX_COUNTED + 1),
    })),
  )
  const ids = [...new Set(found.flatMap((one) => one.ids))].sort((one, other) => other - one)
  const shown = ids.slice(0, LISTED)
  if (shown.length === 0) return { count: 0, first: [] }
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: shown } },
    sort: '-id',
    limit: LISTED,
    depth: 0,
    select: { [titleField(req, collection)]: true } as never,
    overrideAccess: false,
    // A title in another language is better than none.
    ...{ fallbackLocale: locales.find((locale) => locale === except) ?? 'nb' },
    req: isolateObjectProperty(req, ['fallbackLocale', 'locale']),
  })
  const missing = found.filter((one) => one.ids.length > 0).map(({ locale }) => locale)
  const [language] = missing
  return {
    count: ids.length,
    first: (docs as unknown as { id: number }[]).map((doc) => ({
      ...linkTo(req, collection, doc),
      detail: found
        .filter((one) => one.ids.includes(doc.id))
        .map(({ locale }) => missingIn[languageOf(req)][locale])
        .join(', '),
    })),
    href: language && listHref(collection, [{ [place.field]: { exists: 'false' } }], language),
  }
}
