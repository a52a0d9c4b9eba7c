/** `POST /api/emails/:id/send-again` and `…/count-as-sent`: an administrator decides about a message that may be out. */
import type { Endpoint } from 'payload'
import { forRoles, notFound } from '../../cms/rest/errorResponses'
import { outboxWaker } from './enqueue'
import { countAsSent, sendAgain } from './lease'
import { emailTable } from './worker'

function decided(path: string, state: string, decide: typeof sendAgain): Endpoint {
  return {
    path: `/:id/${path}`,
    method: 'post',
    handler: forRoles(['administrator'], async (req) => {
      const id = Number(req.routeParams?.id)
      const found = Number.isSafeInteger(id) && (await decide(req.payload, emailTable, id, Date.now()))
      if (!found) return notFound(req)
      outboxWaker.of(req.payload)()
      return Response.json({ state })
    }),
  }
}

export const sendAgainEndpoint = decided('send-again', 'waiting', sendAgain)
export const countAsSentEndpoint = decided('count-as-sent', 'sent', countAsSent)
