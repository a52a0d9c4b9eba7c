/**
 * The menu's account item: registering in every state, with the server's answers stubbed; and the whole way of a member
 * from registering to signing out, with and without script.
 */
import type { BrowserContextOptions, Page, Request, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { registrationNonce } from '../../src/features/accounts/nonce'
import { axeFindings } from '../support/axe'
import { openBrowser, troubles } from '../support/browser'
import { ownSite, SECRET, shortenedSecret, signIn } from '../support/site'
import { validator } from './htmlValidate'

const REGISTER = '**/wp-admin/admin-ajax.php'
const screen = { viewport: { width: 1280, height: 900 } }
const phone = { viewport: { width: 320, height: 800 } }

const site = await ownSite({ SECRET })
const browser = await openBrowser()

const editor = await signIn(site.url, site.admin)
// One account item, and nothing of its own wording.
const { items } = await editor.call<{ items: { blockType: string }[] }>('GET', '/api/globals/navigation?depth=0')
await editor.call('POST', '/api/globals/navigation', {
  _status: 'published',
  items: [{ blockType: 'account' }, ...items.filter(({ blockType }) => blockType !== 'account')],
})

const registration = (page: Page) => page.locator(`.account-panel form[action="/wp-admin/admin-ajax.php"]`)
const field = (page: Page, name: string) => registration(page).locator(`[name="${name}"]`)
const send = (page: Page) => registration(page).getByRole('button', { name: 'Ny bruker' })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))

const kari = { user: 'kari ås', pass: 'to & tre=å', mail: 'kari+ny@eksempel.no', name: 'Kari Ås', nick: '' }
const nonce = registrationNonce(shortenedSecret)
/** What is sent of her, to the letter. */
const kariSent = `action=register_user&nonce=${nonce}&user=kari+%C3%A5s&pass=to+%26+tre%3D%C3%A5&mail=kari%2Bny%40eksempel.no&name=Kari+%C3%85s&nick=`

async function openPanel(options: BrowserContextOptions = screen, path = ''): Promise<Page> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await page.goto(site.url + path)
  await page.locator('.menu-account summary').click()
  await page.locator('.account-panel').waitFor()
  return page
}

/** Opens the panel and waits until its forms, touched for the first time, have started. */
async function openStarted(options?: BrowserContextOptions, path?: string): Promise<Page> {
  const page = await openPanel(options, path)
  await field(page, 'user').hover()
  await page.locator('.account-panel .account-show').first().waitFor()
  return page
}

async function fillIn(page: Page, values: Readonly<Record<string, string>> = kari): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}

async function typed(page: Page): Promise<Record<string, string>> {
  const values: Record<string, string> = {}
  for (const name of Object.keys(kari)) values[name] = await field(page, name).inputValue()
  return values
}

/** Answers every registration, and returns what was asked. */
async function answerWith(page: Page, answer: (route: Route) => Promise<void>): Promise<Request[]> {
  const asked: Request[] = []
  await page.route(REGISTER, (route) => {
    asked.push(route.request())
    return answer(route)
  })
  return asked
}

const text =
  (body: string, status = 200) =>
  (route: Route) =>
    route.fulfill({ status, contentType: 'text/html; charset=utf-8', body })

const expectAccessible = async (page: Page) => expect(await axeFindings(page, 'panel', '.account-panel')).toEqual([])

async function expectFailure(page: Page, message: string): Promise<void> {
  const alert = registration(page).getByRole('alert')
  await alert.waitFor()
  expect(await alert.textContent()).toBe(message)
  expect(await alert.getAttribute('class')).toBe('form-message danger')
  expect(await alert.locator('*').count()).toBe(0)
  expect(await typed(page)).toEqual(kari)
  expect(await send(page).getAttribute('aria-disabled')).toBeNull()
  expect(await registration(page).getByRole('status').textContent()).toBe('')
  await expectAccessible(page)
}

const SOMETHING_WRONG = 'Registreringen virket ikke akkurat nå. Last siden på nytt, eller prøv igjen om litt.'
const REGISTERED = 'Registreringen er fullført. Se i innboksen: der ligger en lenke som bekrefter e-postadressen din.'

