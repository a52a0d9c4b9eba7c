/**
 * The files that the built site loads, outside its own folders: found by following imports from the server's build
 * (`@vercel/nft`, which Next brings) and listed by Next for the admin.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { root } from './project.mjs'

/** Reached from the entries, but never loaded by a running site. The admin's own trace, which Next makes, is taken whole. */
const neverLoaded = [
  // Payload: what writes migrations, and runs TypeScript in its own commands.
  ...['drizzle-kit', 'tsx', 'esbuild', '@esbuild/*'],
  // Next: compilers, and the development server.
  ...['@next/swc-*', 'sass', 'caniuse-lite', 'next/dist/server/dev', 'next/dist/build/{webpack,babel,swc,turbopack-*}'],
  'next/dist/compiled/{webpack,babel,babel-packages,next-devtools,@next/font}',
].map((path) => `node_modules/${path}/**`)

/** What only a debugger reads, and what Next loads instead of `*.prod.js` while it develops. */
const debugging = ['node_modules/**/*.map', 'node_modules/next/dist/**/*.dev.js']

/** Next resolves these by a computed name each time that it reads its configuration (`loadWebpackHook`). */
const resolvedByName = ['webpack', '@babel/runtime/package.json'].map(
  (name) => `node_modules/next/dist/compiled/${name}`,
)

/** @typedef {{ fileList: Set<string>, warnings: Set<Error> }} Trace */

/** What threads load, which are started from their text: no import names it. */
const loadedByThreads = ['saxes']

/** @returns {string[]} what the process starts from: the server, the commands, and the configuration that Next reads */
function entries() {
  const server = join(root, 'dist/server')
  const built = readdirSync(server).filter((file) => file.endsWith('.js'))
  const { resolve } = createRequire(import.meta.url)
  // Its main module is asked for only to find the other beside it, which it exports to `import` alone.
  const pdf = ['index.cjs', 'index.mjs', 'pdfjs.mjs'].map((name) => join(dirname(resolve('unpdf')), name))
  const loaded = [...loadedByThreads.map((name) => resolve(name)), ...pdf]
  return [...built.map((file) => join(server, file)), ...loaded, join(root, 'admin/next.config.mjs')]
}

/** @returns {string[]} files that Next traced for its server and each of the admin's pages */
function tracedByNext() {
  const folder = join(root, 'admin/.next')
  const traces = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.nft.json'))
  return traces.flatMap((name) => {
    const path = join(folder, name)
    /** @type {{ files: string[] }} */
    const { files } = JSON.parse(readFileSync(path, 'utf8'))
    return files.map((file) => relative(root, join(dirname(path), file)))
  })
}

/** @returns {Promise<string[]>} paths relative to the project, of files, links and whole folders */
export async function tracedFiles() {
  /** @type {{ nodeFileTrace(files: string[], options: object): Promise<Trace> }} */
  const { nodeFileTrace } = createRequire(import.meta.url)('next/dist/compiled/@vercel/nft')
  const { fileList } = await nodeFileTrace(entries(), {
    base: root,
    processCwd: root,
    // As the site is started: `node -C production`.
    conditions: ['node', 'production'],
    ignore: [...neverLoaded, ...debugging],
  })
  const files = [...new Set([...fileList, ...tracedByNext(), ...resolvedByName, 'package.json'])]
  // What the admin's build holds is copied whole; Next also lists files of its build that were never written.
  return files.filter((file) => !file.startsWith('admin/.next/') && existsSync(join(root, file))).sort()
}
