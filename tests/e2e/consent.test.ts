/** The question for consent as visitors meet it: not at all, with a mouse, with keys, without script, and withdrawn. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings, looks } from '../support/axe'
import { holdModule, moduleStarted, openWholeBrowser, stubPlayers, troubles } from '../support/browser'
import { scrollThrough, shiftsOf, watchShifts } from '../support/shifts'
import { ownSite, signIn } from '../support/site'

const site = await ownSite()
const browser = await openWholeBrowser()
const admin = await signIn(site.url, site.admin)

const BANNER = '.consent-banner'
const FILM = '/samtykkefilm'
const phone = { viewport: { width: 375, height: 800 } }

/** A page of the test's own: words, so that it is longer than the screen, then a film that lies elsewhere. */
const film = { blockType: 'video', source: 'external', url: 'https://youtu.be/dQw4w9WgXcQ', title: 'Film' }
const words = Array.from({ length: 12 }, (_, at) => ({ blockType: 'hero', heading: `Ovner ${at}`, layout: 'plain' }))
await admin.call('POST', '/api/pages', {
  title: 'Film',
  slug: FILM.slice(1),
  body: [...words, film, ...words],
  _status: 'published',
})

const ask = async ({ statistics = false, media = false }) => {
  await admin.call('POST', '/api/globals/forwardingSettings', { upstream: statistics ? 'ga4' : 'none' })
  await admin.call('POST', '/api/globals/consentSettings', { rememberMedia: media })
}

interface Answer {
  given: string | null
  refused: string | null
}
const answers = async () => {
  const { docs } = await admin.call<{ docs: Answer[] }>('GET', '/api/consentChoices?limit=100&sort=id')
  return docs.map(({ given, refused }) => [given ?? '', refused ?? ''])
}

async function open(path: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'nb-NO', ...options })
  const page = await context.newPage()
  const asked = await stubPlayers(page)
  const found = troubles(page, site.url)
  await page.goto(site.url + path)
  const cookie = async () => (await context.cookies()).find(({ name }) => name === 'samtykke')
  return { page, context, asked, found, cookie, close: () => context.close() }
}

const bannerStarted = (page: Page) => moduleStarted(page.locator(BANNER))
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '')
const storage = (page: Page) =>
  page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length].join(' '))

test('with nothing in use nobody is asked, and nothing is stored in the browser', async () => {
  await ask({})
  const { page, context, found, close } = await open(FILM)
  await page.waitForLoadState('networkidle')
  expect(await page.locator(BANNER).count()).toBe(0)
  expect(await page.locator('a[href="/samtykke"]').count()).toBe(0)
  expect(await context.cookies()).toEqual([])
  expect(await storage(page)).toBe(' 0 0')
  expect(found).toEqual([])
  await close()
})

test('refusing takes one click, as accepting does, on a button of the same look', async () => {
  await ask({ statistics: true })
  const before = (await answers()).length
  const { page, cookie, found, close } = await open(FILM)
  const banner = page.locator(BANNER)
  await banner.waitFor()
  expect(await cookie()).toBeUndefined()
  const looks = await banner.locator('.consent-buttons .button').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { width, height } = button.getBoundingClientRect()
      const { backgroundColor, color, fontSize, fontWeight, borderColor } = getComputedStyle(button)
      return JSON.stringify([width, height, backgroundColor, color, fontSize, fontWeight, borderColor])
    }),
  )
  expect(looks).toHaveLength(2)
  expect(new Set(looks).size).toBe(1)
  await banner.getByRole('button', { name: 'Avslå' }).click()
  await banner.waitFor({ state: 'hidden' })
  expect((await cookie())?.value).toContain('.none.')
  expect(await page.locator('[data-consent-said]').textContent()).toBe('Valget er lagret.')
  expect((await answers()).slice(before)).toEqual([['', 'statistics']])
  await page.goto(`${site.url}/sok`)
  await bannerStarted(page)
  expect(await banner.isHidden()).toBe(true)
  expect(found).toEqual([])
  await close()
})

test('with keys alone: the question comes first, Escape changes nothing, and focus goes on to the page', async () => {
  await ask({ statistics: true })
  const { page, cookie, close } = await open(FILM)
  await page.locator(BANNER).waitFor()
  expect(await focused(page)).toBe('')
  await page.keyboard.press('Tab')
  expect(await page.locator('.skip-link').evaluate((link) => link === document.activeElement)).toBe(true)
  await page.keyboard.press('Escape')
  expect(await page.locator(BANNER).isVisible()).toBe(true)
  const reach = async (name: string) => {
    for (let steps = 0; steps < 6; steps++) {
      await page.keyboard.press('Tab')
      if ((await page.evaluate(() => document.activeElement?.textContent)) === name) return true
    }
    return false
  }
  expect(await reach('Godta')).toBe(true)
  await page.keyboard.press('Enter')
  await page.locator(BANNER).waitFor({ state: 'hidden' })
  expect((await cookie())?.value).toContain('.statistics.')
  expect(await focused(page)).toBe('content')
  await close()
})

