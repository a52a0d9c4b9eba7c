/** Display names of counted values: titles of pages, names of articles and dealers, towns of postcodes. */

import type { BasePayload } from 'payload'
import { ARTICLES } from '../../cms/linkTargets'
import { ContentReader } from '../../cms/reader'
import { fill } from '../../lib/fill'
import { type Locale, splitLocale } from '../../lib/locales'
import { readPageTree } from '../../web/pageTree'
import { type Dimension, OTHERS } from '../analytics/client'
import { ARTICLES_PATH } from '../catalogue'
import { DEALERS, postcodeTable } from '../dealers'
import type { InsightRow } from './facts'
import { insightTexts } from './sharedTexts'

export type Named = Pick<InsightRow, 'name' | 'detail' | 'href'>
type Namer = (payload: BasePayload, values: readonly string[], locale: Locale) => Promise<Map<string, Named>>

const whole = (values: readonly string[]): number[] => values.map(Number).filter(Number.isInteger)

const find = async <Doc>(
  payload: BasePayload,
  collection: typeof ARTICLES | typeof DEALERS,
  where: object,
  locale: Locale,
): Promise<Doc[]> =>
  (await payload.find({ collection, where: where as never, locale, depth: 0, limit: 0, pagination: false }))
    .docs as Doc[]

/** Names of documents by id, with details that distinguish equal names. */
const documents =
  (collection: typeof ARTICLES | typeof DEALERS, detail: 'number' | 'place'): Namer =>
  async (payload, values, locale) => {
    const docs = await find<{ id: number; name: string; number: string; place: string }>(
      payload,
      collection,
      { id: { in: whole(values) } },
      locale,
    )
    return new Map(
      docs.map((doc) => [
        String(doc.id),
        { name: doc.name, detail: doc[detail], href: `/admin/collections/${collection}/${doc.id}` },
      ]),
    )
  }

/** The page's own title; for paths below the lists, the article's name. */
const pages: Namer = async (payload, values, locale) => {
  const tree = await readPageTree(new ContentReader(payload, locale))
  const split = values.map((value) => ({ value, ...splitLocale(value) }))
  const slugOf = (path: string) => (path.startsWith(`${ARTICLES_PATH}/`) ? path.split('/').at(-1) : undefined)
  const slugs = split.flatMap(({ path }) => slugOf(path) ?? [])
  const found =
    slugs.length > 0
      ? await find<{ slug: string; name: string }>(payload, ARTICLES, { slug: { in: slugs } }, locale)
      : []
  const bySlug = new Map(found.map(({ slug, name }) => [slug, name]))
  return new Map(
    split.map(({ value, path, locale: own }) => {
      const id = tree.idAt(path)
      const node = id === undefined ? undefined : tree.node(id)
      const name = node?.title[own] ?? bySlug.get(slugOf(path) ?? '')
      return [value, name ? { name, detail: value, href: value } : { name: value, href: value }]
    }),
  )
}

const postcodes: Namer = async (payload, values) => {
  const names = await postcodeTable(payload)
  return new Map(
    values.map((value) => {
      const place = names.postcode(value)?.place
      return [value, place ? { name: value, detail: place } : { name: value }]
    }),
  )
}

/** Source, medium and campaign, joined by tabs. */
const campaigns: Namer = async (_, values) =>
  new Map(
    values.map((value) => {
      const [source = '', medium = '', campaign = ''] = value.split('\t')
      const from = [source, medium].filter(Boolean).join(' / ')
      return [value, campaign ? { name: campaign, ...(from ? { detail: from } : {}) } : { name: from || value }]
    }),
  )

const namers: Partial<Record<Dimension, Namer>> = {
  article: documents(ARTICLES, 'number'),
  dealer: documents(DEALERS, 'place'),
  page: pages,
  postcode: postcodes,
  campaign: campaigns,
}

export async function nameValues(
  payload: BasePayload,
  dimension: Dimension,
  values: readonly string[],
  locale: Locale,
): Promise<Map<string, Named>> {
  const own = values.filter((value) => value !== OTHERS && value !== '')
  const names = (await namers[dimension]?.(payload, own, locale)) ?? new Map<string, Named>()
  for (const value of own) if (!names.has(value)) names.set(value, { name: unknownName(dimension, value, locale) })
  if (values.includes(OTHERS)) names.set(OTHERS, { name: insightTexts.others[locale] })
  // Visits without a referrer.
  if (values.includes('')) names.set('', { name: insightTexts.direct[locale] })
  return names
}

/** A name for a deleted article or dealer. */
function unknownName(dimension: Dimension, value: string, locale: Locale): string {
  return dimension === 'article' || dimension === 'dealer' ? fill(insightTexts.removed[locale], { id: value }) : value
}
