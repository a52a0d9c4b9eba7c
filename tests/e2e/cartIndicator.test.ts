/**
 * The cart in the bar: what the shop announces, as a number that counts and a dropdown of lines
 * (docs/behaviour.md#cart-indicator).
 */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { holdModule, openBrowser, stopClock } from '../support/browser'
import { announceCart, cart, openItems, openPage, phone, screen } from '../support/menu'
import { sharedSite } from '../support/site'

const site = sharedSite()
const browser = await openBrowser()

const quantity = (page: Page) => page.locator('.cart-quantity')
const still = { ...screen, reducedMotion: 'reduce' } as const

const announce = (page: Page, name: 'cart:added' | 'cart:quantity-updated', detail: object) =>
  announceCart(page, detail, name)

const lines = [
  { name: 'Varden 7', number: 'EV-1005', quantity: 2, price: 'kr 39 980,–', href: '/artikler/ev-1005' },
  { name: 'Kubbekurv', quantity: 3, price: 'kr 1 470,–' },
]

test('an empty cart is a plain link without a number', async () => {
  await using opened = await openPage(browser, site, screen)
  const { page } = opened
  expect(await quantity(page).isVisible()).toBe(false)
  expect(await cart(page).button.count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Handlekurv, tom' }).count()).toBe(1)
  await cart(page).own.click()
  await page.waitForURL(`${site.url}/bestilling`)
})

test.each(['cart:added', 'cart:quantity-updated'] as const)(
  'the quantity counts to what %s tells, within 1500 ms',
  async (event) => {
    await using opened = await openPage(browser, site, screen)
    const { page } = opened
    await stopClock(page)
    await announce(page, event, { total: 'kr 1', quantity: 1 })
    await cart(page).button.waitFor()
    await page.clock.runFor(2000)
    expect(await quantity(page).textContent()).toBe('1')
    await page.evaluate(() => {
      const badge = document.querySelector('.cart-quantity')
      const shown: { value: number; at: number }[] = []
      const began = performance.now()
      Object.assign(window, { shown })
      const note = () => shown.push({ value: Number(badge?.textContent), at: performance.now() - began })
      if (badge) new MutationObserver(note).observe(badge, { childList: true, characterData: true, subtree: true })
    })
    await announce(page, event, { total: 'kr 2', quantity: 41 })
    await page.clock.runFor(2200)
    const shown = await page.evaluate(
      () => (window as Window & { shown?: { value: number; at: number }[] }).shown ?? [],
    )
    const values = shown.map(({ value }) => value)
    expect(values).toEqual([...values].sort((a, b) => a - b))
    expect(new Set(values).size).toBeGreaterThan(8)
    expect(values.at(-1)).toBe(41)
    // A frame may end a little later.
    expect(Math.abs((shown.at(-1)?.at ?? 0) - 1500)).toBeLessThan(20)
  },
)

test('it counts down as well, and with reduced motion not at all', async () => {
  await using moving = await openPage(browser, site, screen)
  await announce(moving.page, 'cart:added', { quantity: 1 })
  await announce(moving.page, 'cart:added', { quantity: 30 })
  await expect.poll(() => quantity(moving.page).textContent()).toBe('30')
  await announce(moving.page, 'cart:quantity-updated', { quantity: 4 })
  expect(Number(await quantity(moving.page).textContent())).toBeGreaterThan(4)
  await expect.poll(() => quantity(moving.page).textContent()).toBe('4')

  await using opened = await openPage(browser, site, still)
  const { page } = opened
  await announce(page, 'cart:added', { quantity: 1 })
  await expect.poll(() => quantity(page).textContent()).toBe('1')
  const seen = await page.evaluate(async () => {
    const values: (string | null | undefined)[] = []
    const badge = document.querySelector('.cart-quantity')
    if (badge) new MutationObserver(() => values.push(badge.textContent)).observe(badge, { childList: true })
    document.dispatchEvent(new CustomEvent('cart:added', { detail: { quantity: 90 } }))
    for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame)
    return values
  })
  expect(seen).toEqual(['90'])
})

