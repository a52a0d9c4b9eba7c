/**
 * A member's whole way with real e-mails: register, confirm, sign in, change, forget the password, delete the account.
 * On a phone and on a screen, with and without script, in light and dark.
 */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { axeFindings, looks } from '../support/axe'
import { moduleStarted, openBrowser, registerMember, troubles } from '../support/browser'
import { startMailServer } from '../support/mail'
import { ownSite } from '../support/site'
import { validator } from './htmlValidate'

const mail = await startMailServer()
afterAll(() => mail[Symbol.asyncDispose]())
const site = await ownSite({ SMTP_URL: mail.url, TRUST_PROXY: '1' })
const browser = await openBrowser()

const screen = { width: 1280, height: 900 }
const phone = { width: 375, height: 800 }

/** The link in the newest e-mail with such a subject to an address. */
async function linkTo(address: string, path: string): Promise<string> {
  let link: string | undefined
  await expect
    .poll(
      () => {
        const emails = mail.messages.filter(({ to, text }) => to.includes(address) && text.includes(path))
        link = new RegExp(`http\\S+${path}\\?kode=[\\w.-]+`).exec(emails.at(-1)?.text ?? '')?.[0]
        return link
      },
      { timeout: 60_000 },
    )
    .toBeDefined()
  return link ?? ''
}

let visitors = 0
/** Each from an address of its own, since what is limited is limited by it. */
async function visit(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: screen,
    extraHTTPHeaders: { 'x-forwarded-for': `192.0.2.${++visitors}` },
    ...options,
  })
  return context.newPage()
}

const send = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true }).click()
const fill = (page: Page, name: string, value: string) => page.locator(`main [name="${name}"]`).fill(value)
const said = (page: Page) => page.locator('main .account-said').textContent()

async function signIn(page: Page, user: string, pass: string): Promise<void> {
  await page.goto(`${site.url}/konto`)
  const form = page.locator('main form[action="/konto/logg-inn"]')
  await form.locator('[name=user]').fill(user)
  await form.locator('[name=pass]').fill(pass)
  await form.getByRole('button', { name: 'Logg inn' }).click()
  await page.locator('main .account-cards').waitFor()
}

