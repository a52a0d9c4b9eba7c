import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { checkBrand } from '../../src/features/brand/check'
import { readBrand } from '../../src/features/brand/folder'
import { loadBrand } from '../../src/features/brand/loadBrand'
import { openProgram } from '../support/program'

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
          content: [{ block: articles, articles: [EV-1008, EV-4201] }]
    - { block: link, label: { nb: Forhandlere, en: Dealers }, dealers: true }
  overlay:
    items: [{ block: link, label: { nb: Stort, en: Big }, url: https://example.no }]
`,
}

function brandFolder(changes: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'brand-'))
  for (const [name, text] of Object.entries({ ...small, ...changes })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true }) }
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

test.each([
  ['brand.yaml', 'EV-4201]', 'EV-9999]', 'brand.yaml, navigation (nb): there is no article “EV-9999”'],
  ['brand.yaml', 'page: forsiden', 'page: borte', 'brand.yaml, navigation (nb): there is no page “borte”'],
  ['brand.yaml', 'block: mega', 'block: megaa', 'brand.yaml, navigation (nb): there is no block “megaa”'],
  ['pages/forsiden.yaml', 'EV-1008', 'EV-9999', 'pages/forsiden.yaml (nb): there is no article “EV-9999”'],
  ['articles.yaml', 'picture: ovn', 'picture: hytte', 'articles.yaml, “EV-1008” (nb): there is no picture “hytte”'],
  ['articles.yaml', 'price:', 'prise:', 'articles.yaml, “EV-1008” (nb): there is no field “prise”'],
  ['brand.yaml', 'brosjyre.txt:', 'borte.txt:', 'there is no file “borte.txt”'],
  ['articles.yaml', 'EV-4201', 'EV-1008', 'there are two articles “EV-1008”'],
])('a slip in %s (%s → %s) is named before anything is written', async (file, right, wrong, message) => {
  await using site = await openProgram()
  using brand = brandFolder({ [file]: (small[file] ?? '').replace(right, wrong) })
  await expect(loadBrand(site.payload, brand.folder, () => {})).rejects.toThrow(message)
  for (const collection of ['media', 'files', 'pages', 'articles'] as const)
    expect((await site.payload.count({ collection })).totalDocs).toBe(0)
})

test('the demo names nothing that it does not have', async () => {
  await using site = await openProgram()
  const demo = readBrand('demo')
  await checkBrand(site.payload, demo)
  expect(demo.articles.length).toBeGreaterThanOrEqual(8)
})
