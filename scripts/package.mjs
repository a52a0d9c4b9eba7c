/**
 * Builds the site and copies what running it needs, and nothing else, to an empty folder:
 *
 *     npm run package -- <folder>
 *
 * The folder runs anywhere with the same system and Node: `node -C production dist/server/main.js` inside it.
 * `bin/merkevei` in it is the operator's command, and `sbom.cdx.json` says of which packages it is made.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from './build.mjs'
import { ensureInstalled } from './ensure.mjs'
import { giveUp, step } from './progress.mjs'
import { root } from './project.mjs'
import { softwareBill } from './sbom.mjs'
import { tracedFiles } from './traced-files.mjs'

/** Read by the running site as files, or run by the operator, so no import leads to them. */
const folders = ['dist/client', 'dist/server', 'demo', 'bin', 'admin/.next']

/** What Next's build keeps for the next build. */
const buildOnly = ['cache', 'diagnostics', 'types', 'trace', 'trace-build', 'turbopack'].map((name) =>
  join(root, 'admin/.next', name),
)

/** @param {string} folder an empty one, or one to be made */
export async function packageSite(folder) {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty`)
  const files = await step('Tracing what the site loads', tracedFiles)
  await step(`Copying to ${folder}`, () => {
    // A relative link (Next links to external packages) stays one.
    const options = { recursive: true, verbatimSymlinks: true }
    for (const file of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      cpSync(join(root, file), join(folder, file), options)
    }
    for (const path of folders)
      cpSync(join(root, path), join(folder, path), { ...options, filter: (source) => !buildOnly.includes(source) })
  })
  writeFileSync(join(folder, 'sbom.cdx.json'), softwareBill(files))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder] = process.argv.slice(2)
  try {
    if (!folder) throw new Error('name the folder: npm run package -- <folder>')
    await ensureInstalled()
    await build()
    await packageSite(resolve(folder))
  } catch (error) {
    giveUp(error)
  }
}
