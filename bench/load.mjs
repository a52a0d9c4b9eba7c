/** Load on an address, from a process of its own: wrk where it is installed, else autocannon. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from '../scripts/project.mjs'

const CONNECTIONS = 50
/** Seconds that a request may take: a busy machine is slow, not broken. */
const PATIENCE = 30
const MILLISECONDS = { us: 0.001, ms: 1, s: 1000 }

const wrk = (process.env.PATH ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'wrk'))
  .find((path) => existsSync(path))

export const loadTool = wrk ? 'wrk' : 'autocannon'

/**
 * @typedef {object} Load
 * @property {number} seconds
 * @property {Record<string, string>} [headers]
 * @property {number} [numbers] `NUMBER` in the address becomes a number, another at each request, below this
 */

/** @typedef {{ rate: number, p99: number }} Carried requests a second, and milliseconds */

const brotli = { 'accept-encoding': 'br' }

/**
 * A page that costs least, and a question that was not asked before: more of them than a site answers within a round.
 * @type {Record<string, { path: string, headers: Record<string, string>, numbers?: number }>}
 */
export const keptAndEverNew = {
  'kept page': { path: '/', headers: brotli },
  'ever new search': { path: '/sok?search_Query=ovn+NUMBER', headers: brotli, numbers: 1_000_000 },
}

/**
 * @param {string} url
 * @param {number} seconds
 * @param {Record<string, string>} [headers]
 */
export async function requestsPerSecond(url, seconds, headers = {}) {
  return (await load(url, { seconds, headers })).rate
}

/**
 * @param {string} url
 * @param {Load} load
 * @returns {Promise<Carried>}
 */
export async function load(url, { seconds, headers = {}, numbers }) {
  if (!wrk) return withAutocannon(url, { seconds, headers, ...(numbers ? { numbers } : {}) })
  const flags = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const script = numbers ? ['-s', join(import.meta.dirname, 'everNew.lua')] : []
  // One thread: it shares two cores with the server.
  const output = await run(wrk, [
    ...['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, `--timeout=${PATIENCE}s`, '--latency'],
    ...flags,
    ...script,
    url,
    ...(numbers ? ['--', String(numbers)] : []),
  ])
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(`not every request to ${url} was answered:\n${output}`)
  const [, p99 = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? []
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    p99: Number(p99) * MILLISECONDS[/** @type {keyof typeof MILLISECONDS} */ (unit)],
  }
}

/**
 * @param {string} url
 * @param {Load} load
 * @returns {Promise<Carried>}
 */
async function withAutocannon(url, { seconds, headers = {}, numbers }) {
  // @ts-expect-error It comes without types.
  const { default: autocannon } = await import('autocannon')
  const { origin, pathname, search } = new URL(url)
  const path = pathname + search
  let number = 0
  /** @param {object} request */
  const setupRequest = (request) => ({ ...request, path: path.replace('NUMBER', String(number++ % (numbers ?? 1))) })
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: seconds,
    timeout: PATIENCE,
    requests: [{ path, headers, ...(numbers ? { setupRequest } : {}) }],
  })
  if (result.errors > 0 || result.non2xx > 0) throw new Error(`not every request to ${url} was answered`)
  return { rate: result.requests.average, p99: result.latency.p99 }
}
