/** What holds for every page of the demo site, in both languages, with the not-found page and the search. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings, rulesOfColours } from '../support/axe'
import { openBrowser, troubles } from '../support/browser'
import { pathsOfSiteMap, showcasePaths } from '../support/demoPages'
import { scrollThrough, shiftsOf, watchShifts } from '../support/shifts'
import { ownSite } from '../support/site'
import { validator } from './htmlValidate'

const widths = [320, 375, 768, 1280, 1920]
/** Milliseconds for all pages in the browser. */
const ALL_PAGES = 1_800_000
const screen = { viewport: { width: 1280, height: 900 } }

const site = await ownSite()
const browser = await openBrowser()

const listed = await pathsOfSiteMap(site.url)
const showcase = await showcasePaths(site.url)
const others = [
  '/finnes-ikke',
  '/en/finnes-ikke',
  '/sok',
  '/sok?search_Query=ovn',
  '/artikler?visning=tabell',
  '/artikler/gruppe/ovner?egenskap.farge=svart,hvit&egenskap.effekt=5-8',
  '/artikler?egenskap.farge=hvit&pris=-100',
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
const paths = [...listed.filter(isSampled), ...showcase, ...others]

/** Opens every page once, in tabs side by side, for a tab often waits; what `visit` finds is told at once, also by a run that is cut off. */
async function findingsOn(options: BrowserContextOptions, visit: (page: Page, path: string) => Promise<string[]>) {
  const context = await browser.newContext(options)
  const findings: string[] = []
  const left = [...paths]
  const tab = async () => {
    const page = await context.newPage()
    await watchShifts(page)
    const found = troubles(page, site.url)
    for (let path = left.shift(); path; path = left.shift()) {
      const answer = await page.goto(site.url + path, { waitUntil: 'load' })
      await scrollThrough(page)
      const wrong = [
        ...(await shiftsOf(page)).map((shift) => `${path} moved: ${shift}`),
        ...(await unusedPreloads(page)).map((address) => `${path} fetches ahead what it does not show: ${address}`),
        ...(await visit(page, path)),
        ...found.splice(0).filter(
          (line) =>
            // The browser itself reports the status of a page that there is none of.
            !(answer?.status() === 404 && line.includes('status of 404')) &&
            // Said seconds later, when the window has another width or another page: see `unusedPreloads`.
            !line.includes('was preloaded using link preload but not used'),
        ),
      ]
      for (const line of wrong) process.stdout.write(`${line}\n`)
      findings.push(...wrong)
    }
  }
  await Promise.all([tab(), tab(), tab(), tab()])
  await context.close()
  return findings
}

/**
 * Pictures that the browser fetched for the head's preloads, and that no element of the page shows. In place of a size
 * that was preloaded Chromium shows a larger one of the same picture, if another page of the run has it in memory.
 */
async function unusedPreloads(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const addresses = [...document.images].flatMap(({ src, srcset }) => [
      src,
      ...srcset.split(/,\s+/).map((candidate) => candidate.split(' ')[0] ?? ''),
    ])
    const shown = new Set(addresses.map((address) => new URL(address, document.baseURI).href))
    return performance
      .getEntriesByType('resource')
      .filter((entry) => 'initiatorType' in entry && entry.initiatorType === 'link')
      .map((entry) => entry.name)
      .filter((address) => /\.(?:webp|avif|jpe?g|png)(?:\?|$)/.test(address) && !shown.has(address))
  })
}

/** Where a page is wider than its window, with what reaches out of it. */
async function tooWide(page: Page, path: string): Promise<string[]> {
  const findings: string[] = []
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
  await page.setViewportSize(screen.viewport)
  return findings
}

/** The page's heading and where its header leads, as scripts leave them, and as the server sent them. */
const outline = async (page: Page) =>
  page.evaluate(
    (html) => {
      const read = (root: Document) => ({
        h1: root.querySelector('h1')?.textContent,
        menu: [...root.querySelectorAll('.site-header a')].map((link) => link.getAttribute('href')),
      })
      return { scripted: read(document), sent: read(new DOMParser().parseFromString(html, 'text/html')) }
    },
    await (await fetch(page.url())).text(),
  )

/** Links to this site, each with the first page that it was found on. */
const linked = new Map<string, string>()

/** One h1, pictures with their size, and links into the page that lead somewhere; notes the others. */
async function contentFindings(page: Page, path: string): Promise<string[]> {
  const findings: string[] = []
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
  return findings
}

test('the site map lists the demo in both languages', () => {
  expect(listed).toContain('/')
  expect(listed).toContain('/en')
  expect(listed.filter((path) => !path.startsWith('/en')).length).toBeGreaterThanOrEqual(20)
  expect(new Set(listed).size).toBe(listed.length)
  expect(listed.filter((path) => showcase.includes(path))).toEqual([])
  expect(showcase.length).toBeGreaterThan(30)
})

test('a page is without errors and of this site alone, moves nothing, and is what axe and its links ask for', {
  timeout: ALL_PAGES,
}, async () => {
  const findings = await findingsOn(screen, async (page, path) => {
    const { scripted, sent } = await outline(page)
    const found = [
      ...(JSON.stringify(scripted) === JSON.stringify(sent)
        ? []
        : [`${path} has another heading or menu without script`]),
      ...(await contentFindings(page, path)),
      ...(await axeFindings(page, `${path} light`)),
      ...(await tooWide(page, path)),
    ]
    // Colours are the same in both languages, and what stands around pages is the same on all.
    if (path.startsWith('/en')) return found
    await page.emulateMedia({ colorScheme: 'dark' })
    const within = path === '/' ? 'html' : 'main'
    found.push(...(await axeFindings(page, `${path} dark`, within, rulesOfColours)))
    await page.emulateMedia({ colorScheme: 'light' })
    return found
  })
  for (const [link, from] of linked) {
    const answer = await fetch(site.url + link, { redirect: 'manual' })
    const expected = link.includes('finnes-ikke') ? 404 : 200
    if (answer.status !== expected) findings.push(`${from} links to ${link}: ${answer.status}`)
  }
  expect(findings).toEqual([])
  expect(linked.size).toBeGreaterThan(30)
})

test('on a phone a page is without errors and moves nothing, and every block is what axe asks for', {
  timeout: ALL_PAGES,
}, async () => {
  const phone = { viewport: { width: 375, height: 800 } }
  const findings = await findingsOn(phone, async (page, path) => {
    if (!path.startsWith('/blokker/')) return []
    await page.locator('main details').evaluateAll((all) => all.map((details) => details.setAttribute('open', '')))
    return axeFindings(page, `${path} phone`)
  })
  expect(findings).toEqual([])
})

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
  // All first: validating holds the event loop, and a connection that the server closed meanwhile would be used again.
  const pages: [path: string, html: string][] = []
  for (const path of paths) pages.push([path, await (await fetch(site.url + path)).text()])
  for (const [path, html] of pages) {
    const report = await validator.validateString(html, path)
    for (const { messages } of report.results)
      for (const { ruleId, message, selector } of messages)
        findings.push(`${path} ${ruleId}: ${message} (${selector ?? ''})`)
  }
  expect(findings).toEqual([])
})
