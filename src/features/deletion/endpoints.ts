/**
 * Deletion over REST, which the admin uses too. `DELETE`, and `PATCH` with `deletedAt`, put documents into the bin; a
 * document in use is refused with 409 and the list of uses, unless `inUse=delete` confirms it. `trash=true` addresses
 * documents in the bin: `DELETE` deletes them permanently, `PATCH` with `deletedAt: null` restores them.
 */
import {
  type Endpoint,
  NotFound,
  type PayloadHandler,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type Where,
} from 'payload'
import { z } from 'zod'
import { inBin, outsideBin } from '../../cms/bin'
import { PAGES } from '../../cms/linkTargets'
import { languageOf, translateFor } from '../../cms/messages'
import { bodyText } from '../../cms/rest/bodyText'
import { errorResponse, notFound, readInput } from '../../cms/rest/endpoint'
import type { InUse } from './admin/facts'
import { type Binned, deletable, moveToBin, restorable, restore } from './bin'
import { errorText } from './errors'
import { deletionMessages } from './messages'
import { replaceUses } from './replace'
import { findUses, type Uses } from './uses'
import { configOf, usesEndpoint } from './usesEndpoints'

/** Maximum number of uses that are searched for. */
const MOST_COUNTED = 500
/** Maximum number of uses that are listed; the others are counted. */
const MOST_LISTED = 100
/** Maximum number of uses that a message names. */
const MOST_NAMED = 5

/** The refusal of a deletion; also in the shape that the admin's lists read. */
function refuseInUse(req: PayloadRequest, { uses, isComplete }: Uses, ids: readonly number[]): Response {
  const named = uses
    .slice(0, MOST_NAMED)
    .map(({ label, title }) => translateFor(req, deletionMessages.place, { label, title }))
  if (uses.length > MOST_NAMED)
    named.push(translateFor(req, deletionMessages.more, { count: uses.length - MOST_NAMED }))
  const text = uses.length === 1 ? deletionMessages.inUseOnce : deletionMessages.inUse
  const message = translateFor(req, text, { count: uses.length, places: named.join(', ') })
  const data: InUse = {
    code: 'inUse',
    total: uses.length,
    isComplete,
    onPages: uses.every(({ slug }) => slug === PAGES),
    uses: uses.slice(0, MOST_LISTED),
    ids: [...ids],
  }
  return Response.json({ message, docs: [], errors: [{ message, data }] }, { status: 409 })
}

interface EndpointError {
  id: number
  message: string
}

/** Handles each document; failed ones are retried after the others, such as a page that still had children. */
async function forEach(
  req: PayloadRequest,
  docs: readonly Binned[],
  act: (doc: Binned) => Promise<void>,
): Promise<{ done: Binned[]; errors: EndpointError[]; error?: unknown }> {
  const done: Binned[] = []
  for (let waiting = [...docs]; ; ) {
    const failed: { doc: Binned; error: unknown }[] = []
    for (const doc of waiting)
      try {
        await act(doc)
        done.push(doc)
      } catch (error) {
        failed.push({ doc, error })
      }
    if (failed.length > 0 && failed.length < waiting.length) {
      waiting = failed.map(({ doc }) => doc)
      continue
    }
    const errors = failed.map(({ doc, error }) => {
      req.payload.logger.warn({ err: error, id: doc.id }, 'something could not be deleted or restored')
      return { id: doc.id, message: errorText(req, error) }
    })
    return { done, errors, ...(failed[0] ? { error: failed[0].error } : {}) }
  }
}

/** For one document the response is its error; for several, the result that Payload's lists read. */
async function answer(
  req: PayloadRequest,
  docs: readonly Binned[],
  isOne: boolean,
  { act, message }: { act: (doc: Binned) => Promise<void>; message: string },
): Promise<Response> {
  if (isOne && docs.length === 0) throw new NotFound(req.t)
  const { done, errors, error } = await forEach(req, docs, act)
  if (isOne && error) throw error
  if (isOne) return Response.json({ doc: done[0], message })
  const [first] = errors
  return Response.json({ docs: done, errors, message: first ? first.message : message }, { status: first ? 400 : 200 })
}

