/** A dealer changes its own page in the admin, and where that is configured an editor publishes it. */
import { expect, test } from 'vitest'
import { axeFindings } from '../support/axe'
import { openAdmin, openBrowser } from '../support/browser'
import { dealerWithUser } from '../support/dealers'
import { ownSite, signIn } from '../support/site'

const site = await ownSite()
const browser = await openBrowser()

const editor = await signIn(site.url, site.admin)
const { id, slug, account } = await dealerWithUser(editor, 'Nordlys Varme', 'F-81')
const form = `/admin/collections/dealers/${id}`
const shown = async () => (await fetch(`${site.url}/finn-forhandler/${slug}`)).text()

test('what a dealer changes is shown at once, and what staff decide it cannot change', async () => {
  const page = await openAdmin(browser, site, account, form)
  await page.locator('#field-phone').fill('22 00 00 81')
  expect(await page.locator('#field-name').isDisabled()).toBe(true)
  expect(await page.getByRole('button', { name: 'Finn fra adressen' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Publiser endringer' }).click()
  await expect.poll(shown).toContain('22 00 00 81')
})

test('a dealer writes on its own page what is its own to write', async () => {
  const contacts = [{ name: 'Kari Nordlys', title: 'Butikksjef' }]
  await editor.call('PATCH', `/api/dealers/${id}`, { contacts })
  const page = await openAdmin(browser, site, account, form)
  await page.setViewportSize({ width: 1600, height: 1000 })
  expect(await page.locator('#action-check').count()).toBe(0)
  await page.locator('#live-preview-toggler').click()
  const preview = page.frameLocator('#live-preview-iframe')
  await preview.getByRole('region', { name: 'Verktøy for blokken' }).waitFor({ state: 'attached' })
  const edited = preview.locator('[contenteditable]')

  await preview.getByText('Kari Nordlys').click()
  await expect.poll(() => edited.count()).toBe(1)
  await page.keyboard.press('End')
  await page.keyboard.type(' Dahl')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('#field-contacts__0__name').inputValue()).toBe('Kari Nordlys Dahl')
  // The name of the dealer is for staff: its field is shown, and nothing more.
  await preview.getByRole('heading', { level: 1 }).click()
  await expect.poll(() => page.locator('#field-name').isVisible()).toBe(true)
  expect(await edited.count()).toBe(0)

  await page.getByRole('button', { name: 'Publiser endringer' }).click()
  await expect.poll(shown).toContain('Kari Nordlys Dahl')
  await page.context().close()
})

test('with approval a dealer is told that its draft waits, and an editor finds and publishes it', async () => {
  await editor.call('POST', '/api/globals/dealerSettings', { approval: 'editor' })
  const page = await openAdmin(browser, site, account, form)
  await page.getByText('det vises når en redaktør har publisert det').waitFor()
  expect(await page.getByRole('button', { name: /^Publiser/ }).count()).toBe(0)
  await page.locator('#field-phone').fill('22 00 00 82')
  await page.locator('#action-save-draft').click()
  await page.getByText('Utkast lagret').or(page.getByText('Oppdatert')).first().waitFor()
  expect(await axeFindings(page, 'waits for an editor', '.doc-controls')).toEqual([])
  expect(await shown()).not.toContain('22 00 00 82')
  await page.context().close()

  const desk = await openAdmin(browser, site, site.admin, '/admin/collections/dealers')
  await desk.getByRole('status').getByRole('link', { name: 'Nordlys Varme' }).click()
  await desk.waitForURL(site.url + form)
  expect(await desk.locator('#field-phone').inputValue()).toBe('22 00 00 82')
  await desk.getByRole('button', { name: 'Publiser endringer' }).click()
  await expect.poll(shown).toContain('22 00 00 82')
})