test('a registration is sent to the letter, and its success is told, focused, and leaves empty fields', async () => {
  const page = await openStarted()
  const found = troubles(page, site.url)
  const asked = await answerWith(page, text('1'))
  await fillIn(page)
  await send(page).click()
  const message = registration(page).locator('.form-message.success')
  await message.waitFor()
  expect(await message.textContent()).toBe(REGISTERED)
  expect(await message.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await message.evaluate((element) => element.closest('[aria-live]') !== null)).toBe(true)
  expect(await typed(page)).toEqual({ user: '', pass: '', mail: '', name: '', nick: '' })
  expect(asked.map((request) => [request.method(), request.postData()])).toEqual([['POST', kariSent]])
  expect(asked[0]?.headers()['content-type']).toMatch(/^application\/x-www-form-urlencoded/)
  expect(page.url()).toBe(`${site.url}/`)
  expect(found).toEqual([])
  await expectAccessible(page)
  await page.context().close()
})

test('what the server refuses is shown as text, whatever stands in it, and can be corrected', async () => {
  const page = await openStarted()
  await answerWith(page, text('Sorry, it&#039;s taken: &lt;b&gt;kari&lt;/b&gt; &amp; <img src=x>'))
  await fillIn(page)
  await send(page).click()
  await expectFailure(page, "Sorry, it's taken: <b>kari</b> & <img src=x>")

  await page.unroute(REGISTER)
  const asked = await answerWith(page, text('1'))
  await field(page, 'user').fill('kari2')
  await page.keyboard.press('Enter')
  await registration(page).locator('.form-message.success').waitFor()
  expect(await registration(page).getByRole('alert').count()).toBe(0)
  expect(new URLSearchParams(asked[0]?.postData() ?? '').get('user')).toBe('kari2')
  await page.context().close()
})

test('while the server thinks, that is seen and said, and sending twice sends once', async () => {
  const page = await openStarted()
  let answer = () => {}
  const asked = await answerWith(page, async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await text('1')(route)
  })
  await fillIn(page)
  await registration(page).getByRole('button', { name: 'Vis passord' }).click()
  await send(page).dblclick()
  const busy = registration(page).getByRole('status')
  await busy.getByText('Vent litt …').waitFor()
  const spinner = await busy.locator('.account-spinner').boundingBox()
  expect(Math.min(spinner?.width ?? 0, spinner?.height ?? 0)).toBeGreaterThanOrEqual(16)
  expect(await send(page).getAttribute('aria-disabled')).toBe('true')
  expect(await send(page).evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await field(page, 'pass').getAttribute('type')).toBe('password')
  expect(await registration(page).locator('.form-message').count()).toBe(0)
  await field(page, 'nick').press('Enter')
  await expectAccessible(page)

  answer()
  await registration(page).locator('.form-message.success').waitFor()
  expect(await busy.textContent()).toBe('')
  expect(asked).toHaveLength(1)
  await page.context().close()
})

test.each<[string, (route: Route) => Promise<void>]>([
  ['a connection that breaks', (route) => route.abort('connectionreset')],
  ['a page of an error', text('<!doctype html><title>500</title><h1>Noe gikk galt</h1>', 500)],
  ['a page instead of an answer', text('<!doctype html><title>Logg inn</title>')],
  ['nothing', text('')],
])('what cannot be understood is told in the one fixed text, and nothing is lost: %s', async (_, answer) => {
  const page = await openStarted()
  await answerWith(page, answer)
  await fillIn(page)
  await send(page).click()
  await expectFailure(page, SOMETHING_WRONG)
  await page.context().close()
})

test('an answer that does not come is given up after 20 seconds', async () => {
  const page = await openStarted()
  await answerWith(page, async () => {})
  await fillIn(page)
  await page.clock.install()
  await send(page).click()
  await registration(page).getByText('Vent litt …').waitFor()
  await page.clock.fastForward(19_000)
  expect(await registration(page).getByText('Vent litt …').isVisible()).toBe(true)
  await page.clock.fastForward(1_000)
  await expectFailure(page, SOMETHING_WRONG)
  await page.context().close()
})

