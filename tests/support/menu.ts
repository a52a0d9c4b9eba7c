/** Menus in journeys: published over REST, and used with mouse and finger. */
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { troubles, untilStarted } from './browser'
import { type Site, signIn } from './site'

export const phone = { viewport: { width: 375, height: 800 } }
export const tablet = { viewport: { width: 1024, height: 1000 } }
export const screen = { viewport: { width: 1280, height: 800 } }
/** A phone that is touched; `touch()` and `page.touchscreen` work on it alone. */
export const touched = { ...phone, hasTouch: true, isMobile: true }

export interface Menus {
  items: { blockType: string; label?: string; items?: object[] }[]
  overlay: object
}

/** The menus of a site under an editor's hand; signed in once, for sign-ins are limited. */
export async function editMenus(site: Site) {
  const rest = await signIn(site.url, site.admin)
  return {
    /** As they are stored, in Norwegian. */
    read: () => rest.call<Menus>('GET', '/api/globals/navigation?depth=0'),
    /** Publishes changes; what is not named stays as it is. */
    publish: (changes: object) =>
      rest.call<object>('POST', '/api/globals/navigation', { ...changes, _status: 'published' }),
    /** Saves changes as a draft. */
    draft: (changes: object) =>
      rest.call<object>('POST', '/api/globals/navigation?draft=true', { ...changes, _status: 'draft' }),
  }
}

/** An item that is a link to an address. */
export const link = (label: string, url: string, look: object = {}) => ({
  blockType: 'link',
  label,
  type: 'address',
  url,
  ...look,
})

/** A page that must cause no trouble: what it caused is thrown when it is disposed of, and its context is closed. */
export async function openPage(browser: Browser, site: Site, options: BrowserContextOptions, path = '/') {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const found = troubles(page, site.url)
  await page.goto(site.url + path)
  return {
    page,
    context,
    async [Symbol.asyncDispose]() {
      await context.close()
      if (found.length > 0) throw new Error(found.join('\n'))
    },
  }
}

/** The parts of an item that opens something; `item` is a selector of its list element. */
function parts(page: Page, item: string) {
  return {
    own: page.locator(`${item} > .menu-own`),
    button: page.locator(`${item} > details > summary`),
    panel: page.locator(`${item} > details > .menu-panel`),
  }
}

export const mega = (page: Page) => parts(page, '.menu > .menu-mega')
export const tabs = (page: Page) => parts(page, '.menu > .menu-tabs')
export const about = (page: Page) => parts(page, '.menu > .menu-dropdown')
export const nested = (page: Page) => parts(page, '.menu > .menu-dropdown .submenu > .menu-dropdown')
export const search = (page: Page) => parts(page, '.tools > .menu-search')
export const account = (page: Page) => parts(page, '.tools > .menu-account')
export const cart = (page: Page) => parts(page, '.tools > .menu-cart')

/** Until hovering and keys work, which the first pointer or focus in the header fetches. */
export const menuStarted = (page: Page) => untilStarted(page.locator('.site-header'))

/** Puts the focus on something in the header as the keyboard would, with the module of the keys loaded for the next one. */
export async function focus(page: Page, locator: Locator): Promise<void> {
  await locator.focus()
  await menuStarted(page)
}

/** What is open, by the kind of its item, from the outermost inwards; `menu` is the collapsed menu. Tabs are left out. */
export function openItems(page: Page): Promise<string[]> {
  return page
    .locator('.site-header details[open]')
    .evaluateAll((all) =>
      all
        .filter((details) => !details.closest('.menu-tab > details'))
        .map((details) =>
          details.matches('.site-menu')
            ? 'menu'
            : (/menu-(mega|tabs|dropdown|more|search|account|cart)/.exec(details.parentElement?.className ?? '')?.[1] ??
              '?'),
        ),
    )
}

/** What a shop's script says of its cart. */
export const announceCart = (
  page: Page,
  detail: object,
  name: 'cart:added' | 'cart:quantity-updated' = 'cart:added',
): Promise<boolean> =>
  page.evaluate(([event, said]) => document.dispatchEvent(new CustomEvent(event, { detail: said })), [
    name,
    detail,
  ] as const)

/** Opens the collapsed menu. */
export async function openMenu(page: Page): Promise<void> {
  await page.locator('.menu-toggle').click()
  await page.locator('.menu').waitFor()
}

export interface Spot {
  x: number
  y: number
}

/** The middle of what a selector finds, in the window. */
export async function middleOf(page: Page, selector: string): Promise<Spot> {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not drawn`)
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
}

/** A finger that goes down at one spot, moves in steps to another, and up. */
export async function touch(page: Page, from: Spot, to: Spot = from, steps = 4): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Spot[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', [from])
  if (to !== from)
    for (let step = 1; step <= steps; step++)
      await send('touchMove', [
        { x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps },
      ])
  await send('touchEnd', [])
  await session.detach()
}
