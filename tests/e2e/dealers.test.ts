/** Finding a dealer: on a phone, with and without script, by position, on the map; and remembering one. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { osloMoment } from '../../src/lib/osloTime'
import { axeFindings, looks } from '../support/axe'
import { answerTiles, moduleStarted, openBrowser, troubles } from '../support/browser'
import { shiftsOf, watchShifts } from '../support/shifts'
import { sharedSite } from '../support/site'

const site = sharedSite()
const browser = await openBrowser()

const phone = { viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true }
const names = (page: Page) => page.locator('.dealer-card h3').allTextContents()
const summary = (page: Page) => page.locator('[data-summary]').textContent()
const field = (page: Page) => page.locator('#finder-place')

async function open(path: string, context: BrowserContextOptions = {}): Promise<Page> {
  const opened = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...context })
  const page = await opened.newPage()
  await page.goto(site.url + path)
  if (context.javaScriptEnabled !== false) await moduleStarted(page.locator('.finder, .dealer-page'))
  return page
}

test.each([true, false])('on a phone 9008 leads to the nearest dealer and its page (script: %s)', async (script) => {
  const page = await open('/finn-forhandler', { ...phone, javaScriptEnabled: script })
  const found = troubles(page, site.url)
  await field(page).fill('9008')
  await page.keyboard.press('Enter')
  await page.waitForURL(/sted=9008/)
  await expect.poll(() => names(page)).toEqual(['Tromsøgløden', 'Kvaløya Ovn og Pipe'])
  const order = page.locator('.dealer-card').first().getByRole('link', { name: 'Send forespørsel til Tromsøgløden' })
  expect(await order.getAttribute('href')).toBe('/bestilling?forhandler=tromsogloden')
  expect(await order.isVisible()).toBe(true)
  expect(await summary(page)).toBe('2 forhandlere innen 50 km fra 9008 Tromsø')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  await page.locator('.dealer-card h3 a').first().tap()
  await page.waitForURL(`${site.url}/finn-forhandler/tromsogloden`)
  expect(await page.locator('.dealer-hours tbody tr').count()).toBe(7)
  expect(await page.locator('main a[href^="tel:"]').first().getAttribute('href')).toBe('tel:+4722000072')
  expect(found).toEqual([])
  await page.context().close()
})

test('the field suggests places: by keyboard as a combobox, by finger, and what is chosen is searched in place', async () => {
  const page = await open('/finn-forhandler?tjeneste=service')
  const found = troubles(page, site.url)
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  const list = page.getByRole('listbox', { name: 'Steder' })
  // A plain field until somebody comes to it.
  const place = page.getByLabel(/Postnummer, sted/)
  await place.pressSequentially('kristians')
  await expect.poll(() => list.getByRole('option').allTextContents()).toContain('Kristiansand')
  expect(await page.getByRole('combobox', { name: /Postnummer, sted/ }).getAttribute('id')).toBe('finder-place')
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  const active = await place.getAttribute('aria-activedescendant')
  expect(await page.locator(`[id="${active}"]`).textContent()).toBe('Kristiansand')
  await page.keyboard.press('Enter')
  await page.waitForURL(/tjeneste=service.*sted=Kristiansand|sted=Kristiansand.*tjeneste=service/)
  await expect.poll(() => summary(page)).toContain('Kristiansand')
  expect(await place.inputValue()).toBe('Kristiansand')
  expect(await list.isVisible()).toBe(false)
  // After the way back the field is another, and suggests all the same.
  await page.goBack()
  await expect.poll(() => place.inputValue()).toBe('')
  await place.pressSequentially('stein')
  await list.getByRole('option', { name: 'Steinkjer', exact: true }).click()
  await page.waitForURL(/sted=Steinkjer/)
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  await expect.poll(() => place.inputValue()).toBe('Steinkjer')
  await place.fill('bode')
  await page.keyboard.press('Escape')
  expect(await list.isVisible()).toBe(false)
  expect(found).toEqual([])
  await page.context().close()
})

test('filters change the results in place; what is found is said, and the back button goes back', async () => {
  const page = await open('/finn-forhandler?sted=Oslo')
  const found = troubles(page, site.url)
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  const before = await names(page)
  await page.locator('#finder-filters > summary').click()
  const choice = page.locator('#finder-tjeneste-service')
  await choice.focus()
  await page.keyboard.press('Space')
  await page.waitForURL(/tjeneste=service/)
  await expect.poll(async () => (await names(page)).length).toBeLessThan(before.length)
  expect(await choice.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await page.locator('#finder-filters').getAttribute('open')).not.toBeNull()
  await expect.poll(() => page.locator('[data-announce]').textContent()).toBe(await summary(page))
  await page.goBack()
  await expect.poll(() => names(page)).toEqual(before)
  expect(await choice.isChecked()).toBe(false)
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  expect(found).toEqual([])
  await page.context().close()
})

test('where fetching fails the browser goes there itself', async () => {
  const page = await open('/finn-forhandler')
  await page.route(/sted=Bergen/, (route) => (route.request().isNavigationRequest() ? route.continue() : route.abort()))
  await field(page).fill('Bergen')
  await page.keyboard.press('Enter')
  await page.waitForURL(/sted=Bergen/)
  await expect.poll(async () => (await names(page))[0]).toBe('Bryggeglød Bergen')
  await page.context().close()
})

test('an answer that comes too late does not replace a newer one', async () => {
  const page = await open('/finn-forhandler')
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/sted=Oslo/, async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  await field(page).fill('Oslo')
  await page.keyboard.press('Enter')
  await page.locator('#finder-results[aria-busy=true]').waitFor()
  await field(page).fill('9008')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await names(page))[0]).toBe('Tromsøgløden')
  letGo()
  await page.waitForLoadState('networkidle')
  expect((await names(page))[0]).toBe('Tromsøgløden')
  expect(page.url()).toContain('sted=9008')
  await page.context().close()
})

test('an unknown place keeps what was typed, is marked, and is explained', async () => {
  const page = await open('/finn-forhandler')
  await field(page).fill('Atlantis')
  await page.keyboard.press('Enter')
  await page.waitForURL(/sted=Atlantis/)
  await expect.poll(() => summary(page)).toBe('Vi fant ikke «Atlantis»')
  expect(await field(page).inputValue()).toBe('Atlantis')
  expect(await field(page).getAttribute('aria-invalid')).toBe('true')
  expect(await page.locator('.dealer-region').count()).toBeGreaterThan(5)
  await page.context().close()
})

test('the position is asked for on a click, rounded, and gives the nearest', async () => {
  const page = await open('/finn-forhandler', {
    permissions: ['geolocation'],
    geolocation: { latitude: 69.649208, longitude: 18.955324 },
  })
  await page.locator('[data-action=position]').click()
  await page.waitForURL((address) => address.searchParams.get('posisjon') === '69.649,18.955')
  await expect.poll(async () => (await names(page))[0]).toBe('Tromsøgløden')
  await field(page).fill('Bergen')
  await page.keyboard.press('Enter')
  await page.waitForURL(
    (address) => address.searchParams.get('sted') === 'Bergen' && !address.searchParams.has('posisjon'),
  )
  await page.context().close()
})

test('a refused position is explained, and nothing is lost', async () => {
  const page = await open('/finn-forhandler')
  await field(page).fill('Ber')
  await page.locator('[data-action=position]').click()
  await expect
    .poll(() => page.locator('[data-position-status]').textContent())
    .toContain('ikke lov til å bruke posisjonen')
  expect(await field(page).inputValue()).toBe('Ber')
  expect(await page.locator('[data-action=position]').isEnabled()).toBe(true)
  await page.context().close()
})

test('the detailed map is fetched only when it is asked for, with its credit, and works by keyboard', async () => {
  const page = await open('/finn-forhandler?sted=9008')
  const found = troubles(page, site.url)
  const tiles = await answerTiles(page)
  await page.waitForLoadState('networkidle')
  expect(found).toEqual([])
  await page.locator('[data-action=tiles]').click()
  await expect.poll(() => tiles.length).toBeGreaterThan(0)
  await expect.poll(() => page.locator('.leaflet-control-attribution').textContent()).toContain('© Kartverket')
  expect(found.filter((line) => !line.includes('cache.kartverket.no'))).toEqual([])
  const marker = page.locator('.dealer-marker').first()
  // Its number stands in the middle, whatever Leaflet's own style sheet says.
  const off = await marker.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const [text, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()]
    return [
      Math.abs(text.x + text.width / 2 - box.x - box.width / 2),
      Math.abs(text.y + text.height / 2 - box.y - box.height / 2),
    ]
  })
  for (const pixels of off) expect(pixels).toBeLessThan(1.5)
  await marker.focus()
  await page.keyboard.press('Enter')
  const link = page.locator('.leaflet-popup-content a')
  await link.waitFor()
  const colours = await link.evaluate((element) => {
    const brand = document.createElement('span')
    brand.style.color = 'var(--brand)'
    document.body.append(brand)
    const own = getComputedStyle(element).color
    return { own, brand: getComputedStyle(brand).color }
  })
  expect(colours.own).toBe(colours.brand)
  expect(await page.locator('.leaflet-popup-content').textContent()).toContain('Storgata 92')
  await page.context().close()
})

test('a host of tiles that does not answer is said, and once it does the same button brings the map', async () => {
  const page = await open('/finn-forhandler/tromsogloden')
  await page.route('https://cache.kartverket.no/**', (route) => route.abort())
  const button = page.locator('[data-action=tiles]')
  await button.click()
  const status = page.locator('[data-map-status]')
  await expect.poll(() => status.textContent()).toContain('kunne ikke hentes')
  expect(await status.boundingBox()).toMatchObject({ height: expect.closeTo(24, -1) })
  expect(await page.locator('.dealer-map-frame svg').isVisible()).toBe(true)
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  const tiles = await answerTiles(page)
  await button.click()
  await expect.poll(() => tiles.length).toBeGreaterThan(0)
  await expect.poll(() => status.textContent()).toBe('')
  await page.context().close()
})

test('my dealer is remembered across pages and tabs, without anything moving, until it is removed', async () => {
  const page = await open('/finn-forhandler?sted=9008')
  const chosen = page.locator('.choose-dealer').first()
  await chosen.getByRole('button', { name: 'Velg som min forhandler: Tromsøgløden' }).click()
  await expect.poll(() => page.locator('[data-announce]').textContent()).toBe('Tromsøgløden er nå din forhandler.')
  expect(await chosen.getByRole('button').textContent()).toBe('Fjern')
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('dealer') ?? ''))).toMatchObject({
    slug: 'tromsogloden',
    name: 'Tromsøgløden',
    place: 'Tromsø',
  })
  await watchShifts(page)
  await page.goto(`${site.url}/finn-forhandler/tromsogloden`)
  await moduleStarted(page.locator('.dealer-page'))
  expect(await page.locator('.my-dealer').innerText()).toContain('Din forhandler: Tromsøgløden, Tromsø')
  expect(await page.locator('.my-dealer a').getAttribute('href')).toBe('/bestilling?forhandler=tromsogloden')
  expect(await shiftsOf(page)).toEqual([])
  await page.locator('.choose-dealer').getByRole('button', { name: 'Fjern' }).click()
  await expect.poll(() => page.locator('.my-dealer').innerText()).toBe('Du har ikke valgt en forhandler ennå.')
  expect(await page.evaluate(() => localStorage.getItem('dealer'))).toBeNull()
  await page.context().close()
})

test('the line that names my dealer removes it, says so, and takes the focus of its button', async () => {
  const page = await open('/finn-forhandler?sted=9008')
  await page
    .locator('.choose-dealer')
    .first()
    .getByRole('button', { name: 'Velg som min forhandler: Tromsøgløden' })
    .click()
  const line = page.locator('.my-dealer')
  await line.getByRole('button', { name: 'Tromsøgløden' }).click()
  await expect.poll(() => line.innerText()).toBe('Du har ikke valgt en forhandler ennå.')
  expect(await page.locator('[data-announce]').textContent()).toContain('Tromsøgløden')
  expect(await line.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.context().close()
})

test('without script choosing leads to the order form with the dealer', async () => {
  const page = await open('/finn-forhandler?sted=9008', { javaScriptEnabled: false })
  const links = page.locator('.dealer-actions > a')
  expect(await links.first().getAttribute('href')).toBe('/bestilling?forhandler=tromsogloden')
  expect(await links.first().isVisible()).toBe(true)
  expect(await page.locator('.finder button:visible').allTextContents()).toEqual(['Finn forhandlere'])
  await page.context().close()
})

test('whether it is open is that of the moment, by the clock of Norway', async () => {
  const context = await browser.newContext({ timezoneId: 'America/New_York' })
  const page = await context.newPage()
  await page.goto(`${site.url}/finn-forhandler/tromsogloden`)
  const row = page.locator('[data-date]', { hasText: /\d–\d/ }).last()
  const [date, [opens = '', closes = ''] = []] = [
    await row.getAttribute('data-date'),
    (await row.locator('td').textContent())?.split('–'),
  ]
  await page.clock.setFixedTime(osloMoment(`${date}T${opens.replace('.', ':')}`))
  await page.reload()
  await expect.poll(() => page.locator('.dealer-state-now').textContent()).toBe(`Åpent – stenger kl. ${closes}`)
  await expect.poll(() => page.locator('.dealer-today').getAttribute('data-date')).toBe(date)
  await context.close()
})

const pages = [
  '/finn-forhandler',
  '/finn-forhandler?sted=9008',
  '/finn-forhandler?sted=Atlantis',
  '/finn-forhandler/tromsogloden',
]
test.each(looks)('axe finds nothing at $viewport.width px in $colorScheme colours', async (options) => {
  const findings: string[] = []
  for (const path of pages) {
    const page = await open(path, options)
    const filters = page.locator('#finder-filters > summary')
    if (await filters.count()) await filters.click()
    findings.push(...(await axeFindings(page, path)))
    await page.context().close()
  }
  expect(findings).toEqual([])
})

test('the finder is usable by keyboard: the search, the choices, a dealer, in the order in which they stand', async () => {
  const page = await open('/finn-forhandler?sted=9008')
  await field(page).focus()
  const reached: string[] = []
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab')
    reached.push(
      await page.evaluate(() => {
        const element = document.activeElement
        return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? ''
      }),
    )
  }
  const order = ['Finn forhandlere', 'Bruk min posisjon', 'Avgrens', 'Tromsøgløden', 'Ring 22 00 00 72, Tromsøgløden']
  expect(reached.filter((name) => order.includes(name))).toEqual(order)
  await page.context().close()
})
