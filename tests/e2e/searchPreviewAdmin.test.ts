/** The panel "Search and sharing": what is typed is shown as search engines and shared links will show it. */
import { expect, test } from 'vitest'
import { axeFindings, looks } from '../support/axe'
import { openAdmin, openBrowser } from '../support/browser'
import { ownSite, type Stored, signIn } from '../support/site'

const site = await ownSite()
const browser = await openBrowser()
const { call } = await signIn(site.url, site.admin)

test('the panel shows the page as it is typed, judges its lengths, and the published page is the same', async () => {
  const { doc } = await call<Stored>('POST', '/api/pages', {
    title: 'Ovner',
    slug: 'ovner-i-sok',
    _status: 'published',
  })
  const page = await openAdmin(browser, site, site.admin, `/admin/collections/pages/${doc.id}`)
  const panel = page.getByRole('region', { name: 'Forhåndsvisning av søk og deling' })
  const title = panel.locator('.search-preview-title')
  const lengthOf = (name: string) => panel.locator('.search-preview-lengths > div', { hasText: name })
  await title.waitFor()
  const { siteName } = await call<{ siteName: string }>('POST', '/api/pages/search-preview', {
    id: doc.id,
    locale: 'nb',
    values: {},
  })
  expect(await title.innerText()).toBe(`Ovner – ${siteName}`)
  expect(await panel.locator('.search-preview-address').innerText()).toMatch(/ › ovner-i-sok$/)
  await lengthOf('Tittel').getByText('Kort', { exact: true }).waitFor()
  await lengthOf('Beskrivelse').getByText('Mangler', { exact: true }).waitFor()
  await panel.getByText('Søkemotorene velger selv et utdrag av siden.').waitFor()

  // The page's own title is used until there is one for search.
  await page.locator('#field-title').fill('Peisovner for hytta')
  await expect.poll(() => title.innerText()).toBe(`Peisovner for hytta – ${siteName}`)
  await lengthOf('Tittel').getByText('Passe lang', { exact: true }).waitFor()

  const long = 'Peisovner og vedovner for hytta og huset, i stål og støpejern, fra verkstedet på Toten'
  await page.locator('#field-searchTitle').fill(long)
  await lengthOf('Tittel').getByText('Blir kuttet', { exact: true }).waitFor()
  expect(await title.innerText()).toMatch(/^Peisovner og vedovner for hytta .*[^ ] …$/)
  await expect.poll(() => panel.locator('[aria-live=polite]').innerText()).toContain('Tittel: Blir kuttet')
  await page.locator('#field-searchTitle').fill('Peisovner | Verkstedet')
  await page.locator('#field-description').fill('Ovner i stål og støpejern, laget for hytta og for lange kvelder.')
  await expect.poll(() => title.innerText()).toBe('Peisovner | Verkstedet')
  expect(await panel.locator('.search-preview-card-title').innerText()).toBe('Peisovner | Verkstedet')
  await lengthOf('Beskrivelse').getByText('64 tegn').waitFor()

  await page.locator('#field-canonical').fill('ovner')
  // Drafts are saved unchecked; the check says why it could not be published.
  await page.locator('#action-check', { hasText: 'å se på' }).click()
  const check = page.getByRole('dialog', { name: 'Sjekk av innholdet' })
  await check.getByText('Skriv en sti på nettstedet som begynner med /').waitFor()
  await check.getByRole('button', { name: 'Lukk' }).click()
  await page.locator('#field-canonical').fill('/ovner')
  await panel.getByText(`Søkemotorene bes om å vise ${site.url}/ovner i stedet.`).waitFor()
  await page.locator('#field-canonical').fill('')
  await page.locator('#field-noindex').check()
  await panel.getByText('Skjult for søkemotorer').waitFor()
  await page.locator('#field-noindex').uncheck()

  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    await panel.scrollIntoViewIfNeeded()
    expect(await axeFindings(page, `search preview ${viewport.width}`, '.search-preview')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }

  await page.setViewportSize({ width: 1280, height: 900 })
  const stored = () =>
    call<{ title: string; searchTitle: string; description: string }>(
      'GET',
      `/api/pages/${doc.id}?draft=true&depth=0&locale=nb`,
    )
  await expect.poll(stored).toMatchObject({ searchTitle: 'Peisovner | Verkstedet', noindex: false })
  const { title: pageTitle, searchTitle, description } = await stored()
  await call('PATCH', `/api/pages/${doc.id}`, { title: pageTitle, searchTitle, description, _status: 'published' })
  const visitor = await page.context().newPage()
  await visitor.goto(`${site.url}/ovner-i-sok`)
  expect(await visitor.title()).toBe('Peisovner | Verkstedet')
  expect(await visitor.locator('meta[property="og:title"]').getAttribute('content')).toBe('Peisovner | Verkstedet')
  await page.context().close()
})

test('a failed answer is said, can be asked for again, and hides nothing that was typed', async () => {
  const { doc } = await call<Stored>('POST', '/api/posts?draft=true', { title: 'Nytt', slug: 'nytt-i-sok' })
  const page = await openAdmin(browser, site, site.admin, '/admin')
  await page.route('**/search-preview', (route) => route.abort())
  await page.goto(`${site.url}/admin/collections/posts/${doc.id}`)
  const panel = page.getByRole('region', { name: 'Forhåndsvisning av søk og deling' })
  await panel.getByText('Forhåndsvisningen ble ikke hentet.').waitFor()
  await page.locator('#field-searchTitle').fill('Nytt fra verkstedet')
  await page.unroute('**/search-preview')
  await panel.getByRole('button', { name: 'Prøv igjen' }).click()
  await expect.poll(() => panel.locator('.search-preview-title').innerText()).toBe('Nytt fra verkstedet')
  await page.context().close()
})