test.each([phone, screen])(
  'the dropdown has every line and the total as supplied, at $viewport.width px',
  async (size) => {
    await using opened = await openPage(browser, site, { ...size, reducedMotion: 'reduce' })
    const { page } = opened
    await announce(page, 'cart:added', { total: 'NOK 41.450,00 inkl. mva.', lines })
    await expect.poll(() => quantity(page).textContent()).toBe('5')
    await cart(page).button.click()
    await cart(page).panel.waitFor()
    expect(await openItems(page)).toEqual(['cart'])
    // Room for a line: on a phone as wide as the bar, and never beyond the window.
    const panel = await page.locator('.menu-cart .menu-panel').boundingBox()
    expect(panel?.width).toBeGreaterThan(300)
    expect(panel?.x).toBeGreaterThanOrEqual(0)
    expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(size.viewport.width)
    const rows = cart(page).panel.locator('.cart-lines > li')
    expect(await rows.count()).toBe(2)
    for (const part of ['Varden 7', '× 2', 'kr 39 980,–', 'EV-1005'])
      expect(await rows.first().textContent()).toContain(part)
    expect(await cart(page).panel.locator('.cart-total').textContent()).toBe('NOK 41.450,00 inkl. mva.')
    expect(await rows.first().locator('a').getAttribute('href')).toBe('/artikler/ev-1005')
    expect(await cart(page).own.getAttribute('aria-label')).toBe('Handlekurv, 5 varer, NOK 41.450,00 inkl. mva.')
    await expect.poll(() => page.locator('.menu-cart [role=status]').textContent()).toContain('5 varer')

    // What the shop says while it is open shows in it, and it stays open.
    await announce(page, 'cart:quantity-updated', { total: 'kr 1', lines: [lines[1]] })
    await expect.poll(() => rows.count()).toBe(1)
    expect(await openItems(page)).toEqual(['cart'])
    await page.keyboard.press('Escape')
    await expect.poll(() => openItems(page)).toEqual([])
  },
)

test('at zero the dropdown is gone and the focus is not lost', async () => {
  await using opened = await openPage(browser, site, still)
  const { page } = opened
  await announce(page, 'cart:added', { total: 'kr 1', lines })
  await cart(page).button.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => openItems(page)).toEqual(['cart'])
  await announce(page, 'cart:quantity-updated', { total: '0', lines: [] })
  await cart(page).button.waitFor({ state: 'detached' })
  expect(await quantity(page).isVisible()).toBe(false)
  expect(await cart(page).own.evaluate((link) => link === document.activeElement)).toBe(true)
  expect(await cart(page).own.getAttribute('aria-label')).toBe('Handlekurv, tom')
})

test("the link leads where the shop's cart is", async () => {
  await using opened = await openPage(browser, site, still)
  const { page } = opened
  await announce(page, 'cart:added', { quantity: 1, url: '/kontakt' })
  await expect.poll(() => cart(page).own.getAttribute('href')).toMatch(/\/kontakt$/)
  await announce(page, 'cart:added', { quantity: 2, url: 'javascript:alert(1)' })
  await expect.poll(() => cart(page).own.getAttribute('href')).toMatch(/\/bestilling$/)
})

test('the same cart is shown at once in another tab and on the next page, where it does not count', async () => {
  await using opened = await openPage(browser, site, screen)
  const { page, context } = opened
  const other = await context.newPage()
  await other.goto(`${site.url}/kontakt`)
  await announce(page, 'cart:added', { total: 'kr 7', lines })
  await expect.poll(() => quantity(other).textContent()).toBe('5')
  await announce(page, 'cart:added', { total: 'kr 7', quantity: 73 })
  await context.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    const look = () => {
      const badge = document.querySelector<HTMLElement>('.cart-quantity')
      if (badge && !badge.hidden) seen.add(badge.textContent ?? '')
      requestAnimationFrame(look)
    }
    look()
  })
  for (const path of ['/om-oss', '/en', '/kontakt', '/finn-forhandler']) {
    await page.goto(site.url + path, { waitUntil: 'load' })
    const seen = () => page.evaluate(() => [...((window as Window & { seen?: Set<string> }).seen ?? [])])
    // What is looked at frame by frame is seen a frame later than it is there.
    await expect.poll(async () => (await seen()).at(-1)).toBe('73')
    expect(await seen()).toEqual(['73'])
  }
})

