/** Where documents are used, and uploads that are used nowhere, for editors who tidy up. */
import type { CollectionSlug, Endpoint, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { z } from 'zod'
import { staffRoles } from '../../cms/access/roles'
import { outsideBin } from '../../cms/bin'
import { languageOf } from '../../cms/messages'
import { errorResponse, forRoles, notFound, readInput } from '../../cms/rest/endpoint'
import type { DocumentUses, UnusedUploads, UploadsUsedOn } from './admin/facts'
import { deletionMessages } from './messages'
import { findUsedOn, MIN_TERM } from './usedOn'
import { findUses } from './uses'

/** Uses that are listed at most. */
const MOST_LISTED = 100
/** Unused uploads that are listed at most: their ids stand in the list's address. */
const MOST_UNUSED = 100

/** Titles of documents that are named. */
const MOST_TITLES = 3
const MAX_TERM = 100

/** The collection that is asked; of the running instance, not of the configuration that the endpoint was declared in. */
export const configOf = (req: PayloadRequest): SanitizedCollectionConfig | undefined =>
  req.payload.collections[String(req.routeParams?.collection) as CollectionSlug]?.config

/** `GET /api/<collection>/:id/uses`: `DocumentUses`; 404 where the user may not read the document. */
export const usesEndpoint: Endpoint = {
  path: '/:id/uses',
  method: 'get',
  handler: forRoles(staffRoles, async (req) => {
    const config = configOf(req)
    const id = Number(req.routeParams?.id)
    const doc =
      config &&
      Number.isInteger(id) &&
      (await req.payload.findByID({
        collection: config.slug,
        id,
        depth: 0,
        disableErrors: true,
        overrideAccess: false,
        draft: true,
        req,
      }))
    if (!config || !doc) return notFound(req)
    const found = await findUses(req.payload, { collection: config.slug, ids: [id] }, languageOf(req), MOST_LISTED)
    return Response.json(found satisfies DocumentUses)
  }),
}

/** `GET /api/<collection>/unused`: `UnusedUploads`, the oldest first. Every document of the site is looked through. */
export const unusedEndpoint: Endpoint = {
  path: '/unused',
  method: 'get',
  handler: forRoles(staffRoles, async (req) => {
    const { payload } = req
    const config = configOf(req)
    if (!config) return notFound(req)
    const { docs } = await payload.db.find<{ id: number }>({
      collection: config.slug,
      where: outsideBin,
      select: { id: true },
      sort: 'createdAt',
      limit: 0,
      pagination: false,
    })
    const ids = docs.map(({ id }) => id)
    const { uses } = await findUses(
      payload,
      { collection: config.slug, ids },
      languageOf(req),
      Number.POSITIVE_INFINITY,
    )
    const used = new Set(uses.flatMap(({ targets }) => targets))
    const unused = ids.filter((id) => !used.has(id))
    return Response.json({ total: unused.length, ids: unused.slice(0, MOST_UNUSED) } satisfies UnusedUploads)
  }),
}

const usedOn = z.object({ term: z.string().trim().min(MIN_TERM).max(MAX_TERM) })

/** `GET /api/<collection>/used-on?term=`: `UploadsUsedOn`, of the documents whose titles hold the words of the term. */
export const usedOnEndpoint: Endpoint = {
  path: '/used-on',
  method: 'get',
  handler: forRoles(staffRoles, async (req) => {
    const config = configOf(req)
    const input = await readInput(req, usedOn)
    if (!config) return notFound(req)
    if (!input) return errorResponse(req, 400, deletionMessages.badTerm, { values: { least: MIN_TERM } })
    const { ids, titles, isComplete } = await findUsedOn(req, config.slug, input.term)
    const shown = ids.slice(0, MOST_UNUSED)
    return Response.json({
      total: ids.length,
      ids: shown,
      documents: titles.length,
      titles: titles.slice(0, MOST_TITLES),
      isComplete: isComplete && shown.length === ids.length,
    } satisfies UploadsUsedOn)
  }),
}
