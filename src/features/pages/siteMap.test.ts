import { expect, test } from 'vitest'
import type { SiteMapEntry } from '../../site/feature'
import { drawSiteMap, drawSiteMapFile, ENTRIES_OF_FILE } from './siteMap'

const url = 'https://www.example.no'
const shown = { siteUrl: url, offered: ['nb', 'en'] as const }
const many = (count: number): SiteMapEntry[] =>
  Array.from({ length: count }, (_, at) => ({
    path: `/artikler/a-${at}`,
    languages: ['nb', 'en'],
    updatedAt: Date.parse(at === count - 1 ? '2026-11-22T10:00:00Z' : '2026-01-01T10:00:00Z'),
  }))
const addressesIn = (xml = '') => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)

test('a map is one file until it is long', () => {
  const xml = drawSiteMap(many(2), shown)
  expect(addressesIn(xml)).toEqual([
    `${url}/artikler/a-0`,
    `${url}/en/artikler/a-0`,
    `${url}/artikler/a-1`,
    `${url}/en/artikler/a-1`,
  ])
  expect(xml).toContain('<urlset ')
  expect(xml).toContain(`<xhtml:link rel="alternate" hreflang="en" href="${url}/en/artikler/a-0"/>`)
  expect(drawSiteMapFile(many(2), 1, shown)).toBeUndefined()
})

test('a long map names its files, which together hold every address once', () => {
  const entries = many(ENTRIES_OF_FILE * 2 + 1)
  const index = drawSiteMap(entries, shown)
  expect(index).toContain('<sitemapindex ')
  expect(addressesIn(index)).toEqual([1, 2, 3].map((number) => `${url}/sitemap-${number}.xml`))
  expect([...index.matchAll(/<lastmod>([^<]+)</g)].map(([, day]) => day)).toEqual([
    '2026-01-01',
    '2026-01-01',
    '2026-11-22',
  ])
  const files = [1, 2, 3].map((number) => addressesIn(drawSiteMapFile(entries, number, shown)))
  expect(files.map(({ length }) => length)).toEqual([ENTRIES_OF_FILE * 2, ENTRIES_OF_FILE * 2, 2])
  expect(new Set(files.flat()).size).toBe(entries.length * 2)
  expect(drawSiteMapFile(entries, 4, shown)).toBeUndefined()
})

test('what stands in an address cannot end the element', () => {
  expect(drawSiteMap([{ path: '/a&b', languages: ['nb'], updatedAt: 0 }], shown)).toContain('/a&#38;b</loc>')
})

test('languages that the site does not offer are left out', () => {
  expect(addressesIn(drawSiteMap(many(1), { ...shown, offered: ['nb'] }))).toEqual([`${url}/artikler/a-0`])
})
