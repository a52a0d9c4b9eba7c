/** `POST /api/smsMessages/:id/send-again` and `…/count-as-sent`: a person decides about a message that may be out. */
import { sql } from 'drizzle-orm'
import type { BasePayload, Endpoint } from 'payload'
import { marketerRoles } from '../../cms/access/roles'
import { forRoles, notFound } from '../../cms/rest/errorResponses'
import { moment, type Row, runStatement } from '../../cms/statements'
import { wakeSms } from './enqueue'

type Decision = (payload: BasePayload, id: number, now: number) => Promise<Row[]>

function decided(path: string, state: string, decide: Decision): Endpoint {
  return {
    path: `/:id/${path}`,
    method: 'post',
    handler: forRoles(marketerRoles, async (req) => {
      const id = Number(req.routeParams?.id)
      const rows = Number.isSafeInteger(id) ? await decide(req.payload, id, Date.now()) : []
      if (rows.length === 0) return notFound(req)
      wakeSms(req.payload)
      return Response.json({ state })
    }),
  }
}

export const sendAgainEndpoint = decided('send-again', 'waiting', (payload, id, now) =>
  runStatement(
    payload,
    sql`update sms_messages set state = 'waiting', attempts = 0, due_at = ${moment(now)}, lease_until = null,
      reference = null, error = null, reported_at = null where id = ${id} and state in ('failed', 'uncertain', 'cancelled') 
      and coalesce(secret, false) = false returning id`,
  ),
)

export const countAsSentEndpoint = decided('count-as-sent', 'sent', (payload, id, now) =>
  runStatement(
    payload,
    sql`update sms_messages set state = 'sent', sent_at = coalesce(sent_at, ${moment(now)}), lease_until = null
      where id = ${id} and state = 'uncertain' returning id`,
  ),
)
