/** What a visitor works in stays open under a mouse that moves on; and what hangs from the bar, and its rings. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser, stopClock } from '../support/browser'
import {
  about,
  account,
  editMenus,
  focus,
  mega,
  menuStarted,
  middleOf,
  openItems,
  openPage,
  screen,
  search,
} from '../support/menu'
import { ownSite } from '../support/site'

const site = await ownSite()
const browser = await openBrowser()
const menus = await editMenus(site)
await menus.publish({ opening: 'hover' })

async function restOn(page: Page, selector: string): Promise<void> {
  const { x, y } = await middleOf(page, selector)
  await page.mouse.move(x, y, { steps: 4 })
  await page.clock.runFor(1200)
}

test('the search that is being typed in stays, with what was typed, while the mouse rests on other items', async () => {
  await using opened = await openPage(browser, site, screen)
  const { page } = opened
  await search(page).button.click()
  const field = search(page).panel.locator('input[type=search]')
  await field.fill('vedovn')
  await menuStarted(page)
  await stopClock(page)
  for (const item of [
    '.menu > .menu-mega > .menu-own',
    '.menu > .menu-dropdown > .menu-own',
    '.menu-account summary',
  ]) {
    await restOn(page, item)
    expect(await openItems(page)).toEqual(['search'])
  }
  expect(await field.inputValue()).toBe('vedovn')
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)
  // Left by a click, it gives way.
  await about(page).button.click()
  await expect.poll(() => openItems(page)).toEqual(['dropdown'])
})

test('a form that was typed in stays without the focus, and one that nobody touched gives way', async () => {
  await using opened = await openPage(browser, site, screen)
  const { page } = opened
  await account(page).button.click()
  await account(page).panel.waitFor()
  const field = account(page).panel.locator('input[name=user]').first()
  await field.fill('kari')
  await menuStarted(page)
  await field.evaluate((input) => (input as HTMLInputElement).blur())
  await stopClock(page)
  await restOn(page, '.menu > .menu-mega > .menu-own')
  expect(await openItems(page)).toEqual(['account'])
  await field.evaluate((input) => {
    ;(input as HTMLInputElement).value = ''
  })
  await restOn(page, '.menu > .menu-dropdown > .menu-own')
  await expect.poll(() => openItems(page)).toEqual(['dropdown'])
})

test('a panel that the keyboard is in stays as well', async () => {
  await using opened = await openPage(browser, site, screen)
  const { page } = opened
  await about(page).button.click()
  await focus(page, about(page).panel.locator('a').first())
  await stopClock(page)
  await restOn(page, '.menu > .menu-mega > .menu-own')
  expect(await openItems(page)).toEqual(['dropdown'])
})

test('a dropdown hangs under its label', async () => {
  await using opened = await openPage(browser, site, screen)
  const { page } = opened
  await about(page).button.click()
  const label = await about(page).own.boundingBox()
  const panel = await about(page).panel.boundingBox()
  expect(Math.abs((panel?.x ?? 0) - (label?.x ?? 99))).toBeLessThanOrEqual(1)
})

test('the mouse and the focus mark the whole item', async () => {
  await using opened = await openPage(browser, site, screen)
  const { page } = opened
  const item = page.locator('.menu > .menu-mega')
  const colour = () => item.evaluate((element) => getComputedStyle(element).backgroundColor)
  const before = await colour()
  await mega(page).own.hover()
  expect(await colour()).not.toBe(before)
  await mega(page).button.hover()
  expect(await colour()).not.toBe(before)
  await page.mouse.move(600, 700)
  await page.locator('.site-logo').focus()
  await page.keyboard.press('Tab')
  expect(await mega(page).own.evaluate((link) => link === document.activeElement)).toBe(true)
  expect(await item.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid')
})

test('the ring of the search field goes around field and button, within the panel', async () => {
  await using opened = await openPage(browser, site, screen)
  const { page } = opened
  await search(page).button.click()
  const row = search(page).panel.locator('.search-row')
  await search(page).panel.locator('input[type=search]').focus()
  expect(await row.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid')
  const around = await search(page).panel.boundingBox()
  const inside = await row.boundingBox()
  const RING = 6
  expect((inside?.x ?? 0) - (around?.x ?? 0)).toBeGreaterThanOrEqual(RING)
  expect((inside?.y ?? 0) - (around?.y ?? 0)).toBeGreaterThanOrEqual(RING)
})
