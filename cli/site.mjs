/**
 * `npm run site -- <command>`: installs and builds what is missing or stale, then runs the command in this process.
 * What it does meanwhile is said on standard error: standard output belongs to the command.
 */
import { requireNode } from '../scripts/node-version.mjs'

requireNode()

const { giveUp } = await import('../scripts/progress.mjs')
try {
  const { ensureInstalled } = await import('../scripts/ensure.mjs')
  await ensureInstalled(process.stderr)
  const { build } = await import('../scripts/build.mjs')
  await build({ parts: ['site'], output: process.stderr })
} catch (error) {
  giveUp(error)
}

const { join } = await import('node:path')
const { pathToFileURL } = await import('node:url')
const { production, root } = await import('../scripts/project.mjs')
Object.assign(process.env, production)
await import(pathToFileURL(join(root, 'dist/server/site.js')).href)
