/** The menu under a resting, passing and leaving pointer, with times from the page's own clock (spec §9, menu timings). */
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { HOVER_INTERVAL } from '../../src/features/navigation/constants'
import { startBrowser, timed } from '../support/browser'
import { about, cart, editMenus, mega, middleOf, openItems, openPage, screen, tabs } from '../support/menu'
import { startSite } from '../support/site'

const site = await startSite()
const browser = await startBrowser()
afterAll(async () => {
  await browser.close()
  await site.stop()
})

/** What a busy machine may add to a timer, in milliseconds. */
const SLACK = 350
/** Timers never fire early, but the clocks of events and timers differ by a little. */
const EARLY = 10

const wideLabel = 'Om oss og alt annet som folk pleier å spørre om når de ringer'
const menus = await editMenus(site)
const items = (await menus.read()).items.map((item) =>
  item.blockType === 'dropdown' ? { ...item, label: wideLabel } : item,
)
await menus.publish({ items })

interface Noted {
  what: 'enters' | 'leaves' | 'opens' | 'closes'
  item: string
  at: number
}

/** A page that notes what the pointer and the items do; hovering's own module is there already. */
async function withPointer(size = screen) {
  const opened = await openPage(browser, site, size)
  const { page } = opened
  await page.mouse.move(640, 700)
  await about(page).button.hover()
  await expect.poll(() => openItems(page)).toEqual(['dropdown'])
  await page.mouse.move(640, 700)
  await expect.poll(() => openItems(page)).toEqual([])
  await page.evaluate(() => {
    const noted: object[] = []
    Object.assign(window, { noted })
    const note = (what: string, element: Element) => {
      const item = /menu-(mega|tabs|dropdown|cart|tab)\b/.exec(element.className)?.[1] ?? ''
      noted.push({ what, item, at: performance.now() })
    }
    for (const item of document.querySelectorAll('.menu > li, .menu-tab, .menu-cart')) {
      item.addEventListener('pointerenter', () => note('enters', item))
      item.addEventListener('pointerleave', () => note('leaves', item))
    }
    const told = ({ target }: Event) => {
      if (target instanceof HTMLDetailsElement && target.parentElement)
        note(target.open ? 'opens' : 'closes', target.parentElement)
    }
    document.addEventListener('toggle', told, true)
  })
  const noted = () => page.evaluate(() => (window as Window & { noted?: Noted[] }).noted ?? [])
  const happened = async (what: Noted['what'], item: string) =>
    (await noted()).findLast((note) => note.what === what && note.item === item)?.at
  return { ...opened, noted, happened }
}

/** Until the page's clock has gone on so long. */
const after = (page: Page, milliseconds: number) =>
  page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), milliseconds)

async function moveTo(page: Page, selector: string, steps = 6): Promise<void> {
  const { x, y } = await middleOf(page, selector)
  await page.mouse.move(x, y, { steps })
}

test.each([
  ['mega', '.menu > .menu-mega > .menu-own'],
  ['dropdown', '.menu > .menu-dropdown > .menu-own'],
  ['tabs', '.menu > .menu-tabs > details > summary'],
])('a pointer that comes from the page and rests on %s opens it after 300 ms', timed, async (item, selector) => {
  await using opened = await withPointer()
  const { page, happened } = opened
  await moveTo(page, selector)
  await expect.poll(() => happened('opens', item)).toBeDefined()
  const time = ((await happened('opens', item)) ?? 0) - ((await happened('enters', item)) ?? 0)
  expect(time).toBeGreaterThan(300 - EARLY)
  expect(time).toBeLessThan(300 + SLACK / 2)
})

test('the first pointer on a page, which the module is fetched for, waits no longer', timed, async () => {
  await using opened = await openPage(browser, site, screen)
  const { page } = opened
  const { x, y } = await middleOf(page, '.menu > .menu-dropdown > .menu-own')
  await page.mouse.move(x, y)
  const came = performance.now()
  await page.mouse.move(x + 6, y, { steps: 3 })
  await expect.poll(() => openItems(page), { interval: 20 }).toEqual(['dropdown'])
  expect(performance.now() - came).toBeLessThan(300 + SLACK - 100)
})

test('a pointer that passes over the bar opens nothing', async () => {
  await using opened = await withPointer()
  const { page, noted } = opened
  const { y } = await middleOf(page, '.menu > .menu-mega > .menu-own')
  await page.mouse.move(20, y)
  await page.mouse.move(1270, y, { steps: 25 })
  await page.mouse.move(1270, 700)
  await after(page, 700)
  const notes = await noted()
  expect(notes.filter(({ what }) => what === 'enters').length).toBeGreaterThanOrEqual(3)
  expect(notes.filter(({ what }) => what === 'opens')).toEqual([])
})