/** A phone and a screen, nothing wider than the screen, and HTML that is valid as it is drawn. */
async function expectAccessible(page: Page, state: string): Promise<void> {
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    expect(await axeFindings(page, `${state} ${viewport.width} ${colorScheme}`)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth), state).toBe(viewport.width)
  }
  const sent = await page.context().request.get(page.url())
  const { results } = await validator.validateString(await sent.text(), page.url())
  expect(
    results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${state} ${ruleId}: ${message}`)),
  ).toEqual([])
}

test.each([
  ['on a phone, with script', { viewport: phone, javaScriptEnabled: true }, 'ola@example.com'],
  ['on a screen, without script', { viewport: screen, javaScriptEnabled: false }, 'nils@example.com'],
] as const)('%s an e-mail address is enough for an account', async (_, options, address) => {
  const page = await visit(options)
  const found = options.javaScriptEnabled ? troubles(page, site.url) : []
  await page.goto(`${site.url}/konto`)
  await page.locator('main form[action="/konto/ny"]').getByLabel('E-post').fill(address)
  await send(page, 'Lag konto')
  await page.getByRole('heading', { name: 'Se i innboksen' }).waitFor()
  if (options.javaScriptEnabled) await expectAccessible(page, 'sent')

  await page.goto(await linkTo(address, '/konto/ny'))
  if (options.javaScriptEnabled) await expectAccessible(page, 'choosing a password')
  await page.setViewportSize(options.viewport)
  await fill(page, 'ny', 'vedovn & varme')
  await fill(page, 'name', 'Ola')
  await send(page, 'Lag kontoen')
  expect(await said(page)).toBe('Velkommen! Kontoen din er klar.')
  expect(await page.locator('main h1').textContent()).toBe('Hei, Ola!')
  expect(found).toEqual([])
  await page.context().close()
})

test.each([
  ['on a phone, with script', { viewport: phone, javaScriptEnabled: true }, 'Kari'],
  ['on a screen, without script', { viewport: screen, javaScriptEnabled: false }, 'Signe'],
] as const)('%s a member goes the whole way', async (_, options, name) => {
  const page = await visit(options)
  const found = options.javaScriptEnabled ? troubles(page, site.url) : []
  const user = name.toLowerCase()
  const address = `${user}@example.com`
  await registerMember(page, site, { user, pass: 'vedovn & varme', mail: address })
  await signIn(page, user, 'vedovn & varme')
  expect(await page.locator('main').getByText('Bestillinger vises når du har bekreftet').isVisible()).toBe(true)

  await page.goto(await linkTo(address, '/konto/bekreft'))
  await send(page, 'Ja, det er min konto')
  expect(await said(page)).toBe('E-posten er bekreftet.')
  expect(await page.locator('main').getByText(`Ingen bestillinger er sendt fra ${address}.`).isVisible()).toBe(true)

  await page.goto(`${site.url}/konto/opplysninger`)
  await fill(page, 'name', `${name} Ås`)
  await fill(page, 'mobile', '412 34 567')
  await send(page, 'Lagre')
  expect(await said(page)).toBe('Opplysningene er lagret.')
  expect(await page.locator('main h1').textContent()).toBe(`Hei, ${name} Ås!`)
  expect(await page.locator('main').getByText('+4741234567', { exact: true }).isVisible()).toBe(true)

  await page.goto(`${site.url}/konto/e-post`)
  await fill(page, 'mail', `ny-${address}`)
  await fill(page, 'pass', 'feil passord')
  await send(page, 'Lagre')
  expect(await page.locator('main .field-error').textContent()).toBe('Passordet stemmer ikke.')
  expect(await page.locator('main [name=mail]').inputValue()).toBe(`ny-${address}`)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('pass')
  await fill(page, 'pass', 'vedovn & varme')
  await send(page, 'Lagre')
  expect(await said(page)).toBe(`Vi har sendt en lenke til ny-${address}. Adressen gjelder når du har åpnet den.`)
  await page.goto(await linkTo(`ny-${address}`, '/konto/bekreft'))
  await send(page, 'Bruk denne adressen')
  expect(await said(page)).toBe('E-posten er endret.')

  await page.locator('main').getByRole('button', { name: 'Logg ut', exact: true }).first().click()
  await page.locator('main').getByRole('link', { name: 'Glemt passordet?' }).click()
  await fill(page, 'user', user)
  await send(page, 'Send lenken')
  await page.getByRole('heading', { name: 'Se i innboksen' }).waitFor()
  await page.goto(await linkTo(`ny-${address}`, '/konto/nytt-passord'))
  await fill(page, 'ny', 'passord123')
  await send(page, 'Lagre nytt passord')
  expect(await page.locator('main .field-error').textContent()).toContain('lister over de mest brukte')
  await fill(page, 'ny', 'granved om vinteren')
  await send(page, 'Lagre nytt passord')
  expect(await said(page)).toBe('Passordet er endret. Logg inn med det nye.')
  await signIn(page, user, 'granved om vinteren')

  await page.locator('main').getByRole('link', { name: 'Slett kontoen' }).click()
  await fill(page, 'pass', 'granved om vinteren')
  await send(page, 'Slett kontoen for godt')
  expect(await said(page)).toContain('Kontoen er slettet, og du er logget ut.')
  expect(await page.context().cookies()).toEqual([])
  await expect
    .poll(() => mail.messages.filter(({ to, head }) => to.includes(`ny-${address}`) && /Subject:/.test(head)).length)
    .toBeGreaterThanOrEqual(4)
  // A native answer that refuses is an answer of 422 to the page itself, which the console tells.
  expect(found.filter((line) => !/422/.test(line))).toEqual([])
  await page.context().close()
})

/** Milliseconds: axe looks at each screen in four ways. */
const MANY_LOOKS = 600_000

test(
  'the screens around signing in are accessible at both widths, light and dark',
  async () => {
    const page = await visit()
    await page.goto(`${site.url}/konto/glemt`)
    await expectAccessible(page, 'forgot')
    await page.goto(`${site.url}/konto/nytt-passord?kode=x`)
    expect(await page.getByRole('heading', { name: 'Lenken virker ikke lenger' }).isVisible()).toBe(true)
    await expectAccessible(page, 'gone')
    await registerMember(page, site, { user: 'astrid', pass: 'vedovn & varme', mail: 'astrid@example.com' })
    await page.goto(await linkTo('astrid@example.com', '/konto/bekreft'))
    await expectAccessible(page, 'confirm')
    await page.context().close()
  },
  MANY_LOOKS,
)

test(
  'the screens of members are accessible at both widths, light and dark',
  async () => {
    const page = await visit()
    await registerMember(page, site, { user: 'eli', pass: 'vedovn & varme', mail: 'eli@example.com' })
    await signIn(page, 'eli', 'vedovn & varme')
    await expectAccessible(page, 'unconfirmed')
    for (const path of ['opplysninger', 'e-post', 'passord', 'slett']) {
      await page.goto(`${site.url}/konto/${path}`)
      await expectAccessible(page, path)
    }
    await page.context().close()
  },
  MANY_LOOKS,
)

test('a form is filled in and sent by the keyboard alone, and its password can be looked at', async () => {
  const page = await visit()
  await registerMember(page, site, { user: 'berit', pass: 'vedovn & varme', mail: 'berit@example.com' })
  await signIn(page, 'berit', 'vedovn & varme')
  await page.goto(`${site.url}/konto/passord`)
  await page.locator('main [name=pass]').focus()
  await moduleStarted(page.locator('main form.account-sending'))
  await page.keyboard.type('vedovn & varme')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await page.locator('main [name=pass]').getAttribute('type')).toBe('text')
  await page.keyboard.press('Tab')
  await page.keyboard.type('granved om vinteren')
  await page.keyboard.press('Enter')
  await page.locator('main .account-said').waitFor()
  expect(await said(page)).toBe('Passordet er endret, og du er logget ut alle andre steder.')
  expect(await page.evaluate(() => document.activeElement?.classList.contains('account-said'))).toBe(true)
  await page.context().close()
})

test('the dealer that was chosen in this browser is shown, and forgotten', async () => {
  const page = await visit({ viewport: phone })
  await registerMember(page, site, { user: 'dagny', pass: 'vedovn & varme', mail: 'dagny@example.com' })
  await page.evaluate(() =>
    localStorage.setItem('dealer', JSON.stringify({ id: 1, slug: 'ovn-og-pipe', name: 'Ovn og pipe', place: 'Bø' })),
  )
  await signIn(page, 'dagny', 'vedovn & varme')
  const link = page.locator('main').getByRole('link', { name: 'Ovn og pipe, Bø' })
  expect(await link.getAttribute('href')).toMatch(/^\/[\w-]+\/ovn-og-pipe$/)
  await page.locator('.account-dealer-chosen').getByRole('button').click()
  await link.waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => localStorage.getItem('dealer'))).toBeNull()
  await page.context().close()
})

test('nothing of a member, a password or a link is in the log', () => {
  expect(site.log()).not.toMatch(/@example\.com|vedovn & varme|granved|kode=|41234567|member_session|Kari|Signe/)
})
