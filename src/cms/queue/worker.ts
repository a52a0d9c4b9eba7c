/** The work beside requests that empties a queue. */
import type { BasePayload } from 'payload'
import { startWorkLoop, type Work, type WorkLoop } from '../../platform/workLoop'
import { isPostgres } from '../statements'
import { findAbandoned, type Queue } from './queue'

/** Woken when a row is put in by this process; looks by itself too, for other processes put rows in as well. */
export async function startQueueWorker(payload: BasePayload, queue: Queue, work: Work): Promise<WorkLoop> {
  // One process alone: whatever is still being sent was so when the last one ended.
  if (!isPostgres(payload)) await findAbandoned(payload, queue, { now: Date.now(), all: true })
  const loop = startWorkLoop(work)
  queue.waker.provide(payload, loop.wake)
  return loop
}

export function wakeQueue(payload: BasePayload, { waker }: Queue): void {
  waker.of(payload)()
}
