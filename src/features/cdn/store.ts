/** Puts purges into the queue: of a change inside its transaction, so that both are stored or neither. */
import { type SQL, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import type { WithinChange } from '../../cms/changes'
import { wakeQueue } from '../../cms/queue/worker'
import { moment, runStatement, runWithin } from '../../cms/statements'
import { into } from '../../cms/tables'
import { purgeQueue } from './purgeQueue'
import { cdnPurges } from './tables'

const target = into(cdnPurges, 'tags', 'state', 'attempts', 'due_at', 'updated_at', 'created_at')

function purgeOf(tags: readonly string[], now: number): SQL {
  const at = moment(now)
  return sql`insert into ${target} values (${JSON.stringify(tags)}, 'waiting', 0, ${at}, ${at}, ${at})`
}

/** The worker is woken after the commit. */
export const storePurgeWithin: WithinChange = async (tags, req) => {
  await runWithin(req, purgeOf(tags, Date.now()))
}

/** Of what changed without a request: by the clock, by a start. */
export async function storePurge(payload: BasePayload, tags: readonly string[]): Promise<void> {
  await runStatement(payload, purgeOf(tags, Date.now()))
  wakeQueue(payload, purgeQueue)
}
