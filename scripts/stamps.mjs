/** Which inputs the build in `dist` was made from. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { adminFingerprint, siteFingerprint } from './inputs.mjs'
import { root } from './project.mjs'

const file = join(root, 'dist/.stamp')

/** What must be there for a stamp to mean anything. */
const results = {
  site: ['dist/server/main.js', 'dist/server/site.js', 'dist/client/.vite/manifest.json'],
  admin: ['admin/.next/BUILD_ID'],
}
const fingerprints = { site: siteFingerprint, admin: adminFingerprint }

/** @typedef {keyof typeof results} Part */

/** @returns {Partial<Record<Part, string>>} */
function stamps() {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

/** @param {Part} part */
export function isFresh(part) {
  return results[part].every((path) => existsSync(join(root, path))) && stamps()[part] === fingerprints[part]()
}

/**
 * Says what a part was built from. `undefined` before a build begins: one that breaks off must not look finished.
 * @param {Part} part
 * @param {string | undefined} fingerprint
 */
export function stamp(part, fingerprint) {
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(file, `${JSON.stringify({ ...stamps(), [part]: fingerprint })}\n`)
}
