/** The admin's calls about releases: what one holds, in which a document stands, and putting it in and taking it out. */
import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { staffRoles } from '../../cms/access/roles'
import { hasDrafts } from '../../cms/documentStates'
import { endpoint, errorResponse, forRoles, notFound } from '../../cms/rest/endpoint'
import type { Release } from '../../cms/types'
import { targetOf } from '../collaboration'
import { type DocumentRef, knownIn, refKey, refsIn, stored } from './documents'
import { type DocumentReleases, MAX_DOCUMENTS, MAX_TITLE, type OpenRelease, type ReleaseView } from './facts'
import { messages } from './messages'
import { readRows } from './rows'
import { comingMoments, lastFailures } from './schedule'
import { RELEASES } from './slugs'

/** Open releases that are offered, the newest. */
const MAX_OPEN = 100

async function releaseOf(req: PayloadRequest, id: number): Promise<Release | null> {
  if (!Number.isSafeInteger(id)) return null
  return req.payload.findByID({
    collection: RELEASES,
    id,
    draft: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
}

/** `GET /api/releases/:id/view`: `ReleaseView`. */
const view: Endpoint = {
  path: '/:id/view',
  method: 'get',
  handler: forRoles(staffRoles, async (req) => {
    const release = await releaseOf(req, Number(req.routeParams?.id))
    if (!release) return notFound(req)
    const isPublished = release._status === 'published'
    const failure = isPublished ? undefined : (await lastFailures(req)).get(release.id)
    return Response.json({
      isPublished,
      rows: await readRows(req, refsIn(release.documents), knownIn(release.known)),
      scheduled: isPublished ? [] : ((await comingMoments(req)).get(release.id) ?? []),
      ...(failure ? { failure } : {}),
    } satisfies ReleaseView)
  }),
}

async function openReleases(req: PayloadRequest): Promise<Release[]> {
  const { docs } = await req.payload.find({
    collection: RELEASES,
    where: { _status: { equals: 'draft' } },
    draft: true,
    sort: '-updatedAt',
    limit: MAX_OPEN,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs
}

/** A document with drafts that the user may read. */
async function documentIn(req: PayloadRequest, key: string): Promise<DocumentRef | undefined> {
  const target = targetOf(req, key)
  if (target?.id === undefined || !hasDrafts(target.entity) || target.slug === RELEASES) return undefined
  const ref = { collection: target.slug as CollectionSlug, id: target.id }
  const [row] = await readRows(req, [ref], {}, { isChecked: false })
  return row && row.state !== 'gone' && row.state !== 'binned' ? ref : undefined
}

async function mayChange(req: PayloadRequest): Promise<boolean> {
  const access = req.payload.collections[RELEASES].config.access.update
  return Boolean(await access({ req, data: { _status: 'draft' } }))
}

const document = z.string().max(120)

/** `GET /api/releases/of?document=pages:12`: `DocumentReleases`. */
const of = endpoint({
  method: 'get',
  path: '/of',
  roles: staffRoles,
  schema: z.object({ document }),
  badRequest: messages.badRequest,
  async handle(req, input) {
    const moments = await comingMoments(req)
    const all = (await openReleases(req)).map(({ id, title, documents }) => {
      const at = moments.get(id)?.[0]
      const open: OpenRelease = { id, title, ...(at ? { at } : {}) }
      return { open, holds: refsIn(documents).some((ref) => refKey(ref) === input.document) }
    })
    return {
      holding: all.filter(({ holds }) => holds).map(({ open }) => open),
      others: all.filter(({ holds }) => !holds).map(({ open }) => open),
      mayChange: await mayChange(req),
    } satisfies DocumentReleases
  },
})

/** Saves what an open release holds; it stays a draft. */
async function hold(req: PayloadRequest, id: number, refs: readonly DocumentRef[]): Promise<void> {
  await req.payload.update({
    collection: RELEASES,
    id,
    draft: true,
    data: { documents: stored(refs) as Release['documents'] },
    depth: 0,
    overrideAccess: false,
    req,
  })
}

const placed = z.union([
  z.object({ document, release: z.number().int() }),
  z.object({ document, title: z.string().trim().min(1).max(MAX_TITLE) }),
])

/** `POST /api/releases/put` with `{ document, release }`, or `{ document, title }` for a new one: `{ id }`. */
const put = endpoint({
  path: '/put',
  roles: staffRoles,
  schema: placed,
  badRequest: messages.badRequest,
  async handle(req, input) {
    const ref = await documentIn(req, input.document)
    if (!ref) return errorResponse(req, 404, messages.missingDocument)
    if ('title' in input) {
      const { id } = await req.payload.create({
        collection: RELEASES,
        draft: true,
        data: { title: input.title, documents: stored([ref]) as Release['documents'], _status: 'draft' },
        depth: 0,
        overrideAccess: false,
        req,
      })
      return Response.json({ id }, { status: 201 })
    }
    const release = await releaseOf(req, input.release)
    if (release?._status !== 'draft') return errorResponse(req, 409, messages.missingRelease)
    const refs = refsIn(release.documents)
    if (refs.some((one) => refKey(one) === input.document)) return { id: release.id }
    if (refs.length >= MAX_DOCUMENTS) return errorResponse(req, 409, messages.full, { values: { most: MAX_DOCUMENTS } })
    await hold(req, release.id, [...refs, ref])
    return { id: release.id }
  },
})

/** `POST /api/releases/take` with `{ document, release }`: takes it out. */
const take = endpoint({
  path: '/take',
  roles: staffRoles,
  schema: z.object({ document, release: z.number().int() }),
  badRequest: messages.badRequest,
  async handle(req, input) {
    const release = await releaseOf(req, input.release)
    if (release?._status !== 'draft') return errorResponse(req, 409, messages.missingRelease)
    await hold(
      req,
      release.id,
      refsIn(release.documents).filter((ref) => refKey(ref) !== input.document),
    )
    return { id: release.id }
  },
})

export const endpoints: Omit<Endpoint, 'root'>[] = [of, view, put, take]
