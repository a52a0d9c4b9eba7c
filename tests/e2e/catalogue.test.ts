/** The catalogue as visitors use it: listing, filters, table, article; with script and without, on a phone too. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '../support/axe'
import { moduleStarted, openBrowser, troubles } from '../support/browser'
import { scrollThrough, shiftsOf, watchShifts } from '../support/shifts'
import { sharedSite } from '../support/site'

const site = sharedSite()
const browser = await openBrowser()

const wide = { width: 1280, height: 800 }
const phone = { width: 375, height: 700 }

async function open(path: string, context: BrowserContextOptions = {}): Promise<Page> {
  const opened = await browser.newContext({ viewport: wide, ...context })
  const page = await opened.newPage()
  await page.goto(site.url + path)
  return page
}

/** The listing once its module answers to choices. */
async function started(page: Page): Promise<void> {
  await page.locator('.listing-bar').hover()
  await moduleStarted(page.locator('.listing'))
}

const query = (page: Page) => decodeURIComponent(new URL(page.url()).search)
const count = (page: Page) => page.locator('.listing-count').textContent()
const numbers = (page: Page) => page.locator('.listing .article-number').allTextContents()
const box = (page: Page, label: string | RegExp) => page.locator('.filter-form').getByLabel(label)

test('a filter changes the list in place, is said, stands in the address, and goes back', async () => {
  const page = await open('/artikler/gruppe/ovner')
  const found = troubles(page, site.url)
  await started(page)
  let loads = 0
  page.on('load', () => loads++)
  const all = await numbers(page)
  await box(page, /^Hvit/).check()
  await page.waitForURL((url) => url.search !== '')
  expect(query(page)).toBe('?egenskap.farge=hvit')
  expect(await numbers(page)).toEqual(['EV-1005-H', 'EV-1008-H'])
  expect(await page.locator('.listing > [role=status]').textContent()).toBe('2 artikler')
  expect(await box(page, /^Hvit/).evaluate((input) => input === document.activeElement)).toBe(true)
  // What can be chosen beside white is still counted.
  expect(await page.locator('label[for="egenskap.farge-svart"]').textContent()).toMatch(/Svart \(\d+\)/)

  await box(page, /Nominell effekt Fra/).fill('6')
  await box(page, /Nominell effekt Fra/).press('Tab')
  await page.waitForURL(/effekt/)
  expect(query(page)).toBe('?egenskap.effekt=6-&egenskap.farge=hvit')
  await expect.poll(() => numbers(page)).toEqual(['EV-1008-H'])

  await page.goBack()
  await expect.poll(() => numbers(page)).toEqual(['EV-1005-H', 'EV-1008-H'])
  expect(await box(page, /Nominell effekt Fra/).inputValue()).toBe('')
  await page.getByRole('link', { name: 'Fjern Farge: Hvit' }).click()
  await expect.poll(() => numbers(page)).toEqual(all)
  expect(query(page)).toBe('')
  expect([loads, found]).toEqual([0, []])
  await page.context().close()
})

test('sorting and paging change the list in place; the next page begins at its top', async () => {
  const page = await open('/artikler')
  await started(page)
  await page.getByLabel('Sorter etter').selectOption('pris')
  await page.waitForURL(/sortering=pris$/)
  await expect.poll(async () => (await numbers(page))[0]).toBe('EV-7504')
  const first = await numbers(page)
  await page.locator('.pages [rel=next]').click()
  await page.waitForURL(/side=2/)
  await expect.poll(() => count(page)).toContain('Viser 25–48')
  expect((await numbers(page)).filter((number) => first.includes(number))).toEqual([])
  expect(await page.title()).toContain('side 2')
  expect(await page.locator('#listing-results').evaluate((results) => results === document.activeElement)).toBe(true)
  await page.context().close()
})

