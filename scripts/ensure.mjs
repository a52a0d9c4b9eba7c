/**
 * Makes sure that the packages of `package-lock.json` are installed, and says what it does.
 * Plain Node: it runs before there is anything else.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { npm } from './npm.mjs'
import { giveUp, step } from './progress.mjs'
import { root } from './project.mjs'

const lockFile = join(root, 'package-lock.json')
const stampFile = join(root, 'node_modules/.merkevei-lock')
/** Written by npm itself: what it installed. */
const installedFile = join(root, 'node_modules/.package-lock.json')

/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} LockedPackage */

/**
 * Whether npm's own record of what it installed agrees with the lock, so that an install by hand counts.
 * Packages for other systems are missing by right.
 */
function installedByHand() {
  if (!existsSync(installedFile)) return false
  /** @param {string} file @returns {Record<string, LockedPackage>} */
  const packages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
  const installed = packages(installedFile)
  return Object.entries(packages(lockFile)).every(
    ([path, locked]) =>
      path === '' || (installed[path] ? installed[path].version === locked.version : locked.optional === true),
  )
}

/**
 * Installs when nothing is, or when the lock has changed since.
 * @param {NodeJS.WriteStream} [output] where progress is shown
 */
export async function ensureInstalled(output) {
  const wanted = createHash('sha256').update(readFileSync(lockFile)).digest('hex')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return
  if (!installedByHand())
    // What builds the site is among the development packages, also where NODE_ENV says production.
    await step('Installing packages', () => npm(['ci', '--include=dev', '--no-audit', '--no-fund']), output)
  writeFileSync(stampFile, wanted)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await ensureInstalled().catch(giveUp)
