import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { checkBrand } from '../../src/brand/check'
import { readBrand } from '../../src/brand/folder'
import { loadBrand } from '../../src/brand/loadBrand'
import { isPostgres, runStatement } from '../../src/cms/statements'
import { ensureDemo } from '../../src/server/firstStart'
import { openProgram } from '../support/program'

/** SQLite's number for `synchronous = full`. */
const FULL = 2

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3"/></svg>'

const small: Record<string, string> = {
  'pictures/ovn.svg': drawing,
  'pictures.yaml': 'ovn: { file: ovn.svg, alt: { nb: En ovn, en: A stove }, width: 480 }',
  'files/brosjyre.txt': 'Varde 8',
  'pages/forsiden.yaml': `
slug: /
title: { nb: Forsiden, en: Front page }
body:
  nb:
    - { block: hero, heading: Hei, layout: plain, links: [{ label: Se ovnen, article: EV-1008 }] }
  en:
    - { block: hero, heading: Hello, layout: plain, links: [{ label: Brochure, file: brosjyre.txt }] }
`,
  'articles.yaml': `
- number: EV-1008
  name: Varde 8
  summary: { nb: Rund ovn., en: Round stove. }
  picture: ovn
  price: 24900
  description: { nb: 'Se [forsiden](page:forsiden).', en: See the front page. }
- number: EV-4201
  name: { nb: Peissett }
`,
  'catalogue.yaml': `
productLines: [{ slug: vedovner, name: { nb: Vedovner, en: Wood stoves } }]
groups:
  - { slug: staal, parent: ovner, name: { nb: Stål, en: Steel } }
  - { slug: ovner, name: { nb: Ovner, en: Stoves } }
specifications:
  - { slug: effekt, name: { nb: Effekt, en: Output }, kind: number, unit: kW, filterable: true }
  - slug: farge
    name: { nb: Farge, en: Colour }
    kind: choice
    choices: [{ value: svart, label: { nb: Svart, en: Black } }]
settings: { prices: withoutVat }
`,
  'dealers.yaml': `
services: [{ slug: montering, name: { nb: Montering, en: Fitting } }]
dealers:
  - number: F-1
    name: Ved og Varme
    street: Storgata 1
    postcode: '9008'
    place: Tromsø
    hours: |
      man–fre 09–17
    services: [montering]
    productLines: [vedovner]
    description: { nb: Den eldste., en: The oldest. }
    contacts: [{ name: Kari, title: { nb: Selger, en: Sales } }]
`,
  'brand.yaml': `
name: Prøve
languages: [nb, en]
files:
  brosjyre.txt: { title: { nb: Brosjyren, en: The brochure } }
navigation:
  layout: vertical
  items:
    - block: dropdown
      label: { nb: Ovner, en: Stoves }
      items:
        - { block: link, label: { nb: Den runde, en: The round one }, article: EV-1008 }
        - block: dropdown
          label: { nb: Mer, en: More }
          items: [{ block: link, label: { nb: Hjem, en: Home }, page: forsiden }]
    - block: mega
      label: { nb: Alt, en: Everything }
      columns:
        - heading: { nb: Utvalgt, en: Promoted }
          content: [{ block: menuArticles, articles: [EV-1008, EV-4201] }]
    - { block: link, label: { nb: Forhandlere, en: Dealers }, dealers: true }
  overlay:
    items: [{ block: link, label: { nb: Stort, en: Big }, url: https://example.no }]
`,
}

