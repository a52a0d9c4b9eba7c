/** Finds documents by words in their searched fields, as the user may read them. */
import { getTranslation } from '@payloadcms/translations'
import { type CollectionSlug, isolateObjectProperty, type PayloadRequest, type Where } from 'payload'
import { documentHref } from '../../cms/adminAddresses'
import { defaultLocale } from '../../lib/locales'
import type { FoundDocument, FoundKind } from './facts'
import { idsOfWords } from './idsOfWords'
import { type Searchable, searchableBy } from './searchable'
import { spellings, wordsOf } from './words'

/** Documents of one collection, and of all together. */
const EACH = 5
const ALL = 30
/** Ids among which the best titles are looked for. */
const CANDIDATES = 40

export async function findDocuments(req: PayloadRequest, term: string): Promise<FoundKind[]> {
  const words = wordsOf(term)
  if (words.length === 0) return []
  const own = localised(req)
  const searched = await searchableBy(own)
  const found = await Promise.all(
    searched.map(async (kind) => kindOf(own, kind, best(await documentsOf(own, kind, words), term))),
  )
  let left = ALL
  return found.flatMap((kind) => {
    const documents = kind.documents.slice(0, left)
    left -= documents.length
    return documents.length > 0 ? [{ ...kind, documents }] : []
  })
}

/** The documents of some keys (`pages:12`) in their order, without those that the user may not read or find. */
export async function readDocuments(req: PayloadRequest, keys: readonly string[]): Promise<FoundKind[]> {
  const own = localised(req)
  const searched = await searchableBy(own)
  const kinds = await Promise.all(
    searched.map(async (kind) => {
      const ids = keys.flatMap((key) => (key.startsWith(`${kind.config.slug}:`) ? [Number(key.split(':')[1])] : []))
      return kindOf(own, kind, await readIds(own, kind, ids))
    }),
  )
  return keys.flatMap((key) =>
    kinds.flatMap(({ documents, ...kind }) => {
      const document = documents.find((one) => one.key === key)
      return document ? [{ ...kind, documents: [document] }] : []
    }),
  )
}

/** Titles are read in the language of editing, else in another. */
function localised(req: PayloadRequest): PayloadRequest {
  const own = isolateObjectProperty(req, ['locale', 'fallbackLocale', 'context'])
  own.fallbackLocale = defaultLocale
  own.context = {}
  return own
}

/**
 * Who may read all of a collection has the words looked for on a thread of its own, since a catalogue may be long;
 * whose documents are few, such as a dealer's, with the condition of the access rule.
 */
async function documentsOf(req: PayloadRequest, kind: Searchable, words: string[]): Promise<Values[]> {
  const { config, fields, access } = kind
  if (access === true) return readIds(req, kind, await idsOfWords(req.payload, config, fields, words, CANDIDATES))
  const where: Where = {
    and: words.map((word) => ({
      or: fields.flatMap(({ name }) => spellings(word).map((text) => ({ [name]: { contains: text } }))),
    })),
  }
  return read(req, kind, where)
}

/** With the titles of their latest drafts; what was imported may have no version to read one from. */
async function readIds(req: PayloadRequest, kind: Searchable, ids: readonly number[]): Promise<Values[]> {
  if (ids.length === 0) return []
  const where = { id: { in: ids } }
  const drafts = kind.config.versions?.drafts ? await read(req, kind, where, true) : []
  if (drafts.length === ids.length) return drafts
  const published = await read(req, kind, where)
  const titled = new Map<number, Values>([...published, ...drafts].map((doc) => [Number(doc.id), doc]))
  return ids.map((id) => titled.get(id)).filter((doc) => doc !== undefined)
}

type Values = Readonly<Record<string, unknown>>

async function read(
  req: PayloadRequest,
  { config, title, fields }: Searchable,
  where: Where,
  draft = false,
): Promise<Values[]> {
  const names = [title, ...fields.map(({ name }) => name)]
  const { docs } = await req.payload.find({
    collection: config.slug as CollectionSlug,
    where,
    draft,
    sort: '-id',
    limit: CANDIDATES,
    pagination: false,
    depth: 0,
    select: Object.fromEntries(names.map((name) => [name, true])) as never,
    overrideAccess: false,
    req,
  })
  return docs as unknown as Values[]
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Values that begin with what was typed come first. */
function best(docs: readonly Values[], term: string): Values[] {
  const wanted = term.toLowerCase()
  const begins = (doc: Values) => Object.values(doc).some((value) => textOf(value).toLowerCase().startsWith(wanted))
  return [...docs.filter(begins), ...docs.filter((doc) => !begins(doc))].slice(0, EACH)
}

function kindOf(req: PayloadRequest, { config, title, fields }: Searchable, docs: readonly Values[]): FoundKind {
  const documents = docs.map((doc): FoundDocument => {
    const detail = fields.map(({ name }) => (name === title ? '' : textOf(doc[name]))).find(Boolean)
    return {
      key: `${config.slug}:${doc.id}`,
      title: textOf(doc[title]) || `#${doc.id}`,
      href: documentHref(config.slug, Number(doc.id)),
      ...(detail ? { detail } : {}),
    }
  })
  return { collection: config.slug, name: getTranslation(config.labels.plural, req.i18n), documents }
}
