/** Starts the worker that empties a queue, outside of requests. */
import type { BasePayload } from 'payload'
import { startWorkLoop, type Work, type WorkLoop } from '../../platform/workLoop'
import { isPostgres } from '../statements'
import { findAbandoned, type Queue } from './queue'

/** Woken when this process adds a row; polls too, since other processes add rows. */
export async function startQueueWorker(payload: BasePayload, queue: Queue, work: Work): Promise<WorkLoop> {
  // SQLite has one process: rows in *sending* were left by a process that ended.
  if (!isPostgres(payload)) await findAbandoned(payload, queue, { now: Date.now(), all: true })
  const loop = startWorkLoop(work)
  queue.waker.provide(payload, loop.wake)
  return loop
}

export function wakeQueue(payload: BasePayload, { waker }: Queue): void {
  waker.of(payload)()
}
