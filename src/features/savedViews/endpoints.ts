/** The calls of the row above a list. For users of the admin who may open the list; each answers with its views. */
import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { roles } from '../../cms/access/roles'
import { inTransaction } from '../../cms/inTransaction'
import { endpoint, errorResponse } from '../../cms/rest/endpoint'
import { displayName } from '../collaboration'
import { type ListState, MAX_NAME, MAX_STATE, type SavedViews, type StoredView } from './facts'
import { storableState } from './listFields'
import { messages } from './messages'
import { SAVED_VIEWS } from './slug'
import { mayChange, mayShare, readRow, readRows, readViews, refusalOf } from './store'

const name = z.string().trim().min(1).max(MAX_NAME)
const id = z.number().int().positive()
const shared = z.boolean()
const text = z.string().max(200).optional()

const state = z.object({
  where: z.record(z.string(), z.unknown()).optional(),
  search: text,
  sort: text,
  columns: z.array(z.string().max(200)).max(200).optional(),
  look: text,
})

const listOf = (req: PayloadRequest, list: string): CollectionSlug | undefined =>
  Object.hasOwn(req.payload.collections, list) ? (list as CollectionSlug) : undefined

const viewEndpoint = <Input>(
  path: `/${string}`,
  schema: z.ZodType<Input>,
  handle: (req: PayloadRequest, input: Input) => Promise<Response | SavedViews>,
): Endpoint =>
  endpoint({
    path,
    roles,
    schema,
    badRequest: messages.badRequest,
    handle: (req, input) => inTransaction(req, () => handle(req, input)),
  })

/** `POST /api/savedViews/save`: keeps what a list shows under a name. */
const save = viewEndpoint('/save', z.object({ list: z.string().max(100), name, shared, state }), async (req, input) => {
  const { name, shared } = input
  const list = listOf(req, input.list)
  if (!list) return errorResponse(req, 404, messages.gone)
  if (shared && !mayShare(req)) return errorResponse(req, 403, messages.mayNotShare)
  const kept = await storableState(req, list, input.state as ListState)
  if (JSON.stringify(kept).length > MAX_STATE) return errorResponse(req, 400, messages.tooLong)
  const refusal = refusalOf(await readRows(req, list), { name, shared })
  if (refusal) return errorResponse(req, 409, messages[refusal], { path: 'name' })
  const { id } = await req.payload.create({
    collection: SAVED_VIEWS,
    data: { list, name, shared, owner: Number(req.user?.id), ownerName: displayName(req.user), state: { ...kept } },
    depth: 0,
    req,
  })
  return { views: await readViews(req, list), id } satisfies StoredView
})

/** A view that the user may change. */
const about = <Input extends { id: number }>(
  path: `/${string}`,
  schema: z.ZodType<Input>,
  handle: (
    req: PayloadRequest,
    input: Input,
    row: { list: CollectionSlug; shared: boolean },
  ) => Promise<Response | undefined>,
) =>
  viewEndpoint(path, schema, async (req, input) => {
    const row = await readRow(req, input.id)
    const list = row && listOf(req, row.list)
    if (!list) return errorResponse(req, 404, messages.gone)
    if (!mayChange(req, row)) return errorResponse(req, 403, messages.notYours)
    const refused = await handle(req, input, { list, shared: row.shared })
    return refused ?? { views: await readViews(req, list) }
  })

/** `POST /api/savedViews/change`: another name, shared or not. */
const change = about('/change', z.object({ id, name, shared }), async (req, { id, name, shared }, row) => {
  if (shared && !row.shared && !mayShare(req)) return errorResponse(req, 403, messages.mayNotShare)
  const refusal = refusalOf(await readRows(req, row.list), { id, name, shared })
  if (refusal) return errorResponse(req, 409, messages[refusal], { path: 'name' })
  await req.payload.update({ collection: SAVED_VIEWS, id, data: { name, shared }, depth: 0, req })
  return undefined
})

/** `POST /api/savedViews/remove`. */
const remove = about('/remove', z.object({ id }), async (req, { id }) => {
  await req.payload.delete({ collection: SAVED_VIEWS, id, depth: 0, req })
  return undefined
})

export const viewEndpoints: Endpoint[] = [save, change, remove]
