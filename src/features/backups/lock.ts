/** One backup at a time in a store: removing old ones would take objects from one that is being made. */
import { hostname } from 'node:os'
import { BackupError } from './entries'
import type { Store } from './stores/store'

const LOCK = 'lock'
/** Milliseconds: a lock that was not renewed for so long is of a process that was killed. */
const VALID = 5 * 60_000
const RENEWAL = 60_000

async function take(store: Store, now: number): Promise<boolean> {
  const content = () => Buffer.from(JSON.stringify({ host: hostname(), pid: process.pid, until: now + VALID }))
  if (await store.writeNew(LOCK, content())) return true
  const held = await store.read(LOCK)
  const { until = 0 } = held ? (JSON.parse(held.toString() || '{}') as { until?: number }) : {}
  if (until > now) return false
  await store.remove(LOCK)
  return store.writeNew(LOCK, content())
}

/** Runs `work` while no other process makes a backup there; throws if one does. */
export async function withLock<Result>(store: Store, work: () => Promise<Result>): Promise<Result> {
  if (!(await take(store, Date.now())))
    throw new BackupError(
      `Another backup is being made in ${store.name}. If it was killed, its lock ends after five minutes.`,
    )
  const renew = () =>
    store
      .write(LOCK, Buffer.from(JSON.stringify({ host: hostname(), pid: process.pid, until: Date.now() + VALID })))
      // The next renewal may succeed; `VALID` leaves time for several.
      .catch(() => {})
  const timer = setInterval(() => void renew(), RENEWAL)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    await store.remove(LOCK)
  }
}
