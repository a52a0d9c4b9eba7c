/**
 * Runs long reads without blocking visitors. SQLite runs inside the process on the calling thread: adding up 100,000
 * rows there would block every other request. Such statements run on a worker thread with a connection of its own; with
 * WAL, its reads and the writing connection do not block each other. On PostgreSQL they run as usual.
 */
import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import type { SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { service } from '../platform/services'
import code from './readWorker.cjs?raw'
import { isPostgres, runStatement, sqliteQuery } from './statements'

/** Milliseconds without a statement after which the worker ends; it is needed only while a user looks at statistics. */
const IDLE = 60 * 1000

interface WorkerResponse {
  id: number
  rows?: unknown[]
  error?: string
}

interface Reader {
  read(statement: SQL): Promise<unknown[]>
  /** Rejects waiting reads. Takes as long as a statement in progress. */
  stop(): Promise<void>
}

/** The thread is there while it is needed. */
const running = service<BasePayload, { reader?: Reader }>(() => ({}))

/** The rows of a read-only statement; it sees everything committed before the call. */
export async function readOnWorker<Row>(payload: BasePayload, statement: SQL<Row>): Promise<Row[]> {
  if (isPostgres(payload)) return runStatement(payload, statement)
  const own = running.of(payload)
  own.reader ??= startReader(payload)
  return (await own.reader.read(statement)) as Row[]
}

export async function stopReadWorker(payload: BasePayload): Promise<void> {
  await running.of(payload).reader?.stop()
}

function startReader(payload: BasePayload): Reader {
  const { clientConfig } = payload.db as unknown as { clientConfig: { url: string } }
  const driver = createRequire(import.meta.url).resolve('@libsql/client')
  const stopped = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const thread = new Worker(code, {
    eval: true,
    workerData: { url: clientConfig.url, driver, stopped: stopped.buffer },
  })
  const waiting = new Map<number, { resolve(rows: unknown[]): void; reject(error: Error): void }>()
  let last = 0
  let idle: NodeJS.Timeout | undefined
  // The worker does not keep the process alive.
  thread.unref()

  function end(error: Error): void {
    clearTimeout(idle)
    delete running.of(payload).reader
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  /** The thread ends by itself: `terminate` within a call of the driver makes that abort the whole process. */
  async function stop(): Promise<void> {
    end(new Error('The program stops'))
    const gone = new Promise((resolve) => thread.once('exit', resolve))
    Atomics.store(stopped, 0, 1)
    thread.ref()
    thread.postMessage('stop')
    await gone
  }

  thread.on('message', ({ id, rows, error }: WorkerResponse) => {
    const pending = waiting.get(id)
    waiting.delete(id)
    if (rows) pending?.resolve(rows)
    else pending?.reject(new Error(error))
    if (waiting.size === 0) {
      thread.unref()
      idle = setTimeout(() => void stop(), IDLE).unref()
    }
  })
  thread.on('error', end)

  return {
    read: (statement) =>
      new Promise((resolve, reject) => {
        clearTimeout(idle)
        const id = ++last
        waiting.set(id, { resolve, reject })
        thread.ref()
        thread.postMessage({ id, ...sqliteQuery(payload, statement) })
      }),
    stop,
  }
}
