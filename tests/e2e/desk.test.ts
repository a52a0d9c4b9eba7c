/** The editor's desk: what needs doing on the first screen, the search with Ctrl-K, and rows that say what they hold. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings, looks } from '../support/axe'
import { gotoAdmin, openAdmin, openBrowser } from '../support/browser'
import { dealerWithUser } from '../support/dealers'
import { ownSite, signIn } from '../support/site'

const site = await ownSite()
const browser = await openBrowser()

test('the first screen lists what waits with links to it, and a dealer with nothing to do is told so', async () => {
  const page = await openAdmin(browser, site, site.admin, '/admin')
  await page.getByRole('heading', { level: 1, name: 'Dette venter på deg' }).waitFor()
  const task = page.locator('.desk-task:visible', { hasText: 'Sider uten oversettelse' })
  await task.waitFor()
  // Payload's cards of every list are gone, the figures of the demo and their mark are not.
  expect(await page.locator('.dashboard .card, .collections').count()).toBe(0)
  await page.getByText('Eksempeltall').waitFor()
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    expect(await axeFindings(page, `desk ${viewport.width}`, '.desk')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
  const counted = Number(await task.locator('.desk-count').innerText())
  await task.getByRole('heading').getByRole('link').click()
  await page.waitForURL(/\/admin\/collections\/pages\?locale=en/)
  await page.getByText(new RegExp(`av ${counted}$`)).waitFor()
  await page.context().close()

  const rest = await signIn(site.url, site.admin)
  const dealer = await dealerWithUser(rest, 'Rolig Varme', 'F-901')
  const theirs = await openAdmin(browser, site, dealer.account, '/admin')
  await theirs.getByRole('heading', { name: 'Alt er gjort' }).waitFor()
  await theirs.context().close()
})

test('Ctrl-K finds a document, a screen and an action by keyboard, and remembers what was opened', async () => {
  const page = await openAdmin(browser, site, site.admin, '/admin')
  const dialog = page.getByRole('dialog', { name: 'Søk i admin' })
  const field = dialog.getByRole('combobox')
  const selected = dialog.locator('[role=option][aria-selected=true]')

  await page.keyboard.press('Control+k')
  await dialog.waitFor()
  await field.fill('historien')
  await dialog.getByRole('option', { name: /^Historien om Eldvarde/ }).waitFor()
  await expect.poll(() => selected.innerText()).toContain('Historien om Eldvarde')
  expect(await field.getAttribute('aria-activedescendant')).toBe(await selected.getAttribute('id'))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/admin\/collections\/pages\/\d+$/)
  await dialog.waitFor({ state: 'detached' })

  await page.keyboard.press('Control+k')
  await dialog.getByRole('option', { name: 'Historien om Eldvarde Sider' }).waitFor()
  await field.fill('varde')
  await dialog.getByText(/^\d+ treff$/).waitFor()
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    expect(await axeFindings(page, `search ${viewport.width}`, '.search-dialog')).toEqual([])
  }
  const first = await selected.innerText()
  await page.keyboard.press('ArrowDown')
  expect(await selected.innerText()).not.toBe(first)
  await page.keyboard.press('ArrowUp')
  expect(await selected.innerText()).toBe(first)
  await field.fill('zzqxwv')
  await dialog.getByText('Ingen treff på «zzqxwv»').waitFor()
  expect(await axeFindings(page, 'nothing found', '.search-dialog')).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  // The button in the header is all that a phone has.
  await page.setViewportSize({ width: 375, height: 800 })
  await page.getByRole('button', { name: 'Søk', exact: true }).click()
  await field.fill('ny side')
  await dialog.getByRole('option', { name: 'Opprett side', exact: true }).click()
  await page.waitForURL('**/admin/collections/pages/create')
  await page.context().close()
})

test('a document and a list are marked as favourites, which stand in the search of every machine until they are not', async () => {
  const { call } = await signIn(site.url, site.admin)
  const page = await openAdmin(browser, site, site.admin, '/admin')
  const stored = (on: Page) =>
    on.waitForResponse(
      (response) =>
        response.url().endsWith('/payload-preferences/favourites') && response.request().method() === 'POST',
    )
  const star = page.getByRole('button', { name: 'Favoritt', exact: true })
  expect(await star.count()).toBe(0)
  const [about] = (await call<{ docs: { id: number }[] }>('GET', '/api/pages?where[slug][equals]=om-oss')).docs
  for (const path of [`/admin/collections/pages/${about?.id}?locale=nb`, '/admin/collections/orderRequests']) {
    await gotoAdmin(page, site.url + path)
    const saved = stored(page)
    await star.click()
    await saved
    expect(await star.getAttribute('aria-pressed')).toBe('true')
  }
  expect(await axeFindings(page, 'a favourite', '.favourite-button')).toEqual([])
  // Both stand whole in the header, in one row.
  const header = await page.locator('.app-header').boundingBox()
  for (const button of [star, page.getByRole('button', { name: 'Søk', exact: true })]) {
    const { y = -1, height = 0 } = (await button.boundingBox()) ?? {}
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y + height).toBeLessThanOrEqual(header?.height ?? 0)
  }
  await page.context().close()

  const other = await openAdmin(browser, site, site.admin, '/admin')
  await other.keyboard.press('Control+k')
  const favourites = other.getByRole('group', { name: 'Favoritter' })
  await favourites.getByRole('option', { name: 'Om oss Sider' }).waitFor()
  expect(await favourites.getByRole('option').allInnerTexts()).toEqual([
    'Forespørsler',
    expect.stringMatching(/^Om oss/),
  ])
  await favourites.getByRole('option', { name: 'Forespørsler' }).click()
  await other.waitForURL('**/admin/collections/orderRequests')
  const removed = stored(other)
  await other.getByRole('button', { name: 'Favoritt', exact: true }).click()
  await removed
  await other.keyboard.press('Control+k')
  await expect.poll(() => favourites.getByRole('option').count()).toBe(1)
  await other.context().close()
})

test('a row of a page says its kind, its heading and shows its picture, also while it is folded', async () => {
  const { call } = await signIn(site.url, site.admin)
  const [front] = (await call<{ docs: { id: number }[] }>('GET', '/api/pages?where[slug][equals]=/')).docs
  const page = await openAdmin(browser, site, site.admin, `/admin/collections/pages/${front?.id}?locale=nb`)
  const hero = page.locator('#body-row-0 .row-summary').first()
  const name = hero.getByRole('textbox', { name: 'Navn på blokken' })
  await expect.poll(() => name.getAttribute('placeholder')).toMatch(/^Varme/)
  await expect
    .poll(() => hero.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  await page.locator('#body-row-0 .collapsible__toggle').first().press('Enter')
  expect(await hero.innerText()).toContain('Toppfelt:')
  expect(await axeFindings(page, 'row', '#body-row-0 .row-summary')).toEqual([])
  await page.context().close()
})
