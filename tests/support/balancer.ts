/** HAProxy with the configuration of `ops/cluster`, before nodes of a test. */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const shipped = join(import.meta.dirname, '../../ops/cluster/haproxy.cfg')

/** The shipped configuration with servers by address instead of by Docker's name server. */
function configuration(port: number, nodes: readonly string[]): string {
  const servers = nodes.map((url, at) => `  server node${at + 1} 127.0.0.1:${new URL(url).port}`).join('\n')
  const lines = readFileSync(shipped, 'utf8')
    .replace(/\nresolvers docker\n(?: .*\n)+/, '')
    .replace('bind :8080', `bind 127.0.0.1:${port}`)
    .replace(/^ *(log stdout|log global|option httplog).*\n/gm, '')
    .replace(/^ {2}server-template .+$/m, servers)
  if (!lines.includes('server node1')) throw new Error('the balancer has no servers')
  return lines
}

/** Milliseconds that it has to start. */
const PATIENCE = 10_000

export async function startBalancer(nodes: readonly string[], port: number) {
  if (spawnSync('haproxy', ['-v']).error) throw new Error('HAProxy is needed: apt-get install haproxy')
  const folder = mkdtempSync(join(tmpdir(), 'merkevei-balancer-'))
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, configuration(port, nodes))
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (piece) => (said += piece))
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const url = `http://localhost:${port}`
  const until = Date.now() + PATIENCE
  while (
    !(await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`the balancer did not start:\n${said}`)
  }
  return {
    url,
    async [Symbol.asyncDispose]() {
      process.off('exit', kill)
      const gone = new Promise((resolve) => child.once('exit', resolve))
      kill()
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
