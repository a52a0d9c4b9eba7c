/** The menu under a mouse's button: what opens, what closes it, and what a click follows. */
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser } from '../support/browser'
import {
  about,
  account,
  mega,
  nested,
  openItems,
  openMenu,
  openPage,
  phone,
  screen,
  tablet,
  tabs,
} from '../support/menu'
import { sharedSite } from '../support/site'

const site = sharedSite()
const browser = await openBrowser()

const widths = [phone, tablet, screen]
const outside = (page: Page) => page.mouse.click(4, (page.viewportSize()?.height ?? 0) - 5)

/** Opens the page with its menu in sight; what else is open then stands within `around`. */
async function withMenu(size: typeof phone, path = '/') {
  const opened = await openPage(browser, site, size, path)
  const around = size === phone ? ['menu'] : []
  if (size === phone) await openMenu(opened.page)
  const expectOpen = (...items: string[]) => expect.poll(() => openItems(opened.page)).toEqual([...around, ...items])
  return { ...opened, expectOpen }
}

test.each(widths)('an item opens by a click and closes by another, at $viewport.width px', async (size) => {
  await using opened = await withMenu(size)
  const { page, expectOpen } = opened
  for (const [item, name] of [
    [mega(page), 'mega'],
    [about(page), 'dropdown'],
    [tabs(page), 'tabs'],
  ] as const) {
    await item.button.click()
    await expectOpen(name)
    expect(await item.panel.isVisible()).toBe(true)
    await item.button.click()
    await expectOpen()
    expect(await item.panel.isVisible()).toBe(false)
  }
})

test.each(widths)(
  'opening an item closes its siblings and not what it stands in, at $viewport.width px',
  async (size) => {
    await using opened = await withMenu(size)
    const { page, expectOpen } = opened
    await mega(page).button.click()
    await tabs(page).button.click()
    await expectOpen('tabs')
    await about(page).button.click()
    await expectOpen('dropdown')
    await nested(page).button.click()
    await expectOpen('dropdown', 'dropdown')
    expect(await nested(page).panel.isVisible()).toBe(true)
  },
)

test.each([tablet, screen])('the tools are siblings of the items, at $viewport.width px', async (size) => {
  await using opened = await withMenu(size)
  const { page, expectOpen } = opened
  await about(page).button.click()
  await account(page).button.click()
  await expectOpen('account')
  await mega(page).button.click()
  await expectOpen('mega')
})

test.each(widths)('a click outside closes everything, at $viewport.width px', async (size) => {
  await using opened = await withMenu(size)
  const { page } = opened
  await about(page).button.click()
  await nested(page).button.click()
  await nested(page).panel.waitFor()
  await outside(page)
  await expect.poll(() => openItems(page)).toEqual([])
  await account(page).button.click()
  await account(page).panel.waitFor()
  await outside(page)
  await expect.poll(() => openItems(page)).toEqual([])
})

test.each(widths)(
  "the first click on a closed item's link opens it, the second follows, at $viewport.width px",
  async (size) => {
    await using opened = await withMenu(size, '/kontakt')
    const { page, expectOpen } = opened
    await about(page).own.click()
    await expectOpen('dropdown')
    expect(new URL(page.url()).pathname).toBe('/kontakt')
    await about(page).own.click()
    await page.waitForURL(`${site.url}/om-oss`)
  },
)

test.each(widths)('a link without anything below it is followed at once, at $viewport.width px', async (size) => {
  await using opened = await withMenu(size)
  await opened.page.locator('.menu > li:not(.menu-parent) > a[href="/finn-forhandler"]').click()
  await opened.page.waitForURL(`${site.url}/finn-forhandler`)
})

const inNewTab: [string, Parameters<Locator['click']>[0]][] = [
  ['control', { modifiers: ['ControlOrMeta'] }],
  ['the middle button', { button: 'middle' }],
]
test.each(inNewTab)("a click with %s opens a closed item's link in a new tab at once", async (_, how) => {
  await using opened = await withMenu(screen)
  const { page, context, expectOpen } = opened
  const arrives = context.waitForEvent('page')
  await about(page).own.click(how)
  const tab = await arrives
  await tab.waitForURL(`${site.url}/om-oss`)
  expect(new URL(page.url()).pathname).toBe('/')
  await expectOpen()
})

test('a click on what hovering opened pins it, the next closes it', async () => {
  await using opened = await withMenu(screen)
  const { page, expectOpen } = opened
  await mega(page).button.hover()
  await expectOpen('mega')
  await mega(page).button.click()
  await page.mouse.move(640, 790, { steps: 5 })
  await stays(page, ['mega'])
  await mega(page).button.click()
  await expectOpen()
})

test('what hovering opened and Escape closed opens by a single click', async () => {
  await using opened = await withMenu(screen)
  const { page, expectOpen } = opened
  await tabs(page).button.hover()
  await expectOpen('tabs')
  await page.keyboard.press('Escape')
  await expectOpen()
  await tabs(page).button.click()
  await stays(page, ['tabs'])
})

test('two clicks at once leave an item closed, though the pointer rests on it', async () => {
  await using opened = await withMenu(screen)
  const { page, expectOpen } = opened
  // The module that hovering needs is there once it has opened something.
  await tabs(page).button.hover()
  await expectOpen('tabs')
  await outside(page)
  await expectOpen()
  await mega(page).button.dblclick()
  await stays(page, [])
})

/** Looks for as long as hovering would take to open or to close. */
async function stays(page: Page, expected: string[]): Promise<void> {
  const until = performance.now() + 800
  while (performance.now() < until) {
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(await openItems(page)).toEqual(expected)
  }
}
