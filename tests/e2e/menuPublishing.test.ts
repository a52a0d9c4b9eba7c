/** Menus that editors change: what is published is live with the next page, what is a draft is theirs alone. */
import { expect, test } from 'vitest'
import { openBrowser, signInToAdmin } from '../support/browser'
import { editMenus, link, type Menus, screen } from '../support/menu'
import { ownSite } from '../support/site'

const site = await ownSite()
const browser = await openBrowser()
const menus = await editMenus(site)
const { items } = await menus.read()

test('a published change is on the next page that is loaded', async () => {
  const page = await browser.newPage(screen)
  const label = page.locator('.menu > li > a', { hasText: 'Verkstedet' })
  await page.goto(`${site.url}/kontakt`)
  expect(await label.count()).toBe(0)
  await menus.publish({ items: [...items, link('Verkstedet', '/om-oss')] })
  await page.goto(`${site.url}/kontakt`)
  expect(await label.isVisible()).toBe(true)
  await menus.publish({ items })
  await page.reload()
  expect(await label.count()).toBe(0)
  await page.close()
})

test('a draft is on no page, and in the preview of those who are signed in', async () => {
  await menus.draft({ items: [...items, link('Bare et utkast', '/om-oss')] })
  const context = await browser.newContext({ ...screen, locale: 'nb-NO' })
  const page = await context.newPage()
  const label = page.locator('.menu > li > a', { hasText: 'Bare et utkast' })
  await page.goto(site.url)
  expect(await label.count()).toBe(0)

  await page.goto(`${site.url}/preview/navigation`)
  expect(new URL(page.url()).pathname).toBe('/admin/login')

  const seen = (await (await fetch(`${site.url}/api/globals/navigation?draft=true&depth=0`)).json()) as Menus
  expect(seen.items.map((item) => item.label)).toEqual(items.map((item) => item.label))

  await signInToAdmin(page, site)
  await page.goto(`${site.url}/preview/navigation`)
  await label.waitFor()
  expect(await page.locator('h1').count()).toBe(1)
  await page.goto(site.url)
  expect(await label.count()).toBe(0)
  await context.close()
})
