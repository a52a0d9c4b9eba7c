/**
 * The menu's layouts on both sides of the breakpoint, and how wide the page is under each
 * (docs/behaviour.md#menu-layout).
 */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser, stopClock } from '../support/browser'
import { about, editMenus, mega, openItems, openMenu, openPage, touch, touched } from '../support/menu'
import { ownSite } from '../support/site'

const site = await ownSite()
const browser = await openBrowser()
const menus = await editMenus(site)

const wide = (width: number) => ({ viewport: { width, height: 800 } })
const panel = (page: Page) => page.locator('.site-menu > nav')
const box = async (page: Page, selector: string) => {
  const found = await page.locator(selector).first().boundingBox()
  if (!found) throw new Error(`${selector} is not drawn`)
  return found
}

test.each([
  { layout: 'responsive', breakpoint: 768, gutter: 30 },
  { layout: 'horizontal', breakpoint: 1000, gutter: 50 },
])('$layout, at $breakpoint px: the bar is not horizontal, one pixel above it is', async (settings) => {
  await menus.publish(settings)
  const { breakpoint, gutter } = settings
  await using at = await openPage(browser, site, wide(breakpoint))
  expect(await at.page.locator('.menu-toggle').isVisible()).toBe(true)
  expect(await at.page.locator('.menu').isVisible()).toBe(false)
  expect((await box(at.page, '.site-logo')).x).toBe(gutter)

  await using above = await openPage(browser, site, wide(breakpoint + 1))
  expect(await above.page.locator('.menu-toggle').isVisible()).toBe(false)
  const items = await above.page
    .locator('.menu > li:visible')
    .evaluateAll((all) =>
      all.map((item) => item.getBoundingClientRect()).map(({ left, right, top }) => ({ left, right, top })),
    )
  const [first, second] = items
  expect(items.length).toBeGreaterThanOrEqual(3)
  expect(second?.left).toBeGreaterThanOrEqual(first?.right ?? Number.POSITIVE_INFINITY)
  expect(second?.top).toBe(first?.top)
  expect((await box(above.page, '.site-logo')).x).toBe(gutter)
  // Crossing it with something open leaves nothing behind.
  await mega(above.page).button.click()
  await expect.poll(() => openItems(above.page)).toEqual(['mega'])
  await above.page.setViewportSize({ width: breakpoint, height: 800 })
  await expect.poll(() => openItems(above.page)).toEqual([])
  await openMenu(above.page)
  await above.page.setViewportSize({ width: breakpoint + 1, height: 800 })
  await expect.poll(() => openItems(above.page)).toEqual([])
  expect(await above.page.locator('.menu').isVisible()).toBe(true)
  await above.page.mouse.move(100, 600)
  await above.page.mouse.wheel(0, 300)
  await expect.poll(() => above.page.evaluate(() => scrollY)).toBeGreaterThan(0)
})

test('responsive: the menu opens below the bar, over its whole width, and the page stays free', async () => {
  await menus.publish({ layout: 'responsive', breakpoint: 768, gutter: 30 })
  await using opened = await openPage(browser, site, wide(375))
  const { page } = opened
  await openMenu(page)
  const [bar, below] = [await box(page, '.site-header'), await box(page, '.site-menu > nav')]
  expect(Math.abs(below.y - (bar.y + bar.height))).toBeLessThanOrEqual(1)
  expect(below.width).toBe(375)
  expect(below.y + below.height).toBeLessThanOrEqual(800 - 15)
  await page.mouse.move(100, 795)
  await page.mouse.wheel(0, 40)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(40)
})

const sidePanels = [
  { layout: 'horizontal', width: 320 },
  { layout: 'horizontal', width: 375 },
  { layout: 'horizontal', width: 768 },
  { layout: 'vertical', width: 375 },
  { layout: 'vertical', width: 820 },
  { layout: 'vertical', width: 1280 },
]
test.each(sidePanels)(
  '$layout, at $width px: a side panel of at most 68 % of the window',
  async ({ layout, width }) => {
    await menus.publish({ layout, breakpoint: 768 })
    await using opened = await openPage(browser, site, { ...wide(width), reducedMotion: 'reduce' })
    const { page } = opened
    await page.evaluate(() => window.scrollTo({ top: 800, behavior: 'instant' }))
    await page.locator('.site-header.is-stuck').waitFor()
    await openMenu(page)
    const side = await box(page, '.site-menu > nav')
    expect(side.width).toBeLessThanOrEqual(width * 0.68 + 0.01)
    expect(side.x + side.width).toBeGreaterThanOrEqual(width - 20)
    expect(side.y).toBe(0)
    expect(side.height).toBe(800)
    // Everything in it can be reached within its width.
    expect(await panel(page).evaluate((nav) => nav.scrollWidth - nav.clientWidth)).toBe(0)
    const standing = () => page.locator('main').evaluate((main) => Math.round(main.getBoundingClientRect().top))
    const before = await standing()
    await page.mouse.move(20, 600)
    await page.mouse.wheel(0, 400)
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
    expect(await standing()).toBe(before)

    for (const close of [
      () => page.locator('.menu-close').click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(20, 600),
    ]) {
      if (!(await panel(page).isVisible())) await openMenu(page)
      await close()
      await panel(page).waitFor({ state: 'hidden' })
      await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(800)
    }
  },
)

