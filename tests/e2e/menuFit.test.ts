/** The bar holds one row whatever the screen, the size of text, the labels, and what is in the cart. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser } from '../support/browser'
import { announceCart, editMenus, link, openItems, openMenu, openPage, type phone } from '../support/menu'
import { shiftsOf, watchShifts } from '../support/shifts'
import { ownSite } from '../support/site'

const site = await ownSite()
const browser = await openBrowser()
const menus = await editMenus(site)
// Named, so that it goes again where a test has published one.
const items = (await menus.read()).items.map((item) => ({ ...item, badge: null }))

const widths = [320, 360, 390, 480, 600, 768, 769, 800, 900, 1024, 1060, 1200, 1440, 1920, 2560]
/** Of the logo at every width, in CSS pixels. */
const LOGO_HEIGHT = 32
/** The bar at the usual size of text, in CSS pixels; at twice the size it may be as high as a line of it needs. */
const BAR_HEIGHT = 76
const TALLER_BAR = 84
/** CSS pixels (WCAG 2.2, 2.5.8). */
const SMALLEST_TARGET = 24
const full = {
  total: 'kr 144 800,–',
  lines: [{ name: 'Varde 5', number: 'EV-1005', quantity: 128, price: 'kr 19 900,–' }],
}
const sized = (width: number): typeof phone => ({ viewport: { width, height: 800 } })

/** Everything wrong with the bar as it is drawn now. */
const errors = (page: Page, [logoHeight, tallest, smallest]: [number, number, number]) =>
  page.evaluate(
    ([logo, height, target]) => {
      const found: string[] = []
      const all = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter(
          (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.menu-panel, dialog'),
        )
      const bar = document.querySelector('.site-bar')?.getBoundingClientRect()
      if (!bar || bar.height > height) found.push(`the bar is ${bar?.height} px high`)
      const image = document.querySelector('.site-logo img')?.getBoundingClientRect()
      if (image?.height !== logo || Math.abs(image.width / image.height - 480 / 104) > 0.02)
        found.push(`the logo is ${image?.width} × ${image?.height} px`)
      const beside = document.documentElement.clientWidth
      const parts = all('.site-logo, .menu-toggle, .menu > li, .site-menu > nav > .language-switch, .tools > li')
        .map((part) => ({ name: part.className || part.textContent, box: part.getBoundingClientRect() }))
        .sort((a, b) => a.box.left - b.box.left)
      parts.forEach(({ name, box }, at) => {
        const before = parts[at - 1]
        if (before && box.left < before.box.right - 0.5) found.push(`${name} lies over ${before.name}`)
        if (box.right > beside + 0.5 || box.left < 0) found.push(`${name} is outside`)
        if (box.width < target) found.push(`${name} is ${box.width} px wide`)
      })
      const tops = new Set(parts.filter(({ box }) => bar && box.top >= bar.bottom).map(({ name }) => name))
      if (tops.size > 0) found.push(`${[...tops].join(', ')} not in the row`)
      for (const text of all('.site-bar :is(.menu-label, .tool-label, .cart-amount, .language-switch a)'))
        if (text.clientWidth > 1 && text.scrollWidth > text.clientWidth + 1)
          found.push(`${text.textContent} is cut off`)
      for (const badge of all('.cart-quantity')) {
        const { height, right } = badge.getBoundingClientRect()
        if (height > 2 * Number.parseFloat(getComputedStyle(badge).fontSize))
          found.push('the quantity has several lines')
        if (right > beside) found.push('the quantity is outside')
      }
      return found
    },
    [logoHeight, tallest, smallest] as const,
  )

const longest = 'Sikkerhetsavstandskontroll'
const menu = {
  'the demo’s': items,
  'a long': [
    ...items.filter(({ blockType }) => ['search', 'account', 'cart'].includes(blockType)),
    ...items
      .filter(({ blockType }) => ['mega', 'menuTabs', 'dropdown'].includes(blockType))
      .map((item) => ({ ...item, label: longest, badge: 'Nyhet i sortimentet' })),
    link('Finn forhandler', '/finn-forhandler', { icon: 'map-pin' }),
    link('Kampanjer', '/kontakt', { audience: 'guests' }),
    link('WWWW MMMM ÆØÅ', '/kontakt', { audience: 'members' }),
    { blockType: 'social' },
  ],
}

test.each(Object.entries(menu).flatMap(([name, entries]) => ['/', '/en'].map((path) => ({ name, entries, path }))))(
  '$name menu on $path holds one row at every width, with and without a full cart, in text of any size',
  async ({ entries, path }) => {
    await menus.publish({ items: entries })
    await using opened = await openPage(browser, site, sized(1280), path)
    const { page, context } = opened
    const found: string[] = []
    for (const state of ['a guest', 'a full cart', 'a member with a full cart']) {
      if (state === 'a full cart') {
        await announceCart(page, full)
        await page.locator('.menu-cart.has-total').waitFor()
      }
      if (state.includes('member')) {
        await context.addCookies([{ name: 'signed_in', value: '1', url: site.url }])
        await page.reload()
        await page.locator('.menu-cart.has-total').waitFor()
      }
      for (const percent of [100, 200]) {
        await page.evaluate((size) => document.documentElement.style.setProperty('font-size', `${size}%`), percent)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          const limits = [LOGO_HEIGHT, percent === 100 ? BAR_HEIGHT : TALLER_BAR, SMALLEST_TARGET] as const
          for (const error of await errors(page, [...limits]))
            found.push(`${state}, ${percent} %, ${width} px: ${error}`)
        }
      }
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
    }
    expect(found).toEqual([])
  },
)

