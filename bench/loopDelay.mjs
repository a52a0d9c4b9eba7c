/** How long the event loop of a measured server was held. Loaded into the server itself, too (`--import`). */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const NANOSECONDS = 1e6
/** Milliseconds between two looks at the clock. */
const RESOLUTION = 1
const LOOK = 50

/** Settings of a server that is to be measured; `file` is where it writes. */
export const loopDelayEnv = (/** @type {string} */ file) => ({
  NODE_OPTIONS: `--import ${fileURLToPath(import.meta.url)}`,
  LOOP_DELAY_FILE: file,
})

/**
 * Longest and 99th percentile since the last call (milliseconds).
 * @param {number} pid
 * @param {string} file
 * @returns {Promise<{ max: number, p99: number }>}
 */
export async function loopDelay(pid, file) {
  rmSync(file, { force: true })
  process.kill(pid, 'SIGUSR2')
  while (!existsSync(file)) await wait(LOOK)
  return JSON.parse(readFileSync(file, 'utf8'))
}

const target = process.env.LOOP_DELAY_FILE
if (target) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION })
  delay.enable()
  process.on('SIGUSR2', () => {
    const [max, p99] = [delay.max, delay.percentile(99)].map((measured) => measured / NANOSECONDS)
    writeFileSync(`${target}.part`, JSON.stringify({ max, p99 }))
    renameSync(`${target}.part`, target)
    delay.reset()
  })
}