function brandFolder(changes: Record<string, string | Buffer> = {}, below = '') {
  const root = mkdtempSync(join(tmpdir(), 'brand-'))
  const folder = join(root, below)
  for (const [name, text] of Object.entries({ ...small, ...changes })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return { root, folder, [Symbol.dispose]: () => rmSync(root, { recursive: true }) }
}

test('a brand folder becomes a site: articles, pages that name them, and menus in both languages', async () => {
  await using site = await openProgram()
  using brand = brandFolder()
  await loadBrand(site.payload, brand.folder, () => {})

  const article = await site.get('/artikler/varde-8')
  expect(article.text).toContain('Rund ovn.')
  expect(article.text).toContain('<a href="/">forsiden</a>')
  expect(article.text).toContain('alt="En ovn"')
  expect((await site.get('/en/artikler/varde-8')).text).toContain('See the front page.')
  expect((await site.get('/en/artikler/peissett')).status).toBe(307)
  expect((await site.get('/')).text).toContain('href="/artikler/varde-8"')
  expect((await site.get('/en')).text).toMatch(/href="\/media\/brosjyre\.txt[^"]*"[^>]*>Brochure/)

  for (const [locale, title] of [
    ['nb', 'Brosjyren'],
    ['en', 'The brochure'],
  ] as const)
    expect((await site.payload.find({ collection: 'files', locale })).docs).toMatchObject([{ title }])

  const { docs: articles } = await site.payload.find({ collection: 'articles', sort: 'number', depth: 0 })
  const read = (locale: 'nb' | 'en') =>
    site.payload.findGlobal({ slug: 'navigation', locale, fallbackLocale: false, depth: 0, overrideAccess: false })
  const [norwegian, english] = [await read('nb'), await read('en')]
  expect(norwegian._status).toBe('published')
  expect(norwegian).toMatchObject({
    layout: 'vertical',
    items: [
      {
        blockType: 'dropdown',
        label: 'Ovner',
        type: 'none',
        items: [
          { label: 'Den runde', type: 'article', article: articles[0]?.id },
          { label: 'Mer', type: 'none', items: [{ label: 'Hjem', type: 'page' }] },
        ],
      },
      {
        blockType: 'mega',
        columns: [{ heading: 'Utvalgt', content: [{ articles: articles.map(({ id }) => id) }] }],
      },
      { label: 'Forhandlere', type: 'dealers' },
    ],
    overlay: { items: [{ label: 'Stort', type: 'address', url: 'https://example.no' }] },
  })
  expect(english).toMatchObject({
    items: [
      {
        label: 'Stoves',
        items: [
          { label: 'The round one', article: articles[0]?.id },
          { label: 'More', items: [{ label: 'Home' }] },
        ],
      },
      {
        label: 'Everything',
        columns: [{ heading: 'Promoted', content: [{ articles: articles.map(({ id }) => id) }] }],
      },
      { label: 'Dealers' },
    ],
    overlay: { items: [{ label: 'Big' }] },
  })
})

test('a numbered list within a bulleted one is stored as one list, and drawn without a bullet too many', async () => {
  await using site = await openProgram()
  using brand = brandFolder({
    'articles.yaml': `
- number: EV-1008
  name: Varde 8
  description:
    nb: |
      - Før du fyrer
        1. Åpne spjeldet
        2. Legg i ved
      - Etterpå
`,
    'pages/forsiden.yaml': 'slug: /\ntitle: { nb: Forsiden, en: Front page }\nbody: { nb: [], en: [] }\n',
    'brand.yaml': 'name: Prøve\nlanguages: [nb]\n',
  })
  await loadBrand(site.payload, brand.folder, () => {})
  const { docs } = await site.payload.find({ collection: 'articles', depth: 0 })
  expect(docs[0]?.description?.root.children).toMatchObject([
    { listType: 'bullet', children: [{}, { children: [{ listType: 'number', children: [{}, {}] }] }, {}] },
  ])
  expect((await site.get('/artikler/varde-8')).text).toContain(
    '<ul><li>Før du fyrer<ol><li>Åpne spjeldet</li><li>Legg i ved</li></ol></li><li>Etterpå</li></ul>',
  )
})

test('articles, dealers and what they are sorted by come along, whatever they say of each other', async () => {
  await using site = await openProgram()
  using brand = brandFolder({
    'articles.yaml': `
- number: A-2
  name: To
  group: staal
  productLine: vedovner
  specifications: { effekt: '7,5', farge: Svart }
  gallery: [ovn]
  documents: [brosjyre.txt]
  related: [EV-1008]
  variantOf: EV-1008
- { number: EV-1008, name: { nb: Varde, en: Beacon }, body: { nb: [{ block: richText, content: Se ovnen. }] } }
- { number: EV-4201, name: Peissett }
`,
  })
  await loadBrand(site.payload, brand.folder, () => {})
  const find = async (collection: 'articles' | 'articleGroups' | 'dealers' | 'specifications', locale: 'nb' | 'en') =>
    (await site.payload.find({ collection, locale, depth: 0, sort: 'slug', fallbackLocale: false })).docs
  const [peissett, to, varde] = await find('articles', 'nb')
  const [output] = await find('specifications', 'nb')
  const [ovner, staal] = await find('articleGroups', 'en')
  expect(peissett).toMatchObject({ number: 'EV-4201', _status: 'published' })
  expect(varde).toMatchObject({ body: [{ blockType: 'richText' }] })
  expect(to).toMatchObject({
    group: staal?.id,
    specifications: [{ specification: output?.id, value: '7.5' }, { value: 'svart' }],
    related: [varde?.id],
    variantOf: varde?.id,
  })
  expect(staal).toMatchObject({ name: 'Steel', parent: ovner?.id })
  expect((await find('specifications', 'en'))[1]).toMatchObject({ choices: [{ value: 'svart', label: 'Black' }] })
  expect((await find('specifications', 'nb'))[1]).toMatchObject({ choices: [{ value: 'svart', label: 'Svart' }] })
  expect((await find('dealers', 'en'))[0]).toMatchObject({
    number: 'F-1',
    hours: 'man–fre 09–17',
    contacts: [{ name: 'Kari', title: 'Sales' }],
    _status: 'published',
  })
  expect(await site.payload.findGlobal({ slug: 'catalogue' })).toMatchObject({ prices: 'withoutVat' })
})

test.each([
  ['brand.yaml', 'EV-4201]', 'EV-9999]', 'brand.yaml, navigation (nb): there is no article “EV-9999”'],
  ['brand.yaml', 'page: forsiden', 'page: borte', 'brand.yaml, navigation (nb): there is no page “borte”'],
  ['brand.yaml', 'block: mega', 'block: megaa', 'brand.yaml, navigation (nb): there is no block “megaa”'],
  ['pages/forsiden.yaml', 'EV-1008', 'EV-9999', 'pages/forsiden.yaml (nb): there is no article “EV-9999”'],
  ['articles.yaml', 'picture: ovn', 'picture: hytte', 'articles.yaml, “EV-1008” (nb): there is no picture “hytte”'],
  ['articles.yaml', 'price:', 'prise:', 'articles.yaml, “EV-1008” (nb): there is no field “prise”'],
  ['pictures.yaml', 'ovn.svg', 'borte.svg', 'there is no file “pictures/borte.svg”'],
  ['brand.yaml', 'brosjyre.txt:', 'borte.txt:', 'there is no file “borte.txt”'],
  ['articles.yaml', 'EV-4201', 'EV-1008', 'articles.yaml: there are two of “EV-1008”'],
  ['dealers.yaml', '[montering]', '[maling]', 'dealers.yaml, “F-1” (nb): there is no service “maling”'],
  ['catalogue.yaml', 'parent: ovner', 'parent: ovn', 'catalogue.yaml, “staal” (nb): there is no articleGroup “ovn”'],
])('a slip in %s (%s → %s) is named before anything is written', async (file, right, wrong, message) => {
  await using site = await openProgram()
  using brand = brandFolder({ [file]: (small[file] ?? '').replace(right, wrong) })
  await expect(loadBrand(site.payload, brand.folder, () => {})).rejects.toThrow(message)
  for (const collection of ['media', 'files', 'pages', 'articles', 'dealers', 'articleGroups'] as const)
    expect((await site.payload.count({ collection })).totalDocs).toBe(0)
})

test('a drawing becomes a picture of its width, a finished picture stays as wide as it is', async () => {
  await using site = await openProgram()
  const finished = sharp({ create: { width: 640, height: 480, channels: 3, background: '#963314' } })
  using brand = brandFolder({
    'pictures/hytte.webp': await finished.webp().toBuffer(),
    'pictures.yaml': `${small['pictures.yaml']}\nhytte: { file: hytte.webp, alt: En hytte, width: 2000 }`,
  })
  await loadBrand(site.payload, brand.folder, () => {})
  const { docs } = await site.payload.find({ collection: 'media', sort: 'filename', depth: 0 })
  expect(docs).toMatchObject([
    { filename: 'hytte.webp', width: 640, mimeType: 'image/webp' },
    { filename: 'ovn.webp', width: 480, mimeType: 'image/webp' },
  ])
})

test('a start that was cut off while it loaded the demo begins anew, and writes reach the disk afterwards', async () => {
  await using site = await openProgram()
  using brand = brandFolder({}, 'demo')
  await site.payload.kv.set('demo', 'loading')
  await site.payload.create({ collection: 'pages', draft: true, data: { title: 'Forsiden', slug: '/' } })
  await ensureDemo(site.payload, brand.root)
  const counts = await Promise.all(
    (['pages', 'media', 'files', 'articles'] as const).map((collection) => site.payload.count({ collection })),
  )
  expect(counts.map(({ totalDocs }) => totalDocs)).toEqual([1, 1, 1, 2])
  expect(await site.payload.kv.get('demo')).toBe('loaded')
  if (!isPostgres(site.payload))
    expect(await runStatement(site.payload, sql`pragma synchronous`)).toMatchObject([{ synchronous: FULL }])

  await ensureDemo(site.payload, brand.root)
  expect((await site.payload.count({ collection: 'pages' })).totalDocs).toBe(1)
})

test('the demo names nothing that it does not have', async () => {
  await using site = await openProgram()
  const demo = readBrand('demo')
  await checkBrand(site.payload, demo)
  expect(demo.lists.find(({ kind }) => kind === 'article')?.entries.size).toBeGreaterThanOrEqual(8)
})
