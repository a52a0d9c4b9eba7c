/** The menu under a finger: taps, touches that move, and what browsers send after a tap. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser, stopClock } from '../support/browser'
import {
  about,
  mega,
  menuStarted,
  middleOf,
  openItems,
  openPage,
  type Spot,
  search,
  touch,
  touched,
} from '../support/menu'
import { sharedSite } from '../support/site'

const site = sharedSite()
const browser = await openBrowser()

const tabletTouched = { ...touched, viewport: { width: 1280, height: 800 } }
const sizes = [touched, tabletTouched]

/** Opens the page with its menu in sight; what else is open then stands within `around`. */
async function withMenu(size: typeof touched, path = '/') {
  const opened = await openPage(browser, site, size, path)
  const { page } = opened
  const isNarrow = size === touched
  const around = isNarrow ? ['menu'] : []
  const expectOpen = (...items: string[]) => expect.poll(() => openItems(page)).toEqual([...around, ...items])
  if (isNarrow) await page.locator('.menu-toggle').tap()
  await expectOpen()
  return { ...opened, around, expectOpen }
}

/** The middle of the button, once it rests there. */
const megaButton = (page: Page) => middleOf(page, '.menu > .menu-mega > details > summary')
const moved = (from: Spot, x: number, y: number): Spot => ({ x: from.x + x, y: from.y + y })

test.each(sizes)('a tap opens an item and another closes it, at $viewport.width px', async (size) => {
  await using opened = await withMenu(size)
  const { page, expectOpen } = opened
  await mega(page).button.tap()
  await expectOpen('mega')
  await mega(page).button.tap()
  await expectOpen()
  await mega(page).button.tap()
  await expectOpen('mega')
  await about(page).button.tap()
  await expectOpen('dropdown')
})

test.each(sizes)(
  "the first tap on an item's link opens it, the second follows, at $viewport.width px",
  async (size) => {
    await using opened = await withMenu(size, '/kontakt')
    const { page, expectOpen } = opened
    await about(page).own.tap()
    await expectOpen('dropdown')
    expect(new URL(page.url()).pathname).toBe('/kontakt')
    await about(page).own.tap()
    await page.waitForURL(`${site.url}/om-oss`)
  },
)

test.each(sizes)('a link in an opened panel is followed by one tap, at $viewport.width px', async (size) => {
  await using opened = await withMenu(size)
  const { page } = opened
  await about(page).button.tap()
  await about(page).panel.locator('a[href="/historie"], a[href="/om-oss/historie"]').first().tap()
  await page.waitForURL(/historie$/)
})

test.each([
  ['opens', 9, 0],
  ['opens', 0, 9],
  ['does not open', 11, 0],
  ['does not open', 0, -11],
  ['does not open', 8, 8],
  ['does not open', 40, 0],
] as const)('a touch %s an item when it has moved %d px sideways and %d px down', async (does, x, y) => {
  await using opened = await withMenu(touched)
  const { page, around } = opened
  const spot = await megaButton(page)
  await touch(page, spot, moved(spot, x, y))
  if (does === 'opens') await expect.poll(() => openItems(page)).toEqual(['menu', 'mega'])
  else await stays(page, around)
})

test('a touch that went far and came back is no tap', async () => {
  await using opened = await withMenu(touched)
  const { page, around } = opened
  const spot = await megaButton(page)
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Spot[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', [spot])
  for (const x of [-20, -40, -20, -2]) await send('touchMove', [moved(spot, x, 0)])
  await send('touchEnd', [])
  await stays(page, around)
})

test('clicks on items are ignored until 1000 ms after a tap', async () => {
  await using opened = await withMenu(tabletTouched)
  const { page } = opened
  await stopClock(page)
  const { x, y } = await middleOf(page, '.menu > .menu-dropdown > details > summary')
  await mega(page).button.tap()
  await expect.poll(() => openItems(page)).toEqual(['mega'])
  for (const later of [0, 500, 499]) {
    await page.clock.runFor(later)
    await page.mouse.click(x, y)
    expect(await openItems(page)).toEqual(['mega'])
  }
  await page.clock.runFor(1)
  await page.mouse.click(x, y)
  await expect.poll(() => openItems(page)).toEqual(['dropdown'])
})

test('hovering is ignored until 1000 ms after a tap', async () => {
  await using opened = await withMenu(tabletTouched)
  const { page } = opened
  const { x, y } = await middleOf(page, '.menu > .menu-mega > .menu-own')
  await stopClock(page)
  await about(page).button.hover()
  await menuStarted(page)
  await about(page).button.tap()
  await expect.poll(() => openItems(page)).toEqual(['dropdown'])
  // It has rested for 300 ms when the tap is still fresh.
  await page.clock.runFor(699)
  await page.mouse.move(x, y, { steps: 3 })
  await page.clock.runFor(300)
  expect(await openItems(page)).toEqual(['dropdown'])
  await page.mouse.move(x, y + 500, { steps: 3 })
  await page.mouse.move(x, y, { steps: 3 })
  await page.clock.runFor(300)
  expect(await openItems(page)).toEqual(['mega'])
})

test.each(sizes)('a tap outside closes everything, at $viewport.width px', async (size) => {
  await using opened = await withMenu(size)
  const { page } = opened
  await about(page).button.tap()
  await about(page).panel.waitFor()
  await page.touchscreen.tap(4, size.viewport.height - 5)
  await expect.poll(() => openItems(page)).toEqual([])
})

test('a finger that moves outside scrolls the page and closes nothing', async () => {
  await using opened = await withMenu(tabletTouched)
  const { page } = opened
  await about(page).button.tap()
  await about(page).panel.waitFor()
  await touch(page, { x: 100, y: 700 }, { x: 100, y: 400 })
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50)
  expect(await openItems(page)).toEqual(['dropdown'])
})

test('a tool opens by a tap and its field can be written in', async () => {
  await using opened = await openPage(browser, site, touched)
  const { page } = opened
  await search(page).button.tap()
  await expect.poll(() => openItems(page)).toEqual(['search'])
  await page.keyboard.type('ovn')
  expect(await search(page).panel.locator('input').inputValue()).toBe('ovn')
})

/** Looks for a while: what a tap does, it does at once, and browsers send clicks within 300 ms. */
async function stays(page: Page, expected: string[], milliseconds = 450): Promise<void> {
  const until = performance.now() + milliseconds
  while (performance.now() < until) {
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(await openItems(page)).toEqual(expected)
  }
}
