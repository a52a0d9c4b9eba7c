/** Liveness (`/healthz`), and readiness with the parts that fail (`/readyz`). */
import type { ServerResponse } from 'node:http'
import type { BasePayload } from 'payload'
import { dataPolicy } from '../web/policy'
import type { Admin } from './admin'
import { databaseError } from './databaseError'
import type { HeaderList } from './headers'
import type { PageCache } from './pageCache'
import type { ReadingAhead } from './readAhead'
import { thisWorker } from './workers/thisWorker'

export interface Health {
  /** Whether the process can take new visitors. */
  ready: boolean
  parts: Record<string, string | number>
}

/** Answers with it; without `health` only that the process lives. Of several processes it says which this is. */
export function sendHealth(response: ServerResponse, common: HeaderList, health?: Health): void {
  const worker = thisWorker ? { worker: thisWorker.number } : {}
  const body = health ? { ready: health.ready, ...health.parts } : { alive: true }
  response.writeHead(health && !health.ready ? 503 : 200, [
    ...common,
    'Content-Security-Policy',
    dataPolicy,
    'Content-Type',
    'application/json',
    'Cache-Control',
    'no-store',
  ])
  response.end(JSON.stringify({ ...body, ...worker }))
}

/** `path`: without a query. */
export const isHealthPath = (path: string): boolean => path === '/healthz' || path === '/readyz'

/** Milliseconds before a database check counts as failed. */
const DATABASE_PATIENCE = 2000
/**
 * Milliseconds for which the result of a write attempt is reused: the endpoint is public, and each attempt writes to
 * disk.
 */
const ATTEMPT_AGE = 2000

const ATTEMPT = 'last-attempt-to-write'

/** Describes what is wrong with the database; undefined if it can be read and written. */
export type DatabaseCheck = () => Promise<string | undefined>

/** A database that cannot be written counts as failed: forms could not be stored. */
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
  indexes,
  stopping,
}: {
  checkDatabase: DatabaseCheck
  admin: Admin
  cache: PageCache
  indexes: Pick<ReadingAhead, 'state' | 'isAwaited'>
  stopping: boolean
}): Promise<Health> {
  const error = await checkDatabase()
  return {
    // Visitors of another process do not wait for this one's indexes.
    ready: error === undefined && !stopping && !indexes.isAwaited,
    parts: {
      database: error ?? 'ok',
      admin: admin.state,
      indexes: indexes.state,
      process: stopping ? 'stopping' : 'ok',
      pagesKept: cache.size,
      pageBytes: cache.bytes,
    },
  }
}
