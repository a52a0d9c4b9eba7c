/** Blocks that sell: articles, the nearest dealer, pictures that are compared; as visitors meet them. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings, looks } from '../support/axe'
import { moduleStarted, openBrowser } from '../support/browser'
import { openPage, phone, screen } from '../support/menu'
import { sharedSite } from '../support/site'

const site = sharedSite()
const browser = await openBrowser()

const ARTICLES = '/blokker/artikler-blokken'
const NEAREST = '/blokker/naermeste-forhandler'
const COMPARED = '/blokker/for-og-etter'
const POINTS = '/blokker/bilde-med-punkter'
const COMPARISON = '/blokker/sammenligning'
const FILES = '/blokker/filer'
const SECTIONS = '/blokker/navigasjon-pa-siden'

test.each([
  ['screen', screen, 4],
  ['phone', phone, 1],
])('a carousel of articles shows as many as fit and moves on request, on a %s', async (_, size, visible) => {
  await using opened = await openPage(browser, site, size, ARTICLES)
  const { page } = opened
  const carousel = page.getByRole('group', { name: 'Ovnene våre' }).first()
  await carousel.scrollIntoViewIfNeeded()
  await moduleStarted(carousel)
  const inSight = () =>
    carousel.locator('.carousel-track').evaluate((track) => {
      const { left, right } = track.getBoundingClientRect()
      return [...track.children].flatMap((slide) => {
        const box = slide.getBoundingClientRect()
        return box.left >= left - 1 && box.right <= right + 1 ? [slide.querySelector('h3')?.textContent] : []
      })
    })
  const first = await inSight()
  expect(first).toHaveLength(visible)
  await carousel.getByRole('button', { name: 'Neste' }).click()
  await expect.poll(async () => (await inSight()).at(-1)).not.toBe(first.at(-1))
  expect((await carousel.locator('.carousel-dots').boundingBox())?.height).toBeLessThan(50)
})

test.each([ARTICLES, COMPARISON])('the signs on the buttons of %s are lines, as in the catalogue', async (path) => {
  await using opened = await openPage(browser, site, screen, path)
  const signs = opened.page.locator(':is(.add-to-order, .compare-toggle) svg')
  expect(await signs.count()).toBeGreaterThan(0)
  expect(await signs.evaluateAll((all) => [...new Set(all.map((sign) => getComputedStyle(sign).fill))])).toEqual([
    'none',
  ])
})

test('an article of a block is added to the order where it stands', async () => {
  await using opened = await openPage(browser, site, screen, ARTICLES)
  const { page } = opened
  const form = page.locator('.add-to-order').first()
  await form.scrollIntoViewIfNeeded()
  await moduleStarted(form)
  await form.getByRole('button', { name: 'Legg til Varde 5' }).click()
  await expect.poll(() => form.evaluate((element) => element.matches('.is-added'))).toBe(true)
  expect(new URL(page.url()).pathname).toBe(ARTICLES)
  await page.goto(`${site.url}/bestilling`)
  await page.locator('main').getByText('Varde 5').filter({ visible: true }).first().waitFor()
})

test.each([COMPARISON, '/sammenlign?nr=EV-1005&nr=EV-1008'])(
  'beside each other at %s, articles offer a plus to add them, and no tick yet',
  async (path) => {
    await using opened = await openPage(browser, site, screen, path)
    const form = opened.page.locator('.compare-table .add-to-order').first()
    expect(await form.locator('.add-plus').isVisible()).toBe(true)
    expect(await form.locator('.add-tick').isVisible()).toBe(false)
  },
)

test('the search for the nearest dealer leads to the finder, without script too', async () => {
  await using opened = await openPage(browser, site, { ...phone, javaScriptEnabled: false }, NEAREST)
  const { page } = opened
  expect(await page.getByRole('button', { name: 'Bruk min posisjon' }).count()).toBe(0)
  await page.getByLabel('Postnummer eller sted').first().fill('9008')
  await page.getByRole('button', { name: 'Finn forhandler' }).click()
  await page.waitForURL('**/finn-forhandler?sted=9008')
})

