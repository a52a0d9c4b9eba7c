/** The same response time with and without an account: the timing reveals nothing. */
import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds, longer than either takes. */
const LEAST_TIME = 350

/** Waits for the work, and no shorter than the least response time. An error takes as long as a success. */
export async function withLeastTime(work: Promise<void>): Promise<void> {
  const [done] = await Promise.allSettled([work, wait(LEAST_TIME)])
  if (done.status === 'rejected') throw done.reason
}
