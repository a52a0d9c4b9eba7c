/** `GET /api/globals/forwardingSettings/status`: state of the forwarding, for administrators. */
import { sql } from 'drizzle-orm'
import type { BasePayload, Endpoint } from 'payload'
import { forRoles } from '../../cms/rest/endpoint'
import { momentIn } from '../../cms/rows'
import { moment, runStatement } from '../../cms/statements'
import { pick, select } from '../../cms/tables'
import { readUpstream } from './settings'
import { forwardedHits, forwardingStates } from './tables'

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
    runStatement(
      payload,
      select(
        { waiting: sql`count(*)` },
        sql`from ${forwardedHits} where ${forwardedHits.upstream} = ${upstream ?? ''}`,
      ),
    ),
    runStatement(
      payload,
      select(
        pick(forwardingStates, 'sent', 'lost', 'sent_at', 'error', 'error_at'),
        sql`from ${forwardingStates} where ${forwardingStates.upstream} = ${upstream ?? ''}`,
      ),
    ),
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
