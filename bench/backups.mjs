/** A backup of 100,000 articles and 5 GB of uploads: made, made again, read whole, and restored into an empty site. */
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { atEnd } from '../scripts/cleanup.mjs'
import { step } from '../scripts/progress.mjs'
import { production, root } from '../scripts/project.mjs'
import { prepared } from './scale.mjs'

const ARTICLES = 100_000
const UPLOADS = 1000
/** Of one upload. */
const BYTES = 5_000_000

const run = promisify(execFile)

/**
 * Seconds that a command of the operator took, and its result.
 * @param {string} dataDir
 * @param {readonly string[]} args
 */
async function timed(dataDir, args) {
  const began = performance.now()
  const { stdout } = await run(process.execPath, ['-C', 'production', 'dist/server/site.js', ...args, '--json'], {
    cwd: root,
    env: { ...process.env, ...production, DATABASE_URL: '', SITE_URL: 'https://bench.example', DATA_DIR: dataDir },
  })
  return { seconds: (performance.now() - began) / 1000, result: JSON.parse(stdout) }
}

/** Nothing in them can be compressed, as in pictures. */
function fillUploads(/** @type {string} */ dataDir) {
  const folder = join(dataDir, 'uploads/media')
  mkdirSync(folder, { recursive: true })
  for (let at = 0; at < UPLOADS; at++) writeFileSync(join(folder, `picture-${at}.webp`), randomBytes(BYTES))
}

/** @returns {Promise<import('./budgets.mjs').Row[]>} */
export async function measureBackups() {
  const folder = mkdtempSync(join(tmpdir(), 'merkevei-backups-'))
  const removed = atEnd(() => rmSync(folder, { recursive: true, force: true }))
  const site = join(folder, 'site')
  const other = join(folder, 'other')
  const place = join(folder, 'backups')
  try {
    await step('Filling in articles and uploads', async () => {
      mkdirSync(site)
      await prepared('', site, ARTICLES)
      fillUploads(site)
    })
    const first = await step('Backing up', () => timed(site, ['backup', '--to', place]))
    const again = await step('Backing up again', () => timed(site, ['backup', '--to', place]))
    const verified = await step('Verifying', () => timed(site, ['verify', '--from', place]))
    const restored = await step('Restoring and comparing', () => timed(other, ['restore', '--from', place]))
    // What was restored has nothing that the backup of the first site has not.
    const compared = await step('Backing up what was restored', () => timed(other, ['backup', '--to', place]))
    const { rows, uploads, bytes } = first.result.entry
    return [
      { what: `backup of ${rows.toLocaleString('en')} rows and ${uploads} uploads`, measured: bytes / 1e9, unit: 'GB' },
      { what: '  the first', measured: first.seconds, unit: 's' },
      { what: '  the next, without a change', measured: again.seconds, unit: 's' },
      { what: '  read whole', measured: verified.seconds, unit: 's' },
      { what: '  restored into an empty site, rows compared', measured: restored.seconds, unit: 's' },
      { what: '  backed up from there: what differs', measured: compared.result.entry.addedBytes / 1e6, unit: 'MB' },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
    removed()
  }
}
