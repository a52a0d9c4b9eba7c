/** `GET /preview/dealers/position?sok=Storgata 12, 9008 Tromsø` → the position, for users who may edit a dealer. */
import { hasRole, roles } from '../../cms/access/roles'
import type { Routes, Runtime } from '../../web/feature'
import { MAX_PLACE, placeOf } from './postcodes/placeOf'

const POSITION_ADDRESS = '/preview/dealers/position'

export function positionRoutes(routes: Routes, { payload, read }: Runtime): void {
  routes.get(POSITION_ADDRESS, async (context) => {
    const { user } = await payload.auth({ headers: context.req.raw.headers })
    if (!hasRole(user, ...roles)) return context.json({ found: false }, 403)
    const { reader } = await read('nb')
    const text = (context.req.query('sok') ?? '').slice(0, MAX_PLACE)
    const place = await placeOf(reader, text)
    context.header('cache-control', 'private, no-store')
    if (place.kind !== 'found') return context.json({ found: false })
    const { position, label, approximate } = place
    return context.json({ found: true, ...position, label, approximate })
  })
}
