/** The database's connections beyond what Payload cares for. */
import type { BasePayload } from 'payload'
import { stopReadWorker } from './readOnWorker'
import { emptyWriteLog } from './remains'

interface Pool {
  on(event: 'error', listener: (error: Error) => void): void
  end(): Promise<void>
  ended?: boolean
}

function poolOf(payload: BasePayload): Pool | undefined {
  return (payload.db as unknown as { pool?: Pool }).pool
}

/** A connection that PostgreSQL cuts (a restart, a failover) is replaced at the next query; unheard, it would end the process. */
export function surviveLostConnections(payload: BasePayload, onLost: (error: Error) => void): void {
  poolOf(payload)?.on('error', onLost)
}

/** Ends Payload with its connections, which it leaves open by itself. */
export async function closeContent(payload: BasePayload): Promise<void> {
  const pool = poolOf(payload)
  await stopReadWorker(payload)
  // The log of writes goes back into the file: whoever copies the file alone has everything.
  await emptyWriteLog(payload).catch(() => false)
  await payload.destroy()
  // Payload holds one connection for good, so the end would never come: it is asked for, not waited for.
  if (pool && !pool.ended) void pool.end().catch(() => {})
}
