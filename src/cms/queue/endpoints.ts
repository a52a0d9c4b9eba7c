/** `POST /api/<collection>/:id/send-again` and `…/count-as-sent`: a person decides about a message that may be out. */
import type { Endpoint } from 'payload'
import type { Role } from '../access/roles'
import { forRoles, notFound } from '../rest/endpoint'
import { countAsSent, type Queue, sendAgain } from './queue'
import { wakeQueue } from './worker'

export function decisionEndpoints(queue: Queue, roles: readonly Role[]): Endpoint[] {
  const decided = (path: string, state: string, decide: typeof sendAgain): Endpoint => ({
    path: `/:id/${path}`,
    method: 'post',
    handler: forRoles(roles, async (req) => {
      const id = Number(req.routeParams?.id)
      const found = Number.isSafeInteger(id) && (await decide(req.payload, queue, id, Date.now()))
      if (!found) return notFound(req)
      wakeQueue(req.payload, queue)
      return Response.json({ state })
    }),
  })
  return [decided('send-again', 'waiting', sendAgain), decided('count-as-sent', 'sent', countAsSent)]
}