async function toBin(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  where: Where,
  isOne: boolean,
): Promise<Response> {
  const docs = await deletable(req, config, where)
  const ids = docs.map(({ id }) => id)
  if (req.query.inUse !== 'delete') {
    const uses = await findUses(req.payload, { collection: config.slug, ids }, languageOf(req), MOST_COUNTED)
    if (uses.uses.length > 0) return refuseInUse(req, uses, ids)
  }
  return answer(req, docs, isOne, {
    act: (doc) => moveToBin(req, config, doc),
    message: translateFor(req, deletionMessages.binned),
  })
}

async function fromBin(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  where: Where,
  isOne: boolean,
): Promise<Response> {
  const docs = await restorable(req, config, where)
  return answer(req, docs, isOne, {
    act: (doc) => restore(req, config, doc),
    message: translateFor(req, deletionMessages.restored),
  })
}

const isInBin = ({ query }: PayloadRequest) => query.trash === 'true' || query.trash === true

function whereOf(req: PayloadRequest): Where | undefined {
  const id = req.routeParams?.id
  if (id !== undefined) return { id: { equals: Number(id) } }
  const { where } = req.query
  return typeof where === 'object' && where !== null ? (where as Where) : undefined
}

function deleting(handler: PayloadHandler): PayloadHandler {
  return async (req) => {
    const config = configOf(req)
    const where = whereOf(req)
    if (!config || !where) return handler(req)
    const isOne = req.routeParams?.id !== undefined
    if (!isInBin(req)) return toBin(req, config, where, isOne)
    if (!isOne) {
      req.query.where = { and: [where, inBin] }
      return handler(req)
    }
    const stored = await req.payload.db.findOne({ collection: config.slug, where: { and: [where, outsideBin] }, req })
    if (!stored) return handler(req)
    return errorResponse(req, 409, deletionMessages.onlyFromBin)
  }
}

/** `deletedAt` in a JSON body; Payload's handler reads the body again. */
async function sentDeletedAt(req: PayloadRequest): Promise<unknown> {
  if (!req.headers.get('content-type')?.startsWith('application/json')) return undefined
  try {
    return (JSON.parse(await bodyText(req)) as { deletedAt?: unknown } | null)?.deletedAt
  } catch {
    return undefined
  }
}

function updating(handler: PayloadHandler): PayloadHandler {
  return async (req) => {
    const config = configOf(req)
    const where = whereOf(req)
    if (!config || !where) return handler(req)
    const deletedAt = await sentDeletedAt(req)
    const isOne = req.routeParams?.id !== undefined
    if (deletedAt) return toBin(req, config, where, isOne)
    // A form sends an empty `deletedAt` with all other fields.
    if (deletedAt === null && isInBin(req)) return fromBin(req, config, where, isOne)
    return handler(req)
  }
}

const replaceBody = z.object({ with: z.number().int().positive() })

/**
 * `POST /api/<collection>/:id/replace` with `{ with }`: replaces references to the one by the other; repeated until
 * none is left.
 */
const replaceEndpoint: Endpoint = {
  path: '/:id/replace',
  method: 'post',
  handler: async (req) => {
    const config = configOf(req)
    const from = Number(req.routeParams?.id)
    const input = await readInput(req, replaceBody)
    if (!config) return notFound(req)
    const [doc] = await deletable(req, config, { id: { equals: from } })
    if (!doc) return notFound(req)
    const to = input?.with ?? from
    const other = await req.payload.findByID({
      collection: config.slug,
      id: to,
      depth: 0,
      disableErrors: true,
      overrideAccess: false,
      draft: true,
      req,
    })
    if (to === from || !other) return errorResponse(req, 400, deletionMessages.badReplacement)
    return Response.json(await replaceUses(req, { collection: config.slug, from, to }))
  },
}

/** Endpoints added to a collection with a bin. */
export const binEndpoints: readonly Endpoint[] = [replaceEndpoint, usesEndpoint]

/** Wraps Payload's own endpoints of collections with a bin. */
export function guardDeletions(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    if (!collection.trash || !collection.endpoints) continue
    collection.endpoints = collection.endpoints.map((endpoint) => {
      const { path, method, handler } = endpoint
      if (path !== '/' && path !== '/:id') return endpoint
      if (method === 'delete') return { ...endpoint, handler: deleting(handler) }
      if (method === 'patch') return { ...endpoint, handler: updating(handler) }
      return endpoint
    })
  }
  return config
}
