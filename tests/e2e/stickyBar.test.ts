/** The bar that sticks to the top of the window (docs/behaviour.md#sticky-bar). */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser } from '../support/browser'
import { editMenus, focus, openItems, openMenu, openPage, phone, screen, tablet } from '../support/menu'
import { shiftsOf, watchShifts } from '../support/shifts'
import { ownSite } from '../support/site'

const site = await ownSite()
const browser = await openBrowser()
const menus = await editMenus(site)

const LONG_PAGE = '/om-oss'
/** Of its last part. */
const ANCHOR = 'forhandler'

/**
 * Scrolls as a script does, and lets the page draw what follows from it. A font that comes later changes lines above,
 * and the browser then scrolls by itself so that the text stands still.
 */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (y) => {
    await document.fonts.ready
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    window.scrollTo({ top: y, behavior: 'instant' })
    await painted()
    if (Math.round(scrollY) !== y) throw new Error(`the page scrolls to ${scrollY} only`)
  }, top)
}

const bar = (page: Page) =>
  page.locator('.site-header').evaluate((header: HTMLElement) => ({
    isStuck: header.classList.contains('is-stuck'),
    top: Math.round(header.getBoundingClientRect().top - new DOMMatrix(getComputedStyle(header).transform).f),
    height: header.offsetHeight,
  }))

test.each([
  { sticky: true, stickyOffset: 0 },
  { sticky: true, stickyOffset: 300 },
])('with an offset of $stickyOffset the bar sticks one pixel beyond it or its height and 10', async (settings) => {
  await menus.publish(settings)
  for (const size of [phone, tablet, screen]) {
    await using opened = await openPage(browser, site, { ...size, reducedMotion: 'reduce' }, LONG_PAGE)
    const { page } = opened
    const threshold = Math.max(settings.stickyOffset, (await bar(page)).height + 10)
    await scrollTo(page, threshold)
    expect((await bar(page)).isStuck).toBe(false)
    await scrollTo(page, threshold + 1)
    expect(await bar(page)).toMatchObject({ isStuck: true, top: 0 })
    await scrollTo(page, threshold)
    expect((await bar(page)).isStuck).toBe(false)
  }
})

test('the space below a stuck bar is known before script measures it, which would style the page anew', async () => {
  await menus.publish({ sticky: true, stickyOffset: 0 })
  for (const size of [phone, tablet, screen]) {
    await using opened = await openPage(browser, site, size, LONG_PAGE)
    const { page } = opened
    const space = await page.evaluate(() => {
      const root = document.documentElement
      return { set: root.style.cssText, known: getComputedStyle(root).getPropertyValue('--stuck-bar') }
    })
    expect(space).toEqual({ set: '', known: `${(await bar(page)).height + 16}px` })
  }
})

test('where the editors chose so it never sticks', async () => {
  await menus.publish({ sticky: false })
  await using opened = await openPage(browser, site, screen, LONG_PAGE)
  const { page } = opened
  await scrollTo(page, 600)
  expect(await bar(page)).toMatchObject({ isStuck: false, top: -600 })
})

test.each([phone, screen])('sticking moves nothing on the page, at $viewport.width px', async (size) => {
  await menus.publish({ sticky: true, stickyOffset: 0 })
  await using opened = await openPage(browser, site, size, LONG_PAGE)
  const { page } = opened
  const probe = () =>
    page.locator('main h1').evaluate((heading) => Math.round(heading.getBoundingClientRect().top + scrollY))
  await watchShifts(page)
  const before = await probe()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (const top of [86, 120, 90, 80, 400, 20, 300]) {
    await scrollTo(page, top)
    expect(await probe()).toBe(before)
  }
  // The bar has slid in by then.
  await page.locator('.site-header').evaluate(async (header) => {
    await Promise.all(header.getAnimations().map(({ finished }) => finished))
  })
  expect((await bar(page)).isStuck).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
  expect(await shiftsOf(page)).toEqual([])
})

