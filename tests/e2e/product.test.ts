/** Choosing among articles: variants, the article's page, comparing, sharing and what was looked at; axe in each state. */
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings, looks } from '../support/axe'
import { moduleStarted, openBrowser, troubles } from '../support/browser'
import { shiftsOf, watchShifts } from '../support/shifts'
import { sharedSite } from '../support/site'

const site = sharedSite()
const browser = await openBrowser()

const wide = { width: 1280, height: 800 }
const phone = { width: 375, height: 700 }

async function open(path: string, context: BrowserContextOptions = {}): Promise<Page> {
  const page = await (await browser.newContext({ viewport: wide, ...context })).newPage()
  await page.goto(site.url + path)
  return page
}

/** Points at a part until the page has heard of it: a pointer that rests while the script comes makes no event. */
const pointUntil = (part: Locator, isDone: () => Promise<boolean>) =>
  expect
    .poll(async () => {
      await part.page().mouse.move(0, 0)
      await part.hover()
      return isDone()
    })
    .toBe(true)
const isStarted = (element: Locator) => () => element.evaluate((it) => !it.matches('[data-module], [data-starting]'))
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
const shownPicture = (page: Page) => page.locator('.article-pictures img').first().getAttribute('src')

test('a colour is chosen by its chip: the page shows it, and so do cart and order', async () => {
  const page = await open('/artikler/varde-5')
  const found = troubles(page, site.url)
  await page.locator('.variants').getByRole('link', { name: 'Hvit' }).click()
  await page.waitForURL(/varde-5-hvit$/)
  expect(await shownPicture(page)).toContain('varde-5-hvit')
  await moduleStarted(page.locator('form.with-quantity'))
  await page
    .locator('.article-facts')
    .getByRole('button', { name: /Legg i handlekurven/ })
    .click()
  await expect.poll(() => stored(page, 'cart')).toContain('varde-5-hvit-320x320.webp')
  await page.goto(`${site.url}/bestilling`)
  await page.locator('.order-picture > img[src*=varde-5-hvit]').waitFor()
  expect(found).toEqual([])
  await page.context().close()
})

test.each([true, false])('cord is ordered by the metre, with decimals (script: %s)', async (javaScriptEnabled) => {
  const page = await open('/artikler/pakningssnor-10-mm-per-meter', { viewport: phone, javaScriptEnabled })
  const form = page.locator('form.with-quantity')
  if (javaScriptEnabled) await moduleStarted(form)
  await page.getByLabel('Antall (meter)').fill('2.5')
  await form.getByRole('button', { name: /Legg i handlekurven/ }).click()
  if (javaScriptEnabled) {
    await expect.poll(() => stored(page, 'orderList')).toContain('"quantity":2.5')
    // A length is one thing.
    await expect.poll(() => page.locator('.cart-quantity').first().textContent()).toBe('1')
    await page.goto(`${site.url}/bestilling`)
    await page.locator('.order-form:not([data-starting])').waitFor()
  } else await page.waitForURL(`${site.url}/bestilling`)
  expect(await page.locator('#bestilling-antall-0').inputValue()).toBe('2,5')
  await expect
    .poll(() => page.locator('.order-cost').first().textContent())
    .toMatch(/2,5\smeter × kr\s59,–.*kr\s147,50/)
  await page.context().close()
})

test('a part of a stove is refused in words where it is asked for', async () => {
  const page = await open('/bestilling?artnr=EV-1008&antall=1')
  await page.locator('.order-form:not([data-starting])').waitFor()
  await page.locator('.order-name').first().waitFor()
  await page.locator('#bestilling-antall-0').fill('1,5')
  await page.locator('.order-send > [type=submit]').click()
  const row = page.locator('.order-row').first()
  await row.getByText('Denne artikkelen selges ikke i deler').waitFor()
  expect(await page.locator('#bestilling-antall-0').inputValue()).toBe('1,5')
  expect(await axeFindings(page, 'refused', '.order-list')).toEqual([])
  await page.context().close()
})

