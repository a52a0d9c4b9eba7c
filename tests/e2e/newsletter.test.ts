/** The SMS newsletter's form in every state, with and without script, on a phone and a screen; and leaving again. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '../support/axe'
import { moduleStarted, openBrowser, troubles } from '../support/browser'
import { scrollThrough, shiftsOf, watchShifts } from '../support/shifts'
import { ownSite, signIn } from '../support/site'

const E = '/wp-json/wpsms/v1/newsletter'
const site = await ownSite({ TRUST_PROXY: '1', LOG_LEVEL: 'debug' })
const browser = await openBrowser()
const admin = await signIn(site.url, site.admin)

const phone = { viewport: { width: 375, height: 800 } }
const screen = { viewport: { width: 1280, height: 900 } }
const path = '/blokker/sms-nyhetsbrev'
let visitors = 0
let people = 0
/** A number that nobody has used yet. */
const nextNumber = () => `+4741${String(500_000 + ++people)}`
const used: string[] = []

async function open(options: BrowserContextOptions, to = path) {
  const context = await browser.newContext({
    ...options,
    extraHTTPHeaders: { 'x-forwarded-for': `10.8.${++visitors}.1` },
  })
  const page = await context.newPage()
  const found = troubles(page, site.url)
  await page.goto(site.url + to)
  return { page, found, [Symbol.asyncDispose]: () => context.close() }
}

/** The first of the page's forms, which has all parts. */
const form = (page: Page) => page.locator('.newsletter-form').first()
const request = (page: Page) => form(page).locator('[data-step=request]')
const code = (page: Page) => form(page).locator('[data-step=code]')
const field = (page: Page, name: string) => request(page).locator(`[name="${name}"]`)
const button = (page: Page) => request(page).locator('button[type=submit]').first()
const message = (page: Page) => form(page).locator('[data-message]')
const consent = (page: Page) => field(page, 'consent')

async function start(page: Page): Promise<void> {
  await form(page).scrollIntoViewIfNeeded()
  await moduleStarted(form(page))
}

async function fillIn(page: Page, mobile: string): Promise<void> {
  used.push(mobile)
  await field(page, 'name').fill('Kari Nordmann')
  await field(page, 'mobile').fill(mobile)
  await request(page).getByLabel('Fyringsvett').check()
  await consent(page).check()
}

