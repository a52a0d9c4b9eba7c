/** Processes under measurement: started on a free port of this machine only, and ended by the benchmark that started them. */
import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { atEnd } from '../scripts/cleanup.mjs'

/** Milliseconds between two looks whether a server answers. */
const LOOK = 5

/**
 * @typedef {object} RunningServer
 * @property {string} url origin without a trailing slash
 * @property {number} pid
 * @property {number} started milliseconds until the first answer
 * @property {() => Promise<number | null>} stop resolves with the exit code
 */

/**
 * Starts a server and waits for its first good answer.
 * @param {{ command: string, args: string[], env?: Record<string, string | undefined>, cwd?: string, port: number, path?: string, patience?: number }} server `patience` in milliseconds
 * @returns {Promise<RunningServer>}
 */
export async function startServer({ command, args, env = {}, cwd, port, path = '/', patience = 30_000 }) {
  const began = performance.now()
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const kill = () => void child.kill('SIGKILL')
  const ended = atEnd(kill)
  let said = ''
  const keep = (/** @type {Buffer} */ piece) => {
    said = `${said}${piece}`.slice(-4000)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  /** @type {Promise<number | null>} */
  const gone = new Promise((resolve) => {
    child.on('error', () => resolve(null))
    child.on('exit', (code) => {
      ended()
      resolve(code)
    })
  })
  const url = `http://127.0.0.1:${port}`
  const answers = () => fetch(url + path, { signal: AbortSignal.timeout(2000) }).then((answer) => answer.ok)
  while (!(await answers().catch(() => false))) {
    const exited = child.exitCode !== null || child.signalCode !== null
    if (exited || performance.now() - began > patience) {
      kill()
      throw new Error(
        `${command} ${exited ? `ended (${child.exitCode ?? child.signalCode})` : 'does not answer'}:\n${said}`,
      )
    }
    await wait(LOOK)
  }
  const started = performance.now() - began
  return {
    url,
    pid: child.pid ?? 0,
    started,
    async stop() {
      child.kill('SIGTERM')
      const stubborn = setTimeout(kill, 15_000)
      const code = await gone
      clearTimeout(stubborn)
      return code
    },
  }
}
