/** Long words and large text: no page is ever wider than its window. */
import type { Field } from 'payload'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { contentBlocks } from '../../src/program'
import { openBrowser } from '../support/browser'
import { pathsOfSiteMap, showcasePaths } from '../support/demoPages'
import { openPage, screen } from '../support/menu'
import { ownSite, type Stored, signIn } from '../support/site'

const site = await ownSite()
const browser = await openBrowser()
const rest = await signIn(site.url, site.admin)

/** Thirty letters, as Norwegian makes words. */
const WORD = 'Sikkerhetsavstandskontrollører'
const widths = [320, 375, 1280]
/** Text fields that hold no words. */
const silent = ['anchor', 'url', 'sender', 'src']
/** Its rows hold an article with a price. */
const FILLED_CART = '/bestilling?artnr=EV-1008&antall=2'
/** Milliseconds for every page at every width. */
const ALL_PAGES = 1_800_000

type Values = Record<string, unknown>
const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null
const wordOf = (field: { maxLength?: number }) => WORD.slice(0, field.maxLength)

/** Stored values with the word in every text field that the configuration has. */
function withLongWords(values: Values, fields: readonly Field[]): Values {
  const result = { ...values }
  const names = fields.flatMap((field) => ('name' in field ? [field.name] : []))
  // A link that has a label needs a target.
  if (['type', 'url', 'page'].every((name) => names.includes(name)))
    Object.assign(result, { type: 'address', url: '/kontakt' })
  for (const field of fields) {
    if (field.type === 'row' || field.type === 'collapsible') Object.assign(result, withLongWords(result, field.fields))
    if (!('name' in field) || silent.includes(field.name)) continue
    const value = values[field.name]
    if (field.type === 'text' && !field.hasMany && !field.admin?.hidden) result[field.name] = wordOf(field)
    else if (field.type === 'textarea') result[field.name] = wordOf(field)
    else if (field.type === 'richText' && value) result[field.name] = withLongLeaves(value)
    else if (field.type === 'group' && isValues(value)) result[field.name] = withLongWords(value, field.fields)
    else if (field.type === 'array' && Array.isArray(value))
      result[field.name] = value.map((row) => withLongWords(row as Values, field.fields))
  }
  return result
}

function withLongLeaves(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withLongLeaves)
  if (!isValues(node)) return node
  if (node.type === 'text') return { ...node, text: WORD }
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withLongLeaves(value)]))
}

interface StoredPage {
  id: number
  body?: (Values & { blockType: string })[]
}

const { docs } = await rest.call<{ docs: StoredPage[] }>('GET', '/api/pages?depth=0&limit=100&locale=nb')

/** By how much the page is wider than its window, and what reaches outside. */
const excess = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return undefined
    const outside = [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > clientWidth + 0.5)
      .map((element) => `${element.tagName}.${element.className}`)
    return `${scrollWidth - clientWidth} px too wide: ${outside.slice(0, 3).join(', ')}`
  })

async function excesses(page: Page, what: string): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const by = await excess(page)
    if (by) found.push(`${what} at ${width} px: ${by}`)
  }
  return found
}

test('a word of 30 letters in every text of every block makes no page wider than its window', {
  timeout: ALL_PAGES,
}, async () => {
  const samples = docs.flatMap(({ body }) => body ?? [])
  const found: string[] = []
  await using opened = await openPage(browser, site, screen)
  const { page } = opened
  for (const { slug, fields } of [...contentBlocks.values()].map(({ config }) => config)) {
    const body = samples
      .filter(({ blockType }) => blockType === slug)
      .map((sample) => ({ ...withLongWords(sample, fields), anchor: null }))
    // A block that no page of the demo shows could not be looked at.
    expect(body.length, slug).toBeGreaterThan(0)
    const { doc } = await rest.call<Stored>('POST', '/api/pages?locale=nb', {
      title: WORD,
      slug: `langt-${slug.toLowerCase()}`,
      body,
      _status: 'published',
    })
    await page.goto(`${site.url}/langt-${slug.toLowerCase()}`)
    expect(await page.locator(`.block-${slug}, main .block`).count(), slug).toBeGreaterThan(0)
    found.push(...(await excesses(page, slug)))
    await rest.call('DELETE', `/api/pages/${doc.id}`)
  }
  expect(found).toEqual([])
})

test('text of 200 % makes no page of the demo wider than its window', { timeout: ALL_PAGES }, async () => {
  const paths = [...(await pathsOfSiteMap(site.url)), ...(await showcasePaths(site.url))]
  const one = (pattern: RegExp) => paths.filter((path) => pattern.test(path)).slice(0, 1)
  const pages = [
    ...paths.filter((path) => !/\/(artikler|finn-forhandler)\/./.test(path)),
    ...one(/^\/artikler\/./),
    ...one(/^\/finn-forhandler\/./),
    '/bestilling',
    FILLED_CART,
    '/bestilling/delt?liste=EV-1008*2~EV-1005*1',
    '/sammenlign?nr=EV-1005&nr=EV-1008',
    '/konto',
    '/samtykke',
    '/sok?search_Query=ovn',
    '/finnes-ikke',
  ]
  expect(pages.length).toBeGreaterThan(50)
  const found: string[] = []
  const context = await browser.newContext(screen)
  const page = await context.newPage()
  for (const path of pages) {
    await page.goto(site.url + path, { waitUntil: 'domcontentloaded' })
    if (path === FILLED_CART) await page.locator('.order-name').waitFor()
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    found.push(...(await excesses(page, path)))
  }
  expect(found).toEqual([])
})

test('headings of ordinary length do not break within words', async () => {
  await using opened = await openPage(browser, site, { viewport: { width: 375, height: 800 } })
  const { page } = opened
  const broken: string[] = []
  for (const path of ['/', '/produkter', '/om-oss', '/blokker']) {
    await page.goto(site.url + path)
    broken.push(
      ...(await page.evaluate(() => {
        const found: string[] = []
        for (const heading of document.querySelectorAll('main :is(h1, h2, h3)')) {
          const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
          for (let node = walker.nextNode(); node; node = walker.nextNode())
            for (const { index, 0: word } of (node.textContent ?? '').matchAll(/\p{L}{2,13}(?!\p{L})/gu)) {
              const range = document.createRange()
              range.setStart(node, index)
              range.setEnd(node, index + word.length)
              const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
              if (lines.size > 1) found.push(word)
            }
        }
        return found
      })),
    )
  }
  expect(broken).toEqual([])
})
