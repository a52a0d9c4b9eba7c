/** Two people in one edit view of the admin: they see each other, and neither's text is lost. */
import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings, looks } from '../support/axe'
import { gotoAdmin, openAdmin, openBrowser } from '../support/browser'
import { ownSite, type Stored, signIn } from '../support/site'

const site = await ownSite()
const browser = await openBrowser()
const { call } = await signIn(site.url, site.admin)

const kari = { email: 'kari@example.com', password: 'granved om vinteren' }
const ola = { email: 'ola@example.com', password: 'bjørkeved om høsten' }
await call('POST', '/api/users', { ...kari, name: 'Kari', role: 'administrator' })
await call('POST', '/api/users', { ...ola, name: 'Ola', role: 'administrator' })

const dialogOf = (page: Page) => page.getByRole('alertdialog', { name: 'To har endret det samme' })

test('two people write in one page: both texts stand, and where they collide the second one chooses', async () => {
  const { doc } = await call<Stored>('POST', '/api/pages?draft=true', { title: 'Ovner', slug: 'ovner-for-to' })
  const path = `/admin/collections/pages/${doc.id}`
  const stored = () =>
    call<{ title: string; description: string }>('GET', `/api/pages/${doc.id}?draft=true&depth=0&locale=nb`)
  const karis = await openAdmin(browser, site, kari, path)
  await karis.locator('#field-title').waitFor()
  const olas = await openAdmin(browser, site, ola, path)
  await olas.getByText('Kari redigerer denne siden.').waitFor()
  await karis.getByText('Ola redigerer denne siden.').waitFor()

  await karis.locator('#field-description').fill('Fra Kari')
  await expect.poll(stored).toMatchObject({ description: 'Fra Kari' })
  await olas.locator('#field-title').fill('Fra Ola')
  await expect.poll(stored).toMatchObject({ title: 'Fra Ola', description: 'Fra Kari' })
  // What the other wrote comes into the form.
  await expect.poll(() => olas.locator('#field-description').inputValue()).toBe('Fra Kari')
  expect(await dialogOf(olas).count()).toBe(0)

  await karis.locator('#field-title').fill('Karis tittel')
  await dialogOf(karis).waitFor()
  await karis.getByRole('radio', { name: /Behold min/ }).check()
  await karis.getByRole('button', { name: 'Lagre valget' }).click()
  await expect.poll(stored).toMatchObject({ title: 'Karis tittel' })
  await olas.locator('#field-title').fill('Olas nye tittel')
  const dialog = dialogOf(olas)
  await dialog.getByText('Karis tittel').waitFor()
  await dialog.getByText('Olas nye tittel').waitFor()
  await dialog.getByText(/^Kari endret Tittel kl\. \d\d\.\d\d; du endret det/).waitFor()
  expect(await stored()).toMatchObject({ title: 'Karis tittel' })
  for (const look of looks) {
    await olas.setViewportSize(look.viewport)
    await olas.emulateMedia({ colorScheme: look.colorScheme })
    expect(await axeFindings(olas, `${look.viewport.width}`, '.admin-dialog')).toEqual([])
    expect(await olas.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
  // By keyboard alone.
  await dialog.getByRole('radio', { name: /Behold min/ }).focus()
  await olas.keyboard.press('ArrowDown')
  expect(await dialog.getByRole('radio', { name: /Behold den andre/ }).isChecked()).toBe(true)
  await olas.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => olas.locator('#field-title').inputValue()).toBe('Karis tittel')

  // Both texts are in the history, with names.
  await olas.goto(`${site.url}${path}/versions`)
  const rows = olas.locator('.version-history tbody tr')
  const refused = rows.filter({ hasText: 'Ikke lagret over en annens tekst' }).filter({ hasText: 'Ola' })
  await refused.first().waitFor()
  expect(await rows.filter({ hasText: 'Kari' }).count()).toBeGreaterThan(0)
  for (const look of looks) {
    await olas.setViewportSize(look.viewport)
    await olas.emulateMedia({ colorScheme: look.colorScheme })
    expect(await axeFindings(olas, `${look.viewport.width}`, '.version-history')).toEqual([])
  }
  await refused.first().getByRole('link').click()
  await olas.getByText('Olas nye tittel').first().waitFor()

  await olas.context().close()
  await expect.poll(() => karis.getByText('Ola redigerer denne siden.').count()).toBe(0)
  await karis.context().close()
})

test('settings without versions keep the text that was not saved, and bring it back into the form', async () => {
  const path = '/admin/globals/site'
  const name = () => call<{ name: string }>('GET', '/api/globals/site?depth=0').then((stored) => stored.name)
  const karis = await openAdmin(browser, site, kari, path)
  await karis.locator('#field-name').waitFor()
  const olas = await openAdmin(browser, site, ola, path)
  await olas.getByText('Kari redigerer denne siden.').waitFor()
  await karis.locator('#field-name').fill('Karis merke')
  await karis.locator('#action-save').click()
  await expect.poll(name).toBe('Karis merke')

  await olas.locator('#field-name').fill('Olas merke')
  await olas.locator('#action-save').click()
  await dialogOf(olas).getByText('Karis merke').waitFor()
  await dialogOf(olas).getByRole('button', { name: 'Avgjør senere' }).click()
  await olas.getByText('Lagret ikke: Kari har endret det samme imens').first().waitFor()
  expect(await name()).toBe('Karis merke')
  expect(await olas.locator('#field-name').inputValue()).toBe('Olas merke')

  // Even with the window closed.
  await olas.reload()
  await expect.poll(() => olas.locator('#field-name').inputValue()).toBe('Karis merke')
  await olas.getByText('1 som ikke ble lagret').click()
  expect(await olas.getByText('Du redigerer denne siden i et annet vindu').count()).toBe(0)
  for (const look of looks) {
    await olas.setViewportSize(look.viewport)
    await olas.emulateMedia({ colorScheme: look.colorScheme })
    expect(await axeFindings(olas, `${look.viewport.width}`, '.editing')).toEqual([])
  }
  await olas.getByRole('button', { name: 'Sett inn i skjemaet (Navn, ikke lagret)' }).click()
  await expect.poll(() => olas.locator('#field-name').inputValue()).toBe('Olas merke')
  await olas.locator('#action-save').click()
  await expect.poll(name).toBe('Olas merke')
  await olas.context().close()
  await karis.context().close()
})

test('blocks that another adds come into the form, and stay there through what is typed next', async () => {
  const { docs } = await call<{ docs: { id: number; body: object[] }[] }>(
    'GET',
    '/api/pages?where[slug][equals]=personvern&depth=0&locale=nb',
  )
  const [{ id, body } = { id: 0, body: [] }] = docs
  const stored = () =>
    call<{ title: string; description: string; body: { heading?: string }[] }>(
      'GET',
      `/api/pages/${id}?draft=true&depth=0&locale=nb`,
    )
  const page = await openAdmin(browser, site, ola, `/admin/collections/pages/${id}`)
  await page.locator('#field-body__0__heading').waitFor()
  const added = { blockType: 'hero', layout: 'plain', heading: 'Lagt til av Kari' }
  await call('PATCH', `/api/pages/${id}?draft=true&locale=nb`, { body: [...body, added] })

  await page.locator('#field-title').fill('Olas tittel')
  const heading = page.locator(`#field-body__${body.length}__heading`)
  // Payload draws a block once it is near the window.
  await page.locator(`#body-row-${body.length}`).scrollIntoViewIfNeeded()
  await expect.poll(() => heading.inputValue()).toBe('Lagt til av Kari')
  await page.locator('#field-description').fill('Olas beskrivelse')
  await expect.poll(stored).toMatchObject({ title: 'Olas tittel', description: 'Olas beskrivelse' })
  expect((await stored()).body.at(-1)?.heading).toBe('Lagt til av Kari')
  await page.locator(`#field-body__${body.length}__heading`).fill('Lagt til av begge')
  await expect.poll(async () => (await stored()).body.at(-1)?.heading).toBe('Lagt til av begge')
  expect(await dialogOf(page).count()).toBe(0)
  await page.context().close()
})

test('what another saved while the form was being opened is in it, and is not replaced by what is typed', async () => {
  const { doc } = await call<Stored>('POST', '/api/pages?draft=true', { title: 'Peiser', slug: 'peiser-for-to' })
  const page = await openAdmin(browser, site, ola, '/admin')
  const late = async (route: Route) => {
    await call('PATCH', `/api/pages/${doc.id}?draft=true&locale=nb`, { description: 'Kom imens' })
    await route.continue()
  }
  await page.route('**/api/documentEdits/state*', late, { times: 1 })
  await gotoAdmin(page, `${site.url}/admin/collections/pages/${doc.id}`)
  await expect.poll(() => page.locator('#field-description').inputValue()).toBe('Kom imens')
  await page.locator('#field-title').fill('Olas peiser')
  await expect
    .poll(() => call('GET', `/api/pages/${doc.id}?draft=true&depth=0&locale=nb`))
    .toMatchObject({ title: 'Olas peiser', description: 'Kom imens' })
  await page.context().close()
})
