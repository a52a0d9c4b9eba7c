/**
 * Carousels of pictures and of texts: buttons, fingers, advancing, and when they keep still
 * (docs/behaviour.md#carousels; WCAG 2.2.2).
 */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { moduleStarted, openBrowser, stopClock } from '../support/browser'
import { middleOf, openPage, screen, touch, touched } from '../support/menu'
import { sharedSite } from '../support/site'

const site = sharedSite()
const browser = await openBrowser()

const PICTURES = '/blokker/bildekarusell'
const SLIDES = '/blokker/karusell'

/** The first carousel of a page: five pictures, or three texts. */
const root = (page: Page) => page.locator('.carousel').first()
const button = (page: Page, name: string) => root(page).getByRole('button', { name, exact: true })

/** The number of the slide at the left edge, once the row has come to rest. */
async function slide(page: Page): Promise<number> {
  let before = -1
  await expect
    .poll(async () => {
      const left = await root(page)
        .locator('.carousel-track')
        .evaluate((track) => track.scrollLeft)
      const rests = left === before
      before = left
      return rests
    })
    .toBe(true)
  return root(page)
    .locator('.carousel-track')
    .evaluate((track) => {
      const [one, two] = track.children as unknown as HTMLElement[]
      return one && two ? Math.round(track.scrollLeft / (two.offsetLeft - one.offsetLeft)) + 1 : 0
    })
}

const dot = (page: Page) =>
  root(page)
    .locator('.carousel-dot')
    .evaluateAll((dots) => dots.findIndex((one) => one.getAttribute('aria-current') === 'true') + 1)

/** A page whose time the test alone moves, with its carousel in sight, started and not pointed at. */
async function openStill(path: string, options: BrowserContextOptions = screen) {
  const opened = await openPage(browser, site, options, '/personvern')
  const { page } = opened
  await stopClock(page)
  await page.goto(site.url + path)
  await page.mouse.move(2, 2)
  await root(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect
    .poll(async () => {
      await page.clock.runFor(20)
      return root(page).evaluate((element) => element.matches('[data-module], [data-starting]'))
    })
    .toBe(false)
  await page.waitForLoadState('networkidle')
  // Being in sight is noticed by the browser's own time.
  await page.evaluate(() => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body)))
  // It waits its whole time anew.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  return opened
}

test.each([
  [PICTURES, 5000, 5],
  [SLIDES, 3000, 3],
])('%s advances every %i ms and begins again after the last', async (path, interval, count) => {
  await using opened = await openStill(path)
  const { page } = opened
  const status = await root(page).getByRole('status').textContent()
  expect(await slide(page)).toBe(1)
  await page.clock.runFor(interval - 200)
  expect(await dot(page)).toBe(1)
  // From here on in the middle between two changes.
  await page.clock.runFor(interval / 2)
  for (let at = 2; at <= count + 1; at++) {
    const expected = at > count ? 1 : at
    await expect.poll(() => slide(page)).toBe(expected)
    await expect.poll(() => dot(page)).toBe(expected)
    await page.clock.runFor(interval)
  }
  // What moves by itself does not talk.
  expect(await root(page).getByRole('status').textContent()).toBe(status)
})

test('it keeps still while it is pointed at, or the keyboard is in it, and waits its whole time again afterwards', async () => {
  await using opened = await openStill(PICTURES)
  const { page } = opened
  await root(page).locator('.carousel-track').hover()
  await page.clock.runFor(20_000)
  expect(await dot(page)).toBe(1)
  await page.mouse.move(2, 2)
  await page.clock.runFor(4900)
  expect(await dot(page)).toBe(1)
  await page.clock.runFor(200)
  await expect.poll(() => slide(page)).toBe(2)

  await button(page, 'Neste').focus()
  await page.clock.runFor(20_000)
  expect(await dot(page)).toBe(2)
})

test('it keeps still with reduced motion until somebody starts it', async () => {
  await using opened = await openStill(PICTURES, { ...screen, reducedMotion: 'reduce' })
  const { page } = opened
  await page.clock.runFor(20_000)
  expect(await dot(page)).toBe(1)
  await button(page, 'Start automatisk bytte').click()
  await page.clock.runFor(5100)
  expect(await dot(page)).toBe(2)
})

