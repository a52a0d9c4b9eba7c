/**
 * `npm start`: from a fresh checkout to a running site. Installs and builds what is missing or stale, then runs the
 * server in a process of its own and passes on what ends it.
 */
import { requireNode } from '../scripts/node-version.mjs'

requireNode()
const parent = process.ppid

const { giveUp } = await import('../scripts/progress.mjs')
try {
  const { ensureInstalled } = await import('../scripts/ensure.mjs')
  await ensureInstalled()
  const { build } = await import('../scripts/build.mjs')
  await build()
} catch (error) {
  giveUp(error)
}

const { spawn } = await import('node:child_process')
const { production, root } = await import('../scripts/project.mjs')
const server = spawn(process.execPath, ['-C', 'production', 'dist/server/main.js', ...process.argv.slice(2)], {
  cwd: root,
  env: { ...process.env, ...production },
  stdio: 'inherit',
})

process.on('SIGTERM', () => server.kill('SIGTERM'))
// Ctrl-C in a terminal reaches both processes by itself; a second one would cut the server's stop short.
process.on('SIGINT', () => {
  if (!process.stdin.isTTY) server.kill('SIGINT')
})
// npm runs scripts in a shell that dies of a signal without passing it on: that npm was ended shows only in who our
// parent is. How often to look, in milliseconds.
const LOOK = 500
if (process.env.npm_lifecycle_event)
  setInterval(() => {
    if (process.ppid !== parent) server.kill('SIGTERM')
  }, LOOK).unref()
/** What a shell answers for a process that a signal ended is 128 and the signal's number. */
const { constants } = await import('node:os')
server.on('error', giveUp)
server.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)))
