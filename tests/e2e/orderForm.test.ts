/** The order form drawn anew by React: what was done before it came, what it says, and where the focus goes. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { holdModule, moduleStarted, openBrowser } from '../support/browser'
import { openPage, screen } from '../support/menu'
import { sharedSite } from '../support/site'

const site = sharedSite()
const browser = await openBrowser()

const form = (page: Page) => page.locator('.order-form')
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]:not([type=hidden])`)
const number = (page: Page, at: number) => page.locator(`#bestilling-artnr-${at}`)
const quantity = (page: Page, at: number) => page.locator(`#bestilling-antall-${at}`)
const send = (page: Page) => page.locator('.order-send > [type=submit]')
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id)
const typedRows = (page: Page) =>
  page
    .locator('.order-row')
    .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('input')].map(({ value }) => value).join(' ')))

/** As an earlier visit left it. */
const keepInBrowser = (page: Page, key: string, value: object) =>
  page.addInitScript(
    ([name, text]) => {
      if (sessionStorage.getItem(`${name} put`)) return
      sessionStorage.setItem(`${name} put`, '1')
      localStorage.setItem(name, text)
    },
    [key, JSON.stringify(value)] as const,
  )
const keepList = (page: Page, rows: object[]) => keepInBrowser(page, 'orderList', { version: 1, rows })
const keepDraft = (page: Page, values: object) => keepInBrowser(page, 'orderDraft', { at: Date.now(), values })

/** The form with React there, or on its way. */
async function openOrder(path = '/bestilling', prepare: (page: Page) => Promise<unknown> = async () => {}) {
  const opened = await openPage(browser, site, screen, '/kontakt')
  await prepare(opened.page)
  await opened.page.goto(site.url + path)
  await moduleStarted(form(opened.page))
  return opened
}

test('what was typed, chosen and ticked before React came stays, beside what the browser kept', async () => {
  await using opened = await openPage(browser, site, screen, '/kontakt')
  const { page } = opened
  await keepList(page, [{ number: 'EV-1004', quantity: 2 }])
  await keepDraft(page, { name: 'Fra kladden', street: 'Storgata 1' })
  const { asked, letGo } = await holdModule(page, 'OrderForm')
  await page.goto(`${site.url}/bestilling?forhandler=tromsogloden`, { waitUntil: 'domcontentloaded' })
  await asked
  await field(page, 'name').fill('Kari Ås')
  await field(page, 'vilkar').check()
  await field(page, 'message').fill('Hei!')
  await field(page, 'dealer').selectOption('')
  await quantity(page, 0).fill('3')
  await number(page, 0).fill('EV-1008')
  letGo()
  await moduleStarted(form(page))
  expect(await typedRows(page)).toEqual(['3 EV-1008', '2 EV-1004', '1 '])
  expect(await focusedId(page)).toBe('bestilling-artnr-0')
  expect([
    await field(page, 'name').inputValue(),
    await field(page, 'street').inputValue(),
    await field(page, 'message').inputValue(),
    await field(page, 'dealer').inputValue(),
    await field(page, 'vilkar').isChecked(),
  ]).toEqual(['Kari Ås', 'Storgata 1', 'Hei!', '', true])
  expect(await page.locator('.order-draft').textContent()).not.toBe('')
  // And it is in the state: the list is kept with it.
  await page.reload()
  await moduleStarted(form(page))
  expect(await typedRows(page)).toEqual(['3 EV-1008', '2 EV-1004', '1 '])
})

test('an empty row that has the focus when React comes keeps it, behind the list of the browser', async () => {
  await using opened = await openPage(browser, site, screen, '/kontakt')
  const { page } = opened
  await keepList(page, [{ number: 'EV-1004', quantity: 2 }])
  const { asked, letGo } = await holdModule(page, 'OrderForm')
  await page.goto(`${site.url}/bestilling`, { waitUntil: 'domcontentloaded' })
  await asked
  await number(page, 0).click()
  letGo()
  await moduleStarted(form(page))
  await page.keyboard.type('EV-1008')
  expect(await typedRows(page)).toEqual(['2 EV-1004', '1 EV-1008'])
})

