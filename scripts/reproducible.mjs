/**
 * What the builds of Vite and Next write by chance, or by where the project lies, so that the same sources give the same
 * bytes on every machine (docs/decisions/064).
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.mjs'

/**
 * Environment of Next's build: numbers that it otherwise draws. The key is replaced when the site starts, by one of the
 * site's own secret (`src/server/admin.ts`); here it numbers the functions that the admin's pages call.
 * @param {string} fingerprint of what is built
 */
export const buildNumbers = (fingerprint) => ({
  // Without a letter of which blockers of advertisements could make their word.
  ADMIN_BUILD_ID: fingerprint.slice(0, 24).replaceAll('a', 'g'),
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: createHash('sha256').update(`admin ${fingerprint}`).digest('base64'),
})

/**
 * The project's folder as `.`: those that run the build may have it elsewhere.
 * @param {string} text
 * @param {string} [folder]
 */
export const withoutFolder = (text, folder = root) =>
  text.replaceAll(`${folder}/`, './').replaceAll(`"${folder}"`, '"."')

/**
 * Next's preview mode, which nothing here uses, is entered with a key that anyone with the build can read. With `false`
 * there is none: no header and no cookie equals it.
 * @param {string} manifest
 */
export const withoutPreviewKeys = (manifest) =>
  manifest.replaceAll(/("previewMode(?:Id|SigningKey|EncryptionKey)": *)"[^"]*"/g, '$1false')

/**
 * Maps quote modules of files (`?url`) with a reference that depends on which of them was read first.
 * @param {string} map
 */
export const withoutReferences = (map) => map.replaceAll(/ROLLDOWN_FILE_URL_[\w$-]+/g, 'ROLLDOWN_FILE_URL')

/**
 * @param {string} file relative to the project
 * @param {(text: string) => string} change
 */
function rewrite(file, change) {
  const path = join(root, file)
  const before = readFileSync(path, 'utf8')
  const after = change(before)
  if (after !== before) writeFileSync(path, after)
}

/** After Vite's builds. */
export function settleSite() {
  const built = readdirSync(join(root, 'dist/server'), { recursive: true, encoding: 'utf8' })
  for (const name of built.filter((file) => file.endsWith('.map'))) rewrite(`dist/server/${name}`, withoutReferences)
  rewrite('dist/client/.vite/manifest.json', (text) => withoutFolder(text).replaceAll('"./', '"'))
}

/** After Next's build. */
export function settleAdmin() {
  for (const file of ['prerender-manifest.json', 'server/preview-props.json'])
    rewrite(`admin/.next/${file}`, withoutPreviewKeys)
  for (const file of ['required-server-files.json', 'required-server-files.js'])
    rewrite(`admin/.next/${file}`, (text) => withoutFolder(text))
}