test('it keeps still while it is out of sight or the tab is hidden', async () => {
  await using opened = await openStill(SLIDES)
  const { page } = opened
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  await setHidden(true)
  await page.clock.runFor(20_000)
  expect(await dot(page)).toBe(1)
  await setHidden(false)
  await page.clock.runFor(3100)
  await expect.poll(() => slide(page)).toBe(2)
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await page.evaluate(() => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body)))
  await page.clock.runFor(20_000)
  expect(await dot(page)).toBe(2)
})

test('it can be stopped and started, and stops for good when somebody turns it', async () => {
  await using opened = await openStill(PICTURES)
  const { page } = opened
  await button(page, 'Stopp automatisk bytte').click()
  await page.mouse.move(2, 2)
  await page.clock.runFor(20_000)
  expect(await dot(page)).toBe(1)
  await button(page, 'Start automatisk bytte').click()
  await page.clock.runFor(5100)
  await expect.poll(() => slide(page)).toBe(2)
  await button(page, 'Neste').click()
  await expect.poll(() => slide(page)).toBe(3)
  expect(await button(page, 'Start automatisk bytte').isVisible()).toBe(true)
  await page.mouse.move(2, 2)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.clock.runFor(20_000)
  expect(await dot(page)).toBe(3)
})

test('arrows go around, dots go anywhere, and the page stays where it is', async () => {
  await using opened = await openPage(browser, site, screen, PICTURES)
  const { page } = opened
  await root(page).scrollIntoViewIfNeeded()
  await moduleStarted(root(page))
  await button(page, 'Neste').hover()
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise((done) => {
            const before = scrollY
            setTimeout(() => done(scrollY === before), 150)
          }),
      ),
    )
    .toBe(true)
  const top = await page.evaluate(() => scrollY)
  await button(page, 'Forrige').click()
  await expect.poll(() => slide(page)).toBe(5)
  await button(page, 'Neste').click()
  await expect.poll(() => slide(page)).toBe(1)
  await button(page, 'Vis 4').click()
  await expect.poll(() => slide(page)).toBe(4)
  expect(await dot(page)).toBe(4)
  expect(await root(page).getByRole('status').textContent()).toBe('4 av 5')
  // Faster than it glides.
  for (let at = 0; at < 3; at++) await button(page, 'Forrige').click()
  await expect.poll(() => slide(page)).toBe(1)
  expect(await page.evaluate(() => scrollY)).toBe(top)
})

test('several beside each other: it ends when the last is seen, with no dot beyond', async () => {
  await using opened = await openPage(browser, site, screen, SLIDES)
  const three = opened.page.locator('.carousel-3').first()
  await three.scrollIntoViewIfNeeded()
  await moduleStarted(three)
  expect(await three.locator('.carousel-dot:visible').count()).toBe(3)
  await three.getByRole('button', { name: 'Forrige' }).click()
  const last = three.locator('.carousel-slide').last()
  await expect
    .poll(() =>
      last.evaluate((element) => {
        const { right } = element.getBoundingClientRect()
        return Math.abs(right - (element.parentElement?.getBoundingClientRect().right ?? 0)) < 2
      }),
    )
    .toBe(true)
  expect(await three.locator('[aria-current]').getAttribute('aria-label')).toBe('Vis 3')
})

test('a swipe turns it, and then it is the visitor’s', async () => {
  // Its own turn must not come first on a slow machine.
  await using opened = await openStill(PICTURES, touched)
  const { page } = opened
  const { y } = await middleOf(page, '.carousel-track')
  await touch(page, { x: 330, y }, { x: 60, y }, 8)
  await expect.poll(() => slide(page)).toBe(2)
  await expect.poll(() => dot(page)).toBe(2)
  await button(page, 'Start automatisk bytte').waitFor()
})

test('the keyboard brings what it reaches into view', async () => {
  await using opened = await openPage(browser, site, screen, PICTURES)
  const { page } = opened
  await root(page).locator('.picture-link').first().focus()
  await page.keyboard.press('Tab')
  await expect.poll(() => slide(page)).toBe(2)
})

test('without script all slides are reached by scrolling, and there are no buttons', async () => {
  await using opened = await openPage(browser, site, { ...screen, javaScriptEnabled: false }, SLIDES)
  const { page } = opened
  expect(await page.locator('.carousel-controls:visible').count()).toBe(0)
  await root(page).scrollIntoViewIfNeeded()
  const { x, y } = await middleOf(page, '.carousel-track')
  await page.mouse.move(x, y)
  await page.mouse.wheel(3000, 0)
  const last = root(page).locator('.carousel-slide').last()
  await expect.poll(async () => (await last.boundingBox())?.x ?? 9999).toBeLessThan(100)
})
