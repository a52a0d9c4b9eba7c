/** The header of the demo site: ways past and through it with and without script, its languages, and whom it shows what. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser } from '../support/browser'
import { about, editMenus, link, openMenu, openPage, phone, screen, tablet } from '../support/menu'
import { ownSite } from '../support/site'

const site = await ownSite()
const browser = await openBrowser()

const widths = [phone, tablet, screen]

/** Brings the menu into sight where it is folded together. */
async function showMenu(page: Page): Promise<void> {
  const more = page.locator('.menu-more > details > summary')
  if (await page.locator('.menu-toggle').isVisible()) await openMenu(page)
  else if (await more.isVisible()) await more.click()
}

/** Where the header leads on this screen, by every link that could be seen once what is around it is open. */
const destinations = (page: Page) =>
  page.locator('.site-header').evaluate((header) => {
    for (const details of header.querySelectorAll('details')) {
      details.removeAttribute('name')
      details.open = true
    }
    // Where its button is not shown the overlay leads nowhere.
    const hasOverlay = header.querySelector('.tools .overlay-open')?.checkVisibility() === true
    header.querySelector('dialog')?.toggleAttribute('open', hasOverlay)
    const links = [...header.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter((way) => way.checkVisibility({ visibilityProperty: true }))
      .map((way) => way.getAttribute('href') ?? '')
    return [...new Set(links)].filter((href) => !href.includes('#')).sort()
  })

test.each([phone, screen])(
  'without script every destination of the menu is reached by clicking, at $viewport.width px',
  async (size) => {
    await using scripted = await openPage(browser, site, size)
    const expected = await destinations(scripted.page)
    expect(expected.length).toBeGreaterThan(12)

    await using opened = await openPage(browser, site, { ...size, javaScriptEnabled: false })
    const { page } = opened
    const reached = new Set<string>()
    const noteVisible = async () => {
      for (const way of await page.locator('.site-header a[href]:visible').all())
        reached.add((await way.getAttribute('href')) ?? '')
    }
    await showMenu(page)
    await noteVisible()
    const buttons = page.locator('.site-header details > summary')
    for (let at = 0; at < (await buttons.count()); at++) {
      const button = buttons.nth(at)
      if (await button.evaluate((summary) => summary.matches('.menu-toggle'))) continue
      // What it stands in was opened just before it.
      if (!(await button.isVisible())) continue
      await button.click()
      await noteVisible()
    }
    if (await page.locator('.tools .overlay-open').isVisible()) {
      await page.locator('.tools .overlay-open').click()
      await page.locator('.overlay-menu').waitFor()
      await noteVisible()
    }
    // What is for members is there as well: who the visitor is only a script knows.
    expect(expected.filter((href) => !reached.has(href))).toEqual([])
  },
)

test.each([phone, screen])(
  'without script a link deep in the menu is followed, at $viewport.width px',
  async (size) => {
    await using opened = await openPage(browser, site, { ...size, javaScriptEnabled: false })
    const { page } = opened
    await showMenu(page)
    await about(page).button.click()
    await page.locator('.menu-dropdown .menu-dropdown summary').click()
    const deep = page.locator('.menu-dropdown .menu-dropdown .menu-panel a').last()
    const href = await deep.getAttribute('href')
    await deep.click()
    await page.waitForURL(site.url + href)
    expect(await page.locator('h1').count()).toBe(1)
  },
)

test('the first stop of the keyboard is a visible link past the menu', async () => {
  await using opened = await openPage(browser, site, screen, '/kontakt')
  const { page } = opened
  await page.keyboard.press('Tab')
  const skip = page.locator('.skip-link')
  expect(await skip.evaluate((element) => element === document.activeElement)).toBe(true)
  await expect.poll(async () => (await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
  await page.keyboard.press('Tab')
  const inContent = await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))
  expect(inContent).toBe(true)
})

test.each(widths)('the languages lead to the same page and back, at $viewport.width px', async (size) => {
  await using opened = await openPage(browser, site, size, '/kontakt')
  const { page } = opened
  const change = async (language: string) => {
    await showMenu(page)
    await page.locator(`.language-switch a[lang=${language}]`).click()
    await page.waitForURL((address) => address.pathname.startsWith('/en') === (language === 'en'))
  }
  await change('en')
  expect(new URL(page.url()).pathname).toBe('/en/kontakt')
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  expect(await page.locator('.menu > .menu-mega > .menu-own').textContent()).toBe('Products')
  await change('nb')
  expect(new URL(page.url()).pathname).toBe('/kontakt')
  expect(await page.locator('html').getAttribute('lang')).toBe('nb')
  expect(await page.locator('.menu > .menu-mega > .menu-own').textContent()).toBe('Produkter')
})

test('a page that is not translated offers the front page of the other language', async () => {
  await using opened = await openPage(browser, site, screen, '/kundeservice/garanti')
  expect((await fetch(`${site.url}/en/kundeservice/garanti`)).status).toBe(404)
  expect(await opened.page.locator('.language-switch a[lang=en]').getAttribute('href')).toBe('/en')
})

test('the page that is shown is marked, and the section that it lies in', async () => {
  await using opened = await openPage(browser, site, screen, '/finn-forhandler')
  const { page } = opened
  const marked = page.locator('.menu a[aria-current]')
  expect(await marked.evaluateAll((links) => links.map((way) => way.getAttribute('href')))).toEqual([
    '/finn-forhandler',
  ])
  expect(await marked.getAttribute('aria-current')).toBe('page')
  expect(await marked.locator('.menu-label').evaluate((label) => getComputedStyle(label).textDecorationLine)).toBe(
    'underline',
  )
  const below = await page.locator('.menu > .menu-mega .submenu a').first().getAttribute('href')
  await page.goto(site.url + below)
  const section = page.locator('.menu > .menu-mega > .menu-own')
  const isBelow = below?.startsWith(`${await section.getAttribute('href')}/`)
  expect(await section.getAttribute('aria-current')).toBe(isBelow ? 'true' : null)
  expect(await page.locator(`.menu-mega .submenu a[href="${below}"]`).getAttribute('aria-current')).toBe('page')
})

test('items are shown on the screens, and to the visitors, that the editors chose', async () => {
  const menus = await editMenus(site)
  const { items } = await menus.read()
  await menus.publish({
    items: [
      ...items,
      link('Bred', '/kontakt', { device: 'wide' }),
      link('Smal', '/kontakt', { device: 'narrow' }),
      link('Gjest', '/kontakt', { audience: 'guests' }),
      link('Medlem', '/kontakt', { audience: 'members' }),
    ],
  })
  const shown = async (size: typeof phone, signedIn: boolean, javaScriptEnabled = true) => {
    await using opened = await openPage(browser, site, { ...size, javaScriptEnabled })
    const { page, context } = opened
    if (signedIn) {
      await context.addCookies([{ name: 'signed_in', value: '1', url: site.url }])
      await page.reload()
    }
    await showMenu(page)
    return await page
      .locator('.menu > li:visible > a, .menu-more .submenu > li:visible > a')
      .filter({ hasText: /^(Bred|Smal|Gjest|Medlem)$/ })
      .allTextContents()
  }
  expect(await shown(phone, false)).toEqual(['Smal', 'Gjest'])
  expect(await shown(phone, true)).toEqual(['Smal', 'Medlem'])
  expect(await shown(tablet, false)).toEqual(['Bred', 'Gjest'])
  expect(await shown(screen, true)).toEqual(['Bred', 'Medlem'])
  // Who it is nobody knows without script: nothing is withheld.
  expect(await shown(screen, false, false)).toEqual(['Bred', 'Gjest', 'Medlem'])
  expect(await shown(phone, false, false)).toEqual(['Smal', 'Gjest', 'Medlem'])
})
