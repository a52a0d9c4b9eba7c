/** `GET /api/globals/forwardingSettings/status`: how the forwarding goes, for administrators. */
import { sql } from 'drizzle-orm'
import type { BasePayload, Endpoint } from 'payload'
import { forRoles } from '../../cms/rest/errorResponses'
import { momentIn } from '../../cms/rows'
import { moment, runStatement } from '../../cms/statements'
import { readUpstream } from './settings'

export interface ForwardingStatus {
  upstream: string | null
  waiting: number
  sent: number
  lost: number
  sentAt: string | null
  error: string | null
  errorAt: string | null
}

const momentOf = (value: unknown) => (value ? moment(momentIn(value)) : null)

export async function readStatus(payload: BasePayload): Promise<ForwardingStatus> {
  const upstream = (await readUpstream(payload))?.upstream ?? null
  const [[count], [state]] = await Promise.all([
    runStatement(payload, sql`select count(*) as waiting from forwarded_hits where upstream = ${upstream ?? ''}`),
    runStatement(payload, sql`select * from forwarding_states where upstream = ${upstream ?? ''}`),
  ])
  return {
    upstream,
    waiting: Number(count?.waiting ?? 0),
    sent: Number(state?.sent ?? 0),
    lost: Number(state?.lost ?? 0),
    sentAt: momentOf(state?.sent_at),
    error: state?.error ? String(state.error) : null,
    errorAt: momentOf(state?.error_at),
  }
}

export const statusEndpoint: Omit<Endpoint, 'root'> = {
  path: '/status',
  method: 'get',
  handler: forRoles(['administrator'], async ({ payload }) => Response.json(await readStatus(payload))),
}
