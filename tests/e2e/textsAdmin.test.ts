/** The program's own words, clicked on a page of the site and changed beside it. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '../support/axe'
import { gotoAdmin, openAdmin, openBrowser } from '../support/browser'
import { ownSite } from '../support/site'

const site = await ownSite()
const browser = await openBrowser()

const status = (page: Page) => page.locator('.texts-page [role=status]')
const HINT = 'Klikk på en tekst på siden for å endre den.'

test('a word that is clicked on a page is changed beside it, and shows there at once', async () => {
  const page = await openAdmin(browser, site, site.admin, '/admin')
  await page.setViewportSize({ width: 1600, height: 1000 })
  await page.goto(`${site.url}/finn-forhandler`)
  await page.getByRole('link', { name: 'Tekstene' }).click()
  await page.waitForURL(/\/admin\/globals\/texts\?side=%2Ffinn-forhandler/)
  const preview = page.frameLocator('#live-preview-iframe')
  const tools = page.locator('.texts-page')
  await expect.poll(() => tools.getByLabel('Side').inputValue()).toBe('/finn-forhandler')
  await status(page).filter({ hasText: HINT }).waitFor()

  const button = preview.locator('main form button[type=submit]').first()
  const label = ((await button.textContent()) ?? '').trim()
  await button.click()
  await status(page).filter({ hasText: label }).waitFor()
  const fields = page.locator('.own-text textarea')
  await expect.poll(() => fields.count()).toBeGreaterThan(0)
  expect(await fields.evaluateAll((all) => all.map((one) => one.getAttribute('placeholder')))).toContain(label)
  // The page has not been left.
  expect(await button.evaluate(() => location.pathname)).toBe('/finn-forhandler')
  expect(await axeFindings(page, 'a text is chosen', '.texts-editor')).toEqual([])

  // One text alone takes the cursor, and the page says what is typed.
  await tools.getByLabel('Side').fill('/finnes-ikke')
  await tools.getByLabel('Side').press('Enter')
  const heading = preview.getByRole('heading', { level: 1 })
  await heading.filter({ hasText: 'Vi fant ikke siden' }).waitFor()
  await status(page).filter({ hasText: HINT }).waitFor()
  await heading.click()
  await status(page).filter({ hasText: '«Vi fant ikke siden» er valgt på siden.' }).waitFor()
  const field = page.locator('[data-field=notFoundTitle]')
  await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true)
  await page.keyboard.type('Her er det ingenting')
  await heading.filter({ hasText: 'Her er det ingenting' }).waitFor()
  await field.fill('')
  await heading.filter({ hasText: 'Vi fant ikke siden' }).waitFor()
  await field.fill('Her er det tomt')
  await page.locator('#action-save').click()
  // The frame shows the saved page.
  await expect
    .poll(async () => (await fetch(`${site.url}/finnes-ikke`)).text().then((html) => html.includes('Her er det tomt')))
    .toBe(true)
  await heading.filter({ hasText: 'Her er det tomt' }).waitFor()
  await tools.getByRole('button', { name: 'Vis alle tekstene' }).click()
  await status(page).filter({ hasText: HINT }).waitFor()
  await heading.click()
  await status(page).filter({ hasText: '«Her er det tomt» er valgt på siden.' }).waitFor()

  // What a document holds is told apart, and links can be followed to it.
  await tools.getByLabel('Side').fill('om-oss')
  await tools.getByRole('button', { name: 'Vis', exact: true }).click()
  await heading.filter({ hasText: '46 mennesker, ett verksted og en ganske kald dal' }).waitFor()
  await status(page).filter({ hasText: HINT }).waitFor()
  await heading.click()
  await status(page).filter({ hasText: 'er ingen av nettstedets egne tekster' }).waitFor()
  const link = preview.locator('footer.site-footer a[href^="/"]').first()
  const target = (await link.getAttribute('href')) ?? ''
  await link.click()
  await tools.getByRole('button', { name: 'Følg lenken' }).click()
  await expect.poll(() => link.evaluate(() => location.pathname)).toBe(target)
  await tools.getByRole('button', { name: 'Skjul siden' }).click()
  await page.getByRole('button', { name: 'Finn teksten på siden' }).waitFor()
  await page.close()
})

test('the page is shown in the language whose texts are written, and what stands for a placeholder stays', async () => {
  const page = await openAdmin(browser, site, site.admin, '/admin')
  await page.setViewportSize({ width: 1600, height: 1000 })
  await gotoAdmin(page, `${site.url}/admin/globals/texts?side=%2Fen%2Fsok%3Fsearch_Query%3Dwood&locale=en`)
  const preview = page.frameLocator('#live-preview-iframe')
  const count = preview.getByText(/^\d+ results for “wood”$/).first()
  await count.waitFor()
  const before = ((await count.textContent()) ?? '').trim()
  await status(page).filter({ hasText: HINT }).waitFor()
  await count.click()
  await status(page)
    .filter({ hasText: `«${before}» er valgt på siden.` })
    .waitFor()
  const field = page.locator('.own-text textarea')
  expect(await field.count()).toBe(1)
  const builtIn = (await field.getAttribute('placeholder')) ?? ''
  await field.fill(`Found: ${builtIn}`)
  await preview.getByText(`Found: ${before}`).waitFor()
  await page.close()
})