test('a card shows the colour whose chip is pointed at, and its own again after', async () => {
  const page = await open('/artikler/gruppe/ovner')
  const card = page.locator('.article-tile', { has: page.getByRole('link', { name: 'Varde 5', exact: true }) })
  const picture = card.locator('.tile-picture > img')
  const own = await picture.getAttribute('src')
  await pointUntil(card.getByRole('link', { name: 'Hvit' }), async () =>
    Boolean((await picture.getAttribute('src'))?.includes('varde-5-hvit')),
  )
  await page.locator('h1').hover()
  await expect.poll(() => picture.getAttribute('src')).toBe(own)
  await page.context().close()
})

test('on a screen the facts stay in view while pictures and details are scrolled', async () => {
  const page = await open('/artikler/varde-5')
  await page.locator('.specifications').first().scrollIntoViewIfNeeded()
  const button = page.locator('.article-facts').getByRole('button', { name: /Legg i handlekurven/ })
  await expect.poll(() => button.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThan(0)
  expect(await button.evaluate((one) => one.getBoundingClientRect().bottom)).toBeLessThan(wide.height)
  expect(await page.locator('.buy-bar').isVisible()).toBe(false)
  await page.context().close()
})

test('on a phone a bar adds the article once its button has been scrolled past, and moves nothing', async () => {
  const page = await open('/artikler/varde-5', { viewport: phone, hasTouch: true, isMobile: true })
  await watchShifts(page)
  await page.reload()
  await page.locator('h1').tap()
  await moduleStarted(page.locator('.article-page'))
  const bar = page.locator('.buy-bar')
  expect(await bar.isVisible()).toBe(false)
  await page.locator('.specifications').first().scrollIntoViewIfNeeded()
  await bar.waitFor({ state: 'visible' })
  await bar.getByLabel('Antall').fill('3')
  await bar.getByRole('button').tap()
  await expect.poll(() => stored(page, 'orderList')).toContain('"quantity":3')
  await expect.poll(() => bar.evaluate((one) => one.classList.contains('is-added'))).toBe(true)
  await page.locator('form.with-quantity').scrollIntoViewIfNeeded()
  await bar.waitFor({ state: 'hidden' })
  expect(await shiftsOf(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  await page.context().close()
})

test('the visitor’s own dealer is named with whether it carries the article', async () => {
  const page = await open('/finn-forhandler?sted=Oslo')
  const dealer = await page.locator('[data-choose]').first().getAttribute('data-choose')
  await page.evaluate((chosen) => localStorage.setItem('dealer', chosen ?? ''), dealer)
  await page.goto(`${site.url}/artikler/varde-5`)
  const { slug, name } = JSON.parse(dealer ?? '{}') as { slug: string; name: string }
  const link = page.locator('.article-dealer').getByRole('link', { name })
  await link.waitFor()
  expect(await link.getAttribute('href')).toMatch(new RegExp(`/${slug}$`))
  expect(await link.textContent()).toMatch(/fører den|om å skaffe den/)
  await page.getByRole('link', { name: /^Andre forhandlere|^Nærmest med den utstilt/ }).waitFor()
  await page.context().close()
})

test('the nearest dealer with an article on show is named, and found without script too', async () => {
  const page = await open('/artikler/varde-5')
  const form = page.locator('.article-on-show')
  expect(await axeFindings(page, 'on show', '.article-facts')).toEqual([])
  await form.getByLabel('Postnummer eller sted').fill('0191')
  await form.getByRole('button', { name: 'Finn nærmeste' }).click()
  await page.getByText('Viser forhandlere som har').waitFor()
  const other = page.locator('[data-choose]').first()
  const nearest = JSON.parse((await other.getAttribute('data-choose')) ?? '{}') as { name: string; slug: string }
  await page.goto(`${site.url}/finn-forhandler/${nearest.slug}`)
  await page.getByRole('heading', { name: 'Utstilt hos oss' }).waitFor()
  expect(await page.locator('.dealer-on-show a[href="/artikler/varde-5"]').count()).toBe(1)
  expect(await axeFindings(page, 'dealer', '.dealer-page')).toEqual([])

  // From a chosen dealer that has another one on show.
  await page.goto(`${site.url}/finn-forhandler?utstilt=EV-3080&sted=Oslo`)
  const chosen = await page
    .locator('[data-choose]')
    .evaluateAll((dealers) => dealers.map((dealer) => dealer.getAttribute('data-choose') ?? ''))
  await page.goto(`${site.url}/finn-forhandler?utstilt=EV-1005&sted=Oslo`)
  const showing = await page
    .locator('[data-choose]')
    .evaluateAll((dealers) => dealers.map((dealer) => dealer.getAttribute('data-choose') ?? ''))
  const without = chosen.find((dealer) => !showing.includes(dealer)) ?? ''
  await page.evaluate((dealer) => localStorage.setItem('dealer', dealer), without)
  await page.goto(`${site.url}/artikler/varde-5`)
  const link = page
    .locator('.article-dealer')
    .getByRole('link', { name: /^Nærmest med den utstilt: .+ \([\d,]+ km\)$/ })
  await link.waitFor()
  expect(await axeFindings(page, 'nearest', '.article-facts')).toEqual([])
  await page.evaluate((dealer) => localStorage.setItem('dealer', dealer), showing[0] ?? '')
  await page.reload()
  await page.locator('.article-dealer').getByRole('link', { name: 'har den utstilt' }).waitFor()
  await page.context().close()

  const plain = await open('/artikler/varde-5', { javaScriptEnabled: false, viewport: phone })
  await plain.getByLabel('Postnummer eller sted').fill('0191')
  await plain.getByRole('button', { name: 'Finn nærmeste' }).click()
  await plain.getByText('Viser forhandlere som har').waitFor()
  await plain.context().close()
})

test('articles are chosen on cards by mouse and space bar, compared, removed, and kept on the next page', async () => {
  const page = await open('/artikler/gruppe/ovner')
  const toggle = (number: string) => page.locator(`[data-compare="${number}"]`)
  await pointUntil(toggle('EV-1005'), isStarted(page.locator('.listing-page')))
  await toggle('EV-1005').click()
  await toggle('EV-1008').focus()
  await page.keyboard.press('Space')
  expect(await toggle('EV-1008').getAttribute('aria-pressed')).toBe('true')
  expect(await page.locator('.compare-tray [role=status]').textContent()).toBe('2 artikler valgt')
  await page.getByRole('link', { name: 'Vis sammenligningen' }).click()
  await page.waitForURL(/nr=EV-1005&nr=EV-1008/)
  expect(await page.locator('.compare-name').allTextContents()).toEqual(['Varde 5', 'Varde 8'])
  await page.getByRole('link', { name: 'Fjern Varde 8' }).click()
  await page.waitForURL(/nr=EV-1005$/)
  await expect.poll(() => stored(page, 'compare')).toBe('["EV-1005"]')
  // An address that names none shows what was chosen.
  await page.goto(`${site.url}/sammenlign`)
  await page.waitForURL(/nr=EV-1005$/)
  // The rows of the table know it, and choose as the cards do.
  await page.goto(`${site.url}/artikler/gruppe/ovner?visning=tabell`)
  const rows = page.locator('.article-table')
  await pointUntil(rows.locator('[data-compare="EV-1008"]'), isStarted(page.locator('.listing-page')))
  expect(await toggle('EV-1005').getAttribute('aria-pressed')).toBe('true')
  await rows.locator('[data-compare="EV-1008"]').click()
  expect(await page.locator('.compare-tray [role=status]').textContent()).toBe('2 artikler valgt')
  expect(await axeFindings(page, 'table', '.article-table')).toEqual([])
  await page.context().close()
})

test('a fifth article is refused with words', async () => {
  const page = await open('/artikler/gruppe/ovner')
  await page.evaluate(() =>
    localStorage.setItem('compare', JSON.stringify(['EV-1004', 'EV-1006', 'EV-1007', 'EV-1010'])),
  )
  await pointUntil(page.locator('[data-compare="EV-1005"]'), isStarted(page.locator('.listing-page')))
  await page.locator('[data-compare="EV-1005"]').click()
  expect(await page.locator('.compare-tray [role=status]').textContent()).toContain('Fjern en')
  expect(await page.locator('[data-compare="EV-1005"]').getAttribute('aria-pressed')).toBe('false')
  await page.context().close()
})

test('without script articles are compared by links and a form', async () => {
  const page = await open('/artikler/varde-5', { javaScriptEnabled: false })
  await page
    .locator('.article-compare')
    .getByRole('link', { name: /Sammenlign/ })
    .click()
  await page.waitForURL(/sammenlign\?nr=EV-1005/)
  await page.getByLabel('Sammenlign også med').selectOption('EV-1008')
  await page.getByRole('button', { name: 'Ta med' }).click()
  await page.waitForURL(/nr=EV-1008/)
  expect(await page.locator('.compare-name').allTextContents()).toEqual(['Varde 5', 'Varde 8'])
  await page.context().close()
})

test('a shared list is added to one’s own, or replaces it when asked to', async () => {
  const page = await open('/samtykke')
  const own = JSON.stringify({ version: 1, rows: [{ number: 'EV-1006', quantity: 1 }] })
  const quantities = async () =>
    (JSON.parse((await stored(page, 'orderList')) ?? '{}').rows ?? []).map(
      ({ number, quantity }: { number: string; quantity: number }) => `${quantity} ${number}`,
    )
  for (const [button, expected] of [
    ['Legg alt i handlekurven min', ['1 EV-1006', '2 EV-1005-H']],
    ['Bytt ut handlekurven min', ['2 EV-1005-H']],
  ] as const) {
    // On a page whose script does not write the list itself.
    await page.goto(`${site.url}/samtykke`)
    await page.evaluate((rows) => localStorage.setItem('orderList', rows), own)
    await page.goto(`${site.url}/bestilling/delt?liste=EV-1005-H*2`)
    await moduleStarted(page.locator('.shared-actions'))
    expect(await quantities()).toEqual(['1 EV-1006'])
    await page.getByRole('button', { name: button }).click()
    await page.waitForURL(`${site.url}/bestilling`)
    await expect.poll(quantities).toEqual(expected)
  }
  await page.context().close()
})

test('the cart is shared by a link that is copied', async () => {
  const page = await open('/bestilling?artnr=EV-1005-H&antall=2', {
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await page.locator('.order-form:not([data-starting])').waitFor()
  await page.getByRole('link', { name: 'Del handlekurven' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`${site.url}/bestilling/delt?liste=EV-1005-H*2`)
  await expect.poll(() => page.locator('[data-order-status]').textContent()).toContain('er kopiert')
  await page.context().close()
})

test('articles that were looked at stand at the end of the next one, until the list is cleared', async () => {
  const page = await open('/artikler/varde-8')
  await pointUntil(page.locator('h1'), async () => (await stored(page, 'recentArticles')) === '["EV-1008"]')
  await page.goto(`${site.url}/artikler/varde-5`)
  await pointUntil(page.locator('h1'), async () => (await stored(page, 'recentArticles')) === '["EV-1005","EV-1008"]')
  await page.locator('[data-recent-near]').scrollIntoViewIfNeeded()
  const recent = page.getByRole('region', { name: 'Sist sett' })
  await recent.getByRole('link', { name: /Varde 8/ }).waitFor()
  expect(await recent.getByRole('link').count()).toBe(1)
  await recent.getByRole('button', { name: 'Tøm listen' }).click()
  await recent.waitFor({ state: 'hidden' })
  expect(await stored(page, 'recentArticles')).toBe('["EV-1005"]')
  await page.context().close()
})

test.each(looks)('axe finds nothing ($viewport.width px, $colorScheme)', async (look) => {
  const page = await open('/artikler/varde-8', look)
  const findings: string[] = []
  await pointUntil(page.locator('h1'), isStarted(page.locator('.article-page')))
  await page.goto(`${site.url}/artikler/varde-5`)
  await pointUntil(page.locator('h1'), isStarted(page.locator('.article-page')))
  await page.locator('[data-compare="EV-1005"]').click()
  await page.locator('[data-recent-near]').scrollIntoViewIfNeeded()
  await page.getByRole('region', { name: 'Sist sett' }).waitFor()
  findings.push(...(await axeFindings(page, 'article')))
  await page.goto(`${site.url}/artikler/gruppe/ovner`)
  await pointUntil(page.locator('h1'), () => page.locator('.compare-tray.is-shown').isVisible())
  findings.push(...(await axeFindings(page, 'list')))
  for (const path of ['/sammenlign?nr=EV-1005&nr=EV-1008&nr=EV-1006', '/bestilling/delt?liste=EV-1005-H*2~EV-6011*1']) {
    await page.goto(site.url + path)
    findings.push(...(await axeFindings(page, path)))
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (over > 0) findings.push(`${path} is ${over} px too wide`)
  }
  expect(findings).toEqual([])
  await page.context().close()
})
