/** The words that people agree to: each state of them kept under a number. */
import type { BasePayload, GlobalAfterChangeHook } from 'payload'
import { type Locale, locales } from '../../../lib/locales'

interface Wording {
  version: number
  texts: Partial<Record<Locale, string>>
}

/** The words as they are now; version 0 where nobody has written any. */
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

/** A number for the new words, where a save changed them in any language. */
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

/** The words of a version, as somebody saw them in a language; undefined for a version that there never was. */
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
