/** A colleague's own account in the admin: another password, and one that was forgotten. */
import type { Locator } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { axeFindings, looks } from '../support/axe'
import { forgetSession, gotoAdmin, openAdmin, openBrowser } from '../support/browser'
import { startMailServer } from '../support/mail'
import { ownSite, signIn } from '../support/site'

const mail = await startMailServer()
afterAll(() => mail[Symbol.asyncDispose]())
const site = await ownSite({ SMTP_URL: mail.url })
const browser = await openBrowser()

const account = { email: 'eline@example.com', password: 'granved om vinteren' }

test('a password is changed with the present one, and a forgotten one is chosen anew from an e-mail', async () => {
  const { call } = await signIn(site.url, site.admin)
  await call('POST', '/api/users', { ...account, name: 'Eline', role: 'editor' })

  const page = await openAdmin(browser, site, account, '/admin/account')
  await page.getByRole('button', { name: 'Endre passord' }).click()
  /**
   * Types and saves until it is heard: until the server has looked at what was typed the form calls it missing, and what
   * is typed while it looks is looked at with what is typed next. Once it is sent, the button rests.
   */
  const save = (typed: readonly (readonly [Locator, string])[], isHeard: () => Promise<boolean> | boolean) =>
    expect
      .poll(
        async () => {
          if (await isHeard()) return true
          for (const [field, text] of typed) {
            await field.fill('', { timeout: 500 }).catch(() => undefined)
            await field.fill(text, { timeout: 500 }).catch(() => undefined)
          }
          await page
            .getByRole('button', { name: 'Lagre', exact: true })
            .click({ timeout: 500 })
            .catch(() => undefined)
          return isHeard()
        },
        { interval: 1000 },
      )
      .toBe(true)
  const [own, next, again] = [
    page.locator('#field-currentPassword'),
    page.locator('#field-password'),
    page.locator('#field-confirm-password'),
  ]
  const says = (words: string) => () => page.getByText(words).first().isVisible()
  const both = (text: string) => [[next, text] as const, [again, text] as const]
  await save(both('1234567890'), says('lister over de mest brukte'))
  // Payload folds the fields after each answer; what was typed is still in them.
  await page.getByRole('button', { name: 'Endre passord' }).click()
  expect(await next.inputValue()).toBe('1234567890')
  await save(both('askebøtte av kobber'), says('Skriv ditt eget passord'))
  await page.getByRole('button', { name: 'Endre passord' }).click()
  expect(await next.inputValue()).toBe('askebøtte av kobber')
  const emails = () => mail.messages.filter(({ to }) => to.includes(account.email)).length
  await save([[own, account.password], ...both('askebøtte av kobber')], () => emails() === 1)

  await forgetSession(page)
  await gotoAdmin(page, `${site.url}/admin/forgot`)
  await page.locator('#field-email').fill(account.email)
  await page.getByRole('button').last().click()
  await expect.poll(emails).toBe(2)
  const link = /http\S+\/admin\/reset\/\S+/.exec(mail.messages.at(-1)?.text ?? '')?.[0] ?? ''
  await page.goto(link)
  await page.locator('#field-password').fill('murhus ved elva igjen')
  await page.locator('#field-confirm-password').fill('murhus ved elva igjen')
  // Until what was typed is checked, the form calls it missing.
  await expect
    .poll(async () => {
      await page
        .getByRole('button', { name: 'Tilbakestill passord' })
        .click({ timeout: 500 })
        .catch(() => undefined)
      return page.url()
    })
    .toMatch(/\/admin\/login/)
  await page.locator('#field-email').fill(account.email)
  await page.locator('#field-password').fill('murhus ved elva igjen')
  await page.getByRole('button', { name: 'Logg inn', exact: true }).click()
  await page.locator('.dashboard').waitFor()
  await page.context().close()
})

test('the account is what axe asks for', async () => {
  const page = await openAdmin(browser, site, site.admin, '/admin/account')
  await page.locator('#field-currentPassword').waitFor()
  for (const { viewport } of looks) {
    await page.setViewportSize(viewport)
    expect(await axeFindings(page, `${viewport.width}`, '.field-type.password')).toEqual([])
  }
  await page.context().close()
})
