/** Dealers whose newest version is a draft: what an editor has to look at where dealers' changes wait for one. */
import type { Endpoint } from 'payload'
import { editorRoles } from '../../cms/access/roles'
import { forRoles } from '../../cms/rest/errorResponses'

/** Named at once; who is waited for longest comes first. */
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
