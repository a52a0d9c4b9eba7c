/** Handling of the database's connections that Payload lacks. */
import type { BasePayload } from 'payload'
import { stopReadWorker } from './readOnWorker'
import { emptyWriteLog } from './vacuum'

interface Client {
  on(event: 'error', listener: () => void): void
}

interface Pool {
  on(event: 'error', listener: (error: Error) => void): void
  on(event: 'acquire', listener: (client: Client) => void): void
  end(): Promise<void>
  ended?: boolean
}

function poolOf(payload: BasePayload): Pool | undefined {
  return (payload.db as unknown as { pool?: Pool }).pool
}

/**
 * A connection that PostgreSQL closes (a restart, a failover) is replaced at the next query; its unhandled error event
 * would end the process, a command of the operator as well as the site. The pool hears those that wait in it; one that a
 * transaction holds is heard by nobody, and its next statement fails.
 */
export function surviveLostConnections(payload: BasePayload): void {
  const pool = poolOf(payload)
  const heard = new WeakSet<Client>()
  pool?.on('error', (error) => payload.logger.warn({ err: error }, 'lost a connection to the database'))
  pool?.on('acquire', (client) => {
    if (!heard.has(client)) client.on('error', () => {})
    heard.add(client)
  })
}

/** Shuts down Payload and closes its connections, which it leaves open. */
export async function closeContent(payload: BasePayload): Promise<void> {
  const pool = poolOf(payload)
  await stopReadWorker(payload)
  // Moves the write-ahead log into the file, so that a copy of the file alone is complete.
  await emptyWriteLog(payload).catch(() => false)
  await payload.destroy()
  // Payload never releases one connection, so `end` would never resolve: it is not awaited.
  if (pool && !pool.ended) void pool.end().catch(() => {})
}