test('without script it holds its row as well', async () => {
  const found: string[] = []
  for (const entries of Object.values(menu)) {
    await menus.publish({ items: entries })
    await using opened = await openPage(browser, site, { ...sized(1280), javaScriptEnabled: false })
    for (const width of widths) {
      await opened.page.setViewportSize({ width, height: 800 })
      for (const error of await errors(opened.page, [LOGO_HEIGHT, BAR_HEIGHT, SMALLEST_TARGET]))
        found.push(`${width} px: ${error}`)
      // What is not in the row is in the collapsed menu.
      const isFolded = await opened.page.locator('.menu-toggle').isVisible()
      if (isFolded) await openMenu(opened.page)
      else expect(await opened.page.locator('.menu-more').isVisible()).toBe(false)
      if (!(await opened.page.locator('.menu > li').filter({ hasText: 'Finn forhandler' }).isVisible()))
        found.push(`${width} px: an item is not reached`)
      if (isFolded) await opened.page.locator('.menu-toggle').click()
    }
  }
  expect(found).toEqual([])
})

test.each([320, 375, 769, 1060, 1280, 1440, 1920])(
  'nothing moves when the first article is put into the cart, at %d px',
  async (width) => {
    await menus.publish({ items })
    await using opened = await openPage(browser, site, { ...sized(width), reducedMotion: 'reduce' }, '/kontakt')
    const { page } = opened
    await page.waitForLoadState('networkidle')
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.site-header, .site-logo, .menu-toggle, .menu > li, .tools > li, main')].map(
          (part) => {
            const { x, y, width, height } = part.getBoundingClientRect()
            return [part.className, x, y, width, height]
          },
        ),
      )
    const before = await places()
    await watchShifts(page)
    const shifted = (await shiftsOf(page)).length
    // Two lines where the total is shown, as any total may take in a font of the system.
    await announceCart(page, { ...full, total: 'kr 12 144 800,–' })
    await page.locator('.cart-quantity').filter({ hasText: '128' }).waitFor()
    expect((await places()).map(([, ...place]) => place)).toEqual(before.map(([, ...place]) => place))
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect((await shiftsOf(page)).slice(shifted)).toEqual([])
  },
)

test('the total stands beside the quantity where there is room, and in the name of the link everywhere', async () => {
  await menus.publish({ items })
  for (const [width, shown] of [
    [320, false],
    [1440, true],
  ] as const) {
    await using opened = await openPage(browser, site, { ...sized(width), reducedMotion: 'reduce' })
    const { page } = opened
    await announceCart(page, full)
    await page.locator('.cart-quantity').filter({ hasText: '128' }).waitFor()
    const room = await page.locator('.cart-amount').evaluate((amount) => amount.clientWidth)
    expect(room > 40).toBe(shown)
    expect(await page.locator('.cart-amount').textContent()).toBe(full.total)
    expect(await page.locator('.menu-cart > .menu-own').getAttribute('aria-label')).toContain(full.total)
  }
})

test('what has no room in the row is under “Mer”, in its order, and comes back', async () => {
  await menus.publish({ items, opening: 'click' })
  await using opened = await openPage(browser, site, { ...sized(800), reducedMotion: 'reduce' })
  const { page } = opened
  const labels = (list: string) =>
    page
      .locator(`${list} > li:visible`)
      .evaluateAll((all) =>
        all.map((item) => (item.querySelector('.menu-label') ?? item.querySelector('a'))?.textContent),
      )
  expect((await labels('.menu')).at(-1)).toBe('Mer')
  const inBar = (await labels('.menu')).slice(0, -1)
  const button = page.locator('.menu-more > details > summary')
  await button.click()
  await expect.poll(() => openItems(page)).toEqual(['more'])
  const below = await labels('.menu-more .menu-panel > .submenu')
  expect([...inBar, ...below]).toEqual(['Produkter', 'Inspirasjon', 'Om oss', 'Finn forhandler', 'English'])
  expect(below.length).toBeGreaterThan(1)
  // An item below it opens, and “Mer” stays open.
  await page.locator('.menu-more .menu-dropdown > details > summary').first().click()
  await page.locator('.menu-more .menu-dropdown .submenu a').first().waitFor()
  expect((await openItems(page)).slice(0, 2)).toEqual(['more', 'dropdown'])
  const panel = await page.locator('.menu-more > details > .menu-panel').boundingBox()
  expect(panel?.x).toBeGreaterThanOrEqual(0)
  expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(800)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect.poll(() => openItems(page)).toEqual([])
  expect(await button.evaluate((summary) => summary === document.activeElement)).toBe(true)
  // By keyboard as any other item of the bar.
  await page.keyboard.press('ArrowDown')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('.menu-more .submenu') !== null))
    .toBe(true)
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 1440, height: 800 })
  await expect.poll(() => labels('.menu')).toEqual(['Produkter', 'Inspirasjon', 'Om oss', 'Finn forhandler'])
  expect(await page.locator('.site-menu > nav > .language-switch').isVisible()).toBe(true)
  await page.setViewportSize({ width: 700, height: 800 })
  // Crossing the breakpoint folds it together, a moment later.
  await expect
    .poll(async () => {
      if (!(await page.locator('.menu').isVisible())) await page.locator('.menu-toggle').click()
      return (await labels('.menu')).slice(0, 4)
    })
    .toEqual(['Produkter', 'Inspirasjon', 'Om oss', 'Finn forhandler'])
})