test.each(['reduce', 'no-preference'] as const)(
  'sticking closes the collapsed menu, and the page stays where it was scrolled to, with motion %s',
  async (reducedMotion) => {
    await menus.publish({ sticky: true, stickyOffset: 0 })
    await using opened = await openPage(
      browser,
      site,
      { viewport: { width: 375, height: 900 }, reducedMotion },
      LONG_PAGE,
    )
    const { page } = opened
    const scrolled = () => page.evaluate(() => Math.round(scrollY))
    await openMenu(page)
    await page.mouse.move(100, 890)
    await page.mouse.wheel(0, 60)
    await expect.poll(scrolled).toBe(60)
    expect(await openItems(page)).toEqual(['menu'])
    await page.mouse.wheel(0, 240)
    await expect.poll(() => openItems(page)).toEqual([])
    await expect.poll(async () => (await bar(page)).isStuck).toBe(true)
    await expect.poll(scrolled).toBe(300)
    const positions = await page.evaluate(async () => {
      const seen: number[] = []
      for (const until = performance.now() + 500; performance.now() < until; )
        seen.push(await new Promise((resolve) => requestAnimationFrame(() => resolve(Math.round(scrollY)))))
      return [...new Set(seen)]
    })
    expect(positions).toEqual([300])
  },
)

test.each([phone, tablet, screen])('what a hash leads to lies below the bar, at $viewport.width px', async (size) => {
  await menus.publish({ sticky: true, stickyOffset: 0 })
  // Lower than what follows the target: the page would end before the target is at the top.
  const viewport = { ...size.viewport, height: 600 }
  await using opened = await openPage(browser, site, { viewport, reducedMotion: 'reduce' }, `${LONG_PAGE}#${ANCHOR}`)
  const { page } = opened
  const isBelow = () =>
    page.evaluate((id) => {
      const header = document.querySelector('.site-header')?.getBoundingClientRect()
      const target = document.getElementById(id)?.getBoundingClientRect()
      return header && target ? Math.round(target.top - header.bottom) : undefined
    }, ANCHOR)
  await expect.poll(async () => (await bar(page)).isStuck).toBe(true)
  await expect.poll(isBelow).toBeGreaterThanOrEqual(0)
  expect(await isBelow()).toBeLessThan(60)
  await scrollTo(page, 0)
  await page.evaluate((id) => {
    const jump = document.createElement('a')
    jump.href = `#${id}`
    jump.id = 'jump'
    jump.textContent = 'Hopp'
    document.querySelector('main')?.prepend(jump)
  }, ANCHOR)
  await page.locator('#jump').click()
  await expect.poll(async () => (await bar(page)).isStuck).toBe(true)
  await expect.poll(isBelow).toBeGreaterThanOrEqual(0)
  expect(await isBelow()).toBeLessThan(60)
})

test.each([phone, screen])(
  'the keyboard walks the stuck bar without scrolling the page, at $viewport.width px',
  async (size) => {
    await menus.publish({ sticky: true, stickyOffset: 0 })
    await using opened = await openPage(browser, site, { ...size, reducedMotion: 'reduce' }, LONG_PAGE)
    const { page } = opened
    await scrollTo(page, 800)
    await focus(page, page.locator('.site-logo'))
    for (const key of ['Tab', 'Tab', 'Enter', 'ArrowDown', 'Escape', 'ArrowRight', 'End', 'Home']) {
      await page.keyboard.press(key)
      // The search field takes the focus when its panel has opened; an arrow on its button would scroll, as it should.
      if (key === 'Enter')
        await page
          .locator('.menu-search input:focus, .menu-parent:not(.menu-search) > details[open] > summary:focus')
          .waitFor()
      expect(await page.evaluate(() => Math.round(scrollY))).toBe(800)
    }
  },
)

test('what the keyboard leads back to on the page is not covered by the stuck bar', async () => {
  await menus.publish({ sticky: true, stickyOffset: 0 })
  await using opened = await openPage(browser, site, { ...screen, reducedMotion: 'reduce' }, LONG_PAGE)
  const { page } = opened
  await page.locator('.site-footer a').last().focus()
  let seen = 0
  for (; await page.evaluate(() => document.activeElement?.closest('.site-header') === null); seen++) {
    const { top, below } = await page.evaluate(() => ({
      top: document.activeElement?.getBoundingClientRect().bottom ?? 0,
      below: document.querySelector('.site-header.is-stuck')?.getBoundingClientRect().bottom ?? 0,
    }))
    expect(top).toBeGreaterThan(below)
    await page.keyboard.press('Shift+Tab')
  }
  expect(seen).toBeGreaterThan(10)
})
