/** Passkeys of members, with an authenticator in software: made, used and removed; and what is said without script. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings, looks } from '../support/axe'
import { addAuthenticator, holdModule, openBrowser, registerMember, troubles } from '../support/browser'
import { sharedSite } from '../support/site'

const site = sharedSite()
const browser = await openBrowser()
const PAGE = '/konto/passnokler'

const who = (user: string) => ({ user, pass: 'bjørk og bekker', mail: `${user}@example.com` })

async function looksRight(page: Page, state: string, within = 'main'): Promise<void> {
  const before = page.viewportSize()
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    expect(await axeFindings(page, `${state} ${viewport.width}`, within)).toEqual([])
    const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect([state, viewport.width, isWider]).toEqual([state, viewport.width, false])
  }
  if (before) await page.setViewportSize(before)
}

async function signInAt(page: Page, { user, pass }: { user: string; pass: string }): Promise<void> {
  const form = page.locator('main form[action="/konto/logg-inn"]')
  await form.locator('[name=user]').fill(user)
  await form.locator('[name=pass]').fill(pass)
  await form.getByRole('button', { name: 'Logg inn' }).click()
  await page.locator('main h1').filter({ hasText: user }).waitFor()
}

test('a member makes a passkey, signs in with it on the page and in the menu, and removes it', async () => {
  const member = who('passe')
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'nb-NO' })
  const page = await context.newPage()
  await registerMember(page, site, member)
  await addAuthenticator(page)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto(`${site.url}/konto`)
  await looksRight(page, 'guest')
  // The script for passkeys waits until somebody reaches for the form.
  expect(fetched.filter((url) => /passkey/i.test(url))).toEqual([])
  await signInAt(page, member)
  const found = troubles(page, site.url)
  // The module comes after the form was sent.
  const { asked, letGo } = await holdModule(page, 'newPasskey')
  await page.getByRole('link', { name: 'Legg til eller endre passnøkler' }).click()
  // The script that holds the form back has run by then.
  await page.waitForURL(site.url + PAGE, { waitUntil: 'domcontentloaded' })
  await page.getByLabel('Navn på den').fill('Jobb-PC')
  await page.getByLabel('Passordet ditt nå').fill('ikke riktig')
  await page.getByRole('button', { name: 'Lag passnøkkelen' }).click()
  await asked
  letGo()
  const refused = page.locator('main').getByRole('alert')
  await refused.filter({ hasText: 'Passordet stemmer ikke.' }).waitFor()
  expect(await page.getByLabel('Navn på den').inputValue()).toBe('Jobb-PC')
  await looksRight(page, 'refused')
  expect(found.splice(0).every((line) => line.includes('422'))).toBe(true)
  await page.getByLabel('Passordet ditt nå').fill(member.pass)
  await page.getByRole('button', { name: 'Lag passnøkkelen' }).click()
  await page.getByText('Passnøkkelen er lagret.').waitFor()
  await page.getByText('Endre: Jobb-PC').click()
  await looksRight(page, 'kept')

  // The same device a second time.
  await page.locator('main .account-aside [name=pass]').fill(member.pass)
  await page.getByRole('button', { name: 'Lag passnøkkelen' }).click()
  await page.getByText('Denne enheten har allerede en passnøkkel til kontoen.').waitFor()

  await context.clearCookies()
  await page.goto(`${site.url}/konto`)
  await page.locator('main').getByRole('button', { name: 'Bruk passnøkkel' }).click()
  await page.locator('main h1').filter({ hasText: member.user }).waitFor()
  expect(await page.locator('main').getByText('Jobb-PC').isVisible()).toBe(true)
  await looksRight(page, 'own page')

  await context.clearCookies()
  await page.goto(`${site.url}/kontakt`)
  await page.locator('.menu-account summary').click()
  const panel = page.locator('.account-panel').first()
  await looksRight(page, 'panel', '.account-panel')
  await panel.getByRole('button', { name: 'Bruk passnøkkel' }).click()
  await page.locator('html[data-signed-in]').waitFor()
  expect(new URL(page.url()).pathname).toBe('/kontakt')

  await page.goto(site.url + PAGE)
  await page.getByText('Endre: Jobb-PC').click()
  await page.locator('.account-passkeys [name=pass]').fill(member.pass)
  await page.getByRole('button', { name: 'Fjern passnøkkelen' }).click()
  await page.getByText('Passnøkkelen er fjernet.').waitFor()
  expect(await page.locator('.account-passkeys').count()).toBe(0)
  expect(found).toEqual([])

  await context.clearCookies()
  await page.goto(`${site.url}/konto`)
  await page.locator('main').getByRole('button', { name: 'Bruk passnøkkel' }).click()
  const message = page.locator('main form[action="/konto/logg-inn"]').getByRole('alert')
  await message.filter({ hasText: 'Passnøkkelen hører ikke til en konto her' }).waitFor()
  await looksRight(page, 'wrong')
  await context.close()
})

test('without script a sentence says so, and the password signs in', async () => {
  const member = who('uten')
  const context = await browser.newContext({ viewport: { width: 375, height: 800 }, javaScriptEnabled: false })
  const page = await context.newPage()
  await registerMember(page, site, member)
  await page.goto(`${site.url}/konto`)
  expect(await page.getByRole('button', { name: 'Bruk passnøkkel' }).count()).toBe(0)
  await signInAt(page, member)
  await page.goto(site.url + PAGE)
  expect(await page.getByText('Nettleseren kjører ikke skript').isVisible()).toBe(true)
  expect(await page.getByRole('button', { name: 'Lag passnøkkelen' }).count()).toBe(0)
  await context.close()
})
