/** `GET /preview/dealers/position?sok=Storgata 12, 9008 Tromsø` → the position, for users who may edit a dealer. */
import { roles } from '../../cms/access/roles'
import type { Routes, Runtime } from '../../web/feature'
import { routeForRoles } from '../../web/routeForRoles'
import { MAX_PLACE, placeOf } from './postcodes/placeOf'

const POSITION_ADDRESS = '/preview/dealers/position'

export function positionRoutes(routes: Routes, { payload, read }: Runtime): void {
  const find = routeForRoles(payload, roles, { found: false }, async (context) => {
    const { reader } = await read('nb')
    const text = (context.req.query('sok') ?? '').slice(0, MAX_PLACE)
    const place = await placeOf(reader, text)
    context.header('cache-control', 'private, no-store')
    if (place.kind !== 'found') return context.json({ found: false })
    const { position, label, approximate } = place
    return context.json({ found: true, ...position, label, approximate })
  })
  routes.get(POSITION_ADDRESS, find)
}
