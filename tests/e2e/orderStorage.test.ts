/** Nothing is kept in a browser whose visitor has put nothing into an order. */
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { moduleStarted, openBrowser } from '../support/browser'
import { sharedSite } from '../support/site'

const site = await sharedSite()
const browser = await openBrowser()

type Written = Window & { written: string[] }

/** Notes what any script of the page writes, also what it takes away again. */
async function openWatched(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript(() => {
    const written: string[] = []
    ;(window as unknown as Written).written = written
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (key, value) {
      written.push(key)
      setItem.call(this, key, value)
    }
    const { set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {}
    Object.defineProperty(document, 'cookie', {
      get: () => '',
      set: (cookie: string) => {
        written.push(cookie)
        set?.call(document, cookie)
      },
    })
  })
  return page
}

const kept = (page: Page) => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
const written = (page: Page) => page.evaluate(() => (window as unknown as Written).written)

test('opening the order form with nothing in it writes no cookie and no storage; what is put in and out again leaves none', async () => {
  await using context = await browser.newContext()
  const page = await openWatched(context)
  const answer = await page.goto(`${site.url}/bestilling`, { waitUntil: 'networkidle' })
  await moduleStarted(page.locator('.order-form'))
  expect((await answer?.allHeaders())?.['set-cookie']).toBeUndefined()
  expect(await written(page)).toEqual([])
  expect(await kept(page)).toEqual([])
  expect(await context.cookies()).toEqual([])

  await page.locator('#bestilling-artnr-0').fill('EV-100')
  await page.locator('#bestilling-artnr-0').press('Tab')
  await expect.poll(() => kept(page)).toContain('orderList')
  await page.locator('#bestilling-artnr-0').fill('')
  await page.locator('#bestilling-artnr-0').press('Tab')
  await expect.poll(() => kept(page)).toEqual([])
  expect(await context.cookies()).toEqual([])
})