test('the visitor’s position leads to the finder when it is asked for', async () => {
  const options = { ...screen, geolocation: { latitude: 69.65, longitude: 18.96 }, permissions: ['geolocation'] }
  await using opened = await openPage(browser, site, options, NEAREST)
  const { page } = opened
  await page.getByRole('button', { name: 'Bruk min posisjon' }).first().click()
  await page.waitForURL(/\/finn-forhandler\?posisjon=69\.65/)
})

test('a chosen dealer stands in the place of the search, on a map of its own, until it is removed', async () => {
  await using opened = await openPage(browser, site, screen, '/finn-forhandler?sted=9008')
  const { page } = opened
  const choose = page.getByRole('button', { name: 'Velg som min forhandler: Tromsøgløden' })
  await choose.click()
  await page.goto(site.url + NEAREST)
  const block = page.locator('.near-dealer').first()
  await block.getByRole('link', { name: 'Tromsøgløden' }).waitFor()
  expect(await block.getByText(/Storgata 92, 9008 Tromsø/).count()).toBe(1)
  await expect.poll(() => block.locator('.dealer-state').textContent()).toMatch(/Åpent|Stengt/)
  expect(await block.locator('.dealer-map-rings').count()).toBe(1)
  expect(await block.getByRole('link', { name: 'Send forespørsel' }).getAttribute('href')).toBe(
    '/bestilling?forhandler=tromsogloden',
  )
  expect(await block.getByRole('textbox').count()).toBe(0)
  await block.getByRole('button', { name: 'Fjern Tromsøgløden som din forhandler' }).click()
  const field = block.getByRole('textbox', { name: 'Postnummer eller sted' })
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
  expect(await block.locator('.dealer-map-rings').count()).toBe(0)
})

test('a chosen dealer that is gone leaves the search', async () => {
  await using context = await browser.newContext(screen)
  const page = await context.newPage()
  await page.goto(`${site.url}/personvern`)
  await page.evaluate(() =>
    localStorage.setItem('dealer', JSON.stringify({ id: 9999, slug: 'nedlagt', name: 'Nedlagt', place: 'Oslo' })),
  )
  await page.goto(site.url + NEAREST)
  const gone = page.waitForResponse((response) => response.url().endsWith('/finn-forhandler/nedlagt'))
  await page.locator('.near-dealer').first().scrollIntoViewIfNeeded()
  expect((await gone).status()).toBe(404)
  expect(await page.getByLabel('Postnummer eller sted').first().isVisible()).toBe(true)
  expect(await page.getByText('Nedlagt').count()).toBe(0)
})

test.each([ARTICLES, NEAREST, COMPARED, POINTS, COMPARISON, FILES, SECTIONS])(
  'axe finds nothing at %s',
  async (path) => {
    for (const look of looks) {
      await using opened = await openPage(browser, site, look, path)
      const { page } = opened
      expect(await axeFindings(page, path, 'main')).toEqual([])
    }
  },
)

test('axe finds nothing where the chosen dealer is shown', async () => {
  for (const look of looks) {
    await using opened = await openPage(browser, site, look, '/finn-forhandler?sted=9008')
    const { page } = opened
    await page.getByRole('button', { name: 'Velg som min forhandler: Tromsøgløden' }).click()
    await page.goto(site.url + NEAREST)
    await page.locator('.near-dealer').first().getByRole('link', { name: 'Tromsøgløden' }).waitFor()
    expect(await axeFindings(page, 'chosen', '.near-dealer')).toEqual([])
  }
})

test('the files of a library are narrowed by words and category, and all stand there without script', async () => {
  await using opened = await openPage(browser, site, phone, FILES)
  const { page } = opened
  const library = page.locator('.block-fileList').last()
  const field = library.getByRole('searchbox', { name: 'Søk i filene' })
  await field.scrollIntoViewIfNeeded()
  await moduleStarted(library.locator('[data-when]'))
  const shown = () => library.locator('.file-list a').filter({ visible: true }).allTextContents()
  const all = await shown()
  await field.fill('csv TEKNISK')
  await expect.poll(shown).toEqual(['Tekniske data som regneark'])
  expect(await library.getByRole('status').textContent()).toBe(`Viser 1 av ${all.length} filer.`)
  expect(await axeFindings(page, 'narrowed', '.block-fileList')).toEqual([])
  await library.getByLabel('Kategori').selectOption('Brosjyrer')
  await expect.poll(shown).toEqual([])
  expect(await library.getByRole('status').textContent()).toBe(`Ingen av de ${all.length} filene passer.`)
  await field.fill('')
  await expect.poll(shown).toEqual(['Brosjyre for Varde-serien'])

  await using plain = await openPage(browser, site, { ...phone, javaScriptEnabled: false }, FILES)
  expect(await plain.page.getByRole('searchbox', { name: 'Søk i filene' }).count()).toBe(0)
  expect(await plain.page.locator('.block-fileList').last().locator('a').allTextContents()).toEqual(all)
})

