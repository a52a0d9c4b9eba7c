/** Dealers with unpublished changes: an editor reviews them where approval is on. */
import type { Endpoint } from 'payload'
import { editorRoles } from '../../cms/access/roles'
import { forRoles } from '../../cms/rest/endpoint'

/** Dealers in one response; the longest waiting come first. */
const MOST = 50

export interface WaitingDealer {
  id: number
  name: string
}

/** `GET /api/dealers/waiting` → `{ dealers }`, for editors. */
export const waitingEndpoint: Endpoint = {
  path: '/waiting',
  method: 'get',
  handler: forRoles(editorRoles, async (req) => {
    const { docs } = await req.payload.findVersions({
      collection: 'dealers',
      where: { and: [{ latest: { equals: true } }, { 'version._status': { equals: 'draft' } }] },
      sort: 'updatedAt',
      limit: MOST,
      depth: 0,
      overrideAccess: false,
      req,
    })
    const dealers = docs.map(({ parent, version }): WaitingDealer => ({ id: Number(parent), name: version.name }))
    return Response.json({ dealers })
  }),
}
