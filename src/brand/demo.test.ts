/** The texts of the demo brand say of its articles what the catalogue says. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readBrand } from './folder'
import type { Yaml } from './yaml'

const demo = readBrand('demo')
const articles = demo.lists.find(({ kind }) => kind === 'article')?.entries ?? new Map<string, Yaml>()
const specifications = demo.lists.find(({ kind }) => kind === 'specification')?.entries ?? new Map<string, Yaml>()

/** An article's specifications, as they are typed. */
const typedOf = (number: string) =>
  new Map(
    ((articles.get(number)?.specifications ?? []) as { specification: string; value: string }[]).map(
      ({ specification, value }) => [specification, value],
    ),
  )

/** Every text of the demo, with the file or entry that it stands in. */
const texts: [place: string, text: string][] = [
  ['settings', JSON.stringify(demo.settings)],
  ...[...demo.pages].map(([name, page]): [string, string] => [`page:${name}`, JSON.stringify(page)]),
  ...demo.lists.flatMap(({ kind, entries }) =>
    [...entries].map(([name, entry]): [string, string] => [`${kind}:${name}`, JSON.stringify(entry)]),
  ),
  ...readdirSync('demo/files')
    .filter((name) => name.endsWith('.csv'))
    .map((name): [string, string] => [name, readFileSync(`demo/files/${name}`, 'utf8')]),
]

/** What a heading of a table calls a specification. */
const headings: Record<string, string> = {
  Effekt: 'effekt',
  'Effekt (kW)': 'effekt',
  'Nominell effekt': 'effekt',
  'Nominal output': 'effekt',
  Virkningsgrad: 'virkningsgrad',
  'Virkningsgrad (%)': 'virkningsgrad',
  Efficiency: 'virkningsgrad',
  Vekt: 'vekt',
  'Vekt (kg)': 'vekt',
  Weight: 'vekt',
  Diameter: 'diameter',
  'Høyde med ben': 'hoyde',
  'Høyde (mm)': 'hoyde',
  'Bredde (mm)': 'bredde',
  'Dybde (mm)': 'dybde',
  'Største vedlengde': 'vedlengde',
  'Longest log': 'vedlengde',
}

const numberIn = (cell: string) => Number.parseFloat(cell.replace(',', '.'))

/** Tables of article numbers, an article a row: those that have an article a column are turned. */
function tablesIn(value: unknown): string[][][] {
  if (typeof value !== 'object' || value === null) return []
  const { cells } = value as { cells?: unknown }
  if (typeof cells !== 'string') return Object.values(value).flatMap(tablesIn)
  const rows = cells.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
  const isTurned = rows.some(([first]) => /^(?:Artikkelnummer|Article number)$/.test(first ?? ''))
  return [isTurned ? (rows[0] ?? []).map((_, at) => rows.map((row) => row[at] ?? '')) : rows]
}

/** Where a table says something else of an article than the catalogue. */
function differences(place: string, [head = [], ...rows]: string[][]): string[] {
  return rows.flatMap((row) => {
    const number = row.find((cell) => /^EV-/.test(cell))
    if (!number) return []
    return row.flatMap((cell, at) => {
      const value = typedOf(number).get(headings[head[at] ?? ''] ?? '')
      return value === undefined || numberIn(cell) === numberIn(value)
        ? []
        : [`${place}: ${number} ${head[at]} ${cell}`]
    })
  })
}

test('every article number in the demo is one of the catalogue', () => {
  const unknown = texts.flatMap(([place, text]) =>
    [...text.matchAll(/\bEV-\d+(?:-[A-Z])?\b/g)]
      .filter(([number]) => !articles.has(number))
      .map(([number]) => `${place}: ${number}`),
  )
  expect(unknown).toEqual([])
})

test('tables and spreadsheets have the figures of the catalogue', () => {
  const pages = [...demo.pages].flatMap(([name, page]) => tablesIn(page).map((table) => ({ place: name, table })))
  const spreadsheets = texts
    .filter(([place]) => place.endsWith('.csv'))
    .map(([place, text]) => ({ place, table: text.split('\n').map((line) => line.split(';')) }))
  const compared = [...pages, ...spreadsheets]
  expect(compared.flatMap(({ place, table }) => differences(place, table))).toEqual([])
  expect(compared.filter(({ table }) => table.flat().includes('EV-1008')).length).toBeGreaterThan(3)
})

test('numbers among the specifications are typed as Norwegians write them', () => {
  const odd = [...articles.keys()].flatMap((number) =>
    [...typedOf(number)]
      .filter(([slug, value]) => specifications.get(slug)?.kind === 'number' && !/^\d+(?:,\d)?$/.test(value))
      .map(([slug, value]) => `${number}: ${slug} ${value}`),
  )
  expect(odd).toEqual([])
})

test('every picture is drawn or rendered, from one source', () => {
  const scenes = Object.keys(JSON.parse(readFileSync('demo/scenes/pictures.json', 'utf8')))
  const sourceOf = (file: string) => `demo/${file.replace(/\.webp$/, '.svg')}`
  const odd = [...demo.pictures].filter(([name, { file }]) => existsSync(sourceOf(file)) === scenes.includes(name))
  expect(odd.map(([name]) => name)).toEqual([])
  expect(scenes.filter((name) => !demo.pictures.has(name))).toEqual([])
})

test('every article has its name, summary and unit in both languages', () => {
  const missing = [...articles].flatMap(([number, article]) =>
    ['name', 'summary', 'unit']
      .filter((field) => {
        const text = article[field]
        return typeof text === 'object' && text !== null && !('en' in text && 'nb' in text)
      })
      .map((field) => `${number}: ${field}`),
  )
  expect(missing).toEqual([])
})

test('the pages that show blocks are left out by search engines, and the page above them leads to each', () => {
  const showcase = [...demo.pages].filter(([name]) => name.startsWith('blokker'))
  expect(showcase.filter(([, page]) => page.noindex !== true).map(([name]) => name)).toEqual([])
  const above = JSON.stringify(demo.pages.get('blokker'))
  const unlinked = showcase.filter(([name]) => name !== 'blokker' && !above.includes(`"page":"${name}"`))
  expect(unlinked.map(([name]) => name)).toEqual([])
  expect(JSON.stringify(demo.settings)).toContain('"page":"blokker"')
})

test('what has an English title has an English text, too', () => {
  const written = demo.lists.flatMap(({ kind, entries }) =>
    [...entries].map(([name, { title, body }]) => [`${kind}:${name}`, title, body] as const),
  )
  const inEnglish = (value: unknown) => typeof value === 'object' && value !== null && 'en' in value
  expect(written.filter(([, title, body]) => body && inEnglish(title) && !inEnglish(body))).toEqual([])
  expect(written.some(([, title, body]) => body && inEnglish(title))).toBe(true)
})
