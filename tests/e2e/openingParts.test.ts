/** Tabs, accordions, questions, folded texts and delivery terms: with and without script, by keyboard and finger. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings, looks } from '../support/axe'
import { hashOf, openBrowser } from '../support/browser'
import { openPage, screen, touched } from '../support/menu'
import { scrollThrough } from '../support/shifts'
import { ownSite, richText, signIn } from '../support/site'

const site = await ownSite()
const browser = await openBrowser()
const rest = await signIn(site.url, site.admin)
await rest.call('POST', '/api/globals/deliveryTerms', {
  content: richText('Ovnen leveres på pall til fortauskant.'),
  _status: 'published',
})

const paths = {
  tabs: '/blokker/faner',
  accordion: '/blokker/trekkspill',
  expand: '/blokker/utvidbar-tekst',
  faq: '/blokker/sporsmal-og-svar',
  terms: '/blokker/leveringsbetingelser',
}
const noScript = { ...screen, javaScriptEnabled: false }
const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name })
/** Titles of the panels that show. */
const shownPanels = (page: Page, nth = 0) =>
  page
    .locator('.tabs')
    .nth(nth)
    .locator('> .tab-panel')
    .evaluateAll((all) => all.filter((panel) => panel.clientHeight > 0).map((panel) => panel.id))
const openSpoilers = (page: Page) => page.locator('main details[open]').evaluateAll((all) => all.map(({ id }) => id))
const started = (page: Page, nth = 0) => page.locator('.tabs.is-started').nth(nth).waitFor({ state: 'attached' })

test('a tab shows its panel alone, and one that is disabled does nothing', async () => {
  await using opened = await openPage(browser, site, screen, paths.tabs)
  const { page } = opened
  await started(page)
  expect(await shownPanels(page)).toEqual(['effekt'])
  await tab(page, 'Mål').click()
  expect(await shownPanels(page)).toEqual(['mal'])
  expect(await tab(page, 'Mål').getAttribute('aria-selected')).toBe('true')
  await tab(page, 'Utgåtte').click({ force: true })
  expect(await shownPanels(page)).toEqual(['mal'])
  expect(await tab(page, 'Utgåtte').getAttribute('aria-disabled')).toBe('true')
  expect(await page.getByRole('tabpanel', { name: 'Mål' }).isVisible()).toBe(true)
})

test('the number of the tab that is open at first is clamped', async () => {
  await using opened = await openPage(browser, site, screen, paths.tabs)
  const { page } = opened
  expect(await shownPanels(page, 1)).toEqual(['montering'])
  expect(await shownPanels(page, 2)).toEqual(['den-siste'])
})

test('arrows, Home and End move among tabs, past the disabled; an address waits for Enter', async () => {
  await using opened = await openPage(browser, site, screen, paths.tabs)
  const { page } = opened
  await started(page)
  const focused = () => page.evaluate(() => document.activeElement?.firstChild?.textContent)
  await tab(page, 'Effekt').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  expect(await shownPanels(page)).toEqual(['avstander'])
  await page.keyboard.press('ArrowRight')
  expect(await focused()).toBe('Finn forhandler')
  expect(await shownPanels(page)).toEqual(['avstander'])
  await page.keyboard.press('End')
  expect(await focused()).toBe('Regler om ildsteder')
  await page.keyboard.press('ArrowRight')
  expect(await focused()).toBe('Effekt')
  await page.keyboard.press('ArrowLeft')
  expect(await focused()).toBe('Regler om ildsteder')
  await page.keyboard.press('Home')
  expect(await shownPanels(page)).toEqual(['effekt'])
  // One stop in the order of Tab, then the panel.
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('effekt')
  await page.keyboard.press('Shift+Tab')
  expect(await focused()).toBe('Effekt')

  await tab(page, 'Før montering').focus()
  await page.keyboard.press('ArrowRight')
  expect(await focused()).toBe('Før montering')
  await page.keyboard.press('ArrowDown')
  expect(await focused()).toBe('Montering')
})

test('a tab with an address leads there, in a new window where the editors say so', async () => {
  await using opened = await openPage(browser, site, screen, paths.tabs)
  const { page } = opened
  await started(page)
  const away = tab(page, /Regler om ildsteder/)
  expect(await away.getAttribute('target')).toBe('_blank')
  expect(await away.getAttribute('rel')).toBe('noopener')
  expect(await away.textContent()).toContain('åpnes i ny fane')
  await tab(page, 'Finn forhandler').click()
  expect(await hashOf(page)).toBe('#content')
  expect(await shownPanels(page)).toEqual(['effekt'])
})

