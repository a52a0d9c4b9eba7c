/** One backup at a time in a store: removing old ones would take objects from one that is being made. */
import { randomUUID } from 'node:crypto'
import { BackupError } from './entries'
import type { Store } from './stores/store'

/** Its key. */
export const LOCK = 'lock'
/** Milliseconds: a lock that was not renewed for so long is of a process that was killed. */
const VALID = 5 * 60_000
const RENEWAL = 60_000

interface Held {
  token: string
  /** Milliseconds. */
  until: number
}

/** A lock that cannot be read has no owner. */
async function heldIn(store: Store): Promise<Held | undefined> {
  const content = await store.read(LOCK)
  try {
    return content && (JSON.parse(content.toString()) as Held)
  } catch {
    return undefined
  }
}

const content = (token: string) => Buffer.from(JSON.stringify({ token, until: Date.now() + VALID } satisfies Held))

async function take(store: Store, token: string): Promise<boolean> {
  if (await store.writeNew(LOCK, content(token))) return true
  const held = await heldIn(store)
  if (held && held.until > Date.now()) return false
  await store.remove(LOCK)
  return store.writeNew(LOCK, content(token))
}

/**
 * Runs `work` while no other process makes a backup there; throws if one does. `check` throws if the lock was lost to
 * another process, for this one stood still too long: to be called before what the other must not see.
 */
export async function withLock<Result>(
  store: Store,
  work: (check: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const token = randomUUID()
  if (!(await take(store, token)))
    throw new BackupError(
      `Another backup is being made in ${store.name}. If it was killed, its lock ends after five minutes.`,
    )
  const isOurs = async () => (await heldIn(store))?.token === token
  let renewal = Promise.resolve()
  const renew = async () => {
    // The next renewal may succeed; `VALID` leaves time for several.
    if (await isOurs().catch(() => false)) await store.write(LOCK, content(token)).catch(() => {})
  }
  const timer = setInterval(() => {
    renewal = renewal.then(renew)
  }, RENEWAL)
  const release = async () => {
    clearInterval(timer)
    await renewal
    if (await isOurs()) await store.remove(LOCK)
  }
  /** Of the site that stops, or of the operator: the next backup need not wait for the lock's end. */
  const end = () => void release().finally(() => process.exit(1))
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
  try {
    return await work(async () => {
      if (!(await isOurs())) throw new BackupError(`Another process makes a backup in ${store.name} since.`)
    })
  } finally {
    process.off('SIGTERM', end)
    process.off('SIGINT', end)
    await release()
  }
}