test('an empty form marks what is missing, goes to the first, and sends nothing', async () => {
  const page = await openStarted()
  const asked = await answerWith(page, text('1'))
  await send(page).click()
  const errors = {
    user: 'Skriv et brukernavn.',
    pass: 'Skriv et passord.',
    mail: 'Skriv en gyldig e-postadresse, for eksempel kari@eksempel.no.',
  }
  for (const [name, error] of Object.entries(errors)) {
    await registration(page).getByText(error).waitFor()
    expect(await field(page, name).getAttribute('aria-invalid'), name).toBe('true')
    const described = (await field(page, name).getAttribute('aria-describedby')) ?? ''
    expect(await page.locator(`[id="${described}"]`).textContent()).toBe(error)
  }
  for (const name of ['name', 'nick']) expect(await field(page, name).getAttribute('aria-invalid'), name).toBeNull()
  await expect.poll(() => focused(page)).toBe('user')
  await expectAccessible(page)

  await fillIn(page, { user: 'kari', pass: 'vedovn', mail: 'kari@' })
  await send(page).click()
  await registration(page).getByText('Velg et passord på minst 8 tegn.').waitFor()
  await field(page, 'pass').fill('vedovn og varme')
  await send(page).click()
  await registration(page).getByText('Skriv et passord.').waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toBe('mail')
  expect(await field(page, 'pass').inputValue()).toBe('vedovn og varme')
  expect(await field(page, 'mail').inputValue()).toBe('kari@')
  expect(asked).toEqual([])

  await field(page, 'mail').fill('kari@eksempel.no')
  await send(page).click()
  await registration(page).locator('.form-message.success').waitFor()
  expect(await registration(page).locator('.field-error').count()).toBe(0)
  expect(asked).toHaveLength(1)
  await page.context().close()
})

test('a password can be looked at while it is typed', async () => {
  const page = await openStarted()
  await field(page, 'pass').fill('vedovn')
  await registration(page).getByRole('button', { name: 'Vis passord' }).click()
  expect(await field(page, 'pass').getAttribute('type')).toBe('text')
  expect(await field(page, 'pass').inputValue()).toBe('vedovn')
  await registration(page).getByRole('button', { name: 'Skjul passord' }).click()
  expect(await field(page, 'pass').getAttribute('type')).toBe('password')
  await page.context().close()
})

test('without script the browser checks, and posts exactly the fields of the contract', async () => {
  const page = await openPanel({ ...screen, javaScriptEnabled: false })
  const asked = await answerWith(page, text('1'))
  expect(await page.locator('.account-panel .account-show').first().isVisible()).toBe(false)
  await send(page).click()
  expect(asked).toEqual([])
  await fillIn(page)
  await Promise.all([page.waitForURL(`${site.url}/wp-admin/admin-ajax.php`), send(page).click()])
  expect(asked.map((request) => [request.method(), request.postData()])).toEqual([['POST', kariSent]])
  expect(asked[0]?.headers()['content-type']).toBe('application/x-www-form-urlencoded')
  await page.context().close()
})

test('signing in posts who and from which page, with and without script', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const options = { ...screen, javaScriptEnabled }
    const page = javaScriptEnabled ? await openStarted(options, '/kontakt') : await openPanel(options, '/kontakt')
    const posted: (string | null)[] = []
    await page.route('**/konto/logg-inn', (route) => {
      posted.push(route.request().postData())
      return javaScriptEnabled
        ? route.fulfill({ status: 422, json: { message: 'Stemmer ikke.' } })
        : text('<!doctype html><title>Min side</title>')(route)
    })
    const form = page.locator('.account-panel form[action="/konto/logg-inn"]')
    await form.getByLabel('Brukernavn eller e-post').fill('kari@eksempel.no')
    await form.getByLabel('Passord', { exact: true }).fill('æ ø')
    await form.getByLabel('Husk meg').check()
    await form.getByRole('button', { name: 'Logg inn' }).click()
    if (javaScriptEnabled) expect(await form.getByRole('alert').textContent()).toBe('Stemmer ikke.')
    else await page.waitForURL(`${site.url}/konto/logg-inn`)
    expect(posted).toEqual(['page=%2Fkontakt&user=kari%40eksempel.no&pass=%C3%A6+%C3%B8&remember=1'])
    await page.context().close()
  }
})

test.each([screen, phone])('the controls are large enough and nothing is cut off, at %o', async (size) => {
  const page = await openStarted(size)
  for (const control of await page
    .locator('.account-panel .for-guests :is(input:not([type=hidden], [type=checkbox]), button, .account-remember)')
    .all()) {
    const { x = 0, width = 0, height = 0 } = (await control.boundingBox()) ?? {}
    const html = await control.evaluate((element) => element.outerHTML)
    expect(height, html).toBeGreaterThanOrEqual(44)
    expect(x, html).toBeGreaterThanOrEqual(0)
    expect(x + width, html).toBeLessThanOrEqual(size.viewport.width)
  }
  await expectAccessible(page)
  await page.context().close()
})