test('sent before React came, the form comes back with what is wrong, and goes on from there', async () => {
  const context = await browser.newContext(screen)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('422')) errors.push(message.text())
  })
  const { letGo } = await holdModule(page, 'OrderForm')
  await page.goto(`${site.url}/bestilling`, { waitUntil: 'domcontentloaded' })
  await quantity(page, 0).fill('mange')
  await number(page, 0).fill('UKJENT-9')
  await field(page, 'message').fill('Første\nandre')
  await field(page, 'phone').fill('12')
  await send(page).click()
  await page.waitForURL(`${site.url}/bestilling`)
  await page.getByRole('alert').waitFor()
  const links = page.locator('.order-summary a')
  const told = await links.allTextContents()
  letGo()
  await moduleStarted(form(page))
  expect(await links.allTextContents()).toEqual(told)
  expect(told[0]).toBe('Rad 1: Skriv et antall fra 1 til 9999.')
  expect(await typedRows(page)).toEqual(['mange UKJENT-9', '1 '])
  expect(await field(page, 'message').inputValue()).toBe('Første\nandre')
  const wrong = (name: string) => field(page, name).getAttribute('aria-invalid')
  expect([await wrong('name'), await wrong('phone'), await quantity(page, 0).getAttribute('aria-invalid')]).toEqual([
    'true',
    'true',
    'true',
  ])
  await field(page, 'name').fill('Kari')
  await field(page, 'phone').fill('+47 412 34 567')
  await quantity(page, 0).fill('2')
  expect([await wrong('name'), await wrong('phone'), await quantity(page, 0).getAttribute('aria-invalid')]).toEqual([
    null,
    null,
    null,
  ])
  expect(await page.locator('#bestilling-phone-fault').isVisible()).toBe(false)
  expect(await page.locator('#bestilling-rad-0').isVisible()).toBe(false)
  expect(errors).toEqual([])
  await context.close()
})

test('a list that was made without script is taken over, with what is known of its articles', async () => {
  await using opened = await openPage(browser, site, screen, '/kontakt')
  const { page, context } = opened
  for (const artnr of ['EV-1004', 'UKJENT-1'])
    await context.request.post(`${site.url}/bestilling/legg-til`, {
      form: { artnr, antall: '2', page: '/' },
      headers: { origin: site.url },
    })
  const { asked, letGo } = await holdModule(page, 'OrderForm')
  await page.goto(`${site.url}/bestilling`, { waitUntil: 'domcontentloaded' })
  await asked
  const drawn = () => page.locator('.order-info, .order-total').allTextContents()
  const before = await drawn()
  letGo()
  await moduleStarted(form(page))
  await expect.poll(() => typedRows(page)).toEqual(['2 EV-1004', '2 UKJENT-1', '1 '])
  await expect.poll(drawn).toEqual(before)
  expect(await context.cookies()).toEqual([])
})

test('the focus follows what is deleted, added and entered, and a deletion is said', async () => {
  await using opened = await openOrder('/bestilling', (page) =>
    keepList(page, [
      { number: 'EV-1004', quantity: 2 },
      { number: 'EV-1008', quantity: 1 },
    ]),
  )
  const { page } = opened
  await page.locator('.order-remove').first().click()
  expect([await focusedId(page), await number(page, 0).inputValue()]).toEqual(['bestilling-artnr-0', 'EV-1008'])
  await expect.poll(() => page.locator('[data-order-status]').textContent()).toBe('Raden er slettet.')
  await quantity(page, 0).press('Enter')
  expect(await focusedId(page)).toBe('bestilling-artnr-1')
  await page.keyboard.type('EV-1005')
  await page.keyboard.press('Enter')
  expect([await focusedId(page), await typedRows(page)]).toEqual([
    'bestilling-artnr-2',
    ['1 EV-1008', '1 EV-1005', '1 '],
  ])
  await page.getByRole('button', { name: 'Legg til rad' }).click()
  expect([await focusedId(page), (await typedRows(page)).length]).toEqual(['bestilling-artnr-2', 3])
})

