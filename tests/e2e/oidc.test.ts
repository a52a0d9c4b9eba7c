/** Staff who sign in with their company's account, in a real browser and at a real provider. */
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { axeFindings, looks } from '../support/axe'
import { gotoAdmin, openAdmin, openBrowser } from '../support/browser'
import { openIdentityProvider, type Persons } from '../support/identityProvider'
import { ownSite } from '../support/site'

const persons: Persons = { ola: { email: 'ola@example.com', email_verified: true } }
const provider = await openIdentityProvider(persons)
afterAll(() => provider[Symbol.asyncDispose]())
const site = await ownSite(provider.env)
const browser = await openBrowser()

async function atProvider(page: Page, person: string): Promise<void> {
  await page.locator('input[name=login]').fill(person)
  await page.locator('input[name=password]').fill('x')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('an account at the provider is added with the own password, and then opens the page that was asked for', async () => {
  persons.admin = { email: 'somebody.else@example.com', email_verified: true }
  const own = await openAdmin(browser, site, site.admin, '/admin/account')
  const password = own.locator('.identities').getByLabel('Ditt eget passord')
  await password.fill('ikke mitt passord')
  await own.getByRole('button', { name: 'Legg til Firmakonto' }).click()
  await own.getByText('Passordet ditt stemmer ikke').waitFor()
  expect(await password.inputValue()).toBe('ikke mitt passord')
  await password.fill(site.admin.password)
  await password.press('Enter')
  await atProvider(own, 'admin')
  await own.getByText('Firmakonto er lagt til').waitFor()
  for (const { viewport } of looks) {
    await own.setViewportSize(viewport)
    expect(await axeFindings(own, `account ${viewport.width}`, '.identities')).toEqual([])
  }
  await own.context().close()

  const context = await browser.newContext({ locale: 'nb-NO' })
  const page = await context.newPage()
  await gotoAdmin(page, `${site.url}/admin/collections/pages`)
  await page.getByRole('link', { name: 'Logg inn med Firmakonto' }).click()
  await atProvider(page, 'admin')
  await page.waitForURL(`${site.url}/admin/collections/pages`)
  await page.locator('.collection-list').waitFor()
  await context.close()
})

test('somebody without a user is told so on the sign-in page, and may try again', async () => {
  const context = await browser.newContext({ locale: 'nb-NO' })
  const page = await context.newPage()
  await gotoAdmin(page, `${site.url}/admin/login`)
  await page.getByRole('link', { name: 'Logg inn med Firmakonto' }).click()
  await atProvider(page, 'ola')
  await page.getByText('Du har ingen bruker her').waitFor()
  await page.getByRole('link', { name: 'Logg inn med Firmakonto' }).waitFor()
  for (const { viewport } of looks) {
    await page.setViewportSize(viewport)
    expect(await axeFindings(page, `sign-in ${viewport.width}`, '.single-sign-on')).toEqual([])
  }
  await context.close()
})
