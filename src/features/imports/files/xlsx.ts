/**
 * Reads XLSX row by row on a separate thread: a workbook of 100,000 articles is never in memory as a whole, and does
 * not delay visitors. Only the first sheet is read. The libraries that read XLSX keep all of it in memory
 * (decision 025).
 */
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { errorCode } from '../../../platform/errors'
import { inTurns } from '../../../platform/turns'
import { THREAD_MEMORY, workbookLimits } from './limits'
import { type TableRow, UnreadableFile } from './table'
import code from './workbookThread.cjs?raw'

type ReadMessage = { rows: TableRow[] } | { done: true } | { error: UnreadableFile['code']; line?: number }

const require = createRequire(import.meta.url)

/** Threads take memory: a third workbook waits until one of two is done. */
const inTurn = inTurns(2)

/** Waits for a free slot; resolves with the function that releases it. */
function place(): Promise<() => void> {
  return new Promise((begin) => void inTurn(() => new Promise<void>((leave) => begin(leave))))
}

/** The rows of a workbook, one at a time, without empty ones. A consumer that stops ends the thread. */
export async function* readXlsx(path: string, limits = workbookLimits): AsyncGenerator<TableRow> {
  const leave = await place()
  const thread = new Worker(code, {
    eval: true,
    workerData: { path, limits, fflate: require.resolve('fflate'), saxes: require.resolve('saxes') },
    resourceLimits: { maxOldGenerationSizeMb: THREAD_MEMORY },
  })
  const ended = new Promise<never>((_, reject) => {
    thread.once('error', reject)
    thread.once('exit', () => reject(new Error('The thread that reads a workbook ended')))
  })
  // Also handles a rejection while no row is awaited.
  ended.catch(() => {})
  try {
    for (;;) {
      const [message] = (await Promise.race([once(thread, 'message'), ended])) as [ReadMessage]
      if ('done' in message) return
      if ('error' in message) throw new UnreadableFile(message.error, message.line)
      yield* message.rows
      thread.postMessage('taken')
    }
  } catch (error) {
    // Unexpected memory limit: the thread ends, the process continues.
    if (errorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY') throw new UnreadableFile('tooLarge')
    throw error
  } finally {
    await thread.terminate()
    leave()
  }
}
