/** From a page of the site to its form: the bar that only editors who are signed in see. */
import { expect, test } from 'vitest'
import { axeFindings } from '../support/axe'
import { gotoAdmin, openBrowser, signInToAdmin } from '../support/browser'
import { pathsOfSiteMap } from '../support/demoPages'
import { sharedSite, signIn } from '../support/site'

const site = sharedSite()
const browser = await openBrowser()

test('an editor goes from a page to its form; a visitor sees and fetches nothing of it', async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'nb-NO' })
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => {
    if (/staffBar|preview\/document/.test(request.url())) asked.push(request.url())
  })
  await page.goto(`${site.url}/om-oss`)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  const bytes = await (await page.request.get(`${site.url}/om-oss`)).text()

  await signInToAdmin(page, site)
  await gotoAdmin(page, `${site.url}/admin`)
  await expect.poll(async () => (await context.cookies()).find(({ name }) => name === 'staff')?.value).toBe('1')
  await page.goto(`${site.url}/om-oss`)
  const edit = page.getByRole('link', { name: 'Rediger denne siden' })
  await edit.waitFor()
  // The same bytes as for visitors: the browser adds the bar.
  expect(await (await page.request.get(`${site.url}/om-oss`)).text()).toBe(bytes)
  expect(await axeFindings(page, 'with the bar')).toEqual([])
  await edit.click()
  await page.waitForURL(/\/admin\/collections\/pages\/\d+/)
  await expect.poll(() => page.locator('#field-title').inputValue()).toBe('Om oss')

  // On a phone it stands within the page, in the language of the page; closed it stays away.
  await page.setViewportSize({ width: 375, height: 720 })
  await page.goto(`${site.url}/en`)
  const english = page.getByRole('link', { name: 'Edit this page' })
  await english.waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  await page.getByRole('button', { name: 'Hide the bar' }).click()
  expect(await english.count()).toBe(0)
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect(await english.count()).toBe(0)
  await context.close()
})

test('pages of every kind lead to what they show, and only for editors', async () => {
  const rest = await signIn(site.url, site.admin)
  const kinds: Record<string, string[]> = {}
  // One of each list, depth and language.
  const likeness = (path: string) => `${path.match(/^(?:\/en(?=\/|$))?\/[^/]*/)?.[0]} ${path.split('/').length}`
  const paths = new Map((await pathsOfSiteMap(site.url)).map((path) => [likeness(path), path]))
  for (const path of paths.values()) {
    const query = new URLSearchParams({ path })
    const { address = '' } = await rest.call<{ address?: string }>('GET', `/preview/document?${query}`)
    const kind = address.replace(/^\/admin\/collections\/|\/\d+$/g, '')
    kinds[kind] = [...(kinds[kind] ?? []), path]
  }
  const { '': without, ...documents } = kinds
  expect(Object.keys(documents).sort()).toEqual(['articleGroups', 'articles', 'dealers', 'events', 'pages', 'posts'])
  // The lists of all articles, posts and events show no document of their own.
  const lists = ['/aktuelt', '/arrangementer', '/artikler']
  expect(without?.sort()).toEqual([...lists, ...lists.map((path) => `/en${path}`)])
  expect(documents.pages).toContain('/en')
  expect((await fetch(`${site.url}/preview/document?path=/`)).status).toBe(401)
})
