/**
 * The packages of which a packaged site is made, as CycloneDX 1.6 (JSON): those whose files are copied, and those that the
 * builds of Vite and Next took into their own. Of the same packages it is the same, byte for byte.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Enums, Models, Serialize, SPDX, Spec } from '@cyclonedx/cyclonedx-library'
import { root } from './project.mjs'

/** @typedef {{ name?: string, version?: string, license?: string, integrity?: string, link?: boolean, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>, peerDependencies?: Record<string, string> }} LockedPackage */
/** @typedef {Record<string, LockedPackage>} Lock packages by their folders */

/** @param {string} text */
function licenceOf(text) {
  if (/\b(OR|AND|WITH)\b/.test(text)) return new Models.LicenseExpression(text)
  return SPDX.isSupportedSpdxId(text) ? new Models.SpdxLicense(text) : new Models.NamedLicense(text)
}

/** @param {string} path of a file, or of a folder. @returns {string | undefined} folder of the package that it belongs to */
const packageFolder = (path) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0]

/** @param {string} folder @param {LockedPackage} locked */
function nameOf(folder, locked) {
  return locked.name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

/** @param {string} folder @param {LockedPackage} locked */
function componentOf(folder, locked) {
  const full = nameOf(folder, locked)
  const [scope, name] = full.startsWith('@') ? full.split('/') : [undefined, full]
  const component = new Models.Component(Enums.ComponentType.Library, name ?? full, {
    ...(scope ? { group: scope } : {}),
    bomRef: `${full}@${locked.version}`,
    version: locked.version,
    purl: `pkg:npm/${full.replace('@', '%40')}@${locked.version}`,
  })
  if (locked.license) component.licenses.add(licenceOf(locked.license))
  const [algorithm, digest] = locked.integrity?.split('-') ?? []
  if (algorithm === 'sha512' && digest)
    component.hashes.set(Enums.HashAlgorithm['SHA-512'], Buffer.from(digest, 'base64').toString('hex'))
  return component
}

/**
 * The folder in which Node finds a package from another one's.
 * @param {Lock} lock @param {string} from @param {string} name
 */
function found(lock, from, name) {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = folder === '.' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    if (lock[path]) return path
    if (folder === '.') return undefined
  }
}

/**
 * @param {Iterable<string>} paths files or folders, relative to the project; those outside of packages are passed over
 * @param {Lock} lock
 * @returns {string}
 */
export function billOf(paths, lock) {
  const folders = new Set([...paths].map(packageFolder).filter((folder) => folder !== undefined))
  /** @type {Map<string, Models.Component>} by folder; several folders may hold the same package */
  const components = new Map()
  /** @type {Map<string, Models.Component>} */
  const byName = new Map()
  for (const folder of [...folders].sort()) {
    const locked = lock[folder]
    // A link leads to a package of ours.
    if (!locked || locked.link) continue
    const name = `${nameOf(folder, locked)}@${locked.version}`
    const component = byName.get(name) ?? componentOf(folder, locked)
    byName.set(name, component)
    components.set(folder, component)
  }
  const own = new Models.Component(Enums.ComponentType.Application, 'merkevei', {
    bomRef: 'merkevei',
    version: lock['']?.version,
  })
  for (const [folder, component] of /** @type {[string, Models.Component][]} */ ([['.', own], ...components])) {
    const { dependencies, optionalDependencies, peerDependencies } = lock[folder === '.' ? '' : folder] ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const needed = components.get(found(lock, folder, name) ?? '')
      if (needed) component.dependencies.add(needed.bomRef)
    }
  }
  const bom = new Models.Bom({
    metadata: new Models.Metadata({ component: own }),
    components: new Models.ComponentRepository(byName.values()),
  })
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6))
  const options = { sortLists: true, space: 2 }
  bom.serialNumber = `urn:uuid:${uuidOf(serializer.serialize(bom, options))}`
  return `${serializer.serialize(bom, options)}\n`
}

/** A name-based one (version 5's form). @param {string} text */
function uuidOf(text) {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** @param {string} file relative to the project */
const json = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'))

/** What Vite took in (`vite.config.ts`), and what the maps of Next's server name, which draws all that browsers load. */
function bundled() {
  const folder = 'admin/.next/server'
  const maps = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.map'),
  )
  /** @type {string[]} */
  const sources = maps.flatMap((name) => {
    const { sources = [], sections = [] } = json(join(folder, name))
    return [...sources, ...sections.flatMap((/** @type {any} */ section) => section.map.sources)]
  })
  const ofNext = sources.flatMap((source) => /(?<=\/)node_modules\/.*/.exec(decodeURIComponent(source)) ?? [])
  return [...json('dist/client/.vite/packages.json'), ...json('dist/server/.vite/packages.json'), ...ofNext]
}

/**
 * The packages of the lock file. npm leaves out licences that are written in an older form.
 * @returns {Lock}
 */
export function lockedPackages() {
  /** @type {Lock} */
  const packages = json('package-lock.json').packages
  for (const [folder, locked] of Object.entries(packages)) {
    if (locked.license || locked.link || !existsSync(join(root, folder, 'package.json'))) continue
    const { license, licenses = [license] } = json(join(folder, 'package.json'))
    const names = licenses.map((/** @type {any} */ one) => one?.type ?? one).filter(Boolean)
    if (names.length > 0) locked.license = names.join(' OR ')
  }
  return packages
}

/** @param {string[]} files that are copied */
export const softwareBill = (files) => billOf([...files, ...bundled()], lockedPackages())
