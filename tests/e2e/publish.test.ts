/** From nothing to a published page and away again, as an editor does it in the admin. */
import type { Response } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { gotoAdmin, openBrowser, pressPublishWhileSaving, signInToAdmin } from '../support/browser'
import { ownSite, richText, type Stored, signIn } from '../support/site'

const site = await ownSite()
const browser = await openBrowser()

const TITLE = 'Kakkelovnen Tindra'

const status = async (path: string) => (await fetch(site.url + path, { redirect: 'manual' })).status
const text = async (path: string) => (await fetch(site.url + path)).text()

/** The answer to a press on publish. */
const isSaved = (answer: Response) => answer.request().method() === 'PATCH' && !answer.url().includes('autosave')

test('an editor drafts, previews, publishes, moves and unpublishes a page', async () => {
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 }, locale: 'nb-NO' })
  const rest = await signIn(site.url, site.admin)
  await gotoAdmin(page, `${site.url}/admin/login`)
  await page.locator('#field-email').fill(site.admin.email)
  await page.locator('#field-password').fill(site.admin.password)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL((address) => address.pathname === '/admin')

  // A draft with a title and a hero, typed in the admin.
  await gotoAdmin(page, `${site.url}/admin/collections/pages/create`)
  await page.getByLabel('Tittel').fill(TITLE)
  await page.getByRole('button', { name: 'Lag utkast' }).click()
  await page.waitForURL(/\/collections\/pages\/\d+/)
  const id = Number(/pages\/(\d+)/.exec(page.url())?.[1])
  await page.locator('.blocks-field__drawer-toggler').click()
  await page.getByRole('button', { name: 'Toppfelt', exact: true }).click()
  await page.locator('#field-body__0__heading').fill('Tindra varmer hele huset')
  const readDraft = () =>
    rest.call<{ body: { heading?: string }[] | null }>('GET', `/api/pages/${id}?draft=true&depth=0`)
  await expect.poll(async () => (await readDraft()).body?.[0]?.heading).toBe('Tindra varmer hele huset')

  // A picture and four more kinds of blocks on the same draft.
  const picture = new FormData()
  const pixels = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#963314' } })
    .png()
    .toBuffer()
  picture.append('file', new Blob([new Uint8Array(pixels)], { type: 'image/png' }), 'tindra.png')
  picture.append('_payload', JSON.stringify({ alt: 'En kakkelovn' }))
  const uploaded = await fetch(`${site.url}/api/media`, { method: 'POST', headers: rest.headers, body: picture })
  expect(uploaded.status).toBe(201)
  const { doc: media } = (await uploaded.json()) as Stored
  await rest.call('PATCH', `/api/pages/${id}?draft=true`, {
    body: [
      ...((await readDraft()).body ?? []),
      { blockType: 'richText', width: 'text', content: richText('Glasert for hånd, brent to ganger.') },
      {
        blockType: 'textWithImage',
        heading: 'Leiren',
        content: richText('Fra Jæren.'),
        picture: media.id,
        side: 'left',
      },
      { blockType: 'cards', perRow: '2', cards: [{ heading: 'Lagrer varmen' }, { heading: 'Brenner rent' }] },
      { blockType: 'quote', text: 'Den holder til neste morgen.', name: 'Kari' },
    ],
  })

  // The editor sees all of it beside the form.
  await page.reload()
  await page.locator('#live-preview-toggler').click()
  const preview = page.frameLocator('iframe')
  await preview.getByRole('heading', { level: 1, name: 'Tindra varmer hele huset' }).waitFor()
  await preview.getByText('Glasert for hånd').waitFor()
  await preview.getByRole('img', { name: 'En kakkelovn' }).waitFor()
  await preview.getByText('Lagrer varmen').waitFor()
  await preview.getByText('Den holder til neste morgen').waitFor()

  // Nobody else does.
  const path = '/kakkelovnen-tindra'
  expect(await status(path)).toBe(404)
  expect(await text('/sitemap.xml')).not.toContain(path)
  expect(await text('/sok?search_Query=Tindra')).not.toContain(path)
  for (const address of [
    `/api/pages/${id}`,
    `/api/pages/${id}?draft=true`,
    '/api/pages?limit=0',
    '/api/pages?limit=0&draft=true',
    `/api/pages?draft=true&where[id][equals]=${id}`,
    '/api/pages/versions?limit=0',
    `/api/pages/versions?where[parent][equals]=${id}`,
  ])
    expect(await text(address), address).not.toContain('Tindra')

  // Published, and served at once.
  const published = page.waitForResponse(isSaved)
  await page.locator('#action-save').click()
  expect((await published).status()).toBe(200)
  expect(await status(path)).toBe(200)
  const html = await text(path)
  for (const words of ['Tindra varmer hele huset', 'Glasert for hånd', 'En kakkelovn', 'Lagrer varmen', 'neste morgen'])
    expect(html).toContain(words)
  expect(await text('/sitemap.xml')).toContain(path)
  expect(await text('/sok?search_Query=Tindra')).toContain(`href="${path}"`)

  // Moved: the old address leads to the new one. What is typed while the form takes in the answer would be replaced.
  await page.getByText('Oppdatert.').waitFor()
  await page.locator('#action-save:disabled').waitFor()
  const moved = page.waitForResponse(isSaved)
  await page.locator('#field-slug').fill('tindra')
  await page.locator('#action-save').click()
  expect((await moved).status()).toBe(200)
  expect(await status('/tindra')).toBe(200)
  const old = await fetch(site.url + path, { redirect: 'manual' })
  expect([old.status, old.headers.get('location')]).toEqual([308, '/tindra'])

  // Gone at the time that was set.
  const at = new Date(Date.now() + 5000).toISOString()
  await rest.call('POST', `/api/pages/${id}/schedule`, { type: 'unpublish', at })
  expect(await status('/tindra')).toBe(200)
  await expect.poll(() => status('/tindra')).toBe(404)
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(at))
  expect(await text('/sitemap.xml')).not.toContain('/tindra')
  await page.close()
})

