/** The draft beside the form in the admin, and by a link for those without a user. */
import { expect, test } from 'vitest'
import { previewToken } from '../../src/features/drafts/token'
import { gotoAdmin, openBrowser, signInToAdmin } from '../support/browser'
import { hasFeature } from '../support/features'
import { type Stored, sharedSite, shortenedSecret, signIn } from '../support/site'

const site = sharedSite()
const browser = await openBrowser()

const hero = (heading: string) => ({ blockType: 'hero', layout: 'plain', heading })

test('what is typed shows in the preview without loading it again', async () => {
  const rest = await signIn(site.url, site.admin)
  const { doc } = await rest.call<Stored>('POST', '/api/pages?draft=true', {
    title: 'Første tittel',
    body: [hero('Første overskrift')],
  })
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 }, locale: 'nb-NO' })
  await signInToAdmin(page, site)
  await gotoAdmin(page, `${site.url}/admin/collections/pages/${doc.id}`)
  await page.locator('#live-preview-toggler').click()
  const preview = page.frameLocator('iframe')
  await preview.getByRole('heading', { level: 1, name: 'Første overskrift' }).waitFor()
  await preview.locator('html').evaluate(() => Object.assign(window, { loadedOnce: true }))

  await page.locator('#field-body__0__heading').fill('Andre overskrift')
  await preview.getByRole('heading', { level: 1, name: 'Andre overskrift' }).waitFor()
  await page.locator('#field-title').fill('Andre tittel')
  await expect.poll(() => preview.locator('title').textContent()).toContain('Andre tittel')
  expect(await preview.locator('html').evaluate(() => 'loadedOnce' in window)).toBe(true)

  // Phone, tablet and screen.
  for (const [name, width] of [
    ['Telefon', 375],
    ['Nettbrett', 768],
    ['Skjerm', 1280],
  ] as const) {
    await page.locator('.live-preview-toolbar-controls__breakpoint button').first().click()
    await page.locator('.popup__content button').getByText(name, { exact: true }).click()
    await expect.poll(() => preview.locator('html').evaluate(() => window.innerWidth)).toBe(width)
  }
  await page.close()
})