test('a side panel shows after 1000 ms that it can be slid away, and not before', async () => {
  await menus.publish({ layout: 'horizontal', breakpoint: 768 })
  await using opened = await openPage(browser, site, wide(375))
  const { page } = opened
  await stopClock(page)
  await page.evaluate(() =>
    document.addEventListener('toggle', () => Object.assign(window, { toggled: true }), { capture: true }),
  )
  await openMenu(page)
  await page.waitForFunction(() => 'toggled' in window)
  const shows = () => page.locator('.shows-slide-bar').count()
  await page.clock.runFor(999)
  expect(await shows()).toBe(0)
  await page.clock.runFor(1)
  expect(await shows()).toBe(1)
  const opacity = () =>
    page.locator('.site-menu > nav').evaluate((nav) => Number(getComputedStyle(nav, '::before').opacity))
  await expect.poll(opacity).toBe(1)
  await page.keyboard.press('Escape')
  await page.locator('.shows-slide-bar').waitFor({ state: 'detached' })
})

test('a swipe slides the side panel away; a short one, or one along it, does not', async () => {
  await menus.publish({ layout: 'horizontal', breakpoint: 768 })
  await using opened = await openPage(browser, site, { ...touched, reducedMotion: 'reduce' })
  const { page } = opened
  await page.locator('.menu-toggle').tap()
  const { x, width } = await box(page, '.site-menu > nav')
  const from = { x: x + 20, y: 500 }
  await touch(page, from, { x: from.x + width * 0.15, y: 500 })
  await touch(page, from, { x: from.x + 5, y: 200 })
  await touch(page, from, { x: from.x - 15, y: 500 })
  expect(await openItems(page)).toEqual(['menu'])
  await touch(page, from, { x: from.x + width * 0.5, y: 510 })
  await expect.poll(() => openItems(page)).toEqual([])
  await page.locator('.menu-toggle').tap()
  await expect.poll(() => openItems(page)).toEqual(['menu'])
  await page.touchscreen.tap(20, 600)
  await expect.poll(() => openItems(page)).toEqual([])
})

test.each(['responsive', 'horizontal', 'vertical'])(
  '%s: no page is wider than its window, with everything open or closed',
  async (layout) => {
    await menus.publish({ layout, breakpoint: 768, gutter: 30 })
    const findings: string[] = []
    const over = (page: Page) =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    for (const width of [320, 375, 768, 820, 1280, 2560]) {
      await using opened = await openPage(browser, site, wide(width))
      const { page } = opened
      const look = async (what: string) => {
        const by = await over(page)
        if (by > 0) findings.push(`${what} at ${width} px: ${by} px too wide`)
      }
      await look('closed')
      const isFolded = await page.locator('.menu-toggle').isVisible()
      if (isFolded) await openMenu(page)
      for (const kind of ['.menu > .menu-mega', '.menu > .menu-tabs', '.menu > .menu-dropdown', '.menu > .menu-more']) {
        // What the row has no room for is below the last item.
        if (!(await page.locator(`${kind} > details > summary`).isVisible())) continue
        await page.locator(`${kind} > details > summary`).click()
        await page.locator(`${kind} > details > .menu-panel`).waitFor()
        await look(kind)
      }
      if (isFolded) await page.keyboard.press('Escape')
      if (isFolded && (await panel(page).isVisible())) await page.keyboard.press('Escape')
      for (const kind of ['.menu-search', '.menu-account']) {
        await page.locator(`.tools > ${kind} > details > summary`).click()
        await page.locator(`.tools > ${kind} > details > .menu-panel`).waitFor()
        await look(kind)
        await page.keyboard.press('Escape')
      }
    }
    expect(findings).toEqual([])
  },
)

test('at 200 % zoom the menu is the collapsed one, and everything in it is within the window', async () => {
  await menus.publish({ layout: 'responsive', breakpoint: 768, gutter: 30 })
  await using opened = await openPage(browser, site, { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 })
  const { page } = opened
  await openMenu(page)
  await about(page).button.click()
  const below = await box(page, '.site-menu > nav')
  expect(below.y + below.height).toBeLessThanOrEqual(400 - 15)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(640)
  const last = page.locator('.language-switch a')
  await last.scrollIntoViewIfNeeded()
  const { x, y, width, height } = await box(page, '.language-switch a')
  expect(x + width).toBeLessThanOrEqual(640)
  expect(y + height).toBeLessThanOrEqual(400)
})
