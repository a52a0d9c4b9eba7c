/** Approval in the admin: a marketer asks instead of publishing, an editor returns it with a comment, then approves. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings, looks } from '../support/axe'
import { openAdmin, openBrowser } from '../support/browser'
import { ownSite, type Stored, signIn } from '../support/site'

const site = await ownSite()
const browser = await openBrowser()
const { call } = await signIn(site.url, site.admin)

const kari = { email: 'kari@example.com', password: 'granved om vinteren' }
const maja = { email: 'maja@example.com', password: 'bjørkeved om høsten' }
await call('POST', '/api/users', { ...kari, name: 'Kari', role: 'editor' })
await call('POST', '/api/users', { ...maja, name: 'Maja', role: 'marketer' })

const requestOn = (page: Page) => page.getByRole('region', { name: 'Forespørsel om godkjenning' })

async function expectFine(page: Page, state: string, within: string) {
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    expect(await axeFindings(page, `${state} ${viewport.width}`, within)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
}

test('a marketer asks for approval, gets the draft back with a comment, asks again, and the editor publishes it', async () => {
  await call('POST', '/api/globals/contentApproval', { isOn: true })
  const { doc } = await call<Stored>('POST', '/api/pages', { title: 'Ovner', slug: 'godkjent', _status: 'published' })
  const path = `/admin/collections/pages/${doc.id}?locale=nb`
  const stored = () => call<{ title: string }>('GET', `/api/pages/${doc.id}?depth=0&locale=nb`)
  const draft = () => call<{ title: string }>('GET', `/api/pages/${doc.id}?draft=true&depth=0&locale=nb`)

  const majas = await openAdmin(browser, site, maja, path)
  const ask = majas.locator('#action-approval')
  await ask.waitFor()
  expect(await ask.isDisabled()).toBe(true)
  expect(await majas.locator('#action-save').count()).toBe(0)
  await majas.locator('#field-title').fill('Nye ovner')
  await expect.poll(draft).toMatchObject({ title: 'Nye ovner' })
  await ask.click()
  const dialog = majas.getByRole('dialog', { name: 'Be om godkjenning' })
  await dialog.getByRole('textbox').fill('Klar til mandag')
  await expectFine(majas, 'ask', '.approval-dialog[open]')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => ask.innerText()).toBe('Venter på godkjenning')

  const karis = await openAdmin(browser, site, kari, '/admin')
  const task = karis.locator('.desk-task:visible', { hasText: 'Venter på godkjenning' })
  await task.getByRole('link', { name: 'Nye ovner', exact: true }).click()
  await requestOn(karis).getByText('Klar til mandag').waitFor()
  await expectFine(karis, 'request', '.approval-request')
  await requestOn(karis).getByRole('button', { name: 'Send tilbake' }).click()
  const giveBack = karis.getByRole('dialog', { name: 'Send tilbake' })
  await giveBack.getByRole('textbox').fill('Tittelen er for kort')
  await giveBack.getByRole('button', { name: 'Send tilbake' }).click()
  await requestOn(karis).waitFor({ state: 'detached' })
  expect((await stored()).title).toBe('Ovner')

  await majas.getByRole('button', { name: 'Kommentarer (1)' }).click()
  await majas.getByText('Sendt tilbake: Tittelen er for kort').waitFor()
  await majas.keyboard.press('Escape')
  await majas.locator('#field-title').fill('Nye ovner til vinteren')
  await expect.poll(draft).toMatchObject({ title: 'Nye ovner til vinteren' })
  await expect.poll(() => ask.innerText()).toBe('Be om godkjenning')
  await ask.click()
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => ask.innerText()).toBe('Venter på godkjenning')

  await karis.reload()
  await requestOn(karis).getByRole('link', { name: 'Sammenlign med det som er publisert' }).click()
  await karis.waitForURL(/\/versions\/\d+/)
  await karis.getByText('Nye ovner til vinteren').first().waitFor()
  await karis.goBack()
  await requestOn(karis).getByRole('button', { name: 'Godkjenn og publiser' }).click()
  await requestOn(karis).waitFor({ state: 'detached' })
  expect((await stored()).title).toBe('Nye ovner til vinteren')
  await karis.context().close()
  await majas.context().close()
})
