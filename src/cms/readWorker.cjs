/**
 * The thread that carries out long reads of SQLite (`readAside.ts`): a connection of its own, which may not write. It is
 * started from its text, so it is plain JavaScript and is told where the driver lies.
 */
const { parentPort, workerData } = require('node:worker_threads')
const { createClient } = require(workerData.driver)

const client = createClient({ url: workerData.url })
const ready = client.execute('pragma query_only = 1')

parentPort.on('message', async ({ id, sql, args }) => {
  try {
    await ready
    const { columns, rows } = await client.execute({ sql, args })
    // Rows of the driver are lists with names on them: names alone go along.
    const plain = rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at]])))
    parentPort.postMessage({ id, rows: plain })
  } catch (error) {
    parentPort.postMessage({ id, error: error instanceof Error ? error.message : String(error) })
  }
})
