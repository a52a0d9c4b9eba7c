/** The menu by keyboard: the disclosure navigation pattern (ARIA Authoring Practices), in the bar and collapsed. */
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser } from '../support/browser'
import {
  about,
  account,
  focus,
  mega,
  middleOf,
  nested,
  openItems,
  openPage,
  phone,
  screen,
  search,
  tablet,
  tabs,
} from '../support/menu'
import { sharedSite } from '../support/site'

const site = sharedSite()
const browser = await openBrowser()

const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement)
const expectFocus = (locator: Locator) => expect.poll(() => isFocused(locator)).toBe(true)

/** What has the focus, in words, and whether a ring is drawn around it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement)) return { text: '', ring: '', seen: false }
    // In a row the ring of an item's own link goes around the whole item.
    const item = element.closest('.menu > .menu-parent:has(> .menu-own:focus)')
    const styles = [element, ...(item ? [item] : [])].map((ringed) => getComputedStyle(ringed))
    const ring = styles.find(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px')
    const { width, height } = element.getBoundingClientRect()
    return {
      text: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
      ring: ring?.outlineStyle ?? '',
      seen: width >= 24 && height >= 24,
    }
  })

test.each([tablet, screen])('left and right walk along the bar and around, at $viewport.width px', async (size) => {
  await using opened = await openPage(browser, site, size)
  const { page } = opened
  const logo = page.locator('.site-logo')
  await focus(page, logo)
  await page.keyboard.press('ArrowRight')
  await expectFocus(mega(page).own)
  await page.keyboard.press('ArrowRight')
  await expectFocus(mega(page).button)
  await page.keyboard.press('ArrowRight')
  await expectFocus(tabs(page).own)
  await page.keyboard.press('ArrowLeft')
  await expectFocus(mega(page).button)
  await page.keyboard.press('Home')
  await expectFocus(logo)
  await page.keyboard.press('ArrowLeft')
  await expectFocus(page.locator('.tools .overlay-open'))
  await page.keyboard.press('End')
  await expectFocus(page.locator('.tools .overlay-open'))
  await page.keyboard.press('ArrowRight')
  await expectFocus(logo)
  expect(await openItems(page)).toEqual([])
})

test('down opens a panel and goes into it, up from its first goes back', async () => {
  await using opened = await openPage(browser, site, screen)
  const { page } = opened
  for (const item of [mega(page), tabs(page), about(page)]) {
    await focus(page, item.button)
    await page.keyboard.press('ArrowDown')
    await expectFocus(item.panel.locator('a, summary').first())
    await page.keyboard.press('ArrowUp')
    await expectFocus(item.button)
  }
  await focus(page, mega(page).own)
  await page.keyboard.press('ArrowDown')
  await expectFocus(mega(page).panel.locator('a').first())
})

test('up, down, Home and End walk within a panel', async () => {
  await using opened = await openPage(browser, site, screen)
  const { page } = opened
  const links = mega(page).panel.locator('a')
  await focus(page, mega(page).button)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expectFocus(links.nth(1))
  await page.keyboard.press('End')
  await expectFocus(links.last())
  await page.keyboard.press('ArrowDown')
  await expectFocus(links.first())
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowUp')
  await expectFocus(links.nth((await links.count()) - 2))
  await page.keyboard.press('Home')
  await expectFocus(links.first())
  expect(await openItems(page)).toEqual(['mega'])
})

test('down goes past what is not shown on this screen', async () => {
  await using opened = await openPage(browser, site, screen)
  const { page } = opened
  const [first, second] = [about(page).panel.locator('a').first(), about(page).panel.locator('a').nth(1)]
  await first.evaluate((link) => link.parentElement?.classList.add('only-narrow'))
  await focus(page, about(page).button)
  await page.keyboard.press('ArrowDown')
  await expectFocus(second)
})

test('Enter opens and closes a panel, a nested one too, and follows a link at once', async () => {
  await using opened = await openPage(browser, site, screen)
  const { page } = opened
  await focus(page, about(page).button)
  await page.keyboard.press('Enter')
  await expect.poll(() => openItems(page)).toEqual(['dropdown'])
  await focus(page, nested(page).button)
  await page.keyboard.press('Space')
  await expect.poll(() => openItems(page)).toEqual(['dropdown', 'dropdown'])
  await page.keyboard.press('Enter')
  await expect.poll(() => openItems(page)).toEqual(['dropdown'])
  await focus(page, mega(page).own)
  await page.keyboard.press('Enter')
  await page.waitForURL(/produkter$/)
})

test('Escape closes what the focus is in, the innermost first, and goes back to its button', async () => {
  await using opened = await openPage(browser, site, screen)
  const { page } = opened
  await focus(page, about(page).button)
  await page.keyboard.press('Enter')
  await focus(page, nested(page).button)
  await page.keyboard.press('Enter')
  await focus(page, nested(page).panel.locator('a').first())
  await page.keyboard.press('Escape')
  await expect.poll(() => openItems(page)).toEqual(['dropdown'])
  await expectFocus(nested(page).button)
  await page.keyboard.press('Escape')
  await expect.poll(() => openItems(page)).toEqual([])
  await expectFocus(about(page).button)
})

test('Escape closes what hovering opened and leaves the focus where it was', async () => {
  await using opened = await openPage(browser, site, screen)
  const { page } = opened
  const elsewhere = page.locator('main a').first()
  await elsewhere.focus()
  const { x, y } = await middleOf(page, '.menu > .menu-mega > .menu-own')
  await page.mouse.move(x, y, { steps: 3 })
  await expect.poll(() => openItems(page)).toEqual(['mega'])
  await page.keyboard.press('Escape')
  await expect.poll(() => openItems(page)).toEqual([])
  expect(await isFocused(elsewhere)).toBe(true)
})

test('at 375 px Escape closes an item and then the menu, each time back to its button', async () => {
  await using opened = await openPage(browser, site, phone)
  const { page } = opened
  const toggle = page.locator('.menu-toggle')
  await focus(page, toggle)
  await page.keyboard.press('Enter')
  await page.locator('.menu').waitFor()
  await page.keyboard.press('Tab')
  await expectFocus(mega(page).own)
  await page.keyboard.press('ArrowDown')
  await expectFocus(mega(page).button)
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await expectFocus(mega(page).panel.locator('a').first())
  await page.keyboard.press('Escape')
  await expect.poll(() => openItems(page)).toEqual(['menu'])
  await expectFocus(mega(page).button)
  await page.keyboard.press('Escape')
  await expect.poll(() => openItems(page)).toEqual([])
  await expectFocus(toggle)
})

test.each([phone, tablet, screen])(
  'Tab goes through everything with a ring in sight, without a trap, at $viewport.width px',
  async (size) => {
    await using opened = await openPage(browser, site, size)
    const { page } = opened
    if (size === phone) {
      await focus(page, page.locator('.menu-toggle'))
      await page.keyboard.press('Enter')
    }
    await focus(page, (size === phone ? about : mega)(page).button)
    await page.keyboard.press('Enter')
    await focus(page, page.locator('.site-logo'))
    if (size === phone) {
      // The focus has left the menu, which closed it.
      await expect.poll(() => openItems(page)).toEqual([])
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await page.locator('.menu').waitFor()
    }
    const expected = await page
      .locator('.site-header')
      .locator('a[href], summary, button, input')
      .evaluateAll((stops) => {
        const shown = stops.filter((stop) => stop.checkVisibility({ visibilityProperty: true }))
        return shown.length - 1 - shown.indexOf(document.activeElement as HTMLElement)
      })
    expect(expected).toBeGreaterThan(5)
    const passed: string[] = []
    for (let step = 0; step < expected; step++) {
      await page.keyboard.press('Tab')
      const { text, ring, seen } = await focused(page)
      expect({ text, ring, seen }).toEqual({ text, ring: expect.stringMatching(/./), seen: true })
      expect(await page.evaluate(() => document.activeElement?.closest('.site-header') !== null)).toBe(true)
      passed.push(text)
    }
    expect(new Set(passed).size).toBe(passed.length)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
    expect(await openItems(page)).toEqual([])
    await page.keyboard.press('Shift+Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('.site-header') !== null)).toBe(true)
  },
)

test('Tab goes from the button into its panel, and closes it behind itself', async () => {
  await using opened = await openPage(browser, site, screen)
  const { page } = opened
  await focus(page, about(page).button)
  await page.keyboard.press('Enter')
  const links = about(page).panel.locator('a:visible, summary:visible')
  for (let at = 0; at < (await links.count()); at++) {
    await page.keyboard.press('Tab')
    await expectFocus(links.nth(at))
  }
  expect(await openItems(page)).toEqual(['dropdown'])
  await page.keyboard.press('Tab')
  await expectFocus(page.locator('.menu > li:not(.menu-parent) > a').first())
  await expect.poll(() => openItems(page)).toEqual([])
})

test.each([phone, screen])('arrows in text fields are left alone, at $viewport.width px', async (size) => {
  await using opened = await openPage(browser, site, size)
  const { page } = opened
  await focus(page, account(page).button)
  await page.keyboard.press('Enter')
  const field = account(page).panel.locator('input:visible').first()
  await field.fill('kari')
  for (const key of ['ArrowLeft', 'Home', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'End']) {
    await page.keyboard.press(key)
    expect(await isFocused(field)).toBe(true)
  }
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  expect(await field.evaluate((input) => (input as HTMLInputElement).selectionStart)).toBe(1)
})

test.each([phone, screen])('the search opens with the focus in its field, at $viewport.width px', async (size) => {
  await using opened = await openPage(browser, site, size)
  const { page } = opened
  await focus(page, search(page).button)
  await page.keyboard.press('Enter')
  await expectFocus(search(page).panel.locator('input'))
  await page.keyboard.press('Escape')
  await expectFocus(search(page).button)
  expect(await openItems(page)).toEqual([])
})
