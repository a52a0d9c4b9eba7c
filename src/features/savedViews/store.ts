/** Reads and writes saved views. */
import { type CollectionSlug, isolateObjectProperty, type PayloadRequest, type Where } from 'payload'
import { editorRoles, hasRole } from '../../cms/access/roles'
import type { SavedView as Row } from '../../cms/types'
import { type ListState, MAX_VIEWS, type SavedView } from './facts'
import { type Policies, presentState } from './listFields'
import { SAVED_VIEWS } from './slug'

const me = (req: PayloadRequest) => Number(req.user?.id)

export const mayShare = (req: PayloadRequest): boolean => hasRole(req.user, ...editorRoles)

/** Editors care for what is shared; all others for their own. */
export const mayChange = (req: PayloadRequest, { owner, shared }: Pick<Row, 'owner' | 'shared'>): boolean =>
  owner === me(req) || (shared && mayShare(req))

const ofUser = (req: PayloadRequest, list: string): Where => ({
  and: [{ list: { equals: list } }, { or: [{ owner: { equals: me(req) } }, { shared: { equals: true } }] }],
})

/** The user's own views of a list and those that are shared, by name. */
export async function readRows(req: PayloadRequest, list: string): Promise<Row[]> {
  const { docs } = await req.payload.find({
    collection: SAVED_VIEWS,
    where: ofUser(req, list),
    sort: 'name',
    depth: 0,
    limit: 0,
    pagination: false,
    req: isolateObjectProperty(req, ['context']),
  })
  return docs
}

export async function readViews(req: PayloadRequest, list: CollectionSlug): Promise<SavedView[]> {
  const policies: Policies = { collections: {}, globals: {} }
  const views: SavedView[] = []
  for (const row of await readRows(req, list)) {
    const { id, name, shared: isShared, owner, ownerName } = row
    const present = await presentState(req, list, row.state as ListState, policies)
    const sharedBy = owner === me(req) ? null : ownerName
    views.push({ id, name, isShared, sharedBy, mayChange: mayChange(req, row), ...present })
  }
  return views
}

export async function readRow(req: PayloadRequest, id: number): Promise<Row | undefined> {
  const row = await req.payload.findByID({ collection: SAVED_VIEWS, id, depth: 0, disableErrors: true, req })
  return row && (row.shared || row.owner === me(req)) ? row : undefined
}

/** Why a view cannot have the name, beside the others that the user sees of the list. */
export function refusalOf(
  rows: readonly Row[],
  { name, shared, id }: { name: string; shared: boolean; id?: number },
): 'taken' | 'tooMany' | undefined {
  const others = rows.filter((row) => row.id !== id)
  if (others.some((row) => row.name.toLowerCase() === name.toLowerCase())) return 'taken'
  return others.filter((row) => row.shared === shared).length >= MAX_VIEWS ? 'tooMany' : undefined
}

/** In the transaction that deletes the user: own views go, shared ones stay without an owner. */
export async function deleteViewsOf(req: PayloadRequest, user: number): Promise<void> {
  const owned = { owner: { equals: user } }
  await req.payload.delete({
    collection: SAVED_VIEWS,
    where: { and: [owned, { shared: { not_equals: true } }] },
    depth: 0,
    req,
  })
  await req.payload.update({ collection: SAVED_VIEWS, where: owned, data: { owner: null }, depth: 0, req })
}
