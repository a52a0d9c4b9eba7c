/** Where the project lies, and running its tools. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { atEnd } from './cleanup.mjs'

/** The project's folder. */
export const root = join(import.meta.dirname, '..')

/** Environment of everything that builds or runs the site for real. */
export const production = {
  NODE_ENV: /** @type {const} */ ('production'),
  NEXT_TELEMETRY_DISABLED: '1',
  // Resizing pictures on many threads otherwise keeps hundreds of megabytes (docs/operations.md#memory).
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
}

/** A tool failed; what it said is in `output`. */
export class ToolError extends Error {
  /**
   * @param {string} message
   * @param {string} output
   */
  constructor(message, output) {
    super(message)
    this.output = output
  }
}

/**
 * Runs a program and resolves with what it printed. What it prints is only kept: a tool that succeeds has nothing to say.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, cwd?: string, show?: boolean, shell?: boolean, uid?: number, gid?: number }} [options] `show` passes what it prints on
 * @returns {Promise<string>}
 */
export function run(command, args, { env = {}, cwd = root, show = false, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...options,
      cwd,
      env: { ...process.env, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    })
    const ended = atEnd(() => child.kill())
    let output = ''
    const keep = (/** @type {Buffer} */ piece) => {
      output += piece
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.on('error', (error) => {
      ended()
      reject(error)
    })
    child.on('close', (code, signal) => {
      ended()
      if (code === 0) return resolve(output)
      reject(new ToolError(`${[command, ...args].join(' ')} ended with ${signal ?? code}`, output))
    })
  })
}

/**
 * Runs a script of ours or of a package with this Node.
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runNode(args, options) {
  return run(process.execPath, args, options)
}

/**
 * The script behind a package's command, to be run with this Node: no shell and no `.cmd` on Windows.
 * @param {string} script path below node_modules
 */
export function packageScript(script) {
  const path = join(root, 'node_modules', script)
  if (!existsSync(path)) throw new Error(`${script} is not installed: run npm ci`)
  return path
}
