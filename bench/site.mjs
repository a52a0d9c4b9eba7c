/** The built site with the demo brand, on a copy of data that is prepared once. */
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atEnd } from '../scripts/cleanup.mjs'
import { freePort } from '../scripts/free-port.mjs'
import { production, root } from '../scripts/project.mjs'
import { startServer } from './servers.mjs'

export const administrator = { email: 'bench@example.com', password: 'only-for-this-measurement' }

const prepared = join(root, 'node_modules/.cache/bench-site')
/** Drawing the demo's pictures in every size takes a minute or two (milliseconds). */
const DEMO_PATIENCE = 300_000
const START_PATIENCE = 30_000

/** What the data is made from; other data is made anew. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const folder of ['demo', 'src/cms/migrations', 'src/brand', 'src/features/icons']) {
    const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    for (const file of entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort())
      hash.update(file.slice(root.length)).update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 16)
}

/**
 * @param {string} dataDir
 * @param {Record<string, string>} env
 * @param {{ patience?: number, path?: string }} [options]
 */
export async function launch(dataDir, env, { patience = START_PATIENCE, path = '/healthz' } = {}) {
  const port = await freePort()
  return startServer({
    command: process.execPath,
    args: ['-C', 'production', 'dist/server/main.js'],
    cwd: root,
    port,
    path,
    patience,
    env: {
      ...production,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      SITE_URL: '',
      LOG_LEVEL: 'error',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      // Encodes the demo's pictures for minutes, beside what is measured.
      AVIF: 'off',
      ...env,
    },
  })
}

/** Folder of the data that every measurement copies. */
export const preparedSite = () => join(prepared, fingerprint())

/** Makes that data, unless it is there. */
export async function prepareSite() {
  const folder = preparedSite()
  if (existsSync(folder)) return
  rmSync(prepared, { recursive: true, force: true })
  mkdirSync(prepared, { recursive: true })
  const unfinished = mkdtempSync(join(prepared, 'unfinished-'))
  const site = await launch(unfinished, {}, { patience: DEMO_PATIENCE })
  await site.stop()
  renameSync(unfinished, folder)
}

/**
 * Starts the site on data of its own and waits until `path` is answered.
 * @param {Record<string, string>} [env]
 * @param {{ path?: string }} [options]
 */
export async function startSite(env = {}, options = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'merkevei-bench-'))
  const remove = () => rmSync(dataDir, { recursive: true, force: true })
  const removed = atEnd(remove)
  cpSync(preparedSite(), dataDir, { recursive: true })
  try {
    const site = await launch(dataDir, env, options)
    return {
      ...site,
      async stop() {
        const code = await site.stop()
        remove()
        removed()
        return code
      },
    }
  } catch (error) {
    remove()
    removed()
    throw error
  }
}

/**
 * Paths of all pages in the site map.
 * @param {string} url
 */
export async function sitePaths(url) {
  const siteMap = await (await fetch(`${url}/sitemap.xml`)).text()
  return [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

/**
 * The page whose HTML has the median size: neither the emptiest nor the fullest stands for all.
 * @param {string} url
 * @param {readonly string[]} paths
 */
export async function medianPage(url, paths) {
  const sized = await Promise.all(
    paths.map(async (path) => ({ path, size: (await (await fetch(url + path)).text()).length })),
  )
  sized.sort((a, b) => a.size - b.size)
  return sized[Math.floor(sized.length / 2)]?.path ?? '/'
}
