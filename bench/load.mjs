/** Requests per second of an address: with wrk where it is installed, else with autocannon. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from '../scripts/project.mjs'

const CONNECTIONS = 50
/** Seconds that a request may take: a busy machine is slow, not broken. */
const PATIENCE = 30

const wrk = (process.env.PATH ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'wrk'))
  .find((path) => existsSync(path))

export const loadTool = wrk ? 'wrk' : 'autocannon'

/**
 * @param {string} url
 * @param {number} seconds
 * @param {Record<string, string>} [headers]
 * @returns {Promise<number>}
 */
export async function requestsPerSecond(url, seconds, headers = {}) {
  if (!wrk) return withAutocannon(url, seconds, headers)
  const flags = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  // One thread: it shares two cores with the server.
  const output = await run(wrk, ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, `--timeout=${PATIENCE}s`, ...flags, url])
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(`not every request to ${url} was answered:\n${output}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1])
}

/**
 * @param {string} url
 * @param {number} seconds
 * @param {Record<string, string>} headers
 */
async function withAutocannon(url, seconds, headers) {
  // @ts-expect-error It comes without types.
  const { default: autocannon } = await import('autocannon')
  const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds, timeout: PATIENCE, headers })
  if (result.errors > 0 || result.non2xx > 0) throw new Error(`not every request to ${url} was answered`)
  return result.requests.average
}
