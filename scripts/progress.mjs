/** Says what is going on, for the commands and for the server's first start: a line for each step, with its time. */

/** @param {number} since milliseconds of `performance.now()` */
export function elapsed(since) {
  const seconds = (performance.now() - since) / 1000
  return seconds < 60 ? `${seconds.toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
}

/** Without a terminal a long step reports that it is still running. */
const REMIND_MS = 30_000
const TICK_MS = 1000

/** @typedef {{ isTTY?: boolean, columns?: number, write(text: string): unknown }} ProgressOutput */

/**
 * On a terminal one line that moves; elsewhere one line when the step has ended.
 * @template Result
 * @param {string} name
 * @param {(report: (detail: string) => void) => Result | Promise<Result>} work `report` names the part that is being done
 * @param {ProgressOutput} [output]
 * @returns {Promise<Result>}
 */
export async function step(name, work, output = process.stdout) {
  const began = performance.now()
  let part = ''
  const running = () => {
    const text = `… ${name}${part ? `: ${part}` : ''} (${elapsed(began)})`
    // A line that wraps cannot be written over.
    output.write(output.isTTY ? `\r\u001b[K${text.slice(0, (output.columns || 80) - 1)}` : `${text}\n`)
  }
  const ended = (/** @type {string} */ sign) =>
    output.write(`${output.isTTY ? '\r\u001b[K' : ''}${sign} ${name} (${elapsed(began)})\n`)
  if (output.isTTY) running()
  const timer = setInterval(running, output.isTTY ? TICK_MS : REMIND_MS)
  try {
    const result = await work((detail) => {
      part = detail
      if (output.isTTY) running()
    })
    ended('✓')
    return result
  } catch (error) {
    ended('✗')
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
