/** HAProxy with the configuration of `ops/cluster`, before nodes of this machine. */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { atEnd } from './cleanup.mjs'
import { root } from './project.mjs'

/**
 * The shipped configuration with servers by address instead of by Docker's name server.
 * @param {number} port
 * @param {string[]} nodes their addresses
 */
function configuration(port, nodes) {
  const servers = nodes.map((url, at) => `  server node${at + 1} 127.0.0.1:${new URL(url).port}`).join('\n')
  const lines = readFileSync(join(root, 'ops/cluster/haproxy.cfg'), 'utf8')
    .replace(/\nresolvers docker\n(?: .*\n)+/, '')
    .replace('bind :8080', `bind 127.0.0.1:${port}`)
    .replace(/^ *(log stdout|log global|option httplog).*\n/gm, '')
    .replace(/^ {2}server-template .+$/m, servers)
  if (!lines.includes('server node1')) throw new Error('the balancer has no servers')
  return lines
}

/** Milliseconds that it has to start, and the nodes to be ready. */
const PATIENCE = 10_000
const NODE_PATIENCE = 300_000

const isOk = (/** @type {string} */ url) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * @param {string} url
 * @param {number} patience milliseconds
 * @param {() => string} what says what did not come
 */
async function waitFor(url, patience, what) {
  const until = Date.now() + patience
  while (!(await isOk(url))) {
    if (Date.now() > until) throw new Error(what())
    await wait(50)
  }
}

export const hasBalancer = () => !spawnSync('haproxy', ['-v']).error

/**
 * Starts it once the nodes are ready.
 * @param {string[]} nodes their addresses
 * @param {number} port
 */
export async function startBalancer(nodes, port) {
  if (!hasBalancer()) throw new Error('HAProxy is needed: apt-get install haproxy')
  for (const node of nodes) await waitFor(`${node}/readyz`, NODE_PATIENCE, () => `${node} is not ready`)
  const folder = mkdtempSync(join(tmpdir(), 'merkevei-balancer-'))
  const removed = atEnd(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, configuration(port, nodes))
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] })
  const gone = new Promise((resolve) => child.once('exit', resolve))
  const killed = atEnd(() => child.kill('SIGKILL'))
  let said = ''
  child.stderr.on('data', (piece) => (said += piece))
  const url = `http://localhost:${port}`
  await waitFor(`${url}/healthz`, PATIENCE, () => `the balancer did not start:\n${said}`)
  return {
    url,
    async stop() {
      child.kill('SIGKILL')
      await gone
      killed()
      rmSync(folder, { recursive: true, force: true })
      removed()
    },
  }
}
