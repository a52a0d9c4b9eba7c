/** Every screen of the admin on a phone and on a wide screen: none is too wide, tells of an error, or has one that axe finds. */
import { expect, test } from 'vitest'
import { menuLinks, ownParts, ownViews } from '../support/adminScreens'
import { axeFindings, rulesOfColours, standards } from '../support/axe'
import { gotoAdmin, openAdmin, openBrowser, troubles } from '../support/browser'
import { sharedSite, signIn, tokenOf } from '../support/site'

const site = sharedSite()
const browser = await openBrowser()
const { call } = await signIn(site.url, site.admin)

const looks = [
  { viewport: { width: 375, height: 812 }, theme: 'light', rules: standards },
  { viewport: { width: 1440, height: 900 }, theme: 'dark', rules: rulesOfColours },
] as const

/** Pages that are open at once. */
const TABS = 3

async function screens(): Promise<string[]> {
  const headers = { cookie: `payload-token=${await tokenOf(site.url, site.admin)}`, 'sec-fetch-site': 'same-origin' }
  const links = menuLinks(await (await fetch(`${site.url}/admin`, { headers })).text())
  const views = ownViews.map((path) => path.replace(':collection', 'pages').replace(/:\w+/, 'x'))
  const forms = await Promise.all(
    links
      .filter(({ kind, slug }) => kind === 'collections' && slug !== 'members')
      .map(async ({ path, slug }) => {
        const [first] = (await call<{ docs: { id: number }[] }>('GET', `/api/${slug}?limit=1&depth=0`)).docs
        return `${path}/${first?.id ?? ''}`
      }),
  )
  const lists = links.map(({ path }) => path)
  return ['/admin', '/admin/account', ...views, ...lists, ...forms.filter((path) => !path.endsWith('/'))]
}

test('no screen of the admin is too wide, tells of an error, or has one of ours that axe finds', async () => {
  const [own, left] = [ownParts(), await screens()]
  expect(left.length).toBeGreaterThan(60)
  const found: string[] = []
  const look = async () => {
    const page = await openAdmin(browser, site, site.admin, '/admin')
    const errors = troubles(page, site.url)
    for (let path = left.pop(); path; path = left.pop()) {
      await gotoAdmin(page, site.url + path)
      for (const { viewport, theme, rules } of looks) {
        const state = `${path} at ${viewport.width}:`
        await page.setViewportSize(viewport)
        await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), theme)
        found.push(...(await axeFindings(page, state, own, rules)))
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        if (width > viewport.width) found.push(`${state} ${width} px wide`)
      }
    }
    found.push(...errors)
    await page.context().close()
  }
  await Promise.all(Array.from({ length: TABS }, look))
  expect(found).toEqual([])
})
