/**
 * The menu under a resting, passing and leaving pointer, on a clock that the test moves
 * (docs/behaviour.md#menu-timings).
 */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser, stopClock } from '../support/browser'
import { about, cart, editMenus, mega, menuStarted, middleOf, openItems, openPage, screen, tabs } from '../support/menu'
import { ownSite } from '../support/site'

const site = await ownSite()
const browser = await openBrowser()

const wideLabel = 'Om oss og alt annet som folk ofte spør etter'
const menus = await editMenus(site)
// Without the last link, so that the wide one has room in the row.
const items = (await menus.read()).items
  .filter(({ blockType }) => blockType !== 'link')
  .map((item) => (item.blockType === 'dropdown' ? { ...item, label: wideLabel } : item))
await menus.publish({ items })

/** A page whose time the test moves; hovering's own module is there already, and the pointer is away from the menu. */
async function withPointer(size = screen) {
  const opened = await openPage(browser, site, size)
  const { page } = opened
  await page.mouse.move(640, 700)
  await about(page).button.hover()
  await expect.poll(() => openItems(page)).toEqual(['dropdown'])
  await page.mouse.move(640, 700)
  await expect.poll(() => openItems(page)).toEqual([])
  await stopClock(page)
  return opened
}

async function moveTo(page: Page, selector: string, steps = 6): Promise<void> {
  const { x, y } = await middleOf(page, selector)
  await page.mouse.move(x, y, { steps })
}

test.each([
  ['mega', '.menu > .menu-mega > .menu-own'],
  ['dropdown', '.menu > .menu-dropdown > .menu-own'],
  ['tabs', '.menu > .menu-tabs > details > summary'],
])('a pointer that comes from the page and rests on %s opens it after 300 ms', async (item, selector) => {
  await using opened = await withPointer()
  const { page } = opened
  await moveTo(page, selector)
  await page.clock.runFor(299)
  expect(await openItems(page)).toEqual([])
  await page.clock.runFor(1)
  expect(await openItems(page)).toEqual([item])
})

test('the first pointer on a page, which the module is fetched for, waits no longer', async () => {
  await using opened = await openPage(browser, site, screen)
  const { page } = opened
  await stopClock(page)
  const { x, y } = await middleOf(page, '.menu > .menu-dropdown > .menu-own')
  await page.mouse.move(x, y)
  await page.mouse.move(x + 6, y, { steps: 3 })
  await menuStarted(page)
  await page.clock.runFor(300)
  expect(await openItems(page)).toEqual(['dropdown'])
})

test('a pointer that passes over the bar opens nothing', async () => {
  await using opened = await withPointer()
  const { page } = opened
  const { y } = await middleOf(page, '.menu > .menu-mega > .menu-own')
  await page.evaluate(() => {
    const entered: string[] = []
    Object.assign(window, { entered })
    for (const item of document.querySelectorAll('.menu > li, .menu-cart'))
      item.addEventListener('pointerenter', () => entered.push(item.className))
  })
  await page.mouse.move(20, y)
  for (let x = 70; x <= 1270; x += 50) {
    await page.mouse.move(x, y)
    await page.clock.runFor(20)
  }
  await page.mouse.move(1270, 700)
  await page.clock.runFor(2000)
  expect(await page.evaluate(() => (window as Window & { entered?: string[] }).entered?.length)).toBeGreaterThan(2)
  expect(await openItems(page)).toEqual([])
})

test('a pointer that moves more than 150 px between two looks is given another 300 ms', async () => {
  await using opened = await withPointer()
  const { page } = opened
  const box = await about(page).own.boundingBox()
  const { x = 0, y = 0, width = 0, height = 0 } = box ?? {}
  expect(width).toBeGreaterThan(300)
  const middle = y + height / 2
  await page.mouse.move(x + 5, 700)
  await page.mouse.move(x + 5, middle)
  await page.mouse.move(x + width - 5, middle, { steps: 4 })
  await page.clock.runFor(599)
  expect(await openItems(page)).toEqual([])
  await page.clock.runFor(1)
  expect(await openItems(page)).toEqual(['dropdown'])
})

test('what hovering opened closes 300 ms after the pointer has left it, its panel included', async () => {
  await using opened = await withPointer()
  const { page } = opened
  await moveTo(page, '.menu > .menu-dropdown > .menu-own')
  await page.clock.runFor(300)
  await moveTo(page, '.menu > .menu-dropdown .submenu > li > a')
  await page.clock.runFor(2000)
  expect(await openItems(page)).toEqual(['dropdown'])
  await page.mouse.move(20, 780, { steps: 5 })
  await page.clock.runFor(299)
  expect(await openItems(page)).toEqual(['dropdown'])
  await page.clock.runFor(1)
  expect(await openItems(page)).toEqual([])
})

