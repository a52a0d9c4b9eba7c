/** Galleries and picture carousels in the demo: what they look like before and without script, and what they open. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser } from '../support/browser'
import { openPage, screen } from '../support/menu'
import { sharedSite } from '../support/site'

const site = sharedSite()
const browser = await openBrowser()

const GALLERY = '/blokker/bildegalleri'

/** Left edges of the pictures of a gallery: as many as it has columns. */
const columns = (page: Page, gallery: string) =>
  page
    .locator(`${gallery} > li`)
    .evaluateAll((items) => new Set(items.map((item) => Math.round(item.getBoundingClientRect().left))).size)

test('as many columns as the editor chose, fewer on narrow screens', async () => {
  const seen: Record<string, number[]> = {}
  for (const width of [1280, 900, 375]) {
    await using opened = await openPage(browser, site, { viewport: { width, height: 800 } }, GALLERY)
    seen[width] = [
      await columns(opened.page, '.gallery-grid.gallery-3'),
      await columns(opened.page, '.gallery-masonry.gallery-4'),
    ]
  }
  expect(seen).toEqual({ 1280: [3, 4], 900: [3, 3], 375: [2, 2] })
})

test('a grid has equal cells; masonry shows whole pictures', async () => {
  await using opened = await openPage(browser, site, screen, GALLERY)
  const shapes = (gallery: string) =>
    opened.page
      .locator(`${gallery} img`)
      .evaluateAll((images) => images.map(({ clientWidth, clientHeight }) => (clientWidth / clientHeight).toFixed(1)))
  const grid = await shapes('.gallery-grid.gallery-3')
  expect(new Set(grid)).toEqual(new Set(['1.3']))
  const masonry = await shapes('.gallery-masonry.gallery-4')
  expect(new Set(masonry).size).toBeGreaterThan(2)
})

test('a gallery opens alone, not with the next one', async () => {
  await using opened = await openPage(browser, site, screen, GALLERY)
  const { page } = opened
  const place = async (gallery: string) => {
    await page.locator(`${gallery} a`).first().click()
    await page.locator('.pswp--ui-visible').waitFor()
    const counter = page.locator('.pswp__counter')
    const text = (await counter.count()) ? await counter.textContent() : 'alone'
    await expect
      .poll(async () => {
        await page.keyboard.press('Escape')
        return page.locator('dialog.lightbox').count()
      })
      .toBe(0)
    return text
  }
  expect(await place('.gallery-grid.gallery-3')).toBe('1 of 6')
  expect(await place('.gallery-masonry.gallery-4')).toBe('1 of 10')
  expect(await place('.gallery-masonry.gallery-2')).toBe('alone')
})

test('pictures of a carousel open together', async () => {
  await using opened = await openPage(browser, site, screen, '/blokker/bildekarusell')
  const { page } = opened
  await page.locator('.picture-link').first().click()
  await page.locator('.pswp--ui-visible').waitFor()
  expect(await page.locator('.pswp__counter').textContent()).toBe('1 of 5')
  expect(await page.locator('.lightbox-caption').textContent()).toBe('Stua en kveld i november')
})
