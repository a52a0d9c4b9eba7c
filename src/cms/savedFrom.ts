/**
 * A save usually starts from the newest version of a document. Where the published version and the draft are changed
 * side by side, each save must start from its own: publishing from the draft would also publish the draft's other
 * changes. With `savingFrom` the database adapter returns the given base as the newest version, in every language.
 */
import type { BasePayload, JsonObject, PayloadRequest, TypeWithID, Where } from 'payload'

const BASE = 'merkevei.savedFrom'

export interface SaveBase {
  /** Slug of a collection, with the document's id; or of a global. */
  slug: string
  id?: number
  /** As stored: localised fields by language. */
  document: Readonly<Record<string, unknown>>
}

/** A request whose save of this document starts from `base`. */
export function savingFrom(req: PayloadRequest, base: SaveBase): PayloadRequest {
  req.context[BASE] = base
  return req
}

function baseOf(req: Partial<PayloadRequest> | undefined, slug: string): SaveBase | undefined {
  const base = req?.context?.[BASE] as SaveBase | undefined
  return base?.slug === slug ? base : undefined
}

/** Whether a query selects this one document: Payload combines its conditions in several ways. */
function asksFor(where: Where | undefined, keys: readonly string[], id: number): boolean {
  if (!where) return false
  if (keys.some((key) => (where[key] as { equals?: unknown } | undefined)?.equals === id)) return true
  return (where.and ?? []).some((part) => asksFor(part, keys, id))
}

const asksLatest = (where: Where | undefined): boolean =>
  where !== undefined &&
  ((where.latest as { equals?: unknown } | undefined)?.equals === true || (where.and ?? []).some(asksLatest))

const WRAPPED = Symbol.for('merkevei.savedFrom')

/** Idempotent for each database. */
export function watchSaves(db: BasePayload['db'] & { [WRAPPED]?: boolean }): void {
  if (db[WRAPPED]) return
  db[WRAPPED] = true
  const findVersions = db.findVersions.bind(db)
  const findOne = db.findOne.bind(db)
  const findGlobalVersions = db.findGlobalVersions.bind(db)
  const findGlobal = db.findGlobal.bind(db)

  db.findVersions = async <T = JsonObject>(args: Parameters<typeof findVersions>[0]) => {
    const base = baseOf(args.req, args.collection)
    const found = await findVersions<T>(args)
    if (base?.id === undefined || !asksLatest(args.where) || !asksFor(args.where, ['parent'], base.id)) return found
    return {
      ...found,
      docs: found.docs.map((version) => ({ ...version, version: structuredClone(base.document) as unknown as T })),
    }
  }
  db.findOne = async <T extends TypeWithID>(args: Parameters<typeof findOne>[0]) => {
    const base = baseOf(args.req, args.collection)
    const found = await findOne<T>(args)
    if (!found || base?.id === undefined || !asksFor(args.where, ['id'], base.id)) return found
    return structuredClone(base.document) as unknown as T
  }
  db.findGlobalVersions = async <T = JsonObject>(args: Parameters<typeof findGlobalVersions>[0]) => {
    const base = baseOf(args.req, args.global)
    const found = await findGlobalVersions<T>(args)
    if (!base || !asksLatest(args.where)) return found
    return {
      ...found,
      docs: found.docs.map((version) => ({ ...version, version: structuredClone(base.document) as unknown as T })),
    }
  }
  db.findGlobal = async <T extends Record<string, unknown>>(args: Parameters<typeof findGlobal>[0]) => {
    const base = baseOf(args.req, args.slug)
    const found = await findGlobal<T>(args)
    return base && found ? (structuredClone(base.document) as T) : found
  }
}
