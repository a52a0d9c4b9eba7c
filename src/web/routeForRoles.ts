/** Calls of the admin's screens that are routes of ours and no endpoints of Payload. */
import type { Context } from 'hono'
import type { BasePayload } from 'payload'
import { hasRole, type Role } from '../cms/access/roles'
import type { User } from '../cms/types'
import type { RequestFacts } from './requestFacts'

type CallContext = Context<{ Bindings: RequestFacts }>

/** A handler for users with one of these roles; all others get 403 with `refused` as JSON. */
export function routeForRoles(
  payload: BasePayload,
  roles: readonly Role[],
  refused: object,
  handle: (context: CallContext, user: User) => Promise<Response>,
) {
  return async (context: CallContext): Promise<Response> => {
    const { user } = await payload.auth({ headers: context.req.raw.headers })
    return hasRole(user, ...roles)
      ? handle(context, user as User)
      : context.json(refused, 403, { 'cache-control': 'no-store' })
  }
}
