/** What an eye sees at once: cards left alone, words and buttons that break, holes in the bar, edges that miss each other. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser } from '../support/browser'
import { announceCart, openPage, screen } from '../support/menu'
import { sharedSite } from '../support/site'

const site = sharedSite()
const browser = await openBrowser()

const DEALER = '/finn-forhandler/tromsogloden'

/** What `fault` finds on a page, at each width. */
async function faultsAt(page: Page, path: string, widths: readonly number[], fault: () => string[]) {
  await page.goto(site.url + path)
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const one of await page.evaluate(fault)) found.push(`${path} at ${width} px: ${one}`)
  }
  return found
}

test('of three or four cards none stands alone below the others, and no place beside them is empty', async () => {
  await using opened = await openPage(browser, site, screen)
  const alone = () =>
    [
      ...document.querySelectorAll<HTMLElement>('main .grid:not(.grid-2), .article-figures, .article-grid.swipe-row'),
    ].flatMap((grid) => {
      const tops = [...grid.children].map((card) => Math.round(card.getBoundingClientRect().top))
      const sizes = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
      if (![3, 4].includes(grid.children.length)) return []
      const hole = grid.getBoundingClientRect().right - (grid.lastElementChild?.getBoundingClientRect().right ?? 0)
      return new Set(sizes).size > 1 || hole > 2 ? [`rows of ${sizes.join(' and ')}, ${hole} px beside`] : []
    })
  const widths = [375, 520, 599, 600, 680, 739, 740, 768, 800, 900, 1000, 1040, 1100, 1440]
  for (const path of ['/', '/inspirasjon', '/produkter/vedovner', '/produkter/balpanner', '/artikler/varde-8'])
    expect(await faultsAt(opened.page, path, widths, alone)).toEqual([])
})

test('the bar has no hole beside an empty cart, and nothing in it moves when a total comes', async () => {
  await using opened = await openPage(browser, site, screen)
  const { page } = opened
  const edges = () =>
    page
      .locator('.site-bar .tools > li:visible')
      .evaluateAll((all) => all.map((tool) => tool.getBoundingClientRect().x))
  for (const width of [768, 1200, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const free = await page.locator('.menu-cart .tool-label').evaluate((label) => {
      const range = document.createRange()
      range.selectNodeContents(label)
      const button = label.closest('.menu-own')
      return (button?.getBoundingClientRect().right ?? 0) - range.getBoundingClientRect().right
    })
    // Two icons beside each other have a similar space between them.
    expect(free, `${width} px`).toBeLessThan(48)
  }
  const before = await edges()
  await announceCart(page, { total: 'kr 44 800,–', quantity: 2 })
  await page.locator('.menu-cart.has-total').waitFor()
  expect(await edges()).toEqual(before)
  const lines = await page.locator('.cart-amount').evaluate((amount) => amount.getClientRects()[0]?.height ?? 0)
  expect(lines).toBeLessThan(24)
})

test('the button that adds an article keeps its words on one line', async () => {
  await using opened = await openPage(browser, site, screen)
  const broken = () => {
    const button = document.querySelector('.with-quantity .add-button')
    return button && button.getBoundingClientRect().height <= 50 ? [] : ['two lines']
  }
  const widths = [320, 375, 480, 800, 900, 1024, 1200, 1440]
  expect(await faultsAt(opened.page, '/artikler/varde-8', widths, broken)).toEqual([])
})

test('no word of the footer breaks', async () => {
  await using opened = await openPage(browser, site, screen)
  const broken = () =>
    [...document.querySelectorAll('.footer-menu a')].flatMap((link) => {
      const [text] = link.childNodes
      return [...(text?.textContent ?? '').matchAll(/\S+/g)].flatMap(({ index, 0: word }) => {
        const range = document.createRange()
        if (!text) return []
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : []
      })
    })
  const { page } = opened
  // As wide as letters get: the fonts of some systems.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      document.documentElement.style.setProperty('--font-body', 'DejaVu Sans, Verdana, sans-serif'),
    ),
  )
  expect(await faultsAt(page, '/kontakt', [360, 375, 414, 599, 768, 1180], broken)).toEqual([])
})

test('the actions of a dealer begin at the same edges in every card', async () => {
  await using opened = await openPage(browser, site, screen)
  const ragged = () =>
    [...document.querySelectorAll('.dealer-actions')].flatMap((actions) => {
      const middles = [...actions.children].map((action) => {
        const { top, height } = action.getBoundingClientRect()
        return Math.round((top + height / 2) / 8)
      })
      const sizes = [...new Set(middles)].map((middle) => middles.filter((other) => other === middle).length)
      return sizes.length > 2 || sizes.at(-1) === 1 ? [`rows of ${sizes.join(' and ')}`] : []
    })
  expect(await faultsAt(opened.page, '/finn-forhandler?sted=0484', [768, 900, 1024, 1200, 1440], ragged)).toEqual([])
})

test('a map without tiles names the dealer, has the way to it, and shows distances; that of all shows the whole country', async () => {
  await using opened = await openPage(browser, site, screen, DEALER)
  const { page } = opened
  const frame = page.locator('.dealer-map-frame')
  expect(await frame.locator('strong').textContent()).toBe('Tromsøgløden')
  expect(await frame.getByRole('link', { name: 'Veibeskrivelse til Tromsøgløden' }).getAttribute('href')).toContain(
    'destination=',
  )
  expect(await frame.locator('.dealer-map-rings text').allTextContents()).toEqual(['10 km', '25 km'])
  const outside = () => {
    const frame = document.querySelector('.dealer-map-frame')?.getBoundingClientRect()
    const land = document.querySelector('.dealer-map-land')?.getBoundingClientRect()
    return frame && land && land.top >= frame.top && land.bottom <= frame.bottom ? [] : ['the country is cut']
  }
  expect(await faultsAt(page, '/finn-forhandler', [375, 768, 1024, 1440], outside)).toEqual([])
})

test('in a comparison a button shows the sign to add, not the one of what was added', async () => {
  await using opened = await openPage(browser, site, screen, '/sammenlign?nr=EV-1005&nr=EV-1008')
  const sign = (name: string) =>
    opened.page
      .locator(name)
      .first()
      .evaluate((path) => getComputedStyle(path).visibility)
  expect(await sign('.add-plus')).toBe('visible')
  expect(await sign('.add-tick')).toBe('hidden')
})
