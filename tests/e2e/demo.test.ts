/** What holds for every page of the demo site, in both languages, with the not-found page and the search. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '../support/axe'
import { openBrowser, troubles } from '../support/browser'
import { scrollThrough, shiftsOf, watchShifts } from '../support/shifts'
import { ownSite } from '../support/site'
import { validator } from './htmlValidate'

const widths = [320, 375, 768, 1280, 1920]
/** Milliseconds for all pages in the browser. */
const ALL_PAGES = 240_000

const site = await ownSite()
const browser = await openBrowser()

const listed = await pathsOfSiteMap()
const others = [
  '/finnes-ikke',
  '/en/finnes-ikke',
  '/sok',
  '/sok?search_Query=ovn',
  '/en/sok?search_Query=qqqq',
  '/finn-forhandler?sted=9008',
  '/finn-forhandler?sted=Atlantis',
  '/en/finn-forhandler?sted=9170&omkrets=10',
]
/** Of what is drawn alike, those with most and with least on them stand for all. */
const samples = [
  { of: /\/artikler\/([^/]+)$/, are: ['varde-5', 'varde-8', 'balfat-80', 'vedkurv-lad', 'glass-til-varde-8'] },
  { of: /\/artikler\/gruppe\/([^/]+)$/, are: ['ovner', 'roykror', 'reservedeler-glass'] },
  { of: /\/finn-forhandler\/([^/]+)$/, are: ['tromsogloden', 'isfjord-ovnstue', 'heimdal-ovnsenter'] },
]
const isSampled = (path: string) =>
  samples.every(({ of, are }) => {
    const [, name] = of.exec(path) ?? []
    return name === undefined || are.includes(name)
  })
const paths = [...listed.filter(isSampled), ...others]

async function pathsOfSiteMap(): Promise<string[]> {
  const siteMap = await (await fetch(`${site.url}/sitemap.xml`)).text()
  return [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

/** Visits every page, in two tabs side by side. */
async function visitAll(options: BrowserContextOptions, visit: (page: Page, path: string) => Promise<void>) {
  const context = await browser.newContext(options)
  const left = [...paths]
  const tab = async () => {
    const page = await context.newPage()
    for (let path = left.shift(); path; path = left.shift()) {
      await page.goto(site.url + path, { waitUntil: 'load' })
      await visit(page, path)
    }
  }
  await Promise.all([tab(), tab()])
  await context.close()
}

test('the site map lists the demo in both languages', () => {
  expect(listed).toContain('/')
  expect(listed).toContain('/en')
  expect(listed.filter((path) => !path.startsWith('/en')).length).toBeGreaterThanOrEqual(20)
  expect(new Set(listed).size).toBe(listed.length)
})

test.each(['light', 'dark'] as const)(
  'axe finds nothing in %s colours',
  { timeout: ALL_PAGES },
  async (colorScheme) => {
    const findings: string[] = []
    await visitAll({ colorScheme, viewport: { width: 1280, height: 900 } }, async (page, path) => {
      findings.push(...(await axeFindings(page, path)))
    })
    expect(findings).toEqual([])
  },
)

test('axe finds nothing on a phone with the menu open', { timeout: ALL_PAGES }, async () => {
  const context = await browser.newContext({ viewport: { width: 375, height: 800 } })
  const page = await context.newPage()
  await page.goto(site.url)
  await page.locator('.menu-toggle').click()
  expect(await axeFindings(page)).toEqual([])
  await context.close()
})

test('the HTML is valid', async () => {
  const findings: string[] = []
  for (const path of paths) {
    const html = await (await fetch(site.url + path)).text()
    const report = await validator.validateString(html, path)
    for (const { messages } of report.results)
      for (const { ruleId, message, selector } of messages)
        findings.push(`${path} ${ruleId}: ${message} (${selector ?? ''})`)
  }
  expect(findings).toEqual([])
})

test('pages load without errors, from this site alone, and without moving', { timeout: ALL_PAGES }, async () => {
  const findings: string[] = []
  const loadAll = async (width: number) => {
    const context = await browser.newContext({ viewport: { width, height: 800 } })
    const page = await context.newPage()
    await watchShifts(page)
    const found = troubles(page, site.url)
    for (const path of paths) {
      const answer = await page.goto(site.url + path, { waitUntil: 'load' })
      await scrollThrough(page)
      const wrong = [
        ...(await shiftsOf(page)).map((shift) => `${path} at ${width} moved: ${shift}`),
        // The browser itself reports the status of a page that there is none of.
        ...found.splice(0).filter((line) => !(answer?.status() === 404 && line.includes('status of 404'))),
      ]
      // At once: also a run that is cut off has told it.
      for (const line of wrong) process.stdout.write(`${line}\n`)
      findings.push(...wrong)
    }
    await context.close()
  }
  await Promise.all([loadAll(375), loadAll(1280)])
  expect(findings).toEqual([])
})

test('no page is wider than the screen', { timeout: ALL_PAGES }, async () => {
  const findings: string[] = []
  await visitAll({ viewport: { width: 1280, height: 800 } }, async (page, path) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const over = await page.evaluate(() => {
        const { clientWidth, scrollWidth } = document.documentElement
        if (scrollWidth <= clientWidth) return undefined
        const wide = [...document.body.querySelectorAll('*')].filter(
          (element) => element.getBoundingClientRect().right > clientWidth + 1,
        )
        return `${scrollWidth} px: ${wide.slice(0, 3).map((element) => `${element.tagName}.${element.className}`)}`
      })
      if (over) findings.push(`${path} at ${width}: ${over}`)
    }
  })
  expect(findings).toEqual([])
})

test('a page has one h1, pictures with their size, and links that lead somewhere', { timeout: ALL_PAGES }, async () => {
  const findings: string[] = []
  const linked = new Map<string, string>()
  await visitAll({}, async (page, path) => {
    const { headings, unsized, links } = await page.evaluate(() => ({
      headings: document.querySelectorAll('h1').length,
      unsized: [...document.images]
        .filter((image) => !image.getAttribute('width') || !image.getAttribute('height') || !image.hasAttribute('alt'))
        .map((image) => image.outerHTML.slice(0, 120)),
      links: [...document.links].map((link) => link.href),
    }))
    if (headings !== 1) findings.push(`${path} has ${headings} h1`)
    findings.push(...unsized.map((image) => `${path} ${image}`))
    for (const link of links) {
      const { origin, pathname, search, hash } = new URL(link)
      if (origin !== site.url) continue
      linked.set(pathname + search, path)
      if (hash && pathname === new URL(page.url()).pathname && !(await page.locator(hash).count()))
        findings.push(`${path} links to ${hash}, which it does not have`)
    }
  })
  for (const [link, from] of linked) {
    const answer = await fetch(site.url + link, { redirect: 'manual' })
    const expected = link.includes('finnes-ikke') ? 404 : 200
    if (answer.status !== expected) findings.push(`${from} links to ${link}: ${answer.status}`)
  }
  expect(findings).toEqual([])
  expect(linked.size).toBeGreaterThan(30)
})

test('without JavaScript the same headings and menu are there', { timeout: ALL_PAGES }, async () => {
  const read = async (javaScriptEnabled: boolean) => {
    const seen: Record<string, unknown> = {}
    await visitAll({ javaScriptEnabled, viewport: { width: 1280, height: 800 } }, async (page, path) => {
      seen[path] = {
        h1: await page.locator('h1').textContent(),
        menu: await page
          .locator('.site-header a')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      }
    })
    return seen
  }
  const without = await read(false)
  expect(without).toEqual(await read(true))
})
