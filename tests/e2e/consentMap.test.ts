/** The detailed map, whose tiles lie at another host: shown unasked after a yes to content from others, and not before. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings, looks } from '../support/axe'
import { answerTiles, moduleStarted, openWholeBrowser, troubles } from '../support/browser'
import { shiftsOf, watchShifts } from '../support/shifts'
import { ownSite, signIn } from '../support/site'

const site = await ownSite()
const browser = await openWholeBrowser()
const admin = await signIn(site.url, site.admin)
await admin.call('POST', '/api/globals/consentSettings', { rememberMedia: true })

const BANNER = '.consent-banner'
const FINDER = '/finn-forhandler?sted=9008'
const DEALER = '/finn-forhandler/tromsogloden'
const _phone = { viewport: { width: 375, height: 800 } }

async function open(path: string, options: object = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'nb-NO', ...options })
  const page = await context.newPage()
  const tiles = await answerTiles(page)
  const found = troubles(page, site.url)
  await page.goto(site.url + path)
  await started(page)
  return {
    page,
    tiles,
    /** What went wrong, beside what the test answers for the host of the tiles. */
    wrong: () => found.filter((line) => !line.includes('other host') || !line.includes('https://cache.kartverket.no/')),
    [Symbol.asyncDispose]: () => context.close(),
  }
}

async function started(page: Page): Promise<void> {
  await moduleStarted(page.locator('.finder, .dealer-page'))
  await moduleStarted(page.locator(BANNER))
}

/** Nothing of the page before is asked for any more. */
const leave = (page: Page) => page.goto('about:blank')

const map = (page: Page) => page.locator('.dealer-map-figure .dealer-tiles')
const question = (page: Page) => page.locator('.dealer-map-figure [data-action=tiles]')

/** The drawn map, and the question beneath it, with the host that would be asked. */
async function isAsked(page: Page): Promise<void> {
  await question(page).waitFor()
  expect(await question(page).isEnabled()).toBe(true)
  expect(await page.locator('[data-map-status]').textContent()).toContain('cache.kartverket.no')
  expect(await page.locator('.dealer-map-frame svg').isVisible()).toBe(true)
  expect(await map(page).count()).toBe(0)
}

test.each([
  ['in the banner', (page: Page) => page.locator(BANNER).getByRole('button', { name: 'Godta' })],
  ['beside the map', (page: Page) => page.locator('.dealer-map-figure [data-action=always]')],
])('after a yes %s the map comes unasked, here and on other pages, and nothing moves', async (_, button) => {
  await using one = await open(FINDER)
  const { page, tiles, wrong } = one
  await page.waitForLoadState('networkidle')
  await isAsked(page)
  expect(tiles).toEqual([])

  await watchShifts(page)
  await button(page).click()
  await map(page).waitFor()
  await expect.poll(() => tiles.length).toBeGreaterThan(0)
  expect(await shiftsOf(page)).toEqual([])
  expect(await page.locator('.leaflet-control-attribution').textContent()).toContain('© Kartverket')

  // The results of another search bring another map.
  tiles.length = 0
  await page.locator('#finder-place').fill('Bergen')
  await page.keyboard.press('Enter')
  await page.waitForURL(/sted=Bergen/)
  await expect.poll(() => tiles.length).toBeGreaterThan(0)

  await leave(page)
  tiles.length = 0
  await page.goto(site.url + DEALER)
  await map(page).waitFor()
  await expect.poll(() => tiles.length).toBeGreaterThan(0)
  expect(await question(page).isVisible()).toBe(false)
  // Nobody asked for it here, so nobody is taken there.
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  expect(wrong()).toEqual([])
})

test('without a yes the map asks on each page, and showing one is no answer for the next', async () => {
  await using one = await open(FINDER)
  const { page, tiles, wrong } = one
  await page.locator(BANNER).getByRole('button', { name: 'Avslå' }).click()
  await page.locator(BANNER).waitFor({ state: 'hidden' })
  await isAsked(page)
  expect(tiles).toEqual([])
  await question(page).click()
  await map(page).waitFor()
  await expect.poll(() => tiles.length).toBeGreaterThan(0)
  await leave(page)
  tiles.length = 0
  await page.goto(site.url + DEALER, { waitUntil: 'networkidle' })
  await started(page)
  await isAsked(page)
  expect(tiles).toEqual([])
  expect(wrong()).toEqual([])
})

test('tiles that do not come after a yes are said, where the question stood', async () => {
  await using one = await open(DEALER)
  const { page } = one
  await page.route('https://cache.kartverket.no/**', (route) => route.abort())
  await page.locator('.dealer-map-figure [data-action=always]').click()
  async function isSaid() {
    await page.locator('[data-map-status]', { hasText: 'Kartet kunne ikke hentes' }).waitFor()
    expect(await question(page).isEnabled()).toBe(true)
    expect(await page.locator('.dealer-map-frame svg').isVisible()).toBe(true)
  }
  await isSaid()
  // Where not even the map's module comes.
  await page.route('**/assets/dealerTileMap*.js', (route) => route.abort())
  await page.reload()
  await isSaid()
})

test('a withdrawal brings the question back, also on a page that the browser kept', async () => {
  await using one = await open(FINDER)
  const { page, tiles, wrong } = one
  const shown: boolean[] = []
  await page.exposeFunction('pageIsShown', (persisted: boolean) => shown.push(persisted))
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) =>
      (window as unknown as { pageIsShown: (persisted: boolean) => void }).pageIsShown(persisted),
    ),
  )
  await page.locator(BANNER).getByRole('button', { name: 'Godta' }).click()
  await map(page).waitFor()
  await page.reload()
  await map(page).waitFor()
  await expect.poll(() => tiles.length).toBeGreaterThan(0)

  await page.locator('footer a[href="/samtykke"]').click()
  expect(await page.locator('main input[name=media]').isChecked()).toBe(true)
  await page.locator('main').getByRole('button', { name: 'Avslå' }).click()
  await page.locator('main [role=status]').waitFor()
  tiles.length = 0
  await page.evaluate(() => history.go(-2))
  await page.waitForURL(site.url + FINDER, { waitUntil: 'commit' })
  // It came back as it was left, with the map, and was at once fetched anew.
  await expect.poll(() => shown.slice(-2)).toEqual([true, false])
  await started(page)
  await isAsked(page)
  await page.goto(site.url + DEALER, { waitUntil: 'networkidle' })
  await started(page)
  await isAsked(page)
  expect(tiles).toEqual([])
  expect(wrong()).toEqual([])
})

test('axe finds nothing in the question or in the map that comes of a yes, and neither scrolls sideways', async () => {
  const findings: string[] = []
  for (const options of looks) {
    await using one = await open(FINDER, options)
    const { page } = one
    const state = `${options.viewport.width} ${options.colorScheme}`
    const look = async (what: string) => {
      findings.push(...(await axeFindings(page, `${state} ${what}`)))
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
    await look('asks')
    await page.locator('.dealer-map-figure [data-action=always]').click()
    await map(page).waitFor()
    await look('map')
  }
  expect(findings).toEqual([])
})
