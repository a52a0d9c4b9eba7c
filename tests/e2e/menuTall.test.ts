/** Dropdowns that are taller than the window has room for (docs/behaviour.md#menu-layout). */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser, stopClock } from '../support/browser'
import { about, account, editMenus, focus, link, mega, nested, openMenu, openPage, tabs } from '../support/menu'
import { ownSite } from '../support/site'

const site = await ownSite()
const browser = await openBrowser()

const HEIGHT = 400
/** What a dropdown leaves free below itself. */
const MARGIN = 15
const menus = await editMenus(site)
const { items } = await menus.read()
const many = Array.from({ length: 20 }, (_, at) => link(`Side ${at + 1}`, `/kontakt#${at}`))
await menus.publish({
  sticky: false,
  items: items.map((item) =>
    item.blockType === 'dropdown' ? { ...item, items: [...(item.items ?? []), ...many] } : item,
  ),
})

const low = (width: number) => ({ viewport: { width, height: HEIGHT }, reducedMotion: 'reduce' as const })
type Panel = ReturnType<typeof mega>['panel']
const bottomOf = async (panel: Panel) => {
  const box = await panel.boundingBox()
  return box ? box.y + box.height : Number.NaN
}
/** Whether its last part comes into the window by turning the wheel over it, while the page stays. */
async function scrollsInside(page: Page, panel: Panel): Promise<boolean> {
  const { x = 0, y = 0, width = 0 } = (await panel.boundingBox()) ?? {}
  const { hidden } = await panel.evaluate((element) => ({ hidden: element.scrollHeight - element.clientHeight }))
  const before = await page.evaluate(() => scrollY)
  await page.mouse.move(x + width / 2, y + 20)
  await page.mouse.wheel(0, hidden + 200)
  await expect.poll(() => panel.evaluate((element) => element.scrollTop)).toBeGreaterThanOrEqual(hidden - 1)
  return hidden > 0 && (await page.evaluate(() => scrollY)) === before
}

test.each([1280, 1440])('a panel ends 15 px above the lower edge and scrolls inside, at %d px', async (width) => {
  await using opened = await openPage(browser, site, low(width))
  const { page } = opened
  for (const item of [mega(page), about(page)]) {
    await item.button.click()
    await item.panel.waitFor()
    await expect.poll(() => bottomOf(item.panel)).toBeLessThanOrEqual(HEIGHT - MARGIN)
    expect(await scrollsInside(page, item.panel)).toBe(true)
  }
  for (const item of [tabs(page), account(page)]) {
    await item.button.click()
    await item.panel.waitFor()
    await expect.poll(() => bottomOf(item.panel)).toBeLessThanOrEqual(HEIGHT - MARGIN)
  }
})

test('what stands deep in a tall panel is scrolled to by keyboard', async () => {
  await using opened = await openPage(browser, site, low(1280))
  const { page } = opened
  await focus(page, about(page).button)
  await page.keyboard.press('Enter')
  await focus(page, nested(page).button)
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  const last = about(page).panel.locator('a').last()
  await expect.poll(() => last.evaluate((element) => element === document.activeElement)).toBe(true)
  await expect
    .poll(async () => ((await last.boundingBox())?.y ?? HEIGHT) + ((await last.boundingBox())?.height ?? 0))
    .toBeLessThanOrEqual(HEIGHT - MARGIN)
})

test('the collapsed menu ends 15 px above the lower edge and scrolls inside', async () => {
  await using opened = await openPage(browser, site, low(375))
  const { page } = opened
  const panel = page.locator('.site-menu > nav')
  await openMenu(page)
  await about(page).button.click()
  await about(page).panel.waitFor()
  await expect.poll(() => bottomOf(panel)).toBeLessThanOrEqual(HEIGHT - MARGIN)
  expect(await scrollsInside(page, panel)).toBe(true)
})

/** Stops the clock, and counts from then on how often the open panel is measured. */
async function countMeasuring(page: Page, panel: Panel) {
  await stopClock(page)
  await panel.evaluate((element) => {
    const counted = { measured: 0, events: 0 }
    Object.assign(window, { counted })
    const noticed = () => {
      counted.events++
    }
    addEventListener('resize', noticed)
    addEventListener('scroll', noticed)
    new MutationObserver(() => {
      counted.measured++
    }).observe(element, { attributeFilter: ['style'] })
  })
  return (what: 'measured' | 'events') =>
    page.evaluate((name) => (window as Window & { counted?: Record<string, number> }).counted?.[name], what)
}

test('after the window was resized it is measured again when that has rested for 300 ms', async () => {
  await using opened = await openPage(browser, site, low(1280))
  const { page } = opened
  const { button, panel } = mega(page)
  await button.click()
  await expect.poll(() => bottomOf(panel)).toBeLessThanOrEqual(HEIGHT - MARGIN)
  const count = await countMeasuring(page, panel)
  for (const [at, height] of [380, 340, 300].entries()) {
    await page.setViewportSize({ width: 1280, height })
    await expect.poll(() => count('events')).toBe(at + 1)
    await page.clock.runFor(299)
    expect(await count('measured')).toBe(0)
  }
  await page.clock.runFor(1)
  expect(await count('measured')).toBe(1)
  expect(await bottomOf(panel)).toBeLessThanOrEqual(300 - MARGIN)
})

test('after the page was scrolled it is measured again when that has rested for 500 ms', async () => {
  await using opened = await openPage(browser, site, low(1280))
  const { page } = opened
  const { button, panel } = about(page)
  await button.click()
  await expect.poll(() => bottomOf(panel)).toBe(HEIGHT - MARGIN)
  const count = await countMeasuring(page, panel)
  for (const [at, top] of [10, 30, 50].entries()) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
    await expect.poll(() => count('events')).toBe(at + 1)
    await page.clock.runFor(499)
    expect(await count('measured')).toBe(0)
  }
  await page.clock.runFor(1)
  expect(await count('measured')).toBe(1)
  expect(await bottomOf(panel)).toBe(HEIGHT - MARGIN)
})