/** How much of the picture before is in sight, in percent. */
const border = (page: Page) =>
  page
    .locator('.before-after')
    .first()
    .evaluate((element) => getComputedStyle(element).getPropertyValue('--at'))

test('the border between two pictures follows keys, and says where it stands', async () => {
  await using opened = await openPage(browser, site, screen, COMPARED)
  const { page } = opened
  const slider = page.getByRole('slider', { name: 'Sammenlign Før og Etter' }).first()
  await slider.scrollIntoViewIfNeeded()
  await moduleStarted(page.locator('.before-after').first())
  await slider.focus()
  await page.keyboard.press('ArrowLeft')
  expect(await border(page)).toBe('49%')
  expect(await slider.getAttribute('aria-valuetext')).toBe('49 % Før, 51 % Etter')
  await page.keyboard.press('Home')
  expect(await border(page)).toBe('0%')
})

test('the border follows the pointer to where it is pressed', async () => {
  await using opened = await openPage(browser, site, screen, COMPARED)
  const { page } = opened
  const frame = page.locator('.before-after').first()
  await frame.scrollIntoViewIfNeeded()
  await moduleStarted(frame)
  const box = (await frame.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(box.x + box.width * 0.25, box.y + box.height * 0.3)
  await page.mouse.down()
  await expect.poll(() => border(page)).toBe('25%')
  await page.mouse.move(box.x + box.width * 0.8, box.y + box.height * 0.6)
  await page.mouse.up()
  await expect.poll(() => border(page)).toBe('80%')
})

test('without script both pictures stand one after the other', async () => {
  await using opened = await openPage(browser, site, { ...phone, javaScriptEnabled: false }, COMPARED)
  const { page } = opened
  const [before, after] = await page
    .locator('.before-after')
    .first()
    .locator('img')
    .evaluateAll((pictures) => pictures.map((picture) => picture.getBoundingClientRect()))
  expect(after?.top).toBeGreaterThanOrEqual(before?.bottom ?? Number.POSITIVE_INFINITY)
  expect(await page.getByRole('slider').count()).toBe(0)
})

test('a point opens over the picture at its place, one at a time, and closes with Escape', async () => {
  await using opened = await openPage(browser, site, screen, POINTS)
  const { page } = opened
  const block = page.locator('.hotspots').first()
  await block.scrollIntoViewIfNeeded()
  const point = (name: string) => block.locator('summary', { hasText: name })
  const [picture, dot] = [await block.locator('img').first().boundingBox(), await point('Varde 8').boundingBox()]
  if (!picture || !dot) throw new Error('nothing is drawn')
  expect((dot.x + dot.width / 2 - picture.x) / picture.width).toBeCloseTo(0.715, 2)
  expect((dot.y + dot.height / 2 - picture.y) / picture.height).toBeCloseTo(0.4, 2)
  await point('Varde 8').click()
  const card = block.getByRole('link', { name: /Varde 8 Kleber .*kr/ })
  expect(await card.getAttribute('href')).toBe('/artikler/varde-8-kleber')
  await moduleStarted(block)
  for (const look of looks) {
    await page.emulateMedia({ colorScheme: look.colorScheme })
    expect(await axeFindings(page, 'open point', '.block-hotspots')).toEqual([])
  }
  await point('Utsikten').click()
  expect(await block.locator('details[open]').count()).toBe(1)
  await block.getByRole('link', { name: 'Velg riktig ovn' }).focus()
  await page.keyboard.press('Escape')
  expect(await block.locator('details[open]').count()).toBe(0)
  expect(await point('Utsikten').evaluate((element) => element === document.activeElement)).toBe(true)
})

test('the card of a point at the edge stays within the window', async () => {
  await using opened = await openPage(browser, site, { viewport: { width: 800, height: 900 } }, POINTS)
  const { page } = opened
  for (const name of ['Øverst til venstre', 'Nederst til høyre']) {
    await page.locator('summary', { hasText: name }).click()
    const box = await page.locator('details[open] > .hotspot-card').boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(800)
  }
})

test('on a phone the points are a list beneath the picture, to which its numbers lead', async () => {
  await using opened = await openPage(browser, site, phone, POINTS)
  const { page } = opened
  const block = page.locator('.hotspots').first()
  const [picture, list] = [await block.locator('img').first().boundingBox(), await block.locator('ol').boundingBox()]
  expect(list?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0))
  await block.locator('svg a').nth(2).click()
  await expect.poll(() => block.locator('details[open] .hotspot-name').allTextContents()).toEqual(['Utsikten'])
})