test('where fetching fails, the browser goes to the page itself', async () => {
  const page = await open('/artikler/gruppe/ovner')
  await started(page)
  await page.route(/egenskap/, (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  )
  await box(page, /^Hvit/).check()
  await page.waitForURL(/farge=hvit/)
  await expect.poll(() => numbers(page)).toEqual(['EV-1005-H', 'EV-1008-H'])
  await page.context().close()
})

test('without script the form does the same', async () => {
  const page = await open('/artikler/gruppe/ovner', { javaScriptEnabled: false })
  await box(page, /^Hvit/).check()
  await box(page, /Nominell effekt Til/).fill('7.5')
  await page.locator('.filter-form').getByRole('button', { name: 'Vis artiklene' }).click()
  await page.waitForURL(/farge=hvit/)
  expect(await numbers(page)).toEqual(['EV-1005-H'])
  expect(await page.locator('.chip').allTextContents()).toEqual(['Nominell effekt: til 7,5\u00a0kW', 'Farge: Hvit'])
  await page.getByRole('link', { name: 'Fjern Farge: Hvit' }).click()
  await page.waitForURL((url) => !url.search.includes('hvit'))
  await page.getByLabel('Sorter etter').selectOption('pris-ned')
  await page.locator('.sorting').getByRole('button').click()
  await page.waitForURL(/pris-ned/)
  expect(query(page)).toContain('effekt')
  await page.context().close()
})

test('the table is remembered, and an address that asks for the grid is obeyed', async () => {
  const page = await open('/artikler/gruppe/balfat')
  await moduleStarted(page.locator('.view-switch'))
  await page.getByRole('link', { name: 'Tabell' }).click()
  await page.locator('.article-table').waitFor()
  expect(query(page)).toBe('?visning=tabell')
  expect(await numbers(page)).toContain('EV-3080')
  await page.goto(`${site.url}/artikler/gruppe/ovner`)
  await page.waitForURL(/visning=tabell/)
  await page.locator('.article-table').waitFor()
  await page.goto(`${site.url}/artikler/gruppe/ovner?visning=rutenett`)
  await page.locator('.article-grid').waitFor()
  await moduleStarted(page.locator('.view-switch'))
  expect(query(page)).toBe('?visning=rutenett')
  await page.context().close()
})

test('on a phone the filters unfold, and stay so while they are used', async () => {
  const page = await open('/artikler/gruppe/ovner', { viewport: phone, hasTouch: true, isMobile: true })
  const filters = page.locator('details.filters')
  expect(await box(page, /^Hvit/).isVisible()).toBe(false)
  await filters.locator('> summary').tap()
  await moduleStarted(page.locator('.listing'))
  await box(page, /^Hvit/).check()
  await page.waitForURL(/farge=hvit/)
  await expect.poll(() => filters.locator('> summary').textContent()).toBe('Filtrer (1 valgt)')
  expect(await box(page, /^Hvit/).isVisible()).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  await page.context().close()
})

test('the pictures of an article open together, and a variant leads to its own page', async () => {
  const page = await open('/artikler/varde-8')
  await page.locator('.article-pictures a').nth(1).click()
  await page.locator('.pswp--open').waitFor()
  expect(await page.locator('.pswp__counter').textContent()).toBe('2 of 4')
  await page.keyboard.press('Escape')
  await page.locator('.variants').getByRole('link', { name: 'Kleberstein' }).click()
  await page.waitForURL(`${site.url}/artikler/varde-8-kleber`)
  expect(await page.locator('.variant[aria-current]').textContent()).toBe('Kleberstein')
  await page.context().close()
})

const places = {
  list: '/artikler',
  group: '/artikler/gruppe/ovner',
  filtered: '/artikler/gruppe/ovner?egenskap.farge=svart,hvit&egenskap.effekt=5-8',
  empty: '/artikler?egenskap.farge=hvit&pris=-100',
  table: '/artikler?visning=tabell',
  article: '/artikler/varde-8',
  plain: '/artikler/glass-til-varde-8',
  search: '/sok?search_Query=glass',
  nothing: '/sok?search_Query=balpane',
}

// On a screen the demo's own sweep has them (`demo.test.ts`).
test('axe finds nothing on a phone, and no page is wider than the screen', async () => {
  const findings: string[] = []
  const page = await open('/artikler', { viewport: phone })
  for (const [place, path] of Object.entries(places)) {
    await page.goto(site.url + path)
    findings.push(...(await axeFindings(page, place)))
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (over > 0) findings.push(`${place} is ${over} px too wide`)
  }
  expect(findings).toEqual([])
  await page.context().close()
})

test.each([phone, wide])('nothing moves while a table loads and is scrolled through ($width px)', async (viewport) => {
  const page = await open('/artikler', { viewport })
  await watchShifts(page)
  await page.goto(site.url + places.table)
  await page.waitForLoadState('networkidle')
  await scrollThrough(page)
  expect(await shiftsOf(page)).toEqual([])
  await page.context().close()
})
