/** Requests in the admin: a dealer's user answers its own, others' it never sees, and head office sees all. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '../support/axe'
import { bytesOf, moduleStarted, openAdmin, openBrowser } from '../support/browser'
import { dealerWithUser } from '../support/dealers'
import { letFormAge } from '../support/orders'
import { ownSite, SECRET, signIn } from '../support/site'

const site = await ownSite({ SECRET })
const browser = await openBrowser()

const editor = await signIn(site.url, site.admin)

const own = await dealerWithUser(editor, 'Egen Varme', 'F-71')
const other = await dealerWithUser(editor, 'Annen Varme', 'F-72')

/** Sends an order to a dealer as a visitor does; the page that shows what becomes of it. */
async function orderFrom(slug: string): Promise<{ receipt: Page; number: string }> {
  const receipt = await (await browser.newContext({ locale: 'nb-NO' })).newPage()
  await receipt.goto(`${site.url}/bestilling?forhandler=${slug}`)
  await moduleStarted(receipt.locator('.order-form'))
  const field = (name: string) => receipt.locator(`.order-form [name="${name}"]`)
  await receipt.locator('#bestilling-artnr-0').fill('EV-1008')
  await field('name').fill('Kari Nordmann')
  await field('email').fill('kari@example.com')
  await field('postcode').fill('9008')
  await field('vilkar').check()
  await letFormAge(receipt)
  await receipt.locator('.order-send > [type=submit]').click()
  await receipt.waitForURL(/\/bestilling\/\d{6}-/)
  return { receipt, number: /bestilling\/([^?]+)/.exec(receipt.url())?.[1] ?? '' }
}

test('a dealer answers in the admin, the customer reads it, and another dealer sees nothing of it', async () => {
  const { receipt, number } = await orderFrom(own.slug)

  const dealer = await openAdmin(browser, site, own.account, '/admin/collections/orderRequests')
  await dealer.getByRole('link', { name: number }).click()
  await dealer.getByText('Varde 8').waitFor()
  expect(await axeFindings(dealer, 'request', '.order-admin:has(textarea)')).toEqual([])
  await dealer.getByRole('button', { name: 'Send svaret' }).click()
  await dealer.getByText('Skriv', { exact: false }).first().waitFor()
  await dealer.getByLabel('Svar kunden').fill('Ovnen står klar på mandag.')
  await dealer.getByRole('button', { name: 'Send svaret' }).click()
  await dealer.getByRole('blockquote').getByText('Ovnen står klar på mandag.').waitFor()
  await dealer.context().close()

  await receipt.reload()
  await receipt.getByText('Ovnen står klar på mandag.').waitFor()
  await receipt.context().close()

  const stranger = await openAdmin(browser, site, other.account, '/admin/collections/orderRequests')
  await stranger.locator('.order-overview').waitFor()
  expect(await stranger.getByText(number).count()).toBe(0)
  await stranger.context().close()
})

test('head office sees how many are where, moves a request, and downloads all', async () => {
  const { receipt, number } = await orderFrom(own.slug)
  await receipt.context().close()
  const office = await openAdmin(browser, site, site.admin, '/admin/collections/orderRequests')
  await office.locator('.order-overview').waitFor()
  expect(await axeFindings(office, 'overview', '.order-overview')).toEqual([])
  const [download] = await Promise.all([
    office.waitForEvent('download'),
    office.getByRole('link', { name: 'Last ned som regneark' }).click(),
  ])
  expect(String(await bytesOf(download))).toContain(number)

  await office.getByRole('link', { name: number }).click()
  const dealer = office.locator('#field-dealer')
  await dealer.locator('input').fill('Annen Varme')
  await office.getByRole('option', { name: 'Annen Varme' }).click()
  await office.locator('#action-save').click()
  await office.getByText('Flyttet', { exact: false }).first().waitFor()
  await office.context().close()

  const receiver = await openAdmin(browser, site, other.account, '/admin/collections/orderRequests')
  await receiver.getByRole('link', { name: number }).waitFor()
  await receiver.context().close()
})
