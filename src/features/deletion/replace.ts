/**
 * Replaces a document everywhere that it is used, saving each changed document: what is published is published again, a
 * draft stays a draft, so that versions, redirects and purges follow as from any save.
 */
import type { BasePayload, PayloadRequest, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'
import { documentStates, globalStates, type StoredState, saveStates } from '../../cms/documentStates'
import { defaultLocale, isLocale } from '../../lib/locales'
import type { ReplacedPart, Use } from './admin/facts'
import { errorText } from './errors'
import { ReferenceWalk } from './references'
import { findUses } from './uses'

export interface Replacement {
  collection: string
  from: number
  to: number
}

/** Maximum number of uses handled in one call. */
const AT_ONCE = 200
/** Milliseconds of one call, so that the dialog shows progress. */
const CALL = 4000

/** The document with its references replaced; undefined if it has none. */
function replaced(
  payload: BasePayload,
  { flattenedFields }: SanitizedCollectionConfig | SanitizedGlobalConfig,
  document: StoredState['document'],
  { collection, from, to }: Replacement,
): StoredState['document'] | undefined {
  const copy = structuredClone(document)
  let count = 0
  new ReferenceWalk(payload, (reference) => {
    if (reference.collection !== collection || reference.id !== from) return
    reference.replace(to)
    count++
  }).document(flattenedFields, copy)
  return count > 0 ? copy : undefined
}

async function replaceIn(req: PayloadRequest, use: Use, replacement: Replacement): Promise<void> {
  const { payload } = req
  const { slug, id } = use
  const config =
    use.kind === 'global'
      ? payload.globals.config.find((global) => global.slug === slug)
      : payload.collections[slug as keyof typeof payload.collections]?.config
  if (!config) return
  const states =
    id === undefined
      ? await globalStates(payload, config as SanitizedGlobalConfig)
      : await documentStates(payload, config as SanitizedCollectionConfig, id)
  await saveStates(req, { config, id }, states, (document) => replaced(payload, config, document, replacement))
}

export async function replaceUses(req: PayloadRequest, replacement: Replacement): Promise<ReplacedPart> {
  const { payload } = req
  const { collection, from } = replacement
  const locale = isLocale(req.i18n?.language) ? req.i18n.language : defaultLocale
  const { uses, isComplete } = await findUses(payload, { collection, ids: [from] }, locale, AT_ONCE)
  const until = Date.now() + CALL
  const failed: ReplacedPart['failed'] = []
  let changed = 0
  for (const use of uses) {
    if (Date.now() > until && changed > 0) break
    try {
      await replaceIn(req, use, replacement)
      changed++
    } catch (error) {
      const { title, label, href } = use
      payload.logger.warn({ err: error, slug: use.slug, id: use.id }, 'a reference could not be replaced')
      failed.push({ title, label, href, message: errorText(req, error) })
    }
  }
  return { changed, failed, isDone: isComplete && changed + failed.length === uses.length }
}