test('a pointer that moves more than 150 px between two looks is given another 300 ms', timed, async () => {
  await using opened = await withPointer()
  const { page, happened } = opened
  const box = await about(page).own.boundingBox()
  const { x = 0, y = 0, width = 0, height = 0 } = box ?? {}
  expect(width).toBeGreaterThan(300)
  const middle = y + height / 2
  await page.mouse.move(x + 5, 700)
  await page.mouse.move(x + 5, middle)
  await page.mouse.move(x + width - 5, middle, { steps: 4 })
  await expect.poll(() => happened('opens', 'dropdown')).toBeDefined()
  const time = ((await happened('opens', 'dropdown')) ?? 0) - ((await happened('enters', 'dropdown')) ?? 0)
  expect(time).toBeGreaterThan(600 - EARLY)
  expect(time).toBeLessThan(600 + SLACK)
})

test('what hovering opened closes 300 ms after the pointer has left it, its panel included', timed, async () => {
  await using opened = await withPointer()
  const { page, happened, noted } = opened
  await moveTo(page, '.menu > .menu-dropdown > .menu-own')
  await expect.poll(() => openItems(page)).toEqual(['dropdown'])
  await moveTo(page, '.menu > .menu-dropdown .submenu > li > a')
  await after(page, 500)
  expect((await noted()).filter(({ what }) => what === 'closes')).toEqual([])
  await page.mouse.move(20, 780, { steps: 5 })
  await expect.poll(() => happened('closes', 'dropdown')).toBeDefined()
  const time = ((await happened('closes', 'dropdown')) ?? 0) - ((await happened('leaves', 'dropdown')) ?? 0)
  expect(time).toBeGreaterThan(300 - EARLY)
  expect(time).toBeLessThan(300 + SLACK)
})

test('a pointer that comes back in time keeps it open', async () => {
  await using opened = await withPointer()
  const { page, noted } = opened
  await moveTo(page, '.menu > .menu-dropdown > .menu-own')
  await expect.poll(() => openItems(page)).toEqual(['dropdown'])
  await page.mouse.move(20, 780)
  await after(page, 120)
  await moveTo(page, '.menu > .menu-dropdown > .menu-own', 1)
  await after(page, 700)
  const notes = await noted()
  expect(notes.filter(({ what }) => what === 'leaves')).toHaveLength(1)
  expect(notes.filter(({ what }) => what === 'closes')).toEqual([])
})

test('from one item to the next: the one closes, the other opens', async () => {
  await using opened = await withPointer()
  const { page } = opened
  await moveTo(page, '.menu > .menu-dropdown > .menu-own')
  await expect.poll(() => openItems(page)).toEqual(['dropdown'])
  await moveTo(page, '.menu > .menu-mega > .menu-own')
  await expect.poll(() => openItems(page)).toEqual(['mega'])
})

test('tabs open by hovering and stay open, and the one that is shown, when the pointer leaves', async () => {
  await using opened = await withPointer()
  const { page } = opened
  await moveTo(page, '.menu > .menu-tabs > .menu-own')
  await tabs(page).panel.waitFor()
  const second = page.locator('.menu-tab').nth(1).locator('.menu-tab-panel')
  await moveTo(page, '.menu-tab:nth-child(2) summary')
  await second.waitFor()
  await page.mouse.move(20, 795, { steps: 5 })
  await after(page, 800)
  expect(await openItems(page)).toEqual(['tabs'])
  expect(await second.isVisible()).toBe(true)
})

test('what is being worked in is not taken away', async () => {
  await using opened = await withPointer()
  const { page } = opened
  await moveTo(page, '.menu > .menu-dropdown > .menu-own')
  await expect.poll(() => openItems(page)).toEqual(['dropdown'])
  await about(page).panel.locator('a').first().focus()
  await page.mouse.move(20, 795, { steps: 5 })
  await after(page, 800)
  expect(await openItems(page)).toEqual(['dropdown'])
})

test('the cart opens by hovering too', async () => {
  await using opened = await withPointer()
  const { page } = opened
  const detail = { total: 'kr 1', lines: [{ name: 'Ovn', quantity: 1 }] }
  await page.evaluate((told) => document.dispatchEvent(new CustomEvent('cart:added', { detail: told })), detail)
  await cart(page).button.waitFor()
  await moveTo(page, '.menu-cart > .menu-own')
  await expect.poll(() => openItems(page)).toEqual(['cart'])
})

test('in the collapsed menu hovering opens nothing', async () => {
  await using opened = await openPage(browser, site, { viewport: { width: 700, height: 800 } })
  const { page } = opened
  await page.locator('.menu-toggle').click()
  await moveTo(page, '.menu > .menu-mega > .menu-own')
  await after(page, 700)
  expect(await openItems(page)).toEqual(['menu'])
})

test('where the editors chose clicks alone, hovering opens nothing', async () => {
  await menus.publish({ opening: 'click' })
  await using opened = await openPage(browser, site, screen)
  const { page } = opened
  await moveTo(page, '.menu > .menu-mega > .menu-own')
  await after(page, 700)
  expect(await openItems(page)).toEqual([])
  await mega(page).button.click()
  await expect.poll(() => openItems(page)).toEqual(['mega'])
})

test('hovering that is fetched too late opens nothing that a click has closed', async () => {
  await using opened = await openPage(browser, site, screen)
  const { page } = opened
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
  await page.locator('.site-header:not([data-module])').waitFor()
  await page.waitForTimeout(3 * HOVER_INTERVAL)
  expect(await openItems(page)).toEqual([])
})
