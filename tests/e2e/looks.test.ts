/** The looks of a site: chosen in the admin with one press, overridden field by field, and fine on every kind of page. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { looks as chosenLooks } from '../../src/web/looks/looks'
import { axeFindings, looks } from '../support/axe'
import { gotoAdmin, openAdmin, openBrowser } from '../support/browser'
import { openPage, phone, screen } from '../support/menu'
import { ownSite, signIn } from '../support/site'
import { siteSheet } from '../support/siteSheet'

const site = await ownSite()
const browser = await openBrowser()

const names = chosenLooks.map(({ name }) => name)
const choose = async (look: string) => {
  const { call } = await signIn(site.url, site.admin)
  // What an editor changed goes with another look.
  await call('POST', '/api/globals/theme', { look: 'basic' })
  await call('POST', '/api/globals/theme', { look })
}
const pages = ['/', '/artikler', '/artikler/varde-8', '/bestilling', '/inspirasjon/velg-riktig-ovn']

test('an editor chooses a look, changes a colour of it, sees which, and takes it back', async () => {
  const page = await openAdmin(browser, site, site.admin, '/admin/globals/theme')
  const brand = page.locator('#field-light__brand')
  const font = page.locator('#field-headingFont')
  await page.getByRole('radio', { name: 'Varm' }).and(page.locator(':checked')).waitFor()
  const marks = page.locator('.of-look')
  expect(await marks.count()).toBe(0)

  await page.getByRole('radio', { name: 'Stille' }).check()
  await expect.poll(() => brand.inputValue()).toBe('#17191A')
  await font.filter({ hasText: 'Figtree' }).waitFor()
  expect(await marks.count()).toBe(0)

  await brand.fill('#0A4BC4')
  await marks.filter({ hasText: 'Tilbake til stilens: #17191A' }).waitFor()
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    expect(await axeFindings(page, colorScheme, '.look-field')).toEqual([])
    expect(await axeFindings(page, colorScheme, '.of-look')).toEqual([])
  }
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('/api/globals/theme'),
  )
  await page.locator('#action-save').click()
  expect((await saved).status()).toBe(200)
  await expect.poll(() => siteSheet(site.url)).toContain('--heading-weight:380')
  expect(await siteSheet(site.url)).toContain('--brand:#0A4BC4')

  await gotoAdmin(page, `${site.url}/admin/globals/theme`)
  await marks.getByRole('button').click()
  await marks.waitFor({ state: 'detached' })
  expect(await brand.inputValue()).toBe('#17191A')
})

test.each(names)('in the look %s pages of every kind are fine', async (look) => {
  await choose(look)
  for (const shown of looks) {
    await using opened = await openPage(browser, site, shown, pages[0] ?? '/')
    const { page } = opened
    for (const path of pages) {
      await page.goto(site.url + path)
      expect(await axeFindings(page, `${look} ${path} ${shown.colorScheme}`)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
  }
})

test.each(names)('in the look %s what stands below each other has the same edges', async (look) => {
  await choose(look)
  await using wide = await openPage(browser, site, screen, '/finn-forhandler/grorudly-ildsted')
  await using narrow = await openPage(browser, site, phone, '/sok?search_Query=ovn')
  const edges = (page: Page, selector: string, side: 'left' | 'right' = 'left') =>
    page
      .locator(selector)
      .evaluateAll((all, side) => [...new Set(all.map((one) => Math.round(one.getBoundingClientRect()[side])))], side)
  const columns = await edges(wide.page, '.dealer-lists > section')
  expect(columns).toHaveLength(2)
  expect(await edges(wide.page, '.dealer-people > li')).toEqual(columns)
  expect(await edges(wide.page, '.dealer-on-show img')).toEqual(columns)

  expect(await edges(narrow.page, '.result-order .add-button', 'right')).toHaveLength(1)
  await wide.page.goto(`${site.url}/sok?search_Query=ovn`)
  expect(await edges(wide.page, '.result-order .add-button')).toHaveLength(1)

  await narrow.page.goto(`${site.url}/konto`)
  expect(await edges(narrow.page, 'main .account-row > input', 'right')).toHaveLength(1)
})

test('forced colours leave marked what is chosen: a filter, a variant, a page of a list', async () => {
  await using opened = await openPage(browser, site, { forcedColors: 'active' }, '/')
  const { page } = opened
  for (const path of ['/arrangementer', '/artikler/varde-8', '/artikler?side=2']) {
    await page.goto(site.url + path)
    const outlines = (links: string) =>
      page.locator(links).evaluateAll((all) => [...new Set(all.map((link) => getComputedStyle(link).outlineStyle))])
    expect(await outlines('main a[aria-current]'), path).toEqual(['solid'])
    expect(await outlines('main a:not([aria-current])'), path).toEqual(['none'])
  }
})
