/** The way back to a form that was sent, where the browser kept the page as it was left. */
import { expect, test } from 'vitest'
import { moduleStarted, openBrowser } from '../support/browser'
import { letFormAge } from '../support/orders'
import { sharedSite } from '../support/site'

const site = sharedSite()
const browser = await openBrowser()

test('a page that comes back after its order was sent shows a form that can be sent', async () => {
  const page = await browser.newPage()
  await page.goto(`${site.url}/bestilling?artnr=EV-1008&antall=2`)
  await moduleStarted(page.locator('.order-form'))
  // An address on the same page, so that it stays as a browser would keep it.
  await page.route('**/bestilling*', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ json: { href: '#kvittering' } }) : route.continue(),
  )
  await letFormAge(page)
  await page.locator('.order-form [name=name]').fill('Kari')
  await page.locator('.order-form [name=email]').fill('kari@example.com')
  await page.locator('.order-form [name=postcode]').fill('9008')
  for (const box of await page.locator('.order-form [type=checkbox][required]').all()) await box.check()
  const send = page.locator('.order-send > [type=submit]')
  const label = await send.textContent()
  await send.click()
  await page.waitForURL(/#kvittering$/)
  expect(await send.textContent()).not.toBe(label)
  const again = page.waitForEvent('load')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await again
  expect(await send.textContent()).toBe(label)
  await page.close()
})
