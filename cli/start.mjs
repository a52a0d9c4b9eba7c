/**
 * `npm start`: from a fresh checkout to a running site. Installs and builds what is missing or stale, then runs the
 * server in a process of its own and passes on what ends it. The admin is built while the server starts.
 */
import { requireNode } from '../scripts/node-version.mjs'

requireNode()
const parent = process.ppid

const { giveUp } = await import('../scripts/progress.mjs')
try {
  const { ensureInstalled } = await import('../scripts/ensure.mjs')
  await ensureInstalled()
  const { build } = await import('../scripts/build.mjs')
  await build({ parts: ['site'] })
} catch (error) {
  giveUp(error)
}

const { spawn } = await import('node:child_process')
const { constants, setPriority } = await import('node:os')
const { production, root } = await import('../scripts/project.mjs')
const { isFresh } = await import('../scripts/stamps.mjs')
const isAdminStale = !isFresh('admin')
const server = spawn(process.execPath, ['-C', 'production', 'dist/server/main.js', ...process.argv.slice(2)], {
  cwd: root,
  env: { ...process.env, ...production, ...(isAdminStale ? { MERKEVEI_ADMIN_BUILD: 'running' } : {}) },
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
/** Of the admin's build, so that the demo is loaded first; not so high that it starves on a busy machine. */
const NICE = 5
const adminBuild = isAdminStale ? buildAdmin() : undefined
let stopping = false

/** Builds the admin beside the server, which waits for the message. */
function buildAdmin() {
  const child = spawn(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] })
  if (child.pid) setPriority(child.pid, NICE)
  let errors = ''
  child.stderr.on('data', (piece) => (errors += piece))
  child.on('close', (code) => {
    if (stopping || !server.connected) return
    server.send(code === 0 ? 'admin built' : 'admin not built')
    if (code !== 0) console.error(`\n${errors}The admin could not be built: /admin does not open. The site goes on.\n`)
  })
  return child
}

/** @param {NodeJS.Signals} signal */
function stop(signal) {
  stopping = true
  adminBuild?.kill(signal)
  server.kill(signal)
}

process.on('SIGTERM', stop)
// Ctrl-C in a terminal reaches all processes by itself; a second one would cut the server's stop short.
process.on('SIGINT', (signal) => {
  stopping = true
  if (!process.stdin.isTTY) stop(signal)
})
// npm runs scripts in a shell that dies of a signal without passing it on: that npm was ended shows only in who our
// parent is. How often to look, in milliseconds.
const LOOK = 500
if (process.env.npm_lifecycle_event)
  setInterval(() => {
    if (process.ppid !== parent) stop('SIGTERM')
  }, LOOK).unref()
/** What a shell answers for a process that a signal ended is 128 and the signal's number. */
server.on('error', giveUp)
server.on('exit', (code, signal) => {
  adminBuild?.kill()
  process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0))
})
