/**
 * Replaces a document everywhere that it is used, saving each changed document: what is published is published again, a
 * draft stays a draft, so that versions, redirects and purges follow as from any save.
 */
import {
  type BasePayload,
  createLocalReq,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
} from 'payload'
import { savingFrom } from '../../cms/savedFrom'
import { defaultLocale, isLocale } from '../../lib/locales'
import type { ReplacedPart, Use } from './admin/facts'
import { errorText } from './errors'
import { ReferenceWalk } from './references'
import { findUses, hasDrafts, readGlobalStates } from './uses'

export interface Replacement {
  collection: string
  from: number
  to: number
}

/** Maximum number of uses handled in one call. */
const AT_ONCE = 200
/** Milliseconds of one call, so that the dialog shows progress. */
const CALL = 4000

interface State {
  state: 'published' | 'draft'
  document: Record<string, unknown>
}

async function statesOf(payload: BasePayload, config: SanitizedCollectionConfig, id: number): Promise<State[]> {
  const { slug } = config
  const document = await payload.db.findOne<State['document'] & { id: number }>({
    collection: slug,
    where: { id: { equals: id } },
  })
  if (!document) return []
  if (!hasDrafts(config)) return [{ state: 'published', document }]
  const { docs } = await payload.db.findVersions<State['document']>({
    collection: slug,
    where: {
      and: [{ parent: { equals: id } }, { latest: { equals: true } }, { 'version._status': { equals: 'draft' } }],
    },
    limit: 1,
    pagination: false,
  })
  // An import stores drafts without a version.
  if (docs.length === 0 && document._status !== 'published') return [{ state: 'draft', document }]
  return [
    ...(document._status === 'published' ? [{ state: 'published' as const, document }] : []),
    ...docs.map(({ version }) => ({ state: 'draft' as const, document: { ...version, id } })),
  ]
}

/** The document with its references replaced; undefined if it has none. */
function replaced(
  payload: BasePayload,
  { flattenedFields }: SanitizedCollectionConfig | SanitizedGlobalConfig,
  document: State['document'],
  { collection, from, to }: Replacement,
): State['document'] | undefined {
  const copy = structuredClone(document)
  let count = 0
  new ReferenceWalk(payload, (reference) => {
    if (reference.collection !== collection || reference.id !== from) return
    reference.replace(to)
    count++
  }).document(flattenedFields, copy)
  return count > 0 ? copy : undefined
}

/** A separate request for each save: a save leaves data in the request's context. */
const requestLike = (req: PayloadRequest): Promise<PayloadRequest> =>
  createLocalReq(
    {
      locale: defaultLocale,
      ...(req.user ? { user: req.user } : {}),
      req: { i18n: req.i18n, t: req.t, headers: req.headers },
    },
    req.payload,
  )

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
      ? await readGlobalStates(payload, config as SanitizedGlobalConfig)
      : await statesOf(payload, config as SanitizedCollectionConfig, id)
  let isNewer = false
  for (const { state, document } of states) {
    const changed = replaced(payload, config, document, replacement)
    // An unchanged draft is saved again after the published state, so that it stays the newest version.
    if (!changed && !isNewer) continue
    isNewer = true
    const local = savingFrom(await requestLike(req), {
      slug,
      ...(id === undefined ? {} : { id }),
      document: changed ?? document,
    })
    const options = {
      data: hasDrafts(config) ? { _status: state } : {},
      draft: state === 'draft',
      depth: 0,
      locale: defaultLocale,
      overrideAccess: false,
      overrideLock: false,
      req: local,
    } as const
    if (id === undefined) await payload.updateGlobal({ slug, ...options } as never)
    else await payload.update({ collection: slug, id, ...options } as never)
  }
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
