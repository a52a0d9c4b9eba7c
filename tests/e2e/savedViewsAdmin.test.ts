/** Saved views of the admin's lists: saved, opened with a click, marked, shared, renamed and deleted. */
import { expect, test } from 'vitest'
import { axeFindings, looks } from '../support/axe'
import { openAdmin, openBrowser } from '../support/browser'
import { ownSite, signIn } from '../support/site'

const site = await ownSite()
const browser = await openBrowser()
const filter = 'where[or][0][and][0][_status][equals]=published'

test('a filter and a search are saved by keyboard, opened with a click, and marked while the list shows them', async () => {
  const page = await openAdmin(browser, site, site.admin, `/admin/collections/articles?${filter}&search=varde`)
  const row = page.getByRole('region', { name: 'Lagrede visninger' })
  await row.getByRole('button', { name: 'Lagre visning' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Lagre visningen' })
  const name = dialog.getByLabel('Navn')
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await name.press('Escape')
  await expect.poll(focused).toBe('Lagre visning')
  await page.keyboard.press('Enter')
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true)
  await name.fill('Publiserte vardeovner')
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    expect(await axeFindings(page, `save ${viewport.width}`, '.saved-view-dialog')).toEqual([])
  }
  await name.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  const view = row.getByRole('button', { name: 'Publiserte vardeovner', exact: true })
  const all = row.getByRole('button', { name: 'Alle', exact: true })
  await row.getByRole('status').getByText('«Publiserte vardeovner» er lagret.').waitFor()
  expect(await view.getAttribute('aria-pressed')).toBe('true')
  await expect.poll(focused).toBe('Publiserte vardeovner')

  await all.click()
  await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBeNull()
  await expect.poll(() => all.getAttribute('aria-pressed')).toBe('true')
  expect(await page.locator('#search-filter-input').inputValue()).toBe('')
  expect(decodeURIComponent(page.url())).not.toContain('[_status]')

  await view.click()
  await expect.poll(() => decodeURIComponent(page.url())).toContain('[_status][equals]=published')
  await expect.poll(() => page.locator('#search-filter-input').inputValue()).toBe('varde')
  await expect.poll(() => view.getAttribute('aria-pressed')).toBe('true')
  // The row stands there with the list, from the first paint on.
  const reloaded = await page.reload()
  expect((await reloaded?.text())?.includes('Publiserte vardeovner')).toBe(true)
  await expect.poll(() => view.getAttribute('aria-pressed')).toBe('true')
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    expect(await axeFindings(page, `row ${viewport.width}`, '.saved-views')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
  await page.context().close()
})

test('a view is renamed, a name is not given twice, and a view is deleted after a question', async () => {
  const { call } = await signIn(site.url, site.admin)
  const state = { where: { or: [{ and: [{ noindex: { equals: true } }, { mood: { equals: 'good' } }] }] } }
  for (const name of ['Skjulte', 'Andre'])
    await call('POST', '/api/savedViews/save', { list: 'pages', name, shared: false, state })
  const page = await openAdmin(browser, site, site.admin, '/admin/collections/pages')
  const row = page.getByRole('region', { name: 'Lagrede visninger' })
  const dialog = page.getByRole('dialog', { name: 'Lagrede visninger' })
  await row.getByRole('button', { name: 'Endre visninger' }).click()
  await dialog.getByRole('button', { name: 'Endre Andre' }).click()
  await dialog.getByLabel('Navn').fill('skjulte')
  await dialog.getByLabel('Navn').press('Enter')
  await dialog.getByRole('alert').getByText('Listen har alt en visning med det navnet.').waitFor()
  await dialog.getByLabel('Navn').fill('Ikke for søkemotorer')
  await dialog.getByRole('checkbox', { name: 'Del med alle som ser listen' }).check()
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    expect(await axeFindings(page, `edit ${viewport.width}`, '.saved-view-dialog')).toEqual([])
  }
  await dialog.getByRole('button', { name: 'Lagre', exact: true }).click()
  await dialog.getByText('Delt', { exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Slett Skjulte' }).click()
  await dialog.getByText('Slette «Skjulte»?').waitFor()
  await dialog.getByRole('button', { name: 'Slett', exact: true }).click()
  await dialog.getByRole('status').getByText('«Skjulte» er slettet.').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  // A field that pages do not have is left out, and said; the tree makes place for the table.
  await row.getByRole('button', { name: 'Ikke for søkemotorer' }).click()
  await row.getByText('Listen har ikke lenger «mood», så den delen av «Ikke for søkemotorer» er utelatt.').waitFor()
  await expect.poll(() => decodeURIComponent(page.url())).toContain('[noindex][equals]=true')
  await expect.poll(() => page.locator('.shows-page-tree').count()).toBe(0)
  await page.context().close()
})
