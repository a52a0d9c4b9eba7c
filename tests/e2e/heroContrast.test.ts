/** The text of a hero is readable on any picture: the worst is one that is white all over. */
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { contrast } from '../../src/web/contrast'
import { openBrowser } from '../support/browser'
import { sharedSite } from '../support/site'

const site = sharedSite()
const browser = await openBrowser()

const white = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><path fill="#fff" d="M0 0h16v9H0z"/></svg>'
/** WCAG 2.2, 1.4.3, for text of ordinary size. */
const NEEDED = 4.5

const hex = (channels: readonly number[]) =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`

test.each([
  [768, 1024],
  [1440, 900],
  [1920, 1080],
])('white text has a contrast of 4.5 to all that is behind it, %i wide', async (width, height) => {
  const page = await (await browser.newContext({ viewport: { width, height } })).newPage()
  await page.route(/\.(?:webp|avif)(?:\?|$)/, (route) => route.fulfill({ contentType: 'image/svg+xml', body: white }))
  await page.goto(site.url)
  const hero = page.locator('.hero-cover').first()
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>('.hero-cover > img')?.complete)
  const parts = hero.locator('.hero-text > *')
  expect(await parts.count()).toBeGreaterThan(2)
  expect(await parts.nth(1).evaluate((part) => getComputedStyle(part).color)).toBe('rgb(255, 255, 255)')
  // What is behind the text.
  await parts.evaluateAll((all) => {
    for (const part of all as HTMLElement[]) part.style.visibility = 'hidden'
  })
  for (const part of await parts.all()) {
    const clip = await part.boundingBox()
    if (!clip) throw new Error('a part of the hero has no place')
    const { channels } = await sharp(await page.screenshot({ clip })).stats()
    const lightest = hex(channels.slice(0, 3).map(({ max }) => max))
    expect(contrast('#ffffff', lightest), lightest).toBeGreaterThanOrEqual(NEEDED)
  }
  await page.context().close()
})

test('the picture is seen beside the text as it is', async () => {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await page.route(/\.(?:webp|avif)(?:\?|$)/, (route) => route.fulfill({ contentType: 'image/svg+xml', body: white }))
  await page.goto(site.url)
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>('.hero-cover > img')?.complete)
  const box = await page.locator('.hero-cover').first().boundingBox()
  if (!box) throw new Error('the hero has no place')
  const clip = { x: box.width - 300, y: box.y + 40, width: 260, height: 200 }
  const { channels } = await sharp(await page.screenshot({ clip })).stats()
  expect(hex(channels.slice(0, 3).map(({ min }) => min))).toBe('#ffffff')
  await page.context().close()
})
