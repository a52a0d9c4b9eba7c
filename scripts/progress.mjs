/** Says what is going on: one line when a step begins, its time when it is done. */

/** @param {number} since milliseconds of `performance.now()` */
export function elapsed(since) {
  const seconds = (performance.now() - since) / 1000
  return seconds < 60 ? `${seconds.toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
}

/** A step that takes longer says so, for those who wait without a terminal that shows the seconds. */
const REMIND_MS = 30_000
const TICK_MS = 1000

/**
 * @template Result
 * @param {string} name
 * @param {() => Result | Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function step(name, work) {
  const began = performance.now()
  const terminal = process.stdout.isTTY === true
  const line = (/** @type {string} */ text, end = '\n') =>
    process.stdout.write(terminal ? `\r\u001b[K${text}${end}` : `${text}\n`)
  line(`… ${name}`, '')
  const timer = setInterval(() => line(`… ${name} (${elapsed(began)})`, ''), terminal ? TICK_MS : REMIND_MS)
  try {
    const result = await work()
    line(`✓ ${name} (${elapsed(began)})`)
    return result
  } catch (error) {
    line(`✗ ${name} (${elapsed(began)})`)
    throw error
  } finally {
    clearInterval(timer)
  }
}

/**
 * Ends the process with what went wrong, in the words of the tool that failed.
 * @param {unknown} error
 * @returns {never}
 */
export function giveUp(error) {
  if (error instanceof Error && 'output' in error && typeof error.output === 'string')
    process.stderr.write(`${error.output.trimEnd()}\n`)
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
