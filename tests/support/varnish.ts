/** Debian's Varnish with the configuration of `ops/varnish`, before a site of this machine. */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../scripts/free-port.mjs'

const shipped = join(import.meta.dirname, '../../ops/varnish/default.vcl')

/** Milliseconds. */
const PATIENCE = 30_000

/** `seconds` replaces the time that pages say they may be kept. */
function configuration(sitePort: string, seconds?: number): string {
  const text = readFileSync(shipped, 'utf8').replaceAll('.port = "3000"', `.port = "${sitePort}"`)
  return seconds === undefined
    ? text
    : text.replace(/set beresp\.ttl = std\.duration\(.+\);/, `set beresp.ttl = ${seconds}s;`)
}

const isUp = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  )

export async function startVarnish(siteUrl: string, { port, seconds }: { port?: number; seconds?: number } = {}) {
  if (spawnSync('varnishd', ['-V']).error) throw new Error('Varnish is needed: apt-get install varnish')
  const folder = mkdtempSync(join(tmpdir(), 'merkevei-varnish-'))
  const file = join(folder, 'default.vcl')
  writeFileSync(file, configuration(new URL(siteUrl).port, seconds))
  const listening = port ?? (await freePort())
  const options = ['-F', '-j', 'none', '-f', file, '-n', join(folder, 'state'), '-s', 'malloc,64m']
  const child = spawn('varnishd', [...options, '-a', `127.0.0.1:${listening}`], { stdio: ['ignore', 'ignore', 'pipe'] })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  let said = ''
  child.stderr.on('data', (piece) => (said += piece))
  const url = `http://localhost:${listening}`
  const until = Date.now() + PATIENCE
  while (!(await isUp(url))) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`Varnish did not start:\n${said}`)
    await wait(50)
  }
  return {
    url,
    async [Symbol.asyncDispose]() {
      process.off('exit', kill)
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
