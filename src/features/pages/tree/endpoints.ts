/** What the admin's tree of pages reads, and the move of a page within it. */
import { type Endpoint, isolateObjectProperty, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { editorRoles, staffRoles } from '../../../cms/access/roles'
import { documentStates, saveStates } from '../../../cms/documentStates'
import { lastAuthors } from '../../../cms/lastAuthors'
import { PAGES } from '../../../cms/linkTargets'
import { relatedId } from '../../../cms/relatedId'
import { endpoint, errorResponse, forRoles, notFound } from '../../../cms/rest/endpoint'
import { type PageNode, PageTree, toNode } from '../../../web/pageTree'
import { storedPages } from '../../../web/storedPages'
import { checkAddress } from '../hooks'
import { pageMessages } from '../messages'
import { readJobs } from '../scheduled'
import type { PageRow } from './pageRows'

/** Pages that are read at most: a tree of more could not be looked over. */
const MAX_PAGES = 5000

const FAR = 400 * 24 * 60 * 60 * 1000

export interface PagesAnswer {
  rows: PageRow[]
  /** There are more pages than a tree can show. */
  isCut: boolean
}

interface Newest extends PageNode {
  isDraft: boolean
}

/** The newest version of each page that the user may read, drafts included. */
async function newestPages(req: PayloadRequest): Promise<Newest[]> {
  const own = isolateObjectProperty(req, ['locale', 'fallbackLocale', 'context', 'query'])
  own.context = {}
  const { docs } = await req.payload.find({
    collection: PAGES,
    draft: true,
    locale: 'all',
    depth: 0,
    limit: MAX_PAGES,
    pagination: false,
    sort: 'id',
    select: { slug: true, parent: true, title: true, noindex: true, updatedAt: true, _status: true },
    overrideAccess: false,
    req: own,
  })
  return (docs as unknown as (Parameters<typeof toNode>[0] & { _status?: string })[]).map((doc) => ({
    ...toNode(doc),
    isDraft: doc._status !== 'published',
  }))
}

/** What is scheduled next for each page. */
async function nextScheduled(req: PayloadRequest): Promise<Map<number, NonNullable<PageRow['scheduled']>>> {
  const jobs = await readJobs(req, Date.now(), Date.now() + FAR)
  return new Map(
    jobs
      .filter(({ collection }) => collection === PAGES)
      .reverse()
      .map(({ doc, type, at }) => [doc.value, { type, at }]),
  )
}

async function readRows(req: PayloadRequest): Promise<PagesAnswer> {
  const [newest, stored, scheduled] = await Promise.all([newestPages(req), storedPages(req), nextScheduled(req)])
  const published = new Map(stored.filter((page) => page.published).map((page) => [page.id, page]))
  const placed = newest.map((page) => ({ ...page, ...placeOf(published.get(page.id) ?? page) }))
  const tree = new PageTree(placed)
  const authors = await lastAuthors.of(req.payload)(
    req,
    PAGES,
    newest.map(({ id }) => id),
  )
  const rows = placed.map(({ id, slug, parent, title, isDraft, noindex, updatedAt }): PageRow => {
    const path = tree.path(id)
    const next = scheduled.get(id)
    const who = authors.get(id)
    return {
      id,
      parent,
      slug,
      title,
      state: published.has(id) ? (isDraft ? 'changed' : 'published') : 'draft',
      isHidden: noindex,
      updatedAt,
      ...(path === undefined ? {} : { path }),
      ...(next ? { scheduled: next } : {}),
      ...(who ? { who } : {}),
    }
  })
  return { rows, isCut: newest.length === MAX_PAGES }
}

const placeOf = ({ slug, parent }: PageNode) => ({ slug, parent })

/** `GET /api/pages/tree`: every page that is not in the bin (`PagesAnswer`). */
const treeEndpoint: Endpoint = {
  path: '/tree',
  method: 'get',
  handler: forRoles(staffRoles, async (req) => Response.json(await readRows(req))),
}

const move = z.object({ parent: z.number().int().positive().nullable() })

/**
 * `POST /api/pages/:id/move` with `{ parent }`: moves what is published and a newer draft; neither publishes the other.
 * 400 with the reason where the address is taken or the place is below the page.
 */
const moveEndpoint = endpoint({
  path: '/:id/move',
  roles: editorRoles,
  schema: move,
  badRequest: pageMessages.badPlace,
  async handle(req, { parent }) {
    const { config } = req.payload.collections[PAGES]
    const id = Number(req.routeParams?.id)
    const states = Number.isInteger(id) ? await documentStates(req.payload, config, id) : []
    if (states.length === 0 || states.some(({ document }) => document.deletedAt)) return notFound(req)
    if (parent !== null && !(await storedPages(req, { id: { equals: parent } })).length)
      return errorResponse(req, 400, pageMessages.badPlace)
    // All are checked before the first is saved, so that a refusal leaves everything where it was.
    for (const { document } of states)
      await checkAddress({ data: { parent }, originalDoc: document, req } as unknown as Parameters<
        typeof checkAddress
      >[0])
    await saveStates(req, { config, id }, states, (document) =>
      (relatedId(document.parent as number | null) ?? null) === parent ? undefined : { ...document, parent },
    )
    return { moved: true }
  },
})

export const treeEndpoints = [treeEndpoint, moveEndpoint]