test('on an English page the forms are English, and the message of success is', async () => {
  const page = await openStarted(screen, '/en')
  await answerWith(page, text('1'))
  await fillIn(page)
  await registration(page).getByRole('button', { name: 'New user' }).click()
  const message = registration(page).getByText('Your submission is complete. Look in your inbox')
  await message.waitFor()
  await page.context().close()
})

test('what went wrong is in view where the screen is lower than the forms', async () => {
  const page = await openStarted({ viewport: { width: 1280, height: 500 } })
  await answerWith(page, text('Sorry, that username already exists!'))
  await fillIn(page)
  await field(page, 'nick').press('Enter')
  const alert = registration(page).getByRole('alert')
  await alert.waitFor()
  const seen = () =>
    alert.evaluate((element) => {
      const { left, top, bottom } = element.getBoundingClientRect()
      return [top + 1, bottom - 1].every((y) => element.contains(document.elementFromPoint(left + 20, y)))
    })
  await expect.poll(seen).toBe(true)
  expect(await focused(page)).toBe('nick')
  await page.context().close()
})

test.each(['light', 'dark'] as const)('axe finds nothing in %s colours', async (colorScheme) => {
  const page = await openStarted({ ...screen, colorScheme })
  await answerWith(page, text('Sorry, that username already exists!'))
  await send(page).click()
  await registration(page).locator('.field-error').first().waitFor()
  await expectAccessible(page)
  await fillIn(page)
  await send(page).click()
  await registration(page).getByRole('alert').waitFor()
  await expectAccessible(page)
  await page.context().close()
})

test('the HTML with the panel is valid, and its nonce is the same on every page', async () => {
  for (const path of ['/', '/en', '/kontakt']) {
    const html = await (await fetch(site.url + path)).text()
    const { results } = await validator.validateString(html, path)
    expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual(
      [],
    )
    expect(html).toContain(`name="nonce" value="${nonce}"`)
  }
})

const member = { user: 'Ola Ås', pass: 'vedovn & varme', mail: 'ola@example.com', name: 'Ola Ås', nick: '' }
const signInForm = (page: Page, inside: string) => page.locator(`${inside} form[action="/konto/logg-inn"]`)
const heading = (page: Page) => page.locator('main h1').textContent()

async function expectWholePageAccessible(page: Page): Promise<void> {
  const { viewport } = screen
  for (const size of [viewport, { width: 375, height: 800 }]) {
    await page.setViewportSize(size)
    expect(await axeFindings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
  }
  await page.setViewportSize(viewport)
  // As it was sent: scripts have changed what stands in the page by now.
  const sent = await page.context().request.get(page.url())
  const { results } = await validator.validateString(await sent.text(), page.url())
  const found = results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))
  expect(found).toEqual([])
}

test('a visitor registers, signs in, sees a page of their own, and signs out', async () => {
  const page = await openStarted(screen, '/kontakt')
  const found = troubles(page, site.url)
  await fillIn(page, member)
  await send(page).click()
  await registration(page).getByText(REGISTERED).waitFor()
  await fillIn(page, member)
  await send(page).click()
  await registration(page).getByText('Brukernavnet er opptatt. Velg et annet.').waitFor()
  expect(await page.locator('.for-members').first().isVisible()).toBe(false)

  const form = signInForm(page, '.account-panel')
  await form.getByLabel('Brukernavn eller e-post').fill('ola@example.com')
  const password = form.getByLabel('Passord', { exact: true })
  await password.fill('ikke riktig')
  await form.getByRole('button', { name: 'Logg inn' }).click()
  expect(await form.getByRole('alert').textContent()).toBe('Brukernavnet eller passordet stemmer ikke.')
  expect(page.url()).toBe(`${site.url}/kontakt`)
  expect(await form.getByLabel('Brukernavn eller e-post').inputValue()).toBe('ola@example.com')
  await expect.poll(() => password.evaluate((input) => input === document.activeElement)).toBe(true)
  await expectAccessible(page)
  // The browser itself notes the refusal.
  expect(found.splice(0).every((line) => line.includes('422'))).toBe(true)
  await password.fill(member.pass)
  await form.getByRole('button', { name: 'Logg inn' }).click()
  await page.locator('html[data-signed-in]').waitFor()
  expect(page.url()).toBe(`${site.url}/kontakt`)
  const cookies = await page.context().cookies()
  expect(cookies.map(({ name, httpOnly, sameSite, expires }) => [name, httpOnly, sameSite, expires]).sort()).toEqual([
    ['member_session', true, 'Lax', -1],
    ['signed_in', false, 'Lax', -1],
  ])

  await page.locator('.menu-account summary').click()
  expect(await registration(page).isVisible()).toBe(false)
  expect(await page.locator('.account-panel').getByRole('button', { name: 'Logg ut' }).isVisible()).toBe(true)
  await expectAccessible(page)
  await page.evaluate(() =>
    localStorage.setItem('dealer', JSON.stringify({ id: 1, slug: 'voss-varme', name: 'Voss Varme', place: 'Voss' })),
  )
  await page.route('**/konto/oversikt', (route) =>
    route.fulfill({ json: { orders: [{ number: 'B-2345', state: 'Sendt', href: '/bestilling/kvittering/x' }] } }),
  )
  await page.reload()
  await page.locator('.menu-account summary').click()
  const panel = page.locator('.account-panel .account-member')
  await panel.hover()
  await panel.getByRole('link', { name: 'B-2345' }).waitFor()
  expect(await panel.getByRole('link', { name: 'Voss Varme, Voss' }).getAttribute('href')).toMatch(/\/voss-varme$/)
  await expectAccessible(page)
  await panel.getByRole('link', { name: 'Min side' }).click()
  await page.waitForURL(`${site.url}/konto`)
  expect(await heading(page)).toBe('Hei, Ola Ås!')
  expect(await page.locator('main').getByText('ola@example.com').last().isVisible()).toBe(true)
  await expectWholePageAccessible(page)

  await page.locator('main').getByRole('button', { name: 'Logg ut' }).click()
  await page.locator('html:not([data-signed-in])').waitFor()
  await page.locator('main').getByText('Ny her?').first().waitFor()
  expect(await page.context().cookies()).toEqual([])
  await expectWholePageAccessible(page)
  expect(found).toEqual([])
  await page.context().close()
})

