/** Whether the process lives (`/healthz`), and whether it can serve, with the parts that fail (`/readyz`). */
import type { BasePayload } from 'payload'
import type { Admin } from './admin'
import { databaseError } from './databaseError'
import type { PageCache } from './pageCache'

export interface Health {
  /** Whether new visitors should come here. */
  ready: boolean
  parts: Record<string, string | number>
}

/** Milliseconds that the database may take to say that it is there. */
const DATABASE_PATIENCE = 2000
/** Milliseconds that an attempt to write stands for those after it: anybody may ask, and each costs the disk. */
const ATTEMPT_AGE = 2000

const ATTEMPT = 'last-attempt-to-write'

/** What is wrong with the database, in words; undefined where it can be read and written. */
export type DatabaseCheck = () => Promise<string | undefined>

/** Reads without writing are no service: nothing that visitors send could be taken. */
export function createDatabaseCheck(payload: BasePayload): DatabaseCheck {
  let last: { at: number; found: Promise<string | undefined> } | undefined
  async function attempt(): Promise<string | undefined> {
    const late = new Promise<string>((resolve) =>
      setTimeout(() => resolve('does not answer; kept pages are still served'), DATABASE_PATIENCE).unref(),
    )
    const written = payload.kv.set(ATTEMPT, new Date().toISOString()).then(
      () => undefined,
      (error: unknown) => `cannot be written. ${databaseError(error) ?? ''}`.trim(),
    )
    return Promise.race([written, late])
  }
  return () => {
    const now = performance.now()
    if (last === undefined || now - last.at > ATTEMPT_AGE) last = { at: now, found: attempt() }
    return last.found
  }
}

export async function readHealth({
  checkDatabase,
  admin,
  cache,
  stopping,
}: {
  checkDatabase: DatabaseCheck
  admin: Admin
  cache: PageCache
  stopping: boolean
}): Promise<Health> {
  const error = await checkDatabase()
  return {
    ready: error === undefined && !stopping,
    parts: {
      database: error ?? 'ok',
      admin: admin.state,
      process: stopping ? 'stopping' : 'ok',
      pagesKept: cache.size,
      pageBytes: cache.bytes,
    },
  }
}
