/** A published page that moves leaves a redirect at each address that it and the pages below it had. */
import type { CollectionAfterChangeHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import type { PageTree } from '../../site/pageTree'
import { publishedTree } from './storedPages'

const TREE_BEFORE = 'merkevei.treeBefore'

/** Remembers the addresses before the save; compared with those after it. */
export const rememberAddresses: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { draft, data } = args as { draft?: boolean; data?: { _status?: string } }
  const reachesVisitors = draft !== true || data?._status === 'published'
  if ((operation === 'update' || operation === 'updateByID' || operation === 'create') && reachesVisitors)
    req.context[TREE_BEFORE] = await publishedTree(req)
  return args
}

export function treeBefore(req: PayloadRequest): PageTree | undefined {
  return req.context[TREE_BEFORE] as PageTree | undefined
}

export const leaveRedirects: CollectionAfterChangeHook = async ({ doc, req }) => {
  const before = treeBefore(req)
  if (!before || before.path(doc.id) === undefined) return doc
  const after = await publishedTree(req)
  for (const id of [doc.id as number, ...before.descendants(doc.id)]) {
    const from = before.path(id)
    const to = after.path(id)
    if (from === undefined || to === undefined || from === to) continue
    await moveAddress(req, id, from, to)
  }
  return doc
}

/** The old address leads to the page from now on; a redirect that stood at the new address would shadow nothing, so it goes. */
async function moveAddress(req: PayloadRequest, page: number, from: string, to: string): Promise<void> {
  const { payload } = req
  await payload.delete({ collection: 'redirects', where: { from: { in: [from, to] } }, req, overrideAccess: true })
  await payload.create({
    collection: 'redirects',
    data: { from, type: 'page', page, permanent: true, automatic: true },
    req,
    overrideAccess: true,
  })
}
