/**
 * Duplicating documents in the admin: only collections with `disableDuplicate: false` offer it. A copy is titled as a
 * copy, and gets new values in unique fields.
 */
import type { CollectionConfig, CollectionSlug, Field, FieldHook, PayloadRequest } from 'payload'
import { type Locale, locales } from '../lib/locales'
import { MAX_SEGMENT, segmentFrom } from '../lib/norwegian'
import { languageOf } from './messages'

const titleEndings: Record<Locale, string> = { nb: ' (kopi)', en: ' (copy)' }
const TITLE_ENDING = / \((?:kopi|copy)\)$/
const VALUE_ENDING = /-kopi(?:-\d+)?$/

/** For fields without a limit of their own. */
const MAX_LENGTH = 200
/** Candidate values that are looked up at once. */
const CANDIDATES = 20

export function copiedTitle(title: string, locale: Locale, maxLength = MAX_LENGTH): string {
  const ending = titleEndings[locale]
  return title.replace(TITLE_ENDING, '').slice(0, maxLength - ending.length) + ending
}

/** Candidate values of a copy, in order: `ovn-kopi`, `ovn-kopi-2` … */
export function* copiedValues(value: string, maxLength: number): Generator<string, never> {
  const base = value.replace(VALUE_ENDING, '')
  for (let count = 1; ; count++) {
    const ending = count === 1 ? '-kopi' : `-kopi-${count}`
    yield base.slice(0, maxLength - ending.length).replace(/-$/, '') + ending
  }
}

async function takenOf(req: PayloadRequest, collection: CollectionSlug, name: string, values: readonly string[]) {
  const where = { [name]: { in: values } }
  const options = { collection, where, depth: 0, pagination: false, select: { [name]: true }, req } as const
  const { docs } = await req.payload.find({ ...options, trash: true })
  // A draft of a published document may hold a value that no published one has.
  const drafts = req.payload.collections[collection].config.versions?.drafts
    ? (await req.payload.find({ ...options, draft: true })).docs
    : []
  return new Set([...docs, ...drafts].map((doc) => (doc as unknown as Record<string, unknown>)[name]))
}

async function freeValue(req: PayloadRequest, collection: CollectionSlug, name: string, value: string, max: number) {
  const values = copiedValues(value, max)
  for (;;) {
    const candidates = Array.from({ length: CANDIDATES }, () => values.next().value)
    const taken = await takenOf(req, collection, name, candidates)
    const free = candidates.find((candidate) => !taken.has(candidate))
    if (free !== undefined) return free
  }
}

/** Payload calls the hook of a localised field once for each language, in order, without naming the language. */
function localisedTitle(maxLength: number | undefined): FieldHook {
  const calls = new WeakMap<object, number>()
  return ({ value, siblingData }) => {
    const call = calls.get(siblingData) ?? 0
    calls.set(siblingData, call + 1)
    const locale = locales[call]
    return typeof value === 'string' && value && locale ? copiedTitle(value, locale, maxLength) : value
  }
}

function titleHook({ localized, maxLength }: { localized?: boolean; maxLength?: number }): FieldHook {
  if (localized) return localisedTitle(maxLength)
  return ({ value, req }) =>
    typeof value === 'string' && value ? copiedTitle(value, languageOf(req), maxLength) : value
}

function valueHook(collection: CollectionSlug, name: string, maxLength: number): FieldHook {
  return ({ value, req }) => {
    if (typeof value !== 'string' || !value) return value
    // The slug of the front page is “/”.
    const from = name === 'slug' ? segmentFrom(value) || 'forside' : value
    return freeValue(req, collection, name, from, maxLength)
  }
}

export function withCopies(collection: CollectionConfig): CollectionConfig {
  if (collection.disableDuplicate !== false) return { ...collection, disableDuplicate: true }
  const slug = collection.slug as CollectionSlug
  const prepared = (field: Field): Field => {
    if (field.type !== 'text' || field.hasMany || field.hidden) return field
    const { name, maxLength } = field
    const own = name === 'slug' || field.unique
    if (!own && name !== collection.admin?.useAsTitle) return field
    const hook = own
      ? valueHook(slug, name, maxLength ?? (name === 'slug' ? MAX_SEGMENT : MAX_LENGTH))
      : titleHook(field)
    return { ...field, hooks: { ...field.hooks, beforeDuplicate: [hook] } }
  }
  return { ...collection, fields: collection.fields.map(prepared) }
}
