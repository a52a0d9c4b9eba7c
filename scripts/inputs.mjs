/** Fingerprints of what goes into a build, by which stale results are found. Contents, not dates: a checkout changes dates. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { root } from './project.mjs'

/** What the build makes inside the folders that it reads. */
const made = ['.next', 'next-env.d.ts', '.tsbuildinfo']

/**
 * Files below a folder or the file itself, in one order everywhere.
 * @param {string} path relative to the project
 * @returns {string[]}
 */
function filesOf(path) {
  const whole = join(root, path)
  if (!existsSync(whole)) return []
  const entries = readdirSync(whole, { withFileTypes: true }).filter(
    ({ name }) => !made.some((end) => name.endsWith(end)),
  )
  return entries
    .flatMap((entry) => (entry.isDirectory() ? filesOf(`${path}/${entry.name}`) : [`${path}/${entry.name}`]))
    .sort()
}

/**
 * @param {string[]} files relative to the project; one that is missing counts as missing
 * @returns {string}
 */
function fingerprint(files) {
  const hash = createHash('sha256')
  for (const file of files) {
    const path = join(root, file)
    hash.update(`\0${file}\0`)
    if (existsSync(path)) hash.update(readFileSync(path))
  }
  return hash.digest('hex')
}

const shared = ['package.json', 'package-lock.json', 'tsconfig.json']
const isTest = (/** @type {string} */ file) => /\.test\.tsx?$/.test(file)
const importMap = 'admin/app/(payload)/admin/importMap.js'

/** Of the browser's and the server's build. */
export function siteFingerprint() {
  const commands = filesOf('cli').filter((file) => file.endsWith('.ts'))
  const sources = [...filesOf('src'), ...commands].filter((file) => !isTest(file))
  return fingerprint([
    ...shared,
    'vite.config.ts',
    'scripts/cut-fonts.ts',
    'scripts/progress.mjs',
    'scripts/node-version.mjs',
    ...sources,
    importMap,
  ])
}

/**
 * Of the admin's build, which is slow: the Next app, and of `src` only what the admin's screens reach. The import map
 * names the screens; what they import is followed from there, so that a text or a rule that a screen uses counts too.
 */
export function adminFingerprint() {
  const app = filesOf('admin')
  const reached = new Set(app)
  const queue = [...app, ...filesOf('src').filter((file) => file.includes('/admin/') && !isTest(file))]
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (!reached.has(file)) reached.add(file)
    for (const imported of importsOf(file)) if (!reached.has(imported)) queue.push(imported)
  }
  return fingerprint([...shared, ...[...reached].sort()])
}

const IMPORT = /(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g
const endings = ['', '.ts', '.tsx', '.js', '/index.ts', '/index.tsx']

/**
 * Modules of ours that a module imports.
 * @param {string} file
 * @returns {string[]}
 */
function importsOf(file) {
  if (!/\.(tsx?|m?js)$/.test(file)) return []
  const found = []
  for (const [, target = ''] of readFileSync(join(root, file), 'utf8').matchAll(IMPORT)) {
    const path = resolve(root, dirname(file), target)
    const ending = endings.find((end) => /\.\w+$/.test(path + end) && existsSync(path + end))
    if (ending !== undefined) found.push(relative(root, path + ending).replaceAll('\\', '/'))
  }
  return found
}
