/** Everything that the header can open, as axe sees it, and for fingers and forced colours. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings, looks } from '../support/axe'
import { openBrowser } from '../support/browser'
import {
  about,
  account,
  cart,
  editMenus,
  mega,
  nested,
  openMenu,
  openPage,
  phone,
  screen,
  search,
  tabs,
} from '../support/menu'
import { ownSite } from '../support/site'

const site = await ownSite()
const browser = await openBrowser()
const menus = await editMenus(site)
const { overlay } = await menus.read()
await menus.publish({ overlay: { ...overlay, device: 'all' } })

/** Milliseconds for all states of one screen. */
const ALL_STATES = 600_000
/** CSS pixels (WCAG 2.2, 2.5.8). */
const SMALLEST_TARGET = 24

/** What can be open, each from a page with everything closed. */
const states: Record<string, (page: Page) => Promise<void>> = {
  closed: async () => {},
  mega: async (page) => {
    await showMenu(page)
    await mega(page).button.click()
    await mega(page).panel.waitFor()
  },
  tabs: async (page) => {
    await showMenu(page)
    await tabs(page).button.click()
    await page.locator('.menu-tab summary').nth(1).click()
    await page.locator('.menu-tab-panel').nth(1).waitFor()
  },
  dropdown: async (page) => {
    await showMenu(page)
    await about(page).button.click()
    await nested(page).button.click()
    await nested(page).panel.waitFor()
  },
  search: async (page) => {
    await search(page).button.click()
    await search(page).panel.waitFor()
  },
  account: async (page) => {
    await account(page).button.click()
    await account(page).panel.waitFor()
  },
  cart: async (page) => {
    await page.evaluate(() => {
      const lines = [
        { name: 'Varden 7', number: 'EV-1005', quantity: 2, price: 'kr 39 980,–', href: '/produkter' },
        { name: 'Kubbekurv', quantity: 1, price: 'kr 490,–' },
      ]
      document.dispatchEvent(new CustomEvent('cart:added', { detail: { total: 'kr 40 470,–', lines } }))
    })
    await cart(page).button.click()
    await cart(page).panel.waitFor()
  },
  overlay: async (page) => {
    const opener = page.locator('.overlay-open:visible')
    if ((await opener.count()) === 0) await showMenu(page)
    await opener.click()
    await page.locator('.overlay-menu').waitFor()
  },
}

async function showMenu(page: Page): Promise<void> {
  if (await page.locator('.menu-toggle').isVisible()) await openMenu(page)
}

/** Links, buttons and fields of the header that are smaller than a finger needs; links within a text may be. */
const smallTargets = (page: Page) =>
  page
    .locator('.site-header')
    .locator('a[href], button, summary, input:not([type=hidden])')
    .evaluateAll(
      (all, smallest) =>
        all
          .filter((target) => target.checkVisibility({ visibilityProperty: true }))
          .filter((target) => getComputedStyle(target).display !== 'inline')
          // A tick is set by its label as well.
          .map((target) => ({
            target,
            box: ((target.matches('[type=checkbox]') && target.closest('label')) || target).getBoundingClientRect(),
          }))
          .filter(({ box }) => box.width > 1 && (box.width < smallest || box.height < smallest))
          .map(({ target, box }) => `${target.outerHTML.slice(0, 100)} ${box.width} × ${box.height}`),
      SMALLEST_TARGET,
    )

async function findingsOf(page: Page, state: string): Promise<string[]> {
  const found = await axeFindings(page, state, '.site-header')
  return [...found, ...(await smallTargets(page)).map((target) => `${state}: too small: ${target}`)]
}

const screens = looks.map((look) => ({ ...look, reducedMotion: 'reduce' as const }))
test.each(screens)(
  'axe finds nothing in any open state at $viewport.width px in $colorScheme colours, nor is a target too small',
  { timeout: ALL_STATES },
  async (options) => {
    const findings: string[] = []
    await using opened = await openPage(browser, site, options, '/kontakt')
    const { page } = opened
    for (const [state, open] of Object.entries(states)) {
      await page.goto(`${site.url}/kontakt`)
      await open(page)
      findings.push(...(await findingsOf(page, state)))
    }
    expect(findings).toEqual([])
  },
)

test('axe finds nothing in a side panel, on a phone and on a screen', { timeout: ALL_STATES }, async () => {
  await menus.publish({ layout: 'vertical' })
  const findings: string[] = []
  for (const options of screens) {
    await using opened = await openPage(browser, site, options, '/kontakt')
    await states.mega?.(opened.page)
    findings.push(...(await findingsOf(opened.page, `side panel at ${options.viewport.width} px`)))
  }
  await menus.publish({ layout: 'responsive' })
  expect(findings).toEqual([])
})

test.each([phone, screen])(
  'in forced colours a panel has an edge and the page that is shown is marked, at $viewport.width px',
  async (size) => {
    await using opened = await openPage(browser, site, { ...size, forcedColors: 'active' }, '/om-oss')
    const { page } = opened
    await states.dropdown?.(page)
    const edge = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((panel) => {
          const { borderBlockEndStyle, borderBlockEndWidth } = getComputedStyle(panel)
          return borderBlockEndStyle !== 'none' && Number.parseFloat(borderBlockEndWidth) >= 1
        })
    expect(await edge(size === phone ? '.site-menu > nav' : '.menu > .menu-dropdown > details > .menu-panel')).toBe(
      true,
    )
    const mark = about(page).own.locator('.menu-label')
    expect(await about(page).own.getAttribute('aria-current')).toBe('page')
    expect(await mark.evaluate((label) => getComputedStyle(label).textDecorationLine)).toBe('underline')
    await page.goto(`${site.url}/om-oss`)
    for (const state of ['search', 'account', 'cart'] as const) {
      await states[state]?.(page)
      expect(await edge(`.tools > .menu-${state} .menu-panel`)).toBe(true)
      await page.keyboard.press('Escape')
    }
  },
)
