/** What moves: only where motion is welcome, and nothing else on the page for it. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { moduleStarted, openBrowser } from '../support/browser'
import { shiftsOf, watchShifts } from '../support/shifts'
import { sharedSite } from '../support/site'

const site = sharedSite()
const browser = await openBrowser()

const screen = { width: 1280, height: 800 }
const phone = { width: 375, height: 812 }
/** Screens of a phone that the demo's front page may take. */
const MOST_SCREENS = 5

interface Noted {
  flights?: number
  passed?: boolean
}

async function open(path: string, context: BrowserContextOptions = {}): Promise<Page> {
  const page = await (await browser.newContext({ viewport: screen, ...context })).newPage()
  await page.addInitScript(() => {
    const noted = window as Noted
    const { animate } = Element.prototype
    Element.prototype.animate = function (...frames) {
      if (this.parentElement === document.body) noted.flights = (noted.flights ?? 0) + 1
      return animate.apply(this, frames)
    }
    addEventListener('pagereveal', (event) => {
      noted.passed = Boolean((event as { viewTransition?: object }).viewTransition)
    })
  })
  await page.goto(site.url + path)
  return page
}
const noted = (page: Page) => page.evaluate(() => ({ ...(window as Noted) }))

test.each([
  ['no-preference', true],
  ['reduce', false],
] as const)('with motion %s, a list passes into the article of a card: %s', async (reducedMotion, passes) => {
  const page = await open('/artikler', { reducedMotion })
  await page.locator('.tile-link').first().hover()
  await moduleStarted(page.locator('.article-grid'))
  await page.locator('.tile-link').first().click()
  await page.waitForURL(/\/artikler\/varde/)
  await page.locator('.article-pictures').waitFor()
  expect((await noted(page)).passed).toBe(passes)
  await page.context().close()
})

test('the picture of the card that was clicked last has the name of the article’s, and no other', async () => {
  const page = await open('/artikler/varde-8')
  const cards = page.locator('.article-related .tile-link')
  await cards.first().hover()
  await moduleStarted(page.locator('.article-related .article-grid'))
  // The page stays, so that it can be looked at.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  const named = () =>
    page.evaluate(() =>
      [...document.images]
        .filter((image) => getComputedStyle(image).viewTransitionName === 'article-picture')
        .map((image) => image.closest('.article-tile')?.querySelector('.tile-link')?.textContent ?? 'the page’s own'),
    )
  expect(await named()).toEqual(['the page’s own'])
  for (const card of [cards.nth(0), cards.nth(1)]) {
    await card.click()
    expect(await named()).toEqual([await card.textContent()])
  }
  await page.context().close()
})

test.each([
  ['no-preference', 1],
  ['reduce', undefined],
] as const)(
  'with motion %s, an added article flies to the cart, and nothing shifts',
  async (reducedMotion, flights) => {
    const page = await open('/artikler/varde-8', { reducedMotion })
    await watchShifts(page)
    await page.reload()
    const form = page.locator('form.with-quantity')
    await moduleStarted(form)
    await form.getByRole('button', { name: /Legg i handlekurven/ }).click()
    await page.locator('form.with-quantity.is-added').waitFor()
    expect((await noted(page)).flights).toBe(flights)
    await expect.poll(() => page.locator('body > img').count()).toBe(0)
    expect(await shiftsOf(page)).toEqual([])
    await page.context().close()
  },
)

test('the page is dimmed while a panel is open, and a click on it closes the panel', async () => {
  const page = await open('/')
  const dimmed = () => page.locator('main').evaluate((main) => Number(getComputedStyle(main, '::after').opacity))
  expect(await dimmed()).toBe(0)
  await page.locator('.menu-search > details > summary').click()
  await expect.poll(dimmed).toBe(1)
  await page.mouse.click(300, 700)
  await expect.poll(dimmed).toBe(0)
  expect(page.url()).toBe(`${site.url}/`)
  await page.context().close()
})

test.each([true, false])('the front page is five screens of a phone, in rows to swipe (script: %s)', async (script) => {
  const page = await open('/', { viewport: phone, javaScriptEnabled: script })
  const { height, width } = await page.locator('html').evaluate((html) => ({
    height: html.scrollHeight,
    width: html.scrollWidth,
  }))
  expect(height / phone.height).toBeLessThanOrEqual(MOST_SCREENS)
  expect(width).toBe(phone.width)
  const last = page.locator('.block-cards .card-link').nth(3)
  const left = () => last.evaluate((link) => link.getBoundingClientRect().left)
  // The next card peeps in, the last is out of sight until the keyboard reaches it.
  expect(
    await page
      .locator('.block-cards .card')
      .nth(1)
      .evaluate((card) => card.getBoundingClientRect().left),
  ).toBeLessThan(phone.width)
  expect(await left()).toBeGreaterThan(phone.width)
  await page.locator('.block-cards .card-link').nth(2).focus()
  await page.keyboard.press('Tab')
  await expect.poll(left).toBeLessThan(phone.width)
  await page.context().close()
})
