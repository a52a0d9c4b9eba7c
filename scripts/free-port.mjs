import { createServer } from 'node:net'

// Below the ports that Linux, macOS and Windows give to outgoing connections: between this answer and its use, any
// client of this machine could be given one of those.
const FIRST = 20_000
const COUNT = 12_000

/** Processes that begin together have numbers that follow each other; each gets a stretch of its own. */
let next = (process.pid * 64) % COUNT

/**
 * A port without a listener at this moment, which no outgoing connection takes.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (let tried = 0; tried < COUNT; tried++) {
    const port = FIRST + next
    next = (next + 1) % COUNT
    if (await isFree(port)) return port
  }
  throw new Error(`No port from ${FIRST} to ${FIRST + COUNT - 1} is free.`)
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