test('names are shown as text, and what cannot be read is an empty cart', async () => {
  await using opened = await openPage(browser, site, still)
  const { page } = opened
  const name = '<script>window.taken = true</script><img src=x onerror="window.taken = true">'
  await announce(page, 'cart:added', { total: '<b>kr 1</b>', lines: [{ name, quantity: 1, price: '<i>1</i>' }] })
  await cart(page).button.click()
  expect(await cart(page).panel.locator('.cart-name').textContent()).toBe(name)
  expect(await cart(page).panel.locator('.cart-total').textContent()).toBe('<b>kr 1</b>')
  expect(await page.locator('.menu-cart :is(script, img, b, i)').count()).toBe(0)
  expect(await page.evaluate(() => 'taken' in window)).toBe(false)
  for (const told of [{ lines: 'nonsense', quantity: -4 }, { quantity: 'many' }, {}]) {
    await announce(page, 'cart:added', told)
    await expect.poll(() => quantity(page).isVisible()).toBe(false)
  }
  await page.evaluate(() => localStorage.setItem('cart', '{not json'))
  await page.reload()
  expect(await cart(page).own.getAttribute('aria-label')).toBe('Handlekurv, tom')
})

/** As an earlier page left it. */
const rememberCart = (page: Page, detail: object) =>
  page.addInitScript((text) => localStorage.setItem('cart', text), JSON.stringify(detail))

test('a remembered cart is counted without React, which is fetched when its dropdown is touched', async () => {
  await using opened = await openPage(browser, site, still, '/kontakt')
  const { page } = opened
  await rememberCart(page, { total: 'kr 7', lines })
  const scripts: string[] = []
  page.on('request', (request) => {
    if (/assets\/(react|CartContents)-/.test(request.url())) scripts.push(request.url())
  })
  await page.goto(site.url, { waitUntil: 'networkidle' })
  expect(await quantity(page).textContent()).toBe('5')
  expect(await cart(page).button.count()).toBe(1)
  expect(scripts).toEqual([])
  await cart(page).button.hover()
  await expect.poll(() => scripts.length).toBe(2)
})

test('a dropdown that is opened before its lines have come shows with them', async () => {
  await using opened = await openPage(browser, site, still, '/kontakt')
  const { page } = opened
  await rememberCart(page, { total: 'kr 7', lines })
  const { asked, letGo } = await holdModule(page, 'CartContents')
  await page.goto(site.url)
  await cart(page).button.click()
  await asked
  expect([await openItems(page), await cart(page).panel.isVisible()]).toEqual([['cart'], false])
  letGo()
  await cart(page).panel.waitFor()
  expect(await cart(page).panel.locator('.cart-lines > li').count()).toBe(2)
})

test('emptied while it is open and filled again, the dropdown is closed and has the new lines', async () => {
  await using opened = await openPage(browser, site, still)
  const { page } = opened
  await announce(page, 'cart:added', { total: 'kr 1', lines })
  await cart(page).button.click()
  await cart(page).panel.waitFor()
  await announce(page, 'cart:quantity-updated', { lines: [] })
  await announce(page, 'cart:added', { total: 'kr 1', lines: [lines[1]] })
  await cart(page).button.waitFor()
  expect(await openItems(page)).toEqual([])
  await cart(page).button.click()
  await cart(page).panel.waitFor()
  expect(await cart(page).panel.locator('.cart-name').allTextContents()).toEqual(['Kubbekurv'])
})
