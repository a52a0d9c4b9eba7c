/**
 * The states in which a document is stored, and changes to all of them: what is published is published again, a newer
 * draft stays a draft, so that versions, redirects and purges follow as from any save.
 */
import {
  type BasePayload,
  createLocalReq,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
} from 'payload'
import { defaultLocale } from '../lib/locales'
import { savingFrom } from './savedFrom'

export interface StoredState {
  state: 'published' | 'draft'
  /** As stored: localised fields by language. */
  document: Record<string, unknown>
}

export const hasDrafts = ({ versions }: { versions?: unknown }): boolean =>
  Boolean(versions && typeof versions === 'object' && 'drafts' in versions && versions.drafts)

/** The published state of a document and its newer draft, of those that it has; empty if there is no such document. */
export async function documentStates(
  payload: BasePayload,
  config: SanitizedCollectionConfig,
  id: number,
): Promise<StoredState[]> {
  const { slug } = config
  const document = await payload.db.findOne<StoredState['document'] & { id: number }>({
    collection: slug,
    where: { id: { equals: id } },
  })
  if (!document) return []
  if (!hasDrafts(config)) return [{ state: 'published', document }]
  const { docs } = await payload.db.findVersions<StoredState['document']>({
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

/** The published state of a global, and its draft if newer. */
export async function globalStates(payload: BasePayload, config: SanitizedGlobalConfig): Promise<StoredState[]> {
  const { slug } = config
  const document = await payload.db.findGlobal<Record<string, unknown>>({ slug })
  if (!hasDrafts(config)) return [{ state: 'published', document: document ?? {} }]
  const { docs } = await payload.db.findGlobalVersions<Record<string, unknown>>({
    global: slug,
    where: { and: [{ latest: { equals: true } }, { 'version._status': { equals: 'draft' } }] },
    limit: 1,
    pagination: false,
  })
  return [
    ...(document?._status === 'published' ? [{ state: 'published' as const, document }] : []),
    ...docs.map(({ version }) => ({ state: 'draft' as const, document: version })),
  ]
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

interface Target {
  config: SanitizedCollectionConfig | SanitizedGlobalConfig
  /** Undefined of a global. */
  id?: number | undefined
}

/**
 * Saves each state with what `change` makes of it, as the request's user; undefined leaves it. Rejects with the error of
 * the first save that is refused.
 */
export async function saveStates(
  req: PayloadRequest,
  { config, id }: Target,
  states: readonly StoredState[],
  change: (document: StoredState['document']) => StoredState['document'] | undefined,
): Promise<void> {
  const { payload } = req
  const { slug } = config
  let isNewer = false
  for (const { state, document } of states) {
    const changed = change(document)
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
