/**
 * Reads that take long without holding visitors up. SQLite runs inside the process and answers on the thread that asks:
 * while it adds up a hundred thousand rows nobody else is served. So such statements go to a thread with a connection of
 * its own; its readers and the one writer do not wait for each other (WAL). PostgreSQL is another process anyway.
 */
import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import type { SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { service } from '../platform/services'
import code from './readWorker.cjs?raw'
import { isPostgres, type Row, runStatement, sqliteQuery } from './statements'

/** Milliseconds without a question after which the thread ends: it is there when somebody looks at figures. */
const IDLE = 60 * 1000

interface Answer {
  id: number
  rows?: Row[]
  error?: string
}

interface Reader {
  read(statement: SQL): Promise<Row[]>
  /** Whoever still waits is told that there will be no answer. Lasts as long as a statement that is under way. */
  stop(): Promise<void>
}

/** The thread is there while it is needed. */
const running = service<BasePayload, { reader?: Reader }>(() => ({}))

/** The rows of a statement that only reads; what is committed before it is asked is seen. */
export async function readOnWorker(payload: BasePayload, statement: SQL): Promise<Row[]> {
  if (isPostgres(payload)) return runStatement(payload, statement)
  const own = running.of(payload)
  own.reader ??= startReader(payload)
  return own.reader.read(statement)
}

export async function stopReadWorker(payload: BasePayload): Promise<void> {
  await running.of(payload).reader?.stop()
}

function startReader(payload: BasePayload): Reader {
  const { clientConfig } = payload.db as unknown as { clientConfig: { url: string } }
  const driver = createRequire(import.meta.url).resolve('@libsql/client')
  const thread = new Worker(code, { eval: true, workerData: { url: clientConfig.url, driver } })
  const waiting = new Map<number, { resolve(rows: Row[]): void; reject(error: Error): void }>()
  let last = 0
  let idle: NodeJS.Timeout | undefined
  // Nobody waits for it when the process ends.
  thread.unref()

  function end(error: Error): void {
    clearTimeout(idle)
    delete running.of(payload).reader
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  async function stop(): Promise<void> {
    end(new Error('The program stops'))
    await thread.terminate()
  }

  thread.on('message', ({ id, rows, error }: Answer) => {
    const asked = waiting.get(id)
    waiting.delete(id)
    if (rows) asked?.resolve(rows)
    else asked?.reject(new Error(error))
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
