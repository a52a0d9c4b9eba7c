/** Wordings of the consent, each version stored under a number. */
import type { BasePayload, GlobalAfterChangeHook } from 'payload'
import { type Locale, locales } from '../../../lib/locales'

interface Wording {
  version: number
  texts: Partial<Record<Locale, string>>
}

/** The current wording; version 0 if there is none. */
async function currentWording(
  payload: BasePayload,
  req?: Parameters<GlobalAfterChangeHook>[0]['req'],
): Promise<Wording> {
  const { docs } = await payload.find({
    collection: 'consentWordings',
    sort: '-version',
    limit: 1,
    pagination: false,
    depth: 0,
    ...(req ? { req } : {}),
  })
  const [last] = docs
  return { version: last?.version ?? 0, texts: (last?.texts ?? {}) as Wording['texts'] }
}

/** Stores a new version if a save changed the wording in any language. */
export const keepWording: GlobalAfterChangeHook = async ({ doc, req }) => {
  const { payload } = req
  const all = await payload.findGlobal({ slug: 'newsletterSettings', locale: 'all', depth: 0, req })
  const written = (all.consentText ?? {}) as unknown as Partial<Record<Locale, string>>
  const texts = Object.fromEntries(locales.flatMap((locale) => (written[locale] ? [[locale, written[locale]]] : [])))
  const last = await currentWording(payload, req)
  if (locales.every((locale) => (texts[locale] ?? '') === (last.texts[locale] ?? ''))) return doc
  await payload.create({ collection: 'consentWordings', data: { version: last.version + 1, texts }, req })
  return doc
}

/** The wording of a version in a language; undefined for an unknown version. */
export async function wordingOf(
  payload: BasePayload,
  version: number,
  locale: Locale,
): Promise<{ wording: string; wordingVersion: number } | undefined> {
  const { docs } = await payload.find({
    collection: 'consentWordings',
    where: { version: { equals: version } },
    limit: 1,
    pagination: false,
    depth: 0,
  })
  const { texts } = (docs[0] as Wording | undefined) ?? {}
  const text = texts?.[locale] ?? texts?.nb
  return text ? { wording: text, wordingVersion: version } : undefined
}
