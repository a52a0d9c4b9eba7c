/** The hash of the address: what it names opens and comes into sight, whatever it says is harmless. */
import fc from 'fast-check'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hashOf, openBrowser } from '../support/browser'
import { openPage, phone, screen } from '../support/menu'
import { sharedSite } from '../support/site'

const site = sharedSite()
const browser = await openBrowser()

const tabs = '/blokker/faner'
const accordion = '/blokker/trekkspill'
/** Whether it is there to be read, and the page has come to rest: scrolling past it is not enough. */
const isInSight = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(async (element) => {
      const before = scrollY
      await new Promise((resolve) => setTimeout(resolve, 150))
      const { top, height } = element.getBoundingClientRect()
      const bar = document.querySelector('.site-header.is-stuck')?.getBoundingClientRect().bottom ?? 0
      return scrollY === before && height > 0 && top >= bar && top < innerHeight
    })
const seen = (page: Page, selector: string) => expect.poll(() => isInSight(page, selector)).toBe(true)
const selected = (page: Page) => page.locator('.tabs').first().locator('[aria-selected=true]').textContent()

test.each([
  [`${tabs}#avstander`, '#avstander'],
  [`${tabs}#til-brannmur`, '#til-brannmur'],
  [`${tabs}#brannforebyggende-sikkerhetsavstandskontroll`, '#brannforebyggende-sikkerhetsavstandskontroll'],
  [`${accordion}#reservedeler`, '#reservedeler .spoiler-content'],
  [`${accordion}#hva-feieren-ser-etter`, '#hva-feieren-ser-etter'],
  ['/blokker/sporsmal-og-svar#montere-selv', '#montere-selv .spoiler-content'],
  ['/blokker/utvidbar-tekst#avstand', '#avstand'],
  [`${accordion}#.spoilers-filled`, '.spoilers-filled'],
  [`${accordion}#.${encodeURIComponent('spoilers-boxed')}`, '.spoilers-boxed'],
])('%s shows what it names, on load and when the hash changes', async (path, selector) => {
  await using opened = await openPage(browser, site, screen, path)
  const { page } = opened
  await seen(page, selector)
  const { pathname, hash } = new URL(site.url + path)
  // From the page as it is without the hash.
  await page.goto(`${site.url}/kontakt`)
  await page.goto(site.url + pathname)
  await page.evaluate((hash) => location.assign(hash), hash)
  await seen(page, selector)
})

test.each([
  { ...screen, reducedMotion: 'reduce' },
  { ...screen, reducedMotion: 'no-preference' },
  { ...phone, reducedMotion: 'reduce' },
  { ...phone, reducedMotion: 'no-preference' },
] as const)(
  'a spoiler stands below the bar when the one above it closes: $viewport.width px, $reducedMotion',
  async (size) => {
    for (const name of ['feiing', 'reservedeler', 'levering']) {
      await using opened = await openPage(browser, site, size, `${accordion}#${name}`)
      await opened.page.locator(`#${name}[open]`).waitFor()
      await seen(opened.page, `#${name} > summary`)
    }
  },
)

test('a link to an inactive tab opens it, and going back shows the one that was open at first', async () => {
  await using opened = await openPage(browser, site, screen, tabs)
  const { page } = opened
  await page.locator('.tabs.is-started').first().waitFor()
  await page.getByRole('link', { name: 'Gå til avstandene' }).click()
  await expect.poll(() => selected(page)).toBe('Avstander')
  // Until then the browser goes on opening what the hash names.
  await seen(page, '#avstander')
  await page.goBack()
  await expect.poll(() => selected(page)).toBe('Effekt')
  await page.goForward()
  await expect.poll(() => selected(page)).toBe('Avstander')
})

test('an opened tab writes its anchor where the editors want it, without an entry in the history', async () => {
  await using opened = await openPage(browser, site, screen, tabs)
  const { page } = opened
  await page.locator('.tabs.is-started').first().waitFor()
  const entries = await page.evaluate(() => history.length)
  expect(await hashOf(page)).toBe('')
  const top = await page.evaluate(() => scrollY)
  await page.getByRole('tab', { name: 'Mål' }).click()
  expect(await hashOf(page)).toBe('#mal')
  await page.keyboard.press('ArrowRight')
  expect(await hashOf(page)).toBe('#avstander')
  expect(await page.evaluate(() => history.length)).toBe(entries)
  expect(await page.evaluate(() => scrollY)).toBe(top)
  // The other tabs of the page are not to write theirs.
  await page.locator('.tabs').nth(1).scrollIntoViewIfNeeded()
  await page.getByRole('tab', { name: 'Før montering' }).click()
  expect(await hashOf(page)).toBe('#avstander')
  await page.reload()
  await expect.poll(() => selected(page)).toBe('Avstander')
})

test('an opened spoiler writes its anchor, a closed one takes its own away, and going back restores the first', async () => {
  await using opened = await openPage(browser, site, screen, accordion)
  const { page } = opened
  await page.waitForLoadState('networkidle')
  const open = () =>
    page
      .locator('.spoilers')
      .first()
      .locator('details[open]')
      .evaluateAll((all) => all.map(({ id }) => id))
  expect(await hashOf(page)).toBe('')
  await page.locator('#feiing > summary').click()
  expect(await hashOf(page)).toBe('#feiing')
  await page.locator('#levering > summary').click()
  expect(await hashOf(page)).toBe('#feiing')
  await page.locator('#feiing > summary').click()
  expect(await hashOf(page)).toBe('')
  expect(await open()).toEqual([])
  await page.evaluate(() => location.assign('#feiing'))
  await expect.poll(open).toEqual(['feiing'])
  await page.goBack()
  await expect.poll(open).toEqual(['ved'])
})

test('any hash is harmless', async () => {
  await using opened = await openPage(browser, site, screen, tabs)
  const { page } = opened
  await page.locator('.tabs.is-started').first().waitFor()
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  const junk = fc.constantFrom(
    '.',
    '..',
    '%',
    '%zz',
    '%00',
    '"',
    "'",
    '`',
    '<img src=x onerror=alert(1)>',
    '#',
    '[',
    ':has(',
    '\\',
    '*',
    'mal',
    ' ',
    'a'.repeat(20_000),
    '__proto__',
    'javascript:alert(1)',
  )
  const hash = fc.array(fc.oneof(junk, fc.string({ unit: 'binary', maxLength: 12 })), { maxLength: 4 })
  const hashes = fc.sample(
    fc.tuple(fc.boolean(), hash).map(([isClass, parts]) => (isClass ? '.' : '') + parts.join('')),
    300,
  )
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await page.evaluate(async (hashes) => {
    for (const hash of hashes) {
      location.hash = hash
      await new Promise(requestAnimationFrame)
    }
  }, hashes)
  expect(dialogs).toEqual([])
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  expect(new URL(page.url()).pathname).toBe(tabs)
  expect(await page.locator('main img[src=x]').count()).toBe(0)
  await page.getByRole('tab', { name: 'Mål' }).click()
  expect(await hashOf(page)).toBe('#mal')
  expect(await selected(page)).toBe('Mål')
  for (const hash of ['.', '.%', '%E0%A4%A', '"><img src=x onerror=alert(1)>', '.tab-panel .x'])
    await page.goto(`${site.url}${accordion}#${hash}`)
  expect(await page.locator('h1').textContent()).toBe('Trekkspill')
})
