/**
 * `GET /api/translation?document=pages:12&to=en`, for staff who may read the document → `TranslationAnswer`: each text of
 * the newest version in the other language, with the translation and whether it still holds.
 */
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { staffRoles } from '../../cms/access/roles'
import { endpoint, notFound } from '../../cms/rest/endpoint'
import { isValues, type Values } from '../../lib/isValues'
import { type Locale, locales, translatedFrom } from '../../lib/locales'
import { readLatest, type Target, targetOf } from '../collaboration'
import { type Compared, compareTexts, type Snapshot } from './compare'
import { localisedTexts } from './localisedTexts'

export const TRANSLATION_PATH = '/translation'

export interface TranslationAnswer extends Compared {
  from: Locale
  to: Locale
}

/** Versions that are looked through for the time when a translation was written. */
const MAX_VERSIONS = 40

const schema = z.object({ document: z.string().max(120), to: z.enum(locales) })

const badRequest = {
  nb: 'Be om oversettelsen av et dokument til et av språkene.',
  en: 'Ask for the translation of a document to one of the languages.',
}

/** The newest versions as stored, the newest first; the document itself where it has none. */
async function storedVersions(req: PayloadRequest, { slug, id }: Target): Promise<Values[]> {
  const { db } = req.payload
  const options = { limit: MAX_VERSIONS, pagination: false, sort: '-updatedAt', locale: 'all', req } as const
  const { docs } =
    id === undefined
      ? await db.findGlobalVersions<Values>({ global: slug as never, ...options })
      : await db.findVersions<Values>({ collection: slug as never, where: { parent: { equals: id } }, ...options })
  const versions = docs.map(({ version }) => version).filter(isValues)
  if (versions.length > 0) return versions
  const stored =
    id === undefined
      ? await db.findGlobal<Values>({ slug: slug as never, locale: 'all', req })
      : await db.findOne<Values & { id: number }>({
          collection: slug as never,
          where: { id: { equals: id } },
          locale: 'all',
          req,
        })
  return isValues(stored) ? [stored] : []
}

export const translationEndpoint = endpoint({
  method: 'get',
  path: TRANSLATION_PATH,
  roles: staffRoles,
  schema,
  badRequest,
  async handle(req, input) {
    const { to } = input
    const from = translatedFrom(to)
    const target = targetOf(req, input.document)
    if (!target || !(await readLatest(req, target, { locale: to, asUser: true }))) return notFound(req)
    const { flattenedFields } = target.entity
    const [now, ...earlier] = (await storedVersions(req, target)).map(
      (version): Snapshot => ({
        source: localisedTexts(flattenedFields, version, from),
        target: localisedTexts(flattenedFields, version, to),
      }),
    )
    const compared = now ? compareTexts(now, earlier) : { translations: [], withoutPlace: 0 }
    return Response.json({ ...compared, from, to } satisfies TranslationAnswer, {
      headers: { 'cache-control': 'private, no-store' },
    })
  },
})
