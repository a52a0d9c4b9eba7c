/**
 * The worker thread for long reads of SQLite (`readOnWorker.ts`), with a read-only connection of its own. It is started
 * from its source text, so it is plain JavaScript and gets the driver's path.
 */
const { parentPort, workerData } = require('node:worker_threads')
const { createClient } = require(workerData.driver)

/** Set by the main thread to 1: what still waits is not read any more. */
const stopped = new Int32Array(workerData.stopped)
const client = createClient({ url: workerData.url })
const ready = client.execute('pragma query_only = 1')

async function read({ id, sql, args }) {
  try {
    await ready
    const { columns, rows } = await client.execute({ sql, args })
    // The driver's rows are arrays with named properties; only the properties can be posted.
    const plain = rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at]])))
    parentPort.postMessage({ id, rows: plain })
  } catch (error) {
    parentPort.postMessage({ id, error: error instanceof Error ? error.message : String(error) })
  }
}

parentPort.on('message', async (statement) => {
  if (Atomics.load(stopped, 0) === 0) return read(statement)
  // Nothing else keeps the thread alive.
  await ready
  client.close()
  parentPort.close()
})
