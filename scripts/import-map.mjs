/**
 * Writes the admin's import map from the built configuration: which component stands behind each name in it.
 * Run with `node -C production` (docs/upstream-faults.md#lexical-on-node-20), after the server's build.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './project.mjs'

const folder = mkdtempSync(join(tmpdir(), 'merkevei-'))
// No site's settings: the map must be the same wherever it is made. With S3, whose component is otherwise left out.
const environment = { DATA_DIR: folder, SECRET: 'only-to-write-the-import-map', S3_BUCKET: 'none', MERKEVEI_ROOT: root }
for (const name of ['DATABASE_URL', 'SITE_URL', 'SMTP_URL', 'S3_ENDPOINT', 'LOG_LEVEL']) delete process.env[name]
Object.assign(process.env, environment)

try {
  const { generateImportMap } = await import('payload')
  const { default: configFromEnvironment } = await import(pathToFileURL(join(root, 'dist/server/config.js')).href)
  await generateImportMap(await configFromEnvironment(), { log: false })
} finally {
  rmSync(folder, { recursive: true, force: true })
}
// The configuration may hold timers or connections that would keep this process alive.
process.exit(0)
