/** Blocks in columns, tabs and spoilers, with and without script. */
import { expect, test } from 'vitest'
import { axeFindings, looks } from '../support/axe'
import { moduleStarted, openBrowser } from '../support/browser'
import { hasFeature } from '../support/features'
import { openPage, phone, screen } from '../support/menu'
import { type Stored, sharedSite, signIn } from '../support/site'

const site = sharedSite()
const browser = await openBrowser()

const PATH = '/blokker/blokker-i-rader'

test('blocks in rows have no fault that axe finds, and nothing is wider than a phone', async () => {
  for (const size of looks) {
    await using opened = await openPage(browser, site, size, PATH)
    const { page } = opened
    await page.locator('.tabs').scrollIntoViewIfNeeded()
    await moduleStarted(page.locator('.tabs'))
    expect(await page.locator('.nested > .block-form').first().isVisible()).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    for (const name of await page.getByRole('tab').allTextContents()) {
      await page.getByRole('tab', { name, exact: true }).click()
      expect(await axeFindings(page, name, 'main')).toEqual([])
    }
  }
})

test('a carousel in a tab that was closed moves once it is shown', async () => {
  await using opened = await openPage(browser, site, screen, PATH)
  const { page } = opened
  await page.locator('.tabs').scrollIntoViewIfNeeded()
  await moduleStarted(page.locator('.tabs'))
  await page.getByRole('tab', { name: 'Bilder' }).click()
  const carousel = page.getByRole('group', { name: 'Varde hjemme hos folk' }).first()
  await moduleStarted(carousel)
  await carousel.getByRole('button', { name: 'Neste' }).click()
  await expect.poll(() => carousel.locator('.carousel-track').evaluate((track) => track.scrollLeft)).toBeGreaterThan(50)
})

test('the anchor of a question in a closed tab opens both', async () => {
  await using opened = await openPage(browser, site, screen, `${PATH}#feiing`)
  const { page } = opened
  await expect.poll(() => page.locator('#feiing .spoiler-content').isVisible()).toBe(true)
  expect(await page.getByRole('tab', { name: 'Svar' }).getAttribute('aria-selected')).toBe('true')
})

test('without script the blocks of every tab can be read and used', async () => {
  await using opened = await openPage(browser, site, { ...phone, javaScriptEnabled: false }, PATH)
  const { page } = opened
  expect(await page.getByRole('table').first().isVisible()).toBe(true)
  expect(await page.getByRole('link', { name: 'Brosjyre' }).isVisible()).toBe(true)
  expect(await page.getByRole('button', { name: 'Send melding' }).isVisible()).toBe(true)
  expect(await page.getByText('Hvor ofte skal pipa feies?').isVisible()).toBe(true)
})

test('cards of posts and events and a picture with points fit a narrow column', async () => {
  const { call } = await signIn(site.url, site.admin)
  const { docs } = await call<{ docs: { body: { blockType: string }[] }[] }>('GET', '/api/pages?limit=200&depth=0')
  const hotspots = docs.flatMap(({ body }) => body ?? []).find(({ blockType }) => blockType === 'hotspots')
  const blocks = [
    ...(hasFeature('events') ? [{ blockType: 'events', heading: 'Hva skjer', limit: 3 }] : []),
    ...(hasFeature('posts')
      ? [{ blockType: 'posts', heading: 'Aktuelt', source: 'newest', limit: 3, layout: 'grid' }]
      : []),
    hotspots,
  ]
  const columns = [0, 1, 2, 3].map((at) => ({ blocks: at === 0 ? blocks : [] }))
  await call<Stored>('POST', '/api/pages', {
    title: 'Smale rader',
    slug: 'smale-rader',
    _status: 'published',
    body: [
      { blockType: 'hero', layout: 'plain', heading: 'Smale rader' },
      { blockType: 'columns', columns },
    ],
  })
  for (const size of looks) {
    await using opened = await openPage(browser, site, size, '/smale-rader')
    const { page } = opened
    const row = page.locator('.nested').first()
    await row.locator('.hotspot summary').first().click()
    const tooWide = await row.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect()
      return [...element.querySelectorAll('*')].flatMap((inner) => {
        const box = inner.getBoundingClientRect()
        const isShown = inner.checkVisibility({ opacityProperty: true }) && box.width > 1
        return isShown && (box.left < left - 1 || box.right > right + 1) ? [inner.className || inner.tagName] : []
      })
    })
    expect(tooWide).toEqual([])
    const widths = await row.locator('.post-card').evaluateAll((cards) => cards.map((card) => card.clientWidth))
    if (hasFeature('posts')) expect(Math.min(...widths)).toBeGreaterThan(200)
  }
})
