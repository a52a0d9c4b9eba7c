/** The picture library of the admin: grid, folders, tags, where a picture is used, and what is used nowhere. */
import { expect, test } from 'vitest'
import { axeFindings, looks } from '../support/axe'
import { openAdmin, openBrowser } from '../support/browser'
import { editPictures } from '../support/pictures'
import { ownSite, signIn } from '../support/site'

const site = await ownSite()
const browser = await openBrowser()
const { call } = await signIn(site.url, site.admin)
const { upload } = await editPictures(site)

test('pictures stand in a grid, are found by tag, and those that nothing uses are listed', async () => {
  const { id } = await upload('ubrukt-bilde', { alt: 'Et bilde som ingen viser' })
  await call('PATCH', `/api/media/${id}`, { tags: ['prøveord'] })
  const page = await openAdmin(browser, site, site.admin, '/admin/collections/media')
  const grid = page.locator('.upload-grid')
  const card = grid.locator('li', { hasText: 'ubrukt-bilde' })
  await card.getByText('Et bilde som ingen viser').waitFor()
  await expect
    .poll(() => card.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    expect(await axeFindings(page, `grid ${viewport.width}`, '.upload-grid')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
  await page.getByPlaceholder(/^Søk på/).fill('prøveord')
  await expect.poll(() => grid.locator('li').count()).toBe(1)
  await page.getByPlaceholder(/^Søk på/).fill('')
  await expect.poll(() => grid.locator('li').count()).toBeGreaterThan(1)

  await page.getByRole('button', { name: 'Vis ubrukte' }).click()
  await page
    .getByRole('status')
    .getByText(/^Ubrukte: 1\./)
    .waitFor()
  await expect.poll(() => grid.locator('li').count()).toBe(1)
  await card.getByRole('checkbox', { name: 'Velg ubrukt-bilde' }).check()
  await page.getByText('1 valgt').first().waitFor()
  await page.getByRole('button', { name: 'Vis alle' }).click()
  await expect.poll(() => grid.locator('li').count()).toBeGreaterThan(1)

  await page.getByRole('group', { name: 'Visning' }).getByRole('button', { name: 'Liste' }).click()
  await page.locator('table').getByRole('link', { name: 'ubrukt-bilde' }).waitFor()
  await page.context().close()
})

test('an alternative text that is missing is written in the grid, and a refused one stays with the reason', async () => {
  const { id } = await upload('uten-tekst', { alt: 'Bare på norsk' })
  const page = await openAdmin(browser, site, site.admin, '/admin/collections/media?search=uten-tekst&locale=en')
  const card = page.locator('.upload-grid li', { hasText: 'uten-tekst' })
  const field = card.getByRole('textbox', { name: /^Alternativ tekst for uten-tekst/ })
  await field.waitFor()
  expect(await axeFindings(page, 'without text', '.upload-grid')).toEqual([])
  await page.route('**/api/media/*', (route) => route.abort(), { times: 1 })
  await field.fill('A cold stove')
  await field.press('Enter')
  await card.getByRole('alert').getByText('Teksten ble ikke lagret.').waitFor()
  expect(await field.inputValue()).toBe('A cold stove')
  await field.press('Enter')
  await card.locator('p', { hasText: 'A cold stove' }).waitFor()
  expect(await field.count()).toBe(0)
  const { alt } = await call<{ alt: object }>('GET', `/api/media/${id}?locale=all`)
  expect(alt).toEqual({ nb: 'Bare på norsk', en: 'A cold stove' })
  await page.context().close()
})

test('a picture says where it is used', async () => {
  const { id } = await upload('brukt-bilde')
  await call('POST', '/api/pages', { title: 'Bildeside', picture: id, _status: 'published' })
  const page = await openAdmin(browser, site, site.admin, `/admin/collections/media/${id}`)
  const used = page.locator('details', { hasText: 'Brukes i' })
  await used.locator('summary').press('Enter')
  await used.getByRole('link', { name: /^Bildeside/ }).waitFor()
  expect(await axeFindings(page, 'used in', '.deletion-used')).toEqual([])
  await page.context().close()
})

test('pictures are found by the title of what they are used on, by a filter and by the search', async () => {
  const { id } = await upload('gjemt-bilde')
  const title = 'Vårens nyheter'
  await call('POST', '/api/pages', { title, slug: 'varens-nyheter', picture: id, _status: 'published' })
  const page = await openAdmin(browser, site, site.admin, '/admin/collections/media')
  const cards = page.locator('.upload-grid li')
  const form = page.locator('.deletion-unused')
  const field = form.getByRole('searchbox', { name: 'Brukes på' })
  await field.fill('vårens')
  await field.press('Enter')
  await form.getByText('Én brukes på «Vårens nyheter».').waitFor()
  await expect.poll(() => cards.allInnerTexts()).toEqual([expect.stringContaining('gjemt-bilde')])
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    expect(await axeFindings(page, `used on ${viewport.width}`, '.deletion-unused')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
  await field.fill('xyz')
  await field.press('Enter')
  await form.getByText('Ingenting i listen brukes på noe med «xyz» i tittelen.').waitFor()
  await expect.poll(() => cards.count()).toBeGreaterThan(1)
  await page.getByPlaceholder(/^Søk på/).fill('vårens nyheter')
  await expect.poll(() => cards.allInnerTexts()).toEqual([expect.stringContaining('gjemt-bilde')])
  await page.context().close()
})

test('a picture is put into a folder that is made beside it', async () => {
  const { id } = await upload('mappebilde')
  const page = await openAdmin(browser, site, site.admin, '/admin/collections/media/folders')
  // Payload draws it as a `div`.
  await page.locator('.create-new-doc-in-folder__button').first().click()
  const drawer = page.locator('.drawer--is-open, .drawer').last()
  await drawer.getByRole('textbox').first().fill('Ovner')
  await drawer.getByRole('button', { name: /^(Lagre|Opprett)/ }).click()
  // The drawer shows the name before it is stored.
  const stored = () => call<{ docs: { id: number }[] }>('GET', '/api/folders?where[name][equals]=Ovner')
  await expect.poll(async () => (await stored()).docs.length).toBe(1)
  await page.getByText('Ovner').first().waitFor()
  const { docs } = await stored()
  await call('PATCH', `/api/media/${id}`, { folder: docs[0]?.id })
  await page.goto(`${site.url}/admin/collections/media/folders/${docs[0]?.id}`)
  await page.getByText('mappebilde').first().waitFor()
  await page.context().close()
})
