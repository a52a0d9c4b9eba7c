/**
 * What is stored of visitors with a browser: each conversion, with script and without, behind blockers, and of
 * those who ask not to be counted (docs/behaviour.md#analytics).
 */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventsOf, browser as headers, kinds, PROXY, visit } from '../support/analytics'
import { moduleStarted, openBrowser, troubles } from '../support/browser'
import { ownSite, signIn, startSite } from '../support/site'

const site = await ownSite({ TRUST_PROXY: '1' })
const browser = await openBrowser()

const stored = (after: number) => eventsOf(site, after)
const last = async () => (await stored(0)).at(-1)?.id ?? 0

const firstHref = (page: Page, selector: string) => page.locator(selector).first().getAttribute('href')

test('a page is told of once when it is read, with the campaign of its link, and leaves nothing in the browser', async () => {
  await using one = await visit(browser)
  const { page, context, told } = one
  const before = await last()
  await page.goto(`${site.url}/produkter?utm_source=brev&utm_campaign=høst`, { waitUntil: 'networkidle' })
  await page.goto(`${site.url}/om-oss`, { waitUntil: 'networkidle' })
  await expect.poll(async () => kinds(await stored(before))).toEqual(['view /produkter', 'view /om-oss'])
  expect((await stored(before))[0]?.campaign).toBe('høst')
  expect(told).toHaveLength(2)
  expect(await context.cookies()).toEqual([])
  const kept = await page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    cookie: document.cookie,
  }))
  expect(kept).toEqual({ local: 0, session: 0, databases: 0, caches: 0, cookie: '' })
})

test('the dealer page is the conversion, and where a dealer was sought is stored', async () => {
  await using one = await visit(browser)
  const { page } = one
  const before = await last()
  await page.goto(`${site.url}/finn-forhandler`)
  await moduleStarted(page.locator('.finder'))
  await page.locator('#forhandlersok [name=sted]').fill('9008')
  await page.locator('#forhandlersok [name=sted]').press('Enter')
  await page.locator('.dealer-card').first().waitFor()
  await expect
    .poll(async () => kinds(await stored(before)))
    .toEqual(expect.arrayContaining(['view /finn-forhandler', 'finn_din_forhandler /finn-forhandler']))
  await expect.poll(async () => (await stored(before)).map(({ postcode }) => postcode)).toContain('9008')
  const events = await stored(before)
  expect(new Set(events.map(({ visitor }) => visitor)).size).toBe(1)
  expect(events.filter(({ kind }) => kind === 'dealerSought')).toHaveLength(1)
  expect(events.filter(({ kind }) => kind === 'finn_din_forhandler')).toHaveLength(1)
})

test('a dealer that is called, written to, or driven to is counted with the dealer', async () => {
  await using one = await visit(browser)
  const { page } = one
  // The browser would ask which program takes the call, and hear no further click.
  await page.addInitScript(() =>
    addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a')
      if (link && link.origin !== location.origin) event.preventDefault()
    }),
  )
  await page.goto(`${site.url}/finn-forhandler?sted=9008`)
  const card = page.locator('.dealer-card').first()
  const dealer = Number(await card.getAttribute('data-dealer'))
  const before = await last()
  // What is told survives the page's end.
  await card.locator('a[href^="tel:"]').click()
  await page.goto(site.url + (await firstHref(page, '.dealer-card h3 a')))
  await page.locator('main a[href^="mailto:"]').first().click()
  await page.locator('main a[data-tell=routeOpened]:not(.dealer-map-dot)').first().click()
  await expect
    .poll(async () =>
      (await stored(before)).filter(({ kind }) => kind !== 'view').map((event) => [event.kind, event.dealer]),
    )
    .toEqual([
      ['dealerCalled', dealer],
      ['dealerEmailed', dealer],
      ['routeOpened', dealer],
    ])
  // The view of the dealer’s page says whose it is.
  expect((await stored(before)).find(({ kind }) => kind === 'view')?.dealer).toBe(dealer)
})

test.each([true, false])('an article that is put into the order is counted (script: %s)', async (javaScriptEnabled) => {
  await using one = await visit(browser, { javaScriptEnabled })
  const { page } = one
  const editor = await signIn(site.url, site.admin)
  const { docs } = await editor.call<{ docs: { id: number; slug: string }[] }>('GET', '/api/articles?limit=1&depth=0')
  const before = await last()
  await page.goto(`${site.url}/artikler/${docs[0]?.slug}`)
  const form = page.locator('form[action$="/bestilling/legg-til"]').first()
  if (javaScriptEnabled) {
    await form.scrollIntoViewIfNeeded()
    await form.hover()
    await moduleStarted(form)
  }
  await form.locator('.add-button').click()
  await expect
    .poll(async () =>
      (await stored(before)).filter(({ kind }) => kind === 'articleAdded').map(({ article }) => article),
    )
    .toEqual([docs[0]?.id])
})

