/**
 * Makes the files of a release from a clean checkout, the same each time (docs/decisions/064):
 *
 *     npm run release -- <folder>              into an empty folder, or one to be made
 *     npm run release -- --rehearse <folder>   without a day in the changelog, and whether or not there is a tag
 *     npm run release -- --verify <folder>     builds again and compares with a release that lies there
 *
 * The archive is the packaged site (scripts/package.mjs), the context is what `docker build` reads.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checksum, pack } from './archive.mjs'
import { build } from './build.mjs'
import { atEnd } from './cleanup.mjs'
import { ensureInstalled } from './ensure.mjs'
import { packageSite } from './package.mjs'
import { giveUp, step } from './progress.mjs'
import { root, run } from './project.mjs'
import { obstacles, releaseNotes } from './release-notes.mjs'

const SUMS = 'SHA256SUMS'

/** @param {string} file relative to the project */
const read = (file) => readFileSync(join(root, file), 'utf8')

/** @param {string[]} args */
const git = (...args) => run('git', args)

/** @param {string} text */
const lines = (text) => text.split('\n').filter(Boolean)

/** Seconds since 1970 of everything in a release: given, or those of the commit. */
const releaseTime = async () => Number(process.env.SOURCE_DATE_EPOCH || (await git('log', '-1', '--format=%ct')))

/** @param {boolean} rehearse */
async function stateOf(rehearse) {
  const state = {
    version: /** @type {string} */ (JSON.parse(read('package.json')).version),
    changelog: read('CHANGELOG.md'),
    upgrading: read('docs/upgrading.md'),
    status: await git('status', '--porcelain'),
    tags: lines(await git('tag', '--list')),
  }
  const found = obstacles(state, { rehearse })
  if (found.length > 0) throw new Error(`No release can be made of this:\n${found.join('\n')}`)
  return state
}

/** Migrations that the newest tag before this commit does not have; all of them where there is none. */
async function newMigrations() {
  const before = await git('describe', '--tags', '--abbrev=0', '--match=v*', 'HEAD^').then(
    (tag) => tag.trim(),
    () => undefined,
  )
  const namesIn = async (/** @type {string} */ commit, /** @type {string} */ dialect) =>
    lines(await git('ls-tree', '--name-only', commit, `src/cms/migrations/${dialect}/`)).flatMap(
      (path) => /\/(\d+_\d+_\w+)\.ts$/.exec(path)?.[1] ?? [],
    )
  const added = async (/** @type {string} */ dialect) => {
    const known = before ? await namesIn(before, dialect) : []
    return (await namesIn('HEAD', dialect)).filter((name) => !known.includes(name))
  }
  return { before, postgres: await added('postgres'), sqlite: await added('sqlite') }
}

/** Files of the commit that `docker build` is to have: what `.dockerignore` leaves. */
async function contextFiles() {
  const ignored = lines(read('.dockerignore')).filter((line) => !line.startsWith('#'))
  return lines(await git('ls-files', '--', '.', ...ignored.map((line) => `:(exclude)${line}`)))
}

/** @param {string} folder */
async function makeRelease(folder, { rehearse = false } = {}) {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty`)
  const { version, changelog, upgrading } = await stateOf(rehearse)
  const seconds = await releaseTime()
  const name = `merkevei-${version}`
  const system = `${process.platform}-${process.arch}`
  mkdirSync(folder, { recursive: true })

  await ensureInstalled()
  // What an earlier build left is not to be part of this one.
  for (const made of ['dist', 'admin/.next']) rmSync(join(root, made), { recursive: true, force: true })
  await build({ force: true })
  const temporary = mkdtempSync(join(tmpdir(), 'release-'))
  const remove = () => rmSync(temporary, { recursive: true, force: true })
  const removed = atEnd(remove)
  try {
    const packaged = join(temporary, name)
    await packageSite(packaged)
    await step('Packing', async () => {
      await pack(join(folder, `${name}-${system}.tar.gz`), temporary, [name], { seconds })
      await pack(join(folder, `${name}-image-context.tar.gz`), root, await contextFiles(), { seconds })
    })
    writeFileSync(join(folder, `${name}-${system}.cdx.json`), readFileSync(join(packaged, 'sbom.cdx.json')))
  } finally {
    remove()
    removed()
  }
  const changed = await git('status', '--porcelain')
  if (changed) throw new Error(`Files changed while the release was made of them:\n${changed}`)
  const commit = (await git('rev-parse', 'HEAD')).trim()
  const made = `Of commit ${commit}, with Node ${process.versions.node} for ${system}: with both, \`npm run release -- --verify <folder>\` makes the same bytes. The image: \`docker build --build-arg VERSION=${version} --build-arg REVISION=${commit} - < ${name}-image-context.tar.gz\`.`
  const migrations = await newMigrations()
  writeFileSync(join(folder, 'NOTES.md'), releaseNotes({ version, changelog, upgrading, migrations, made }))
  const files = readdirSync(folder).sort()
  const sums = await Promise.all(files.map(async (file) => `${await checksum(join(folder, file))}  ${file}\n`))
  writeFileSync(join(folder, SUMS), sums.join(''))
  return version
}

/** @param {string} folder a release. @returns {Promise<string[]>} its files that are made differently here */
async function differences(folder) {
  const known = lines(readFileSync(join(folder, SUMS), 'utf8'))
  const again = mkdtempSync(join(tmpdir(), 'release-'))
  const remove = () => rmSync(again, { recursive: true, force: true })
  const removed = atEnd(remove)
  try {
    await makeRelease(again, { rehearse: true })
    const made = new Set(lines(readFileSync(join(again, SUMS), 'utf8')))
    const here = await Promise.all(
      known.map(async (line) => `${await checksum(join(folder, line.slice(66)))}${line.slice(64)}`),
    )
    return known.filter((line, at) => !made.has(line) || here[at] !== line).map((line) => line.slice(66))
  } finally {
    remove()
    removed()
  }
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { rehearse: { type: 'boolean' }, verify: { type: 'boolean' } },
  })
  const [given] = positionals
  if (!given) throw new Error('name the folder: npm run release -- <folder>')
  const folder = resolve(given)
  if (values.verify) {
    const differing = await differences(folder)
    if (differing.length > 0) throw new Error(`made differently here: ${differing.join(', ')}`)
    console.log('The same bytes.')
  } else {
    const version = await makeRelease(folder, { rehearse: values.rehearse })
    process.stdout.write(readFileSync(join(folder, SUMS), 'utf8'))
    if (!values.rehearse)
      console.log(`Look at ${join(folder, 'NOTES.md')}, then: git tag -a v${version} -m v${version}`)
  }
} catch (error) {
  giveUp(error)
}
