/**
 * The packages of which a running site is made, as CycloneDX 1.5 (JSON), by npm: those that it depends on and that are
 * installed, without what only builds it. Of the same packages it is the same, byte for byte.
 */
import { createHash } from 'node:crypto'
import { npm } from './npm.mjs'
import { neverLoadedPackages } from './traced-files.mjs'

/**
 * @typedef {{ 'bom-ref': string, name: string, version: string, properties: { name: string, value: string }[] }} Component
 * @typedef {{ ref: string, dependsOn: string[] }} Dependency
 * @typedef {{ serialNumber: string, metadata: { timestamp?: string, component: object }, components: Component[], dependencies: Dependency[] }} Bom
 */

/** Our own, in the place of one that is not wanted (`admin/no-monaco`). */
const own = ['no-monaco']

/**
 * Without what is left out of a packaged site, the time, and a number by chance.
 * @param {Bom} bom as npm writes it
 * @returns {Bom}
 */
export function settled(bom) {
  // Not by `--omit=dev`, by which npm also leaves out what something of the development needs besides (11.19).
  const isOfDevelopment = (/** @type {Component} */ { properties }) =>
    properties.some(({ name }) => name === 'cdx:npm:package:development')
  const isLeftOut = (/** @type {string} */ name) =>
    own.includes(name) ||
    neverLoadedPackages.some((left) => (left.endsWith('*') ? name.startsWith(left.slice(0, -1)) : name === left))
  const components = bom.components
    .filter((component) => !isOfDevelopment(component) && !isLeftOut(component.name))
    .sort(by('bom-ref'))
  const refs = new Set(components.map((component) => component['bom-ref']))
  const dependencies = bom.dependencies
    .filter(({ ref }) => refs.has(ref) || !bom.components.some((component) => component['bom-ref'] === ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((on) => refs.has(on)).sort() }))
    .sort(by('ref'))
  const { timestamp: _, ...metadata } = bom.metadata
  const component = { ...metadata.component, type: 'application', name: 'merkevei' }
  const said = { ...bom, serialNumber: '', metadata: { ...metadata, component }, components, dependencies }
  return { ...said, serialNumber: `urn:uuid:${uuidOf(JSON.stringify(said))}` }
}

/** @param {string} key */
const by = (key) => (/** @type {any} */ one, /** @type {any} */ other) => (one[key] < other[key] ? -1 : 1)

/** A name-based one (version 5's form). @param {string} text */
function uuidOf(text) {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** @returns {Promise<string>} */
export async function softwareBill() {
  const bom = settled(JSON.parse(await npm(['sbom', '--sbom-format=cyclonedx'])))
  return `${JSON.stringify(bom, null, 2)}\n`
}