test('a member who registers, and a subscriber who confirms, are counted', async () => {
  await using one = await visit(browser, { javaScriptEnabled: false })
  const { page } = one
  const before = await last()
  await page.goto(`${site.url}/kontakt`)
  await page.locator('.menu-account summary').click()
  const form = page.locator('.account-panel form:has([name=mail])')
  for (const [name, value] of Object.entries({
    user: 'ina',
    pass: 'vedovn & varme',
    mail: 'ina@example.com',
    name: 'Ina',
  }))
    await form.locator(`[name=${name}]`).fill(value)
  await form.locator('[type=submit]').click()
  await page.waitForURL(/konto/)
  await expect.poll(async () => kinds(await stored(before))).toContain('memberRegistered /kontakt')
})

test('a search is counted with its hits', async () => {
  await using one = await visit(browser)
  const { page } = one
  const before = await last()
  await page.goto(`${site.url}/om-oss?search_Query=ovn`)
  await page.goto(`${site.url}/sok?search_Query=finnesikkeher`)
  const searches = async () =>
    (await stored(before))
      .filter(({ kind }) => kind === 'search')
      .map(({ term, results }) => [term, Number(results) > 0])
  await expect.poll(searches).toEqual([
    ['ovn', true],
    ['finnesikkeher', false],
  ])
})

test('what cannot be sent is not tried again, and the page does not mind', async () => {
  await using one = await visit(browser)
  const { page, context, told } = one
  const problems = troubles(page, site.url)
  await context.route(`**${PROXY}**`, (route) => route.abort('connectionrefused'))
  await page.goto(`${site.url}/produkter`, { waitUntil: 'networkidle' })
  await page.goto(`${site.url}/om-oss`, { waitUntil: 'networkidle' })
  expect(told).toHaveLength(2)
  expect(problems.filter((problem) => problem.startsWith('script'))).toEqual([])
})

test.each([
  ['a browser that says that it is a program', { userAgent: `${headers['user-agent']} HeadlessChrome/140` }],
  ['Global Privacy Control', { extraHTTPHeaders: { 'sec-gpc': '1' } }],
  ['Do Not Track', { extraHTTPHeaders: { dnt: '1' } }],
])('%s is left out', async (_, options) => {
  await using one = await visit(browser, options)
  const before = await last()
  await one.page.goto(`${site.url}/finn-forhandler?sted=9008`, { waitUntil: 'networkidle' })
  await using other = await visit(browser)
  await other.page.goto(`${site.url}/om-oss`)
  await expect.poll(async () => kinds(await stored(before))).toEqual(['view /om-oss'])
})

test('a browser that asks not to be counted sends nothing', async () => {
  await using one = await visit(browser)
  await one.page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await one.page.goto(`${site.url}/produkter`, { waitUntil: 'networkidle' })
  expect(one.told).toEqual([])
})

test('without script, and behind a blocker of everything from elsewhere, a page is counted once', async () => {
  await using own = await startSite({ TRUST_PROXY: '1' })
  await using plain = await visit(browser, { javaScriptEnabled: false })
  await plain.page.goto(`${own.url}/finn-forhandler`)
  await using blocked = await visit(browser)
  await blocked.context.route('**/*', (route) =>
    new URL(route.request().url()).origin === own.url ? route.continue() : route.abort(),
  )
  await blocked.page.goto(`${own.url}/produkter`, { waitUntil: 'networkidle' })
  await using without = await visit(browser)
  await without.context.route('**/assets/*.js', (route) => route.abort())
  await without.page.goto(`${own.url}/om-oss`)
  await using staff = await visit(browser, { extraHTTPHeaders: { cookie: 'payload-token=x' } })
  await staff.page.goto(`${own.url}/historie`)
  await expect.poll(() => blocked.told.length).toBe(1)
  // A process that ends stores what still waits for a script.
  await own.end()
  const events = await eventsOf(own)
  expect(
    events.map(({ kind, path, scriptless }) => `${kind} ${path} ${scriptless ? 'server' : 'script'}`).sort(),
  ).toEqual([
    'finn_din_forhandler /finn-forhandler server',
    'view /finn-forhandler server',
    'view /om-oss server',
    'view /produkter script',
  ])
})