test('typing in the middle of a number leaves the caret where it is', async () => {
  await using opened = await openOrder()
  const { page } = opened
  await number(page, 0).pressSequentially('EV-08')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('10')
  expect(await number(page, 0).inputValue()).toBe('EV-1008')
})

test('article numbers are suggested under the field that is typed in', async () => {
  await using opened = await openOrder()
  const { page } = opened
  expect(await number(page, 0).getAttribute('list')).toBeNull()
  await number(page, 0).pressSequentially('varde')
  await expect.poll(() => page.locator('datalist#bestilling-artikler option').count()).toBeGreaterThan(1)
  expect(await number(page, 0).getAttribute('list')).toBe('bestilling-artikler')
})

test('a postcode proposes a dealer and says its place; a choice of one’s own stays', async () => {
  await using opened = await openOrder()
  const { page } = opened
  // The demo knows where postcodes lie only roughly, and says no place then.
  await page.route('**/bestilling/forhandlere?*', async (route) => {
    const response = await route.fetch()
    const place = route.request().url().includes('9008') ? 'TROMSØ' : 'OSLO'
    await route.fulfill({ json: { ...(await response.json()), place } })
  })
  const dealer = field(page, 'dealer')
  const proposed = form(page).locator('[name=forslag]')
  const chosen = () => dealer.evaluate((select) => (select as HTMLSelectElement).selectedOptions[0]?.text)
  await field(page, 'postcode').pressSequentially('9008')
  await expect.poll(chosen).toMatch(/^Tromsøgløden, /)
  expect(await proposed.inputValue()).toBe(await dealer.inputValue())
  expect(await page.locator('.order-proposal').textContent()).toBe('Tromsøgløden er den nærmeste som fører varene.')
  expect(await field(page, 'place').inputValue()).toBe('TROMSØ')
  await dealer.selectOption({ index: 2 })
  const own = await chosen()
  expect(await proposed.inputValue()).toBe('')
  await field(page, 'postcode').fill('0150')
  await expect.poll(() => field(page, 'place').inputValue()).toBe('OSLO')
  expect(await chosen()).toBe(own)
})

test('a dealer that is chosen elsewhere in this browser is the form’s', async () => {
  const own = { id: 987654, slug: 'min', name: 'Min forhandler', place: 'Bodø' }
  await using opened = await openOrder('/bestilling', (page) => keepInBrowser(page, 'dealer', own))
  const { page } = opened
  expect(await field(page, 'dealer').inputValue()).toBe('987654')
  expect(await page.locator('.order-proposal').textContent()).toBe('Min forhandler er forhandleren du har valgt.')
})

test('a draft is forgotten when asked to, and stays away', async () => {
  await using opened = await openOrder('/bestilling', (page) => keepDraft(page, { name: 'Kari', message: 'Hei' }))
  const { page } = opened
  await page.locator('.order-forget').click()
  expect([await field(page, 'name').inputValue(), await field(page, 'message').inputValue()]).toEqual(['', ''])
  expect(await focusedId(page)).toBe('bestilling-name')
  expect([await page.locator('.order-forget').isVisible(), await page.locator('.order-draft').textContent()]).toEqual([
    false,
    '',
  ])
  expect(await page.evaluate(() => localStorage.getItem('orderDraft'))).toBeNull()
})

test('the same refusal is said each time', async () => {
  await using opened = await openOrder()
  const { page } = opened
  await send(page).click()
  await page.getByRole('alert').waitFor()
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const summary = document.querySelector('.order-summary')
    const hear = (records: MutationRecord[]) =>
      said.push(...records.flatMap(({ addedNodes }) => [...addedNodes].map(({ nodeName }) => nodeName)))
    if (summary) new MutationObserver(hear).observe(summary, { childList: true })
  })
  await send(page).click()
  await expect
    .poll(() => page.evaluate(() => (window as Window & { said?: string[] }).said))
    .toEqual(expect.arrayContaining(['P']))
  expect(await focusedId(page)).toBe('bestilling-artnr-0')
})