test('on a phone all tabs are in a row that is slid, and a finger opens them', async () => {
  await using opened = await openPage(browser, site, touched, paths.tabs)
  const { page } = opened
  await started(page)
  await tab(page, 'Avstander').tap()
  expect(await shownPanels(page)).toEqual(['avstander'])
  expect(await page.locator('.tab-list').nth(1).getAttribute('aria-orientation')).toBe('horizontal')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
})

test('without script every section shows under its title, and an address is a link', async () => {
  const page = await browser.newPage(noScript)
  await page.goto(site.url + paths.tabs)
  expect(await page.locator('.tab-list').first().isVisible()).toBe(false)
  expect(await shownPanels(page)).toHaveLength(6)
  expect(await page.getByRole('heading', { name: 'Avstander' }).isVisible()).toBe(true)
  expect(await page.getByRole('link', { name: /Regler om ildsteder/ }).isVisible()).toBe(true)
  expect(await page.locator('main').textContent()).toContain('35 cm til siden')
  await page.close()
})

test('where the module never arrives tabs are links that show their section, and a text can be unfolded', async () => {
  const page = await browser.newPage(screen)
  await page.route(/\/assets\/(tabs|expand)-/, (route) => route.abort())
  await page.goto(site.url + paths.tabs)
  expect(await shownPanels(page)).toEqual(['effekt'])
  await page.locator('.tab', { hasText: 'Mål' }).click()
  await expect.poll(() => shownPanels(page)).toEqual(['mal'])
  await page.goto(site.url + paths.expand)
  await page.getByRole('link', { name: 'Vis mer' }).first().click()
  await expect.poll(() => page.getByRole('link', { name: 'avstanden' }).isVisible()).toBe(true)
  const expand = page.locator('.expand').first()
  expect(await expand.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0)
  await page.close()
})

test.each([screen, noScript])('opening a spoiler closes its siblings, script %j', async (options) => {
  const page = await browser.newPage(options)
  await page.goto(site.url + paths.accordion)
  // Of two that are marked the first is open.
  expect(await openSpoilers(page)).toEqual(['ved'])
  await page.locator('#feiing > summary').click()
  expect(await openSpoilers(page)).toEqual(['feiing'])
  // Those of other blocks are no siblings.
  await page.locator('#garanti > summary').focus()
  await page.keyboard.press('Enter')
  expect(await openSpoilers(page)).toEqual(['feiing', 'garanti'])
  await page.locator('#garanti > summary').press('Space')
  await page.locator('#en-del-alene > summary').click()
  expect(await openSpoilers(page)).toEqual(['feiing', 'en-del-alene'])
  await page.close()
})

test.each([screen, noScript])('questions open one by one, script %j', async (options) => {
  const page = await browser.newPage(options)
  await page.goto(site.url + paths.faq)
  for (const question of ['Kan jeg montere', 'Hvorfor blir']) await page.getByText(question).click()
  expect(await openSpoilers(page)).toEqual(['montere-selv', 'hvorfor-blir-glasset-sort'])
  expect(await page.locator('script[type="application/ld+json"]').allTextContents()).toContainEqual(
    expect.stringContaining('"FAQPage"'),
  )
  await page.close()
})

test.each([screen, noScript])('the delivery terms are hidden until they are asked for, script %j', async (options) => {
  const page = await browser.newPage(options)
  await page.goto(site.url + paths.terms)
  const title = page.locator('main summary')
  expect(await title.textContent()).toBe('leveringsbetingelser')
  const terms = page.getByText('Ovnen leveres på pall')
  expect(await terms.isVisible()).toBe(false)
  await title.click()
  expect(await terms.isVisible()).toBe(true)
  expect(await page.locator('.terms-version').textContent()).toMatch(/^Versjon \d+, gjelder fra \d+\. \p{L}+ \d{4}$/u)
  await page.close()
})

