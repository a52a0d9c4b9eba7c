/**
 * Builds the site into `dist` and the admin into `admin/.next`; only what is stale, unless `--force` is given.
 *
 *     npm run build
 */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compressFolder } from './compress.mjs'
import { adminFingerprint, siteFingerprint } from './inputs.mjs'
import { giveUp, step } from './progress.mjs'
import { packageScript, production, root, runNode } from './project.mjs'
import { buildNumbers, settleAdmin, settleSite } from './reproducible.mjs'
import { isFresh, stamp } from './stamps.mjs'

const assets = join(root, 'dist/client/assets')

/** @param {string[]} [flags] */
function vite(flags = []) {
  return runNode([packageScript('vite/bin/vite.js'), 'build', '--logLevel', 'warn', ...flags], { env: production })
}

/** Files that the server's build names (fonts by `?url`) are served from the browser's folder. */
function mergeServerAssets() {
  const emitted = join(root, 'dist/server/assets')
  if (existsSync(emitted)) cpSync(emitted, assets, { recursive: true })
  rmSync(emitted, { recursive: true, force: true })
  const served = new Set(readdirSync(assets))
  const server = readdirSync(join(root, 'dist/server'), { recursive: true, encoding: 'utf8' })
  for (const file of server.filter((name) => name.endsWith('.js')))
    for (const [, name = ''] of readFileSync(join(root, 'dist/server', file), 'utf8').matchAll(
      /["'`]\/assets\/([\w.-]+-[\w-]{8}\.\w+)["'`]/g,
    ))
      if (!served.has(name)) throw new Error(`the server names /assets/${name}, which the build did not make`)
}

/** @param {NodeJS.WriteStream} [output] */
async function buildSite(output) {
  stamp('site', undefined)
  const before = siteFingerprint()
  await step(
    'Building the site',
    async (report) => {
      report('browsers and server')
      await Promise.all([vite(), vite(['--ssr'])])
      mergeServerAssets()
      settleSite()
      report("compressing, the admin's screens")
      const sameInputs = siteFingerprint() === before
      await Promise.all([
        compressFolder(assets),
        runNode(['-C', 'production', 'scripts/import-map.mjs'], { env: production }),
      ])
      // The import map is made by this build and counts as its input afterwards; what was edited meanwhile makes it stale.
      if (sameInputs) stamp('site', siteFingerprint())
    },
    output,
  )
}

/** @param {NodeJS.WriteStream} [output] */
async function buildAdmin(output) {
  stamp('admin', undefined)
  const before = adminFingerprint()
  await step(
    'Building the admin',
    () =>
      runNode([packageScript('next/dist/bin/next'), 'build', 'admin'], {
        env: { ...production, ...buildNumbers(before) },
      }),
    output,
  )
  settleAdmin()
  stamp('admin', before)
}

/** @type {Record<import('./stamps.mjs').Part, (output?: NodeJS.WriteStream) => Promise<void>>} */
const builds = { site: buildSite, admin: buildAdmin }

/** @param {{ parts?: import('./stamps.mjs').Part[], force?: boolean, output?: NodeJS.WriteStream }} [options] `output` is where progress is shown */
export async function build({ parts = ['site', 'admin'], force = false, output } = {}) {
  for (const part of parts) if (force || !isFresh(part)) await builds[part](output)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { ensureInstalled } = await import('./ensure.mjs')
  try {
    await ensureInstalled()
    await build({ force: process.argv.includes('--force') })
  } catch (error) {
    giveUp(error)
  }
}