test('a press on publish while the draft is being saved is kept', async () => {
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 }, locale: 'nb-NO' })
  const rest = await signIn(site.url, site.admin)
  const { doc } = await rest.call<Stored>('POST', '/api/pages', {
    title: 'Under lagring',
    body: [{ blockType: 'hero', heading: 'Under lagring' }],
  })
  await signInToAdmin(page, site)
  await gotoAdmin(page, `${site.url}/admin/collections/pages/${doc.id}`)
  const letGo = await pressPublishWhileSaving(page, async () => {
    await page.locator('#field-slug').fill('etter-lagring')
  })
  const published = page.waitForResponse(isSaved)
  letGo()
  expect((await published).status()).toBe(200)
  expect(await status('/etter-lagring')).toBe(200)
  await page.close()
})

test('a press in a drawer publishes what stands in the drawer, and not the page below', async () => {
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 }, locale: 'nb-NO' })
  const rest = await signIn(site.url, site.admin)
  const { doc: linked } = await rest.call<Stored>('POST', '/api/pages?draft=true', {
    title: 'I skuffen',
    body: [{ blockType: 'hero', heading: 'I skuffen' }],
  })
  const { doc: below } = await rest.call<Stored>('POST', '/api/pages?draft=true', {
    title: 'Under skuffen',
    body: [{ blockType: 'hero', heading: 'Hei', links: [{ type: 'page', label: 'Les', page: linked.id }] }],
  })
  await signInToAdmin(page, site)
  await gotoAdmin(page, `${site.url}/admin/collections/pages/${below.id}`)
  const drawer = page.locator('.doc-drawer')
  await page.locator('[id^="field-body__0__links__0"] .relationship--single-value__drawer-toggler').click()
  await expect.poll(() => drawer.locator('#field-title').inputValue()).toBe('I skuffen')
  const change = () => drawer.locator('#field-slug').fill('fra-skuffen')
  const letGo = await pressPublishWhileSaving(page, change, drawer)
  const published = page.waitForResponse(isSaved)
  letGo()
  expect((await published).url()).toContain(`/api/pages/${linked.id}?`)
  expect(await status('/fra-skuffen')).toBe(200)
  expect(await status('/under-skuffen')).toBe(404)
  await page.close()
})

test('a time that has passed is refused, over REST and in the admin', async () => {
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 }, locale: 'nb-NO' })
  const rest = await signIn(site.url, site.admin)
  const { doc } = await rest.call<Stored>('POST', '/api/pages', {
    title: 'Til i går',
    _status: 'published',
    body: [],
  })
  const refused = await fetch(`${site.url}/api/pages/${doc.id}/schedule`, {
    method: 'POST',
    headers: { ...rest.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'unpublish', at: new Date(Date.now() - 1000).toISOString() }),
  })
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain('Tidspunktet er passert')

  // The drawer offers no past days; an editor whose clock is two days behind is refused by the
  // server. It is noon there: late in the evening today's list of times is empty.
  const noon = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000)
  noon.setHours(12, 0, 0, 0)
  await page.clock.setFixedTime(noon)
  await signInToAdmin(page, site)
  await gotoAdmin(page, `${site.url}/admin/collections/pages/${doc.id}`)
  await page.locator('.doc-controls .form-submit .popup button').first().click()
  await page.locator('#schedule-publish').click()
  await page.locator('#scheduled-publish-save').waitFor()
  await page.locator('.schedule-publish .react-datepicker__input-container input').click()
  await page.locator('.react-datepicker__day--today').click()
  await page
    .locator('.react-datepicker__time-list-item:not(.react-datepicker__time-list-item--disabled)')
    .last()
    .click()
  await page.locator('label[for$="type-unpublish"]').click()
  await page.locator('#scheduled-publish-save').click()
  await page.getByText('Tidspunktet er passert').first().waitFor()
  const { totalDocs } = await rest.call<{ totalDocs: number }>('GET', '/api/payload-jobs?limit=1')
  expect(totalDocs).toBe(0)
  await page.close()
})