test('without script a point opens too', async () => {
  await using opened = await openPage(browser, site, { ...screen, javaScriptEnabled: false }, POINTS)
  const { page } = opened
  await page.locator('summary', { hasText: 'Vedstativ' }).click()
  await page.locator('details[open] .article-card').waitFor()
})

test.each([
  ['screen', screen],
  ['phone', phone],
])('the navigation of a page stays below the bar and marks what is being read, on a %s', async (_, size) => {
  await using opened = await openPage(browser, site, size, SECTIONS)
  const { page } = opened
  const navigation = page.getByRole('navigation', { name: 'Om Varde 8' })
  await moduleStarted(page.locator('.sub-navigation'))
  const marked = () => navigation.locator('[aria-current]').allTextContents()
  expect(await marked()).toEqual([])
  await navigation.getByRole('link', { name: 'Montering' }).click()
  await expect.poll(marked).toEqual(['Montering'])
  const edges = () =>
    page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
      return [
        box('.site-header')?.bottom,
        box('.sub-navigation')?.top,
        box('.sub-navigation')?.bottom,
        box('#montering')?.top,
      ]
    })
  await expect
    .poll(async () => {
      const [header = 0, top = -1, bottom = 0, target = -1] = await edges()
      return Math.abs(top - header) <= 1 && target >= bottom && target - bottom < 60
    })
    .toBe(true)
  const link = navigation.getByRole('link', { name: 'Montering' })
  const box = await link.boundingBox()
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= size.viewport.width).toBe(true)
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect.poll(marked).toEqual(['Se den i drift'])
})

test('without script the navigation of a page still follows, at the top of the window', async () => {
  await using opened = await openPage(browser, site, { ...screen, javaScriptEnabled: false }, SECTIONS)
  const { page } = opened
  await page.getByRole('navigation', { name: 'Om Varde 8' }).getByRole('link', { name: 'Montering' }).click()
  const bar = () => page.locator('.sub-navigation').boundingBox()
  await expect.poll(async () => (await bar())?.y).toBe(0)
  const target = await page.locator('#montering').boundingBox()
  expect(target?.y).toBeGreaterThanOrEqual((await bar())?.height ?? Number.POSITIVE_INFINITY)
})

test('a block for phones, for larger screens and for members is shown to no one else', async () => {
  const texts = {
    phone: 'Denne ser du bare på telefon.',
    wide: 'Denne ser du bare på større skjermer.',
    member: 'Denne ser du bare når du er logget inn.',
    guest: 'Denne ser du bare når du ikke er logget inn.',
  }
  for (const [size, seen] of [
    [phone, [texts.phone, texts.guest]],
    [screen, [texts.wide, texts.guest]],
  ] as const) {
    await using opened = await openPage(browser, site, size, '/blokker/visning')
    const { page } = opened
    const visible = page.locator('.block-quote').filter({ visible: true, hasText: 'Denne ser du' })
    expect(await visible.evaluateAll((all) => all.map((one) => one.textContent?.trim()))).toEqual(
      seen.map((text) => expect.stringContaining(text)),
    )
    expect(await axeFindings(page, 'display', 'main')).toEqual([])
  }
})
