/** News as visitors read it: from the list through a category to a post and its neighbours, without script too. */
import { expect, test } from 'vitest'
import { axeFindings, expectFineLooks } from '../support/axe'
import { moduleStarted, openAdmin, openBrowser } from '../support/browser'
import { openPage, phone, screen } from '../support/menu'
import { type Stored, sharedSite, signIn } from '../support/site'

const site = sharedSite()
const browser = await openBrowser()

const BLOCK = '/blokker/aktuelt-blokken'

test('a reader goes from the list through a category to a post and on, without script', async () => {
  await using opened = await openPage(browser, site, { ...phone, javaScriptEnabled: false }, '/aktuelt')
  const { page } = opened
  await page.getByRole('navigation', { name: 'Kategorier' }).getByRole('link', { name: 'Fyringstips' }).click()
  await page.waitForURL(({ search }) => search === '?kategori=fyringstips')
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Aktuelt: Fyringstips')
  expect(await page.locator('main').getByRole('article').count()).toBe(2)
  await page.getByRole('navigation', { name: 'År' }).getByRole('link', { name: '2025' }).click()
  await page.getByRole('link', { name: 'Ring feieren før vinteren gjør det' }).click()
  await page.waitForURL('**/aktuelt/vinteren-for-feieren')
  expect(await page.locator('main time').first().textContent()).toBe('5. september 2025')
  await page.getByRole('navigation', { name: 'Forrige og neste innlegg' }).getByRole('link', { name: /Hytta/ }).click()
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Hytta som ble varm på en time')
})

test('a post is read in English where it is written, and the menu’s language switch leads there', async () => {
  await using opened = await openPage(browser, site, screen, '/aktuelt/tenn-fra-toppen')
  const { page } = opened
  await page.locator('.site-header').getByRole('link', { name: 'English' }).filter({ visible: true }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Light from the top this autumn' }).waitFor()
  expect(await page.locator('main').getByText('By Odd Arne Sletten').count()).toBe(1)
})

test('a carousel of posts moves on request', async () => {
  await using opened = await openPage(browser, site, phone, BLOCK)
  const { page } = opened
  const carousel = page.getByRole('group', { name: 'Verd å lese om igjen' }).first()
  await carousel.scrollIntoViewIfNeeded()
  await moduleStarted(carousel)
  const at = () => carousel.locator('.carousel-track').evaluate((track) => track.scrollLeft)
  expect(await at()).toBe(0)
  await carousel.getByRole('button', { name: 'Neste' }).click()
  await expect.poll(at).toBeGreaterThan(100)
})

test.each(['/aktuelt', '/aktuelt/varde-8-i-hvitt', BLOCK])('axe finds nothing at %s, and nothing is too wide', (path) =>
  expectFineLooks(browser, site, path),
)

test('an editor is told what a post lacks before it is published, and shares the draft', async () => {
  const { call } = await signIn(site.url, site.admin)
  const { doc } = await call<Stored>('POST', '/api/posts?draft=true', {
    title: 'Under arbeid',
    slug: 'under-arbeid',
    body: [{ blockType: 'table', cells: ' ', header: 'none' }],
  })
  const page = await openAdmin(browser, site, site.admin, `/admin/collections/posts/${doc.id}`)
  await expect.poll(() => page.locator('#action-check').textContent()).toBe('2 å se på')
  await page.locator('#action-save').click()
  const dialog = page.getByRole('dialog', { name: 'Sjekk av innholdet' })
  const missing = dialog.getByRole('listitem').filter({ hasText: 'Beskrivelsen mangler' })
  await dialog.getByRole('button', { name: 'Publiser likevel' }).waitFor()
  expect(await axeFindings(page, 'check', 'dialog.page-check')).toEqual([])
  await missing.getByRole('button', { name: 'Vis stedet' }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('field-description')

  await page.getByRole('button', { name: 'Del utkast' }).click()
  const link = await page.getByRole('textbox', { name: 'Del utkast' }).inputValue()
  await page.context().close()
  const stranger = await browser.newPage()
  expect((await stranger.goto(link))?.status()).toBe(200)
  expect(await stranger.locator('h1').textContent()).toBe('Under arbeid')
  expect(await stranger.locator('.preview-banner[role=status]').textContent()).toContain('utkast')
  await stranger.close()
})
