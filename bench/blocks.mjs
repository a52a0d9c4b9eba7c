/** What each content block makes a browser load, read from the built files: only pages that show it pay for it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

const root = join(import.meta.dirname, '..')
const client = join(root, 'dist/client')

/** @typedef {Record<string, { file: string, imports?: string[] }>} Manifest */

/** @param {string} file */
const zipped = (file) => gzipSync(readFileSync(file), { level: 9 }).length

/**
 * A chunk and all that it imports.
 * @param {string} key
 * @param {Manifest} manifest
 * @param {Set<string>} [found]
 */
function filesOf(key, manifest, found = new Set()) {
  const chunk = manifest[key]
  if (!chunk || found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const imported of chunk.imports ?? []) filesOf(imported, manifest, found)
  return found
}

/** Modules that a block starts by their names, its own or another's: `<Enhanced name="carousel">`. */
const startsModule = /<(?:Enhanced|Island)\s[^>]*?\bname="(\w+)"/g

/** Components of ours that a source draws; rich text starts a module only where a text has a tooltip. */
const ownComponent = /from '(\.{1,2}\/[\w./-]+)'/g
const RICH_TEXT = join(root, 'src/web/RichText')

/**
 * Names of the modules that a component and those that it draws may start.
 * @param {string} file without its ending
 * @param {Set<string>} [seen]
 * @returns {string[]}
 */
function modulesOf(file, seen = new Set()) {
  if (seen.has(file) || file === RICH_TEXT || !existsSync(`${file}.tsx`)) return []
  seen.add(file)
  const source = readFileSync(`${file}.tsx`, 'utf8')
  const own = [...source.matchAll(startsModule)].map(([, name = '']) => name)
  const drawn = [...source.matchAll(ownComponent)].flatMap(([, path = '']) =>
    modulesOf(join(dirname(file), path), seen),
  )
  return [...own, ...drawn]
}

/** @returns {{ block: string, script: number, styles: number }[]} bytes, gzip */
export function weighBlocks() {
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
  const keys = Object.keys(manifest)
  const folder = join(root, 'src/blocks')
  const blocks = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'fields.ts')))
  return blocks.map((block) => {
    /** @type {Set<string>} */
    const files = new Set()
    for (const name of modulesOf(join(folder, block, 'Block'))) {
      const key = keys.find((candidate) => new RegExp(`/islands/${name}\\.tsx?$`).test(candidate))
      if (key) filesOf(key, manifest, files)
    }
    const styles = join(folder, block, 'styles.css')
    return {
      block,
      script: [...files].reduce((sum, file) => sum + zipped(join(client, file)), 0),
      styles: existsSync(styles) ? zipped(styles) : 0,
    }
  })
}
