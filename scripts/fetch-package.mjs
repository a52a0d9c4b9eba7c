/**
 * Fetches one exact version of a package, with its dependencies, when a command needs it. For large tools of rare
 * commands, which the lock file would install on every machine (docs/decisions/041).
 */
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from './npm.mjs'
import { step } from './progress.mjs'
import { root } from './project.mjs'

const cache = join(root, 'node_modules/.cache/packages')

/**
 * @param {string} name
 * @param {string} version exact; another version is another folder
 * @returns {Promise<string>} the package's folder
 */
export async function fetchPackage(name, version) {
  const folder = join(cache, `${name.replace('/', '+')}@${version}`)
  const fetched = join(folder, 'node_modules', name)
  if (existsSync(fetched)) return fetched
  const unfinished = `${folder}.${process.pid}`
  await step(`Fetching ${name} ${version}`, async () => {
    mkdirSync(unfinished, { recursive: true })
    writeFileSync(join(unfinished, 'package.json'), '{ "private": true }\n')
    await npm(['install', '--prefix', unfinished, '--no-audit', '--no-fund', `${name}@${version}`], { cwd: unfinished })
    // Renamed when it is complete: an interrupted installation is never taken for a finished one.
    if (!existsSync(folder)) renameSync(unfinished, folder)
  }).finally(() => rmSync(unfinished, { recursive: true, force: true }))
  return fetched
}
