/** Whether the process lives (`/healthz`), and whether it can serve, with the parts that fail (`/readyz`). */
import type { BasePayload } from 'payload'
import type { Admin } from './admin'
import type { PageCache } from './pageCache'

export interface Health {
  /** Whether new visitors should come here. */
  ready: boolean
  parts: Record<string, string | number>
}

/** Milliseconds that the database may take to say that it is there. */
const DATABASE_PATIENCE = 2000

async function databaseAnswers(payload: BasePayload): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), DATABASE_PATIENCE).unref())
  const asked = payload.db
    .count({ collection: 'users', where: {} })
    .then(() => true)
    .catch(() => false)
  return Promise.race([asked, late])
}

export async function readHealth({
  payload,
  admin,
  cache,
  stopping,
}: {
  payload: BasePayload
  admin: Admin
  cache: PageCache
  stopping: boolean
}): Promise<Health> {
  const database = await databaseAnswers(payload)
  return {
    ready: database && !stopping,
    parts: {
      database: database ? 'ok' : 'fails; kept pages are still served',
      admin: admin.state,
      process: stopping ? 'stopping' : 'ok',
      pagesKept: cache.size,
      pageBytes: cache.bytes,
    },
  }
}