test('each purpose is chosen by itself, and none is ticked beforehand', async () => {
  await ask({ statistics: true, media: true })
  const before = (await answers()).length
  const { page, close } = await open(FILM, phone)
  const banner = page.locator(BANNER)
  await banner.locator('summary').click()
  const boxes = banner.locator('input[type=checkbox]')
  expect(await boxes.count()).toBe(2)
  expect(await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).checked))).toEqual([false, false])
  await banner.locator('input[name=media]').check()
  await banner.getByRole('button', { name: 'Lagre valget' }).click()
  await banner.waitFor({ state: 'hidden' })
  expect((await answers()).slice(before)).toEqual([['media', 'statistics']])
  await close()
})

test('a yes on the landing page tells of its view once, with what its link said', async () => {
  await ask({ statistics: true })
  const { page, close } = await open(FILM)
  const told: { kind: string; search: string; title: string }[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/wp-json/caos/')) told.push(request.postDataJSON())
  })
  await page.goto(`${site.url}${FILM}?utm_source=brev`)
  await bannerStarted(page)
  const landing = { search: '?utm_source=brev', title: await page.title() }
  await page.locator(`${BANNER} [value=accept]`).click()
  await expect.poll(() => told.map(({ kind }) => kind)).toEqual(['view', 'agreed'])
  expect(told).toMatchObject([landing, landing])
  // Told of once: a later answer on the same page tells nothing again.
  await page.evaluate(() => document.dispatchEvent(new Event('consent:changed')))
  await page.goto(`${site.url}/om-oss`)
  await expect.poll(() => told.map(({ kind }) => kind)).toEqual(['view', 'agreed', 'view'])
  await page.evaluate(() => document.dispatchEvent(new Event('consent:changed')))
  await page.goto(`${site.url}/`)
  await expect.poll(() => told.map(({ kind }) => kind)).toEqual(['view', 'agreed', 'view', 'view'])
  await close()
})

test('an answer that could not be stored is said, and the question stays', async () => {
  await ask({ statistics: true })
  const { page, cookie, close } = await open(FILM)
  const banner = page.locator(BANNER)
  await page.route('**/samtykke', (route) => route.abort())
  await banner.getByRole('button', { name: 'Godta' }).click()
  await expect.poll(() => banner.locator('[role=alert]').textContent()).toContain('ble ikke lagret')
  expect(await banner.isVisible()).toBe(true)
  expect(await cookie()).toBeUndefined()
  await page.unroute('**/samtykke')
  await banner.getByRole('button', { name: 'Godta' }).click()
  await banner.waitFor({ state: 'hidden' })
  await close()
})

test('a browser that asks not to be measured is not asked about statistics', async () => {
  await ask({ statistics: true })
  const options = { extraHTTPHeaders: { 'sec-gpc': '1' } }
  const { page, context, close } = await open('/samtykke', options)
  await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  expect(await page.locator('input[name=statistics]').isDisabled()).toBe(true)
  await page.goto(site.url + FILM)
  await bannerStarted(page)
  expect(await page.locator(BANNER).isHidden()).toBe(true)
  await ask({ statistics: true, media: true })
  await page.reload()
  await page.locator(BANNER).waitFor()
  expect(await page.locator(`${BANNER} .consent-names li`).allTextContents()).toEqual(['Innhold fra andre'])
  await close()
})

test('without script a line leads to the page with the same choices', async () => {
  await ask({ statistics: true, media: true })
  const before = (await answers()).length
  const { page, cookie, close } = await open(FILM, { javaScriptEnabled: false, ...phone })
  expect(await page.locator(BANNER).isHidden()).toBe(true)
  await page.locator('.consent-line a').click()
  await page.locator('main input[name=statistics]').check()
  await page.locator('main').getByRole('button', { name: 'Lagre valget' }).click()
  expect(await page.locator('main [role=status]').textContent()).toBe('Valget er lagret.')
  expect((await cookie())?.value).toContain('.statistics.')
  expect((await answers()).slice(before)).toEqual([['statistics', 'media']])
  await page.locator('footer a[href="/samtykke"]').click()
  await page.locator('main').getByRole('button', { name: 'Avslå' }).click()
  expect((await cookie())?.value).toContain('.none.')
  await close()
})

