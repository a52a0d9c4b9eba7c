/** Dealers with unpublished changes: an editor reviews them where approval is on. */
import type { Endpoint, PayloadRequest } from 'payload'
import { editorRoles } from '../../cms/access/roles'
import { documentHref, listHref } from '../../cms/adminAddresses'
import { forRoles } from '../../cms/rest/endpoint'
import { LISTED, type Task } from '../../web/task'

/** Dealers in one response; the longest waiting come first. */
const MOST = 50

export interface WaitingDealer {
  id: number
  name: string
}

async function waitingDealers(
  req: PayloadRequest,
  limit: number,
): Promise<{ dealers: WaitingDealer[]; count: number }> {
  const { docs, totalDocs } = await req.payload.findVersions({
    collection: 'dealers',
    where: { and: [{ latest: { equals: true } }, { 'version._status': { equals: 'draft' } }] },
    sort: 'updatedAt',
    limit,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return { dealers: docs.map(({ parent, version }) => ({ id: Number(parent), name: version.name })), count: totalDocs }
}

/** `GET /api/dealers/waiting` → `{ dealers }`, for editors. */
export const waitingEndpoint: Endpoint = {
  path: '/waiting',
  method: 'get',
  handler: forRoles(editorRoles, async (req) => Response.json({ dealers: (await waitingDealers(req, MOST)).dealers })),
}

export const dealersToPublish: Task = {
  key: 'dealersToPublish',
  name: { nb: 'Forhandlere med endringer som ikke er publisert', en: 'Dealers with changes that are not published' },
  urgency: 'waiting',
  seenBy: editorRoles,
  href: listHref('dealers', []),
  async find(req) {
    const { dealers, count } = await waitingDealers(req, LISTED)
    return { count, first: dealers.map(({ id, name }) => ({ title: name, href: documentHref('dealers', id) })) }
  },
}
