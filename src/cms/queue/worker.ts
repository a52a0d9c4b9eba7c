/** Starts the worker that empties a queue, outside of requests. */
import { SpanKind } from '@opentelemetry/api'
import type { BasePayload } from 'payload'
import { traced } from '../../platform/tracing'
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

/** Work on what was claimed; a round that claims nothing has no span. */
export function tracedSending<Result>({ name }: Queue, amount: number, work: () => Promise<Result>): Promise<Result> {
  const attributes = { 'messaging.destination.name': name, 'messaging.batch.message_count': amount }
  return traced(`send ${name}`, { kind: SpanKind.CONSUMER, attributes }, work)
}

export function wakeQueue(payload: BasePayload, { waker }: Queue): void {
  waker.of(payload)()
}