test('a yes to content from others shows it at once, here and on other pages, until it is withdrawn', async () => {
  await ask({ media: true })
  const { page, asked, close } = await open(FILM)
  const frames = page.locator('.external-frame')
  await page.locator(BANNER).getByRole('button', { name: 'Avslå' }).click()
  await frames.first().scrollIntoViewIfNeeded()
  await moduleStarted(frames.first())
  expect(asked).toEqual([])
  await watchShifts(page)
  await frames.first().locator('[data-action=always]').click()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  expect(asked[0]).not.toContain('autoplay')
  expect(await shiftsOf(page)).toEqual([])
  asked.length = 0
  await page.reload()
  await frames.first().scrollIntoViewIfNeeded()
  await expect.poll(() => frames.first().locator('iframe').count()).toBe(1)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  await page.locator('footer a[href="/samtykke"]').click()
  expect(await page.locator('main input[name=media]').isChecked()).toBe(true)
  await page.locator('main').getByRole('button', { name: 'Avslå' }).click()
  await page.locator('main [role=status]').waitFor()
  asked.length = 0
  await page.evaluate(() => history.go(-2))
  await page.waitForURL(site.url + FILM, { waitUntil: 'commit' })
  // The browser kept the page with its film, and shows it for a moment.
  await expect.poll(() => frames.locator('iframe').count()).toBe(0)
  await frames.first().scrollIntoViewIfNeeded()
  await moduleStarted(frames.first())
  expect(await frames.locator('iframe').count()).toBe(0)
  expect(asked).toEqual([])
  await close()
})

test('nothing moves when the question comes, and nothing is hidden behind it at the end of the page', async () => {
  await ask({ statistics: true, media: true })
  for (const options of [{}, phone]) {
    const { page, context, close } = await open('/samtykke', options)
    await watchShifts(page)
    await page.goto(site.url + FILM)
    await page.locator(BANNER).waitFor()
    await scrollThrough(page)
    expect(await shiftsOf(page)).toEqual([])
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const [end, top] = await page.evaluate(() => [
      document.querySelector('.site-footer-inner')?.getBoundingClientRect().bottom ?? 0,
      document.querySelector('.consent-banner')?.getBoundingClientRect().top ?? 0,
    ])
    expect(end).toBeLessThanOrEqual(top ?? 0)
    await context.clearCookies()
    await close()
  }
})

test('axe finds nothing in the question or on the page of choices, and neither scrolls sideways', async () => {
  await ask({ statistics: true, media: true })
  const findings: string[] = []
  for (const options of looks) {
    const state = `${options.viewport.width} ${options.colorScheme}`
    const { page, close } = await open(FILM, options)
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await page.locator(`${BANNER} summary`).click()
    findings.push(...(await axeFindings(page, state)))
    expect(await wide()).toBe(0)
    await page.goto(`${site.url}/samtykke`)
    findings.push(...(await axeFindings(page, `${state} choices`)))
    expect(await wide()).toBe(0)
    await close()
  }
  expect(findings).toEqual([])
})

test('a question that comes late leaves what is written, and is none where another tab has answered it', async () => {
  await ask({ media: true })
  const { page, context, found, close } = await open('/samtykke')
  const { asked, letGo } = await holdModule(page, 'consentBanner')
  await page.goto(`${site.url}/kontakt`, { waitUntil: 'domcontentloaded' })
  await asked
  const name = page.locator('.block-form [name=name]')
  await name.fill('Kari Ås')
  expect(await page.locator(BANNER).isVisible()).toBe(false)
  letGo()
  await page.locator(BANNER).waitFor()
  expect(await name.inputValue()).toBe('Kari Ås')
  expect(await name.evaluate((element) => element === document.activeElement)).toBe(true)

  const late = await holdModule(page, 'consentBanner')
  await page.goto(`${site.url}/kontakt`, { waitUntil: 'domcontentloaded' })
  await late.asked
  const other = await context.newPage()
  await other.goto(site.url)
  await other.locator(BANNER).getByRole('button', { name: 'Godta' }).click()
  await expect.poll(() => other.locator(BANNER).isVisible()).toBe(false)
  late.letGo()
  await bannerStarted(page)
  expect(await page.locator(BANNER).isVisible()).toBe(false)
  expect(found).toEqual([])
  await close()
})

test('a yes for all films that is said before their module has come shows them', async () => {
  await ask({ media: true })
  const { page, close } = await open('/samtykke')
  const { asked, letGo } = await holdModule(page, 'externalFrame')
  await page.goto(site.url + FILM, { waitUntil: 'domcontentloaded' })
  const always = page.locator('.external-frame [data-action=always]')
  await always.scrollIntoViewIfNeeded()
  await asked
  await always.click()
  letGo()
  await page.locator('.external-frame iframe').waitFor()
  await close()
})