test('a pointer that comes back in time keeps it open', async () => {
  await using opened = await withPointer()
  const { page } = opened
  await moveTo(page, '.menu > .menu-dropdown > .menu-own')
  await page.clock.runFor(300)
  await page.mouse.move(20, 780)
  await page.clock.runFor(299)
  await moveTo(page, '.menu > .menu-dropdown > .menu-own', 1)
  for (let time = 0; time < 700; time += 100) {
    await page.clock.runFor(100)
    expect(await openItems(page)).toEqual(['dropdown'])
  }
})

test('from one item to the next: the one closes, the other opens', async () => {
  await using opened = await withPointer()
  const { page } = opened
  await moveTo(page, '.menu > .menu-dropdown > .menu-own')
  await page.clock.runFor(300)
  expect(await openItems(page)).toEqual(['dropdown'])
  await moveTo(page, '.menu > .menu-mega > .menu-own')
  await page.clock.runFor(300)
  expect(await openItems(page)).toEqual(['mega'])
})

test('tabs open by hovering and stay open, and the one that is shown, when the pointer leaves', async () => {
  await using opened = await withPointer()
  const { page } = opened
  await moveTo(page, '.menu > .menu-tabs > .menu-own')
  await page.clock.runFor(300)
  await tabs(page).panel.waitFor()
  const second = page.locator('.menu-tab').nth(1).locator('.menu-tab-panel')
  await moveTo(page, '.menu-tab:nth-child(2) summary')
  await page.clock.runFor(300)
  await second.waitFor()
  await page.mouse.move(20, 795, { steps: 5 })
  await page.clock.runFor(800)
  expect(await openItems(page)).toEqual(['tabs'])
  expect(await second.isVisible()).toBe(true)
})

test('what is being worked in is not taken away', async () => {
  await using opened = await withPointer()
  const { page } = opened
  await moveTo(page, '.menu > .menu-dropdown > .menu-own')
  await page.clock.runFor(300)
  expect(await openItems(page)).toEqual(['dropdown'])
  await about(page).panel.locator('a').first().focus()
  await page.mouse.move(20, 795, { steps: 5 })
  await page.clock.runFor(800)
  expect(await openItems(page)).toEqual(['dropdown'])
})

test('the cart opens by hovering too', async () => {
  await using opened = await withPointer()
  const { page } = opened
  const detail = { total: 'kr 1', lines: [{ name: 'Ovn', quantity: 1 }] }
  await page.evaluate((told) => document.dispatchEvent(new CustomEvent('cart:added', { detail: told })), detail)
  await cart(page).button.waitFor()
  await moveTo(page, '.menu-cart > .menu-own')
  await page.clock.runFor(300)
  expect(await openItems(page)).toEqual(['cart'])
})

test('in the collapsed menu hovering opens nothing', async () => {
  await using opened = await openPage(browser, site, { viewport: { width: 700, height: 800 } })
  const { page } = opened
  await page.locator('.menu-toggle').click()
  await menuStarted(page)
  await stopClock(page)
  await moveTo(page, '.menu > .menu-mega > .menu-own')
  await page.clock.runFor(700)
  expect(await openItems(page)).toEqual(['menu'])
})

test('hovering that is fetched too late opens nothing that a click has closed', async () => {
  await using opened = await openPage(browser, site, screen)
  const { page } = opened
  await stopClock(page)
  const module = await page.locator('.site-header').getAttribute('data-module')
  let arrive = () => {}
  const arriving = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(`**${module}`, async (route) => {
    await arriving
    await route.continue()
  })
  await about(page).button.click()
  await expect.poll(() => openItems(page)).toEqual(['dropdown'])
  await about(page).button.click()
  await expect.poll(() => openItems(page)).toEqual([])
  arrive()
  await menuStarted(page)
  await page.clock.runFor(1000)
  expect(await openItems(page)).toEqual([])
})

test('where the editors chose clicks alone, hovering opens nothing', async () => {
  await menus.publish({ opening: 'click' })
  await using opened = await openPage(browser, site, screen)
  const { page } = opened
  await stopClock(page)
  await about(page).button.hover()
  await menuStarted(page)
  await moveTo(page, '.menu > .menu-mega > .menu-own')
  await page.clock.runFor(700)
  expect(await openItems(page)).toEqual([])
  await mega(page).button.click()
  await expect.poll(() => openItems(page)).toEqual(['mega'])
})