test('without script the same way leads from page to page', async () => {
  const page = await openPanel({ ...screen, javaScriptEnabled: false }, '/kontakt')
  const signe = { ...member, user: 'ola ås', mail: 'signe@example.com', name: 'Signe' }
  await fillIn(page, signe)
  await send(page).click()
  const inPage = page.locator('main form[action="/wp-admin/admin-ajax.php"]')
  expect(await inPage.getByRole('alert').textContent()).toBe('Brukernavnet er opptatt. Velg et annet.')
  expect(await inPage.locator('[name=mail]').inputValue()).toBe('signe@example.com')
  expect(await inPage.locator('[name=pass]').inputValue()).toBe('')
  await inPage.locator('[name=user]').fill('signe')
  await inPage.locator('[name=pass]').fill(member.pass)
  await inPage.getByRole('button', { name: 'Ny bruker' }).click()
  await page.waitForURL(`${site.url}/konto#registrert`)
  await page.getByText(REGISTERED).waitFor()

  const form = signInForm(page, 'main')
  await form.locator('[name=user]').fill('signe')
  await form.locator('[name=pass]').fill('ikke riktig')
  await form.getByLabel('Husk meg').check()
  await form.getByRole('button', { name: 'Logg inn' }).click()
  expect(await form.getByRole('alert').textContent()).toBe('Brukernavnet eller passordet stemmer ikke.')
  expect(await form.locator('[name=user]').inputValue()).toBe('signe')
  expect(await form.getByLabel('Husk meg').isChecked()).toBe(true)
  await form.locator('[name=pass]').fill(member.pass)
  await form.getByRole('button', { name: 'Logg inn' }).click()
  await page.waitForURL(`${site.url}/konto`)
  expect(await heading(page)).toBe('Hei, Signe!')
  const inThirtyDays = Date.now() / 1000 + 30 * 24 * 60 * 60
  for (const { expires } of await page.context().cookies()) expect(Math.abs(expires - inThirtyDays)).toBeLessThan(60)

  await page.locator('main').getByRole('button', { name: 'Logg ut' }).click()
  await form.waitFor()
  expect(page.url()).toBe(`${site.url}/konto`)
  expect(await page.context().cookies()).toEqual([])
  await page.context().close()
})

test('a sign-in that came back is accessible, and nothing of a member is in the log', async () => {
  const page = await openStarted(screen, '/en')
  const form = signInForm(page, '.account-panel')
  await form.locator('[name=user]').fill('ola@example.com')
  await form.locator('[name=pass]').fill('not the password')
  await form.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('alert').getByText('The username or the password is not right.').waitFor()
  await expectWholePageAccessible(page)
  expect(site.log()).not.toMatch(/ola@|signe|vedovn|not the password|member_session/)
  await page.context().close()
})
