/** The full-screen overlay menu: closed → open → closed (docs/behaviour.md#overlay-menu). */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser } from '../support/browser'
import { editMenus, openMenu, openPage, phone, screen, tablet, touch, touched } from '../support/menu'
import { ownSite } from '../support/site'

const site = await ownSite()
const browser = await openBrowser()
const menus = await editMenus(site)
const { overlay } = await menus.read()
await menus.publish({ overlay: { ...overlay, device: 'all' } })

/** In the bar, or where that has no room in the collapsed menu. */
const opener = (page: Page) => page.locator('.overlay-open:visible')

/** Brings the button in sight. */
async function reachOpener(page: Page): Promise<void> {
  if ((await opener(page).count()) === 0) await openMenu(page)
}
const dialog = (page: Page) => page.locator('.overlay-menu')
const close = (page: Page) => page.locator('.overlay-close')
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Where the page stands in the window, whichever way it is held there. */
const standing = (page: Page) => page.locator('main').evaluate((main) => Math.round(main.getBoundingClientRect().top))

/** Scrolls at once, past where the bar sticks, and lets it slide in. */
async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 800, behavior: 'instant' }))
  await expect.poll(() => scrolled(page)).toBe(800)
  await page.locator('.site-header.is-stuck').evaluate(async (header) => {
    await Promise.all(header.getAnimations().map(({ finished }) => finished))
  })
}

test.each([phone, tablet, screen])(
  'it opens over the whole window and closes again, at $viewport.width px',
  async (size) => {
    await using opened = await openPage(browser, site, { ...size, reducedMotion: 'reduce' })
    const { page } = opened
    const expanded = () => page.locator('.overlay-open').first().getAttribute('aria-expanded')
    expect(await dialog(page).isVisible()).toBe(false)
    for (let time = 0; time < 2; time++) {
      await reachOpener(page)
      expect(await expanded()).toBe('false')
      await opener(page).click()
      await dialog(page).waitFor()
      expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, ...size.viewport })
      expect(await expanded()).toBe('true')
      await close(page).click()
      await dialog(page).waitFor({ state: 'hidden' })
      await expect.poll(expanded).toBe('false')
      expect(page.url()).toBe(`${site.url}/`)
    }
  },
)

test.each([phone, screen])(
  'the page behind does not scroll and keeps its place, at $viewport.width px',
  async (size) => {
    await using opened = await openPage(browser, site, size)
    const { page } = opened
    await scrollDown(page)
    const before = await standing(page)
    await reachOpener(page)
    await opener(page).click()
    await dialog(page).waitFor()
    expect(await standing(page)).toBe(before)
    await page.mouse.move(200, 700)
    await page.mouse.wheel(0, 400)
    await page.mouse.wheel(0, -200)
    await page.keyboard.press('PageDown')
    await painted(page)
    expect(await dialog(page).isVisible()).toBe(true)
    expect(await standing(page)).toBe(before)
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    await expect.poll(() => scrolled(page)).toBe(800)
    expect(await standing(page)).toBe(before)
    await page.mouse.wheel(0, 100)
    await expect.poll(() => scrolled(page)).toBeGreaterThan(800)
  },
)

test('a finger does not move the page behind it', async () => {
  await using opened = await openPage(browser, site, touched)
  const { page } = opened
  await scrollDown(page)
  const before = await standing(page)
  await reachOpener(page)
  await opener(page).tap()
  await dialog(page).waitFor()
  for (const [from, to] of [
    [700, 300],
    [300, 700],
  ] as const)
    await touch(page, { x: 340, y: from }, { x: 340, y: to })
  await painted(page)
  expect(await standing(page)).toBe(before)
  await close(page).tap()
  await dialog(page).waitFor({ state: 'hidden' })
  await expect.poll(() => scrolled(page)).toBe(800)
})

test('opened from the collapsed menu it holds the page still as well', async () => {
  await using opened = await openPage(browser, site, phone)
  const { page } = opened
  await openMenu(page)
  await opener(page).click()
  await dialog(page).waitFor()
  await painted(page)
  await page.mouse.move(200, 700)
  const before = await standing(page)
  await page.mouse.wheel(0, 400)
  await painted(page)
  expect(await standing(page)).toBe(before)
  expect(await page.evaluate(() => getComputedStyle(document.body).position)).toBe('fixed')
})

test.each([phone, screen])('the focus moves in, goes around and comes back, at $viewport.width px', async (size) => {
  await using opened = await openPage(browser, site, size)
  const { page } = opened
  const isInside = () => page.evaluate(() => document.activeElement?.closest('.overlay-menu') !== null)
  const isBack = () => opener(page).evaluate((link) => link === document.activeElement)
  const openByKey = async (key: string) => {
    await reachOpener(page)
    await opener(page).focus()
    await page.keyboard.press(key)
  }
  for (const key of ['Enter', 'Space']) {
    await openByKey(key)
    await dialog(page).waitFor()
    expect(await isInside()).toBe(true)
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    await expect.poll(isBack).toBe(true)
  }
  await openByKey('Enter')
  await dialog(page).waitFor()
  const links = await dialog(page).locator('a').count()
  const passed = new Set<string>()
  for (let step = 0; step < links * 2 + 2; step++) {
    const at = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return 'browser'
      return element.closest('.overlay-menu') ? `${element.textContent}` : 'page'
    })
    passed.add(at)
    await page.keyboard.press('Tab')
  }
  expect(passed.has('page')).toBe(false)
  expect(passed.size).toBeGreaterThan(links / 2)
  await close(page).focus()
  await page.keyboard.press('Enter')
  await dialog(page).waitFor({ state: 'hidden' })
  await expect.poll(isBack).toBe(true)
})

test('its links are followed, and the next page can be scrolled', async () => {
  await using opened = await openPage(browser, site, screen)
  const { page } = opened
  await opener(page).click()
  await dialog(page).locator('a[href$="historie"]').click()
  await page.waitForURL(/historie$/)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0)
})

test('its button stands on the screens that the editors chose', async () => {
  await menus.publish({ overlay: { ...overlay, device: 'wide' } })
  await using wide = await openPage(browser, site, screen)
  expect(await opener(wide.page).isVisible()).toBe(true)
  await using narrow = await openPage(browser, site, phone)
  expect(await opener(narrow.page).isVisible()).toBe(false)
  await menus.publish({ overlay: { ...overlay, device: 'all' } })
})

test.each([phone, screen])(
  'without script a link shows it and another hides it, at $viewport.width px',
  async (size) => {
    await using opened = await openPage(browser, site, { ...size, javaScriptEnabled: false }, '/kontakt')
    const { page } = opened
    expect(await dialog(page).isVisible()).toBe(false)
    await reachOpener(page)
    await opener(page).click()
    await dialog(page).waitFor()
    expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, ...size.viewport })
    await close(page).click()
    await dialog(page).waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe('/kontakt')
    await opener(page).click()
    await dialog(page).locator('a[href$="historie"]').click()
    await page.waitForURL(/historie$/)
  },
)

test('without items there is neither button nor overlay', async () => {
  await menus.publish({ overlay: { items: [] } })
  await using opened = await openPage(browser, site, screen)
  expect(await opener(opened.page).count()).toBe(0)
  expect(await dialog(opened.page).count()).toBe(0)
})

/** Two frames: what a wheel or a key moves has been drawn by then. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame)
  })
}