test('a text is folded at its height in pixels, with a fade and a button that says what it does', async () => {
  await using opened = await openPage(browser, site, screen, paths.expand)
  const { page } = opened
  const [first, second, third] = [0, 1, 2].map((nth) => page.locator('.expand').nth(nth))
  if (!first || !second || !third) throw new Error('three texts')
  const barTop = (expand: typeof first) =>
    expand.evaluate(
      (element) =>
        (element.querySelector('.expand-bar')?.getBoundingClientRect().top ?? 0) - element.getBoundingClientRect().top,
    )
  expect(await barTop(first)).toBe(150)
  expect(await barTop(second)).toBe(237)
  await second.scrollIntoViewIfNeeded()
  const button = second.getByRole('button', { name: 'Les hele historien' })
  await button.waitFor()
  expect(await button.getAttribute('aria-expanded')).toBe('false')
  await button.press('Enter')
  const less = second.getByRole('button', { name: 'Lukk historien' })
  expect(await less.getAttribute('aria-expanded')).toBe('true')
  expect(await second.evaluate((element) => element.scrollHeight <= element.clientHeight)).toBe(true)
  await less.click()
  expect(await barTop(second)).toBe(237)
  await third.scrollIntoViewIfNeeded()
  await expect.poll(() => third.locator('.expand-bar').isVisible()).toBe(false)
})

test('focus in the folded part unfolds it', async () => {
  await using opened = await openPage(browser, site, screen, paths.expand)
  const { page } = opened
  const expand = page.locator('.expand.is-started').first()
  await expand.waitFor()
  const link = page.getByRole('link', { name: 'avstanden' })
  await link.focus()
  await expect.poll(() => expand.getByRole('button').getAttribute('aria-expanded')).toBe('true')
  await expect.poll(() => link.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight)).toBe(true)
})

test('without script the whole text shows, and no button', async () => {
  const page = await browser.newPage(noScript)
  await page.goto(site.url + paths.expand)
  expect(await page.locator('.expand-bar').first().isVisible()).toBe(false)
  expect(
    await page
      .locator('.expand')
      .first()
      .evaluate((element) => element.scrollHeight - element.clientHeight),
  ).toBe(0)
  await page.close()
})

test.each(looks)(
  'axe finds nothing, open or closed, at $viewport.width px in $colorScheme colours',
  async (options) => {
    const findings: string[] = []
    await using opened = await openPage(browser, site, { ...options, reducedMotion: 'reduce' }, paths.tabs)
    const { page } = opened
    await started(page)
    for (const name of ['Effekt', 'Mål', 'Avstander']) {
      await tab(page, name).click()
      findings.push(...(await axeFindings(page, name, 'main')))
    }
    for (const path of [paths.accordion, paths.faq, paths.terms, paths.expand]) {
      await page.goto(site.url + path)
      // Folded texts get their buttons when they are seen; one that is low enough has none.
      await scrollThrough(page)
      await expect.poll(() => page.locator('.expand:not(.is-started)').count()).toBe(0)
      findings.push(...(await axeFindings(page, `${path} closed`, 'main')))
      for (const part of await page.locator('main summary, .expand-bar button').all()) {
        if (await part.isVisible()) await part.click()
      }
      findings.push(...(await axeFindings(page, `${path} open`, 'main')))
    }
    expect(findings).toEqual([])
  },
)

test('in forced colours the selected tab is marked in the system’s colour, before and after its module has come', async () => {
  await using opened = await openPage(browser, site, { ...screen, forcedColors: 'active' }, '/kontakt')
  const { page } = opened
  await page.route(/\/assets\/tabs-/, () => {})
  await page.goto(`${site.url}/blokker/faner`)
  const marked = () =>
    page
      .locator('.tabs')
      .first()
      .locator('.tab')
      .evaluateAll((tabs) => {
        const probe = document.body.appendChild(document.createElement('i'))
        probe.style.setProperty('background-color', 'Highlight')
        const highlight = getComputedStyle(probe).backgroundColor
        probe.remove()
        return tabs.flatMap((tab) =>
          getComputedStyle(tab, '::after').backgroundColor === highlight ? [tab.textContent] : [],
        )
      })
  expect(await marked()).toEqual(['Effekt'])
  await page.unroute(/\/assets\/tabs-/)
  await page.reload()
  await page.locator('.tabs.is-started').first().waitFor()
  await page.getByRole('tab', { name: 'Mål' }).click()
  expect(await marked()).toEqual(['Mål'])
})