async function codeTo(mobile: string): Promise<string> {
  const { docs } = await admin.call<{ docs: { to: string; text: string }[] }>(
    'GET',
    '/api/smsMessages?sort=-id&limit=50&depth=0',
  )
  return /(\d{4})$/.exec(docs.find(({ to }) => to === mobile)?.text ?? '')?.[1] ?? ''
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
const otherThan = (right: string) => String((Number(right) + 1) % 10_000).padStart(4, '0')

async function inBothLights(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await axeFindings(page, `${state} ${colorScheme}`, '.block-smsNewsletter')).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

test.each([
  ['phone', phone],
  ['screen', screen],
])('on a %s one subscribes with a code, without leaving the page', async (name, size) => {
  await using opened = await open(size)
  const { page, found } = opened
  await start(page)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await inBothLights(page, `${name} idle`)
  // Nobody has agreed yet.
  expect(await button(page).isDisabled()).toBe(true)
  expect(await button(page).innerText()).toBe('Meld meg på')
  const mobile = nextNumber()
  await fillIn(page, mobile)
  expect(await button(page).isDisabled()).toBe(false)
  await consent(page).uncheck()
  expect(await button(page).isDisabled()).toBe(true)
  await consent(page).check()
  await request(page).getByLabel('Postnummer').fill('2640')

  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**${E}`, async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest(`**${E}`)
  await button(page).click()
  expect(JSON.parse((await asked).postData() ?? '')).toEqual({
    name: 'Kari Nordmann',
    mobile,
    group_id: ['1'],
    type: 'subscribe',
    custom_fields: { postnummer: '2640' },
  })
  expect([await button(page).innerText(), await button(page).isDisabled()]).toEqual(['Sender …', true])
  release()
  await code(page).waitFor({ state: 'visible' })
  expect(await request(page).isVisible()).toBe(false)
  expect(await button(page).isDisabled()).toBe(true)
  expect(await message(page).innerText()).toContain('Vi har sendt en kode')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('activation')
  await inBothLights(page, `${name} code`)

  const right = await codeTo(mobile)
  const activation = code(page).locator('[name=activation]')
  const confirm = code(page).locator('button[type=submit]')
  await activation.fill(otherThan(right))
  await page.keyboard.press('Enter')
  await expect.poll(() => message(page).innerText()).toBe('Koden er feil.')
  expect([await confirm.innerText(), await confirm.isDisabled()]).toEqual(['Bekreft', false])
  await inBothLights(page, `${name} wrong code`)
  await activation.fill(right)
  await confirm.click()
  await expect.poll(() => message(page).innerText()).toBe('Mobilnummeret ditt er påmeldt.')
  expect(await code(page).isVisible()).toBe(false)
  await inBothLights(page, `${name} done`)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  // The wrong code is a 400, as it must be.
  expect(found.filter((line) => !line.includes('400'))).toEqual([])
})

test('a failure leaves the form as it is, with the message that the catalogue prefers', async () => {
  await using opened = await open(screen)
  const { page } = opened
  await start(page)
  await field(page, 'name').fill('Kari')
  await consent(page).check()
  const answer = async (reply: { status?: number; contentType?: string; body: string } | 'none') => {
    await page.unroute(`**${E}`)
    await page.route(`**${E}`, (route) => (reply === 'none' ? route.abort() : route.fulfill({ status: 400, ...reply })))
    await button(page).click()
    await expect.poll(() => button(page).isDisabled()).toBe(false)
    expect(await button(page).innerText()).toBe('Meld meg på')
    expect(await request(page).isVisible()).toBe(true)
    return message(page).innerText()
  }
  const json = (body: object) => ({ contentType: 'application/json', body: JSON.stringify(body) })
  const both = { error: { message: 'Først dette' }, data: { params: { a: 'Ikke dette' } } }
  expect(await answer(json(both))).toBe('Først dette')
  const params = { data: { status: 400, params: { name: 'Navnet', group_id: 'Gruppen' } } }
  expect(await answer(json(params))).toBe('Gruppen')
  const unknown = await answer(json({ code: 'x', data: { params: {} } }))
  expect(unknown).toMatch(/^Noe gikk galt/)
  for (const reply of ['none', { contentType: 'text/html', body: '<h1>502</h1>' }] as const)
    expect(await answer(reply)).toBe(unknown)
  expect(await answer({ status: 200, ...json({}) })).toBe(unknown)
  // What the server escaped is shown as it was meant, once.
  expect(await answer(json({ error: { message: 'A &amp; B &lt;b&gt;' } }))).toBe('A & B <b>')
  expect(await answer(json({ error: { message: '<img src=x onerror=alert(1)>' } }))).toBe('')
  expect(await page.locator('[data-message] img').count()).toBe(0)

  await page.unroute(`**${E}`)
  await field(page, 'mobile').fill('+4741234567')
  await button(page).click()
  await expect.poll(() => message(page).innerText()).toBe('Velg minst én gruppe.')
  expect(await field(page, 'name').inputValue()).toBe('Kari')
})

test('choosing to leave relabels the button, needs no consent, and ends with step one', async () => {
  await using opened = await open(phone)
  const { page } = opened
  await start(page)
  await request(page).getByLabel('Meld meg av').check()
  expect([await button(page).innerText(), await button(page).isDisabled()]).toEqual(['Meld meg av', false])
  await request(page).getByLabel('Meld meg på').check()
  expect([await button(page).innerText(), await button(page).isDisabled()]).toEqual(['Meld meg på', true])
  await request(page).getByLabel('Meld meg av').check()
  await field(page, 'name').fill('Kari')
  await field(page, 'mobile').fill('+4799999999')
  await request(page).getByLabel('Tilbud').check()
  const asked = page.waitForRequest(`**${E}/unsubscribe`)
  await button(page).click()
  expect(JSON.parse((await asked).postData() ?? '')).toMatchObject({ type: 'unsubscribe', group_id: ['2'] })
  await expect.poll(() => message(page).innerText()).toBe('Mobilnummeret er ikke påmeldt.')
  expect([await button(page).innerText(), await button(page).isDisabled()]).toEqual(['Meld meg av', false])
})

test('the widget knows the country of a number that was typed without its code', async () => {
  await using opened = await open(screen)
  const { page, found } = opened
  await start(page)
  const mobile = field(page, 'mobile')
  await mobile.hover()
  await moduleStarted(form(page).locator('.phone'))
  await mobile.focus()
  expect(await mobile.inputValue()).toBe('+47')
  await mobile.blur()
  expect(await mobile.inputValue()).toBe('')
  await mobile.focus()
  // A whole number in place of the code that was put in.
  await mobile.press('End')
  await page.keyboard.insertText('+47 415 99 998')
  expect(await mobile.inputValue()).toBe('+47 415 99 998')
  await mobile.fill('415 99 999')
  await mobile.blur()
  await expect.poll(() => mobile.getAttribute('data-international')).toBe('+4741599999')
  // As it was typed.
  expect(await mobile.inputValue()).toBe('415 99 999')
  await field(page, 'name').fill('Kari')
  await request(page).getByLabel('Fyringsvett').check()
  await consent(page).check()
  const asked = page.waitForRequest(`**${E}`)
  await button(page).click()
  expect(JSON.parse((await asked).postData() ?? '').mobile).toBe('+4741599999')
  await code(page).waitFor({ state: 'visible' })
  expect(found).toEqual([])
})

test('the keyboard alone is enough', async () => {
  await using opened = await open(screen)
  const { page } = opened
  await start(page)
  const mobile = nextNumber()
  await field(page, 'name').focus()
  await page.keyboard.type('Ola')
  await page.keyboard.press('Tab')
  const focusedName = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
  for (let nth = 0; nth < 4 && (await focusedName()) !== 'mobile'; nth++) await page.keyboard.press('Tab')
  await field(page, 'mobile').fill(mobile)
  for (let nth = 0; nth < 12 && (await focusedName()) !== 'consent'; nth++) {
    await page.keyboard.press('Tab')
    if ((await focusedName()) === 'group_id[]') await page.keyboard.press('Space')
  }
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await code(page).waitFor({ state: 'visible' })
  await page.keyboard.type(await codeTo(mobile))
  await page.keyboard.press('Enter')
  await expect.poll(() => message(page).innerText()).toBe('Mobilnummeret ditt er påmeldt.')
})

test.each([
  ['phone', phone],
  ['screen', screen],
])('without script a %s gets pages: what is wrong, step two, and where it stood', async (_, size) => {
  await using opened = await open({ ...size, javaScriptEnabled: false })
  const { page } = opened
  const mobile = nextNumber()
  expect(await button(page).isDisabled()).toBe(false)
  expect(await request(page).locator('.newsletter-choice.with-script').isVisible()).toBe(false)
  await field(page, 'name').fill('Kari "K" <b>')
  await field(page, 'mobile').fill(mobile.slice(3))
  await request(page).getByLabel('Tilbud').check()
  await button(page).click()
  // The consent is asked for at its field, and nothing typed is lost.
  expect(await request(page).locator('.newsletter-consent .field-error').innerText()).toContain('Du må godta')
  expect(await field(page, 'name').inputValue()).toBe('Kari "K" <b>')
  expect(await field(page, 'mobile').inputValue()).toBe(mobile.slice(3))
  expect(await request(page).getByLabel('Tilbud').isChecked()).toBe(true)
  await consent(page).check()
  await field(page, 'mobile').fill('22 00 00 00')
  await button(page).click()
  await field(page, 'mobile').and(page.locator('[aria-invalid=true]')).waitFor()
  used.push(mobile)
  await field(page, 'mobile').fill(mobile.slice(3))
  await button(page).click()
  await code(page).waitFor()
  expect(await message(page).innerText()).toContain('Vi har sendt en kode')
  const right = await codeTo(mobile)
  await code(page).locator('[name=activation]').fill(otherThan(right))
  await code(page).locator('button[type=submit]').click()
  expect(await code(page).locator('.field-error').innerText()).toBe('Koden er feil.')
  await code(page).locator('[name=activation]').fill(right)
  await code(page).locator('button[type=submit]').click()
  expect(await page.locator('.sent-mark:target').innerText()).toBe('Mobilnummeret ditt er påmeldt.')
  expect(new URL(page.url()).pathname).toBe(path)

  await field(page, 'name').fill('Kari')
  await field(page, 'mobile').fill(mobile)
  await request(page).getByLabel('Tilbud').check()
  await request(page).getByRole('button', { name: 'Meld meg av' }).click()
  expect(await page.locator('.sent-mark:target').innerText()).toBe('Mobilnummeret ditt er meldt av.')
})

test('all forms of the page have ids of their own, and nothing moves while they start', async () => {
  await using opened = await open(phone)
  const { page, found } = opened
  await watchShifts(page)
  await page.reload()
  await scrollThrough(page)
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
  expect(await page.locator('.newsletter-form[data-module]').count()).toBe(0)
  expect(await shiftsOf(page)).toEqual([])
  expect(found).toEqual([])
})

test('the log knows no number and no code', async () => {
  expect(used.length).toBeGreaterThan(3)
  const log = site.log()
  for (const mobile of used) {
    expect(log).not.toContain(mobile.slice(3))
    const sent = await codeTo(mobile)
    if (sent) expect(log).not.toContain(`"${sent}"`)
    expect(log).not.toMatch(new RegExp(`code: ${sent}|din: ${sent}`))
  }
})

test('a number that was typed before the rules of numbers came stays as it was typed', async () => {
  await using opened = await open(screen)
  const { page } = opened
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/utils[^/]*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await start(page)
  const rules = page.waitForRequest(/utils[^/]*\.js/)
  await field(page, 'mobile').fill('+4741500001')
  await rules
  release()
  await expect.poll(() => field(page, 'mobile').getAttribute('data-international')).toBe('+4741500001')
  expect(await field(page, 'mobile').inputValue()).toBe('+4741500001')
})
