/** Common addressing and reading of documents and globals, in the shape of the admin's form. */
import { isolateObjectProperty, type PayloadRequest } from 'payload'
import type { Entity } from './fields'

/** `pages:12`, or `global:site`. */
export type DocumentKey = string

const GLOBAL = 'global:'

export const keyOf = (slug: string, id: number | string): DocumentKey => `${slug}:${id}`
export const globalKey = (slug: string): DocumentKey => GLOBAL + slug

export interface Target {
  key: DocumentKey
  entity: Entity
  slug: string
  /** Undefined for a global. */
  id: number | undefined
}

/** Undefined for an unknown collection or global. */
export function targetOf(req: Pick<PayloadRequest, 'payload'>, key: DocumentKey): Target | undefined {
  const { payload } = req
  if (key.startsWith(GLOBAL)) {
    const slug = key.slice(GLOBAL.length)
    const entity = payload.globals.config.find((global) => global.slug === slug)
    return entity && { key, entity, slug, id: undefined }
  }
  const [slug = '', id = ''] = key.split(':')
  const entity = Object.hasOwn(payload.collections, slug)
    ? payload.collections[slug as keyof typeof payload.collections]?.config
    : undefined
  return entity && /^\d{1,15}$/.test(id) ? { key, entity, slug, id: Number(id) } : undefined
}

type Stored = Record<string, unknown>

/**
 * The latest state, draft or not, in one language without fallback. With `asUser` access is checked, and the result is
 * undefined where the user may not read it; otherwise access is skipped. The request's own language and context are
 * unchanged.
 */
export async function readLatest(
  req: PayloadRequest,
  { slug, id }: Pick<Target, 'slug' | 'id'>,
  { locale, asUser = false }: { locale: string; asUser?: boolean },
): Promise<Stored | undefined> {
  const own = isolateObjectProperty(req, ['locale', 'fallbackLocale', 'context', 'query', 'payloadDataLoader'])
  const options = {
    draft: true,
    depth: 0,
    locale: locale as never,
    fallbackLocale: false as const,
    overrideAccess: !asUser,
    req: own,
  }
  own.context = {}
  if (id === undefined) {
    const allowed = !asUser || (await globalAccess(req, slug))
    return allowed ? ((await req.payload.findGlobal({ slug: slug as never, ...options })) as Stored) : undefined
  }
  const found = await req.payload.findByID({ collection: slug as never, id, disableErrors: true, ...options })
  return (found as Stored | null) ?? undefined
}

async function globalAccess(req: PayloadRequest, slug: string): Promise<boolean> {
  const entity = req.payload.globals.config.find((global) => global.slug === slug)
  return Boolean(await entity?.access.read({ req }))
}
