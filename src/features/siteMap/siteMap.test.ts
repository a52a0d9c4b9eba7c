import { expect, test } from 'vitest'
import { type SiteMapPart, siteMapPart } from '../../web/siteMapPart'
import { drawSiteMap, drawSiteMapFile, ENTRIES_OF_FILE } from './siteMap'

const url = 'https://www.example.no'
const shown = { siteUrl: url, offered: ['nb', 'en'] as const }
const many = (count: number, name = 'a'): SiteMapPart =>
  siteMapPart(
    Array.from({ length: count }, (_, at) => ({
      path: `/artikler/${name}-${at}`,
      languages: ['nb', 'en'],
      updatedAt: Date.parse('2026-11-22T10:00:00Z'),
    })),
  )
const addressesIn = (xml = '') => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)

test('a map is one file until it is long', () => {
  const xml = drawSiteMap([many(1), many(0), many(1, 'b')], shown)
  expect(addressesIn(xml)).toEqual([
    `${url}/artikler/a-0`,
    `${url}/en/artikler/a-0`,
    `${url}/artikler/b-0`,
    `${url}/en/artikler/b-0`,
  ])
  expect(xml).toContain('<urlset ')
  expect(xml).toContain('<lastmod>2026-11-22</lastmod>')
  expect(xml).toContain(`<xhtml:link rel="alternate" hreflang="en" href="${url}/en/artikler/a-0"/>`)
  expect(drawSiteMapFile([many(2)], 1, shown)).toBeUndefined()
})

test('a long map names its files, which together hold every address once', () => {
  const parts = [many(10), many(0, 'b'), many(ENTRIES_OF_FILE * 2, 'c'), many(3, 'd')]
  const index = drawSiteMap(parts, shown)
  expect(index).toContain('<sitemapindex ')
  expect(addressesIn(index)).toEqual([1, 2, 3].map((number) => `${url}/sitemap-${number}.xml`))
  const files = [1, 2, 3].map((number) => addressesIn(drawSiteMapFile(parts, number, shown)))
  expect(files.map(({ length }) => length)).toEqual([ENTRIES_OF_FILE * 2, ENTRIES_OF_FILE * 2, 26])
  expect(new Set(files.flat()).size).toBe((ENTRIES_OF_FILE * 2 + 13) * 2)
  expect(drawSiteMapFile(parts, 4, shown)).toBeUndefined()
})

test('a map that fills its files to the last address has no empty one', () => {
  const parts = [many(ENTRIES_OF_FILE), many(ENTRIES_OF_FILE, 'b')]
  expect(addressesIn(drawSiteMap(parts, shown))).toHaveLength(2)
  expect(drawSiteMapFile(parts, 3, shown)).toBeUndefined()
})

test('what stands in an address cannot end the element', () => {
  const part = siteMapPart([{ path: '/a&b', languages: ['nb'], updatedAt: 0 }])
  expect(drawSiteMap([part], shown)).toContain('/a&amp;b</loc>')
})

test('languages that the site does not offer are left out', () => {
  expect(addressesIn(drawSiteMap([many(1)], { ...shown, offered: ['nb'] }))).toEqual([`${url}/artikler/a-0`])
})
