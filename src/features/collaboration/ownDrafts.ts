/** Documents whose unpublished changes the user made last. */

import { sql } from 'drizzle-orm'
import { type CollectionSlug, Forbidden, type PayloadRequest } from 'payload'
import { roles } from '../../cms/access/roles'
import { documentHref } from '../../cms/adminAddresses'
import { jsonIn, textIn } from '../../cms/rows'
import { listOf, runWithin } from '../../cms/statements'
import { pick, select } from '../../cms/tables'
import { LISTED, type Task } from '../../web/task'
import { titleField } from '../../web/waitingDocuments'
import { keyOf } from './documents'
import type { DocumentRecord } from './record'
import { documentEdits } from './tables'

/** Drafts of a collection that are looked at, the newest: older ones are rarely work in progress. */
const MAX_DRAFTS = 30

interface Draft {
  key: string
  version: string
  title: string
  href: string
  updatedAt: string
}

/** The latest unpublished changes of a collection that the user may read. */
async function draftsIn(req: PayloadRequest, collection: CollectionSlug): Promise<Draft[]> {
  const title = titleField(req, collection)
  try {
    const { docs } = await req.payload.findVersions({
      collection,
      where: { and: [{ latest: { equals: true } }, { 'version._status': { equals: 'draft' } }] },
      sort: '-updatedAt',
      limit: MAX_DRAFTS,
      pagination: false,
      depth: 0,
      select: { parent: true, updatedAt: true, version: { [title]: true } } as never,
      overrideAccess: false,
      req,
    })
    return docs.map(({ id, parent, updatedAt, version }) => ({
      key: keyOf(collection, Number(parent)),
      version: String(id),
      title: String((version as unknown as Record<string, unknown>)[title] || `#${parent}`),
      href: documentHref(collection, Number(parent)),
      updatedAt,
    }))
  } catch (error) {
    if (error instanceof Forbidden) return []
    throw error
  }
}

async function lastUsers(req: PayloadRequest, drafts: readonly Draft[]): Promise<Map<string, number | undefined>> {
  if (drafts.length === 0) return new Map()
  const rows = await runWithin(
    req,
    select(
      pick(documentEdits, 'document', 'edits'),
      sql`from ${documentEdits} where ${documentEdits.document} in (${listOf(drafts.map(({ key }) => key))})`,
    ),
  )
  return new Map(
    rows.flatMap(({ document, edits }) => {
      const { versions = {} } = (jsonIn(edits) ?? {}) as Partial<DocumentRecord>
      return Object.entries(versions).map(([version, { user, background }]): [string, number | undefined] => [
        `${textIn(document)} ${version}`,
        background ? undefined : user,
      ])
    }),
  )
}

export const ownDrafts: Task = {
  key: 'ownDrafts',
  name: { nb: 'Dine utkast som ikke er publisert', en: 'Your drafts that are not published' },
  urgency: 'waiting',
  seenBy: roles,
  href: '/admin',
  async find(req) {
    const collections = req.payload.config.collections.filter(({ versions }) => versions?.drafts)
    const drafts = (await Promise.all(collections.map(({ slug }) => draftsIn(req, slug)))).flat()
    const users = await lastUsers(req, drafts)
    const mine = drafts
      .filter(({ key, version }) => users.get(`${key} ${version}`) === Number(req.user?.id))
      .sort((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1))
    return {
      count: mine.length,
      first: mine.slice(0, LISTED).map(({ title, href }) => ({ title, href })),
      href: mine[0]?.href,
    }
  },
}