test('the button makes a link that shows the draft to anyone, and is kept by nobody', async () => {
  const rest = await signIn(site.url, site.admin)
  const { doc } = await rest.call<Stored>('POST', '/api/pages?draft=true', {
    title: 'Delt utkast',
    body: [hero('Bare for deg')],
  })
  const context = await browser.newContext({ viewport: { width: 1600, height: 1000 }, locale: 'nb-NO' })
  const page = await context.newPage()
  await signInToAdmin(page, site)
  await gotoAdmin(page, `${site.url}/admin/collections/pages/${doc.id}`)
  await page.getByRole('button', { name: 'Del utkast' }).click()
  const link = await page.getByRole('textbox', { name: 'Del utkast' }).inputValue()
  await context.close()

  const stranger = await browser.newPage()
  const answer = await stranger.goto(link)
  expect(answer?.status()).toBe(200)
  expect(answer?.headers()['x-robots-tag']).toBe('noindex')
  expect(answer?.headers()['cache-control']).toContain('no-store')
  expect(await stranger.locator('h1').textContent()).toBe('Bare for deg')
  expect(await stranger.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  expect(await stranger.locator('.preview-banner[role=status]').textContent()).toContain('utkast')

  // One more letter, another page, another time: no draft, and a page that says what to do.
  const { pathname } = new URL(link)
  const token = pathname.split('/').at(-1) ?? ''
  const [collection, , locale, expires, signature] = token.split('.')
  for (const forged of [
    `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`,
    `${collection}.1.${locale}.${expires}.${signature}`,
    `posts.${doc.id}.${locale}.${expires}.${signature}`,
    `${collection}.${doc.id}.en.${expires}.${signature}`,
    `${collection}.${doc.id}.${locale}.${(Date.now() + 1e10).toString(36)}.${signature}`,
    `${collection}.${doc.id}.${locale}.${(Date.now() - 1000).toString(36)}.${signature}`,
    'tull',
  ]) {
    const refused = await stranger.goto(site.url + pathname.replace(token, forged))
    expect(refused?.status(), forged).toBe(404)
    expect(await stranger.locator('main').textContent()).toContain('ugyldig eller utløpt')
    expect(await stranger.content()).not.toContain('Bare for deg')
  }
  await stranger.close()
})

test('a link that has expired shows the same', async () => {
  // Payload signs with a digest of the setting.
  const open = (expires: number) =>
    fetch(
      `${site.url}/preview/shared/${previewToken({ collection: 'pages', id: 1, locale: 'nb', expires }, shortenedSecret)}`,
    )
  expect((await open(Date.now() + 60_000)).status).toBe(200)
  const expired = await open(Date.now() - 1000)
  expect(expired.status).toBe(404)
  expect(await expired.text()).toContain('ugyldig eller utløpt')
})

test('every block of the demo is drawn beside the editor; HTML says that it is not', async () => {
  const { call, headers } = await signIn(site.url, site.admin)
  const { docs } = await call<{ docs: { id: number; body: { blockType: string }[] }[] }>(
    'GET',
    '/api/pages?limit=200&depth=0',
  )
  const brought = ['embeddedPage', 'reusable']
  const drawn = new Set<string>()
  for (const { id, body } of docs) {
    const html = await (await fetch(`${site.url}/preview/pages/${id}`, { headers })).text()
    for (const { blockType } of body ?? []) {
      drawn.add(blockType)
      if (!brought.includes(blockType))
        expect(html, `page ${id}`).toMatch(new RegExp(`class="block block-${blockType}[" ]`))
      if (blockType === 'rawHtml')
        expect(html).toContain(
          'This shortcode doesn&#x27;t work in live preview. Please insert it into editor and preview on the site.',
        )
    }
  }
  expect(drawn.size).toBe(hasFeature('events') ? 40 : 39)
})

test('the other language stands beside the page, scrolls with it, and shows what is saved', async () => {
  const rest = await signIn(site.url, site.admin)
  const body = [
    hero('Varm hytte'),
    ...Array.from({ length: 12 }, (_, at) => ({ blockType: 'quote', text: `Sitat ${at}` })),
  ]
  const { doc } = await rest.call<Stored>('POST', '/api/pages?draft=true', { title: 'To språk', body })
  const { body: stored } = await rest.call<{ body: { id: string; blockType: string }[] }>(
    'GET',
    `/api/pages/${doc.id}?draft=true&depth=0`,
  )
  const english = stored.map((block, at) => (at === 0 ? { ...block, heading: 'Warm cabin' } : block))
  await rest.call('PATCH', `/api/pages/${doc.id}?draft=true&locale=en`, { title: 'Two languages', body: english })

  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 }, locale: 'nb-NO' })
  await signInToAdmin(page, site)
  await gotoAdmin(page, `${site.url}/admin/collections/pages/${doc.id}?locale=nb`)
  await page.locator('#live-preview-toggler').click()
  const own = page.frameLocator('#live-preview-iframe')
  await own.getByRole('region', { name: 'Verktøy for blokken' }).waitFor({ state: 'attached' })
  const beside = page.getByRole('button', { name: 'Ved siden av: English' })
  await beside.click()
  const other = page.frameLocator('iframe[title="Ved siden av: English"]')
  await other.getByRole('heading', { level: 1, name: 'Warm cabin' }).waitFor()
  await other.locator('[part=outline]').waitFor({ state: 'attached' })

  // A page follows the other, and a block that is clicked there is chosen here.
  const last = other.getByText('Sitat 11')
  const top = (frame: typeof own) => frame.locator('html').evaluate((html) => html.scrollTop)
  await own.locator('main').hover()
  await page.mouse.wheel(0, 600)
  await expect.poll(() => top(other)).toBeGreaterThan(100)
  await last.click()
  await expect.poll(() => own.locator('[part=name]').textContent()).toBe('Sitat')
  await expect.poll(() => page.locator('.other-language iframe').count()).toBe(1)

  const isDark = (frame: typeof own) => frame.locator('html').evaluate((html) => getComputedStyle(html).colorScheme)
  const before = await isDark(other)
  await page.getByRole('button', { name: 'Mørke farger' }).click()
  await expect.poll(() => isDark(other)).not.toBe(before)
  expect(await isDark(own)).toBe(await isDark(other))

  // Each save draws both.
  await rest.call('PATCH', `/api/pages/${doc.id}?draft=true&locale=en`, {
    title: 'Two languages',
    body: english.map((block, at) => (at === 0 ? { ...block, heading: 'Warmer cabin' } : block)),
  })
  await page.locator('#field-title').fill('To språk igjen')
  await other.getByRole('heading', { level: 1, name: 'Warmer cabin' }).waitFor()
  await beside.click()
  await expect.poll(() => page.locator('.other-language').count()).toBe(0)
  await page.close()
})
