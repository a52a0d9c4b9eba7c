/** An editor with a phone alone: finds a page, corrects a text, publishes, and answers a customer's request. */
import { expect, test } from 'vitest'
import { gotoAdmin, moduleStarted, openBrowser, signInToAdmin, troubles } from '../support/browser'
import { touched } from '../support/menu'
import { letFormAge } from '../support/orders'
import { ownSite, SECRET, type Stored, signIn } from '../support/site'

const site = await ownSite({ SECRET })
const browser = await openBrowser()
const { call } = await signIn(site.url, site.admin)

const kari = { email: 'kari@example.com', password: 'granved om vinteren' }
await call('POST', '/api/users', { ...kari, name: 'Kari', role: 'editor' })

async function onPhone() {
  const context = await browser.newContext({ ...touched, locale: 'nb-NO' })
  const page = await context.newPage()
  await signInToAdmin(page, { url: site.url, admin: kari })
  return page
}

test('a text is corrected and published with nothing but taps', async () => {
  const { doc } = await call<Stored>('POST', '/api/pages', {
    title: 'Feiing av pipa',
    slug: 'feiing-av-pipa',
    _status: 'published',
    body: [{ blockType: 'hero', layout: 'plain', heading: 'Fei pipa vær høst' }],
  })
  const shown = async () => (await fetch(`${site.url}/feiing-av-pipa`)).text()
  expect(await shown()).toContain('Fei pipa vær høst')
  const page = await onPhone()
  await gotoAdmin(page, `${site.url}/admin`)
  const found = troubles(page, site.url)
  await page.getByRole('button', { name: /^Søk/ }).tap()
  await page.getByRole('combobox').fill('feiing av')
  await page.getByRole('option', { name: /^Feiing av pipa/ }).tap()
  await page.waitForURL(`**/collections/pages/${doc.id}**`)
  await page.locator('#field-body__0__heading').fill('Fei pipa hver høst')
  await page.locator('#action-save').tap()
  await expect.poll(shown).toContain('Fei pipa hver høst')
  expect(found).toEqual([])
  await page.context().close()
})

test('the page takes the place of its form, and is written on with taps', async () => {
  const { doc } = await call<Stored>('POST', '/api/pages', {
    title: 'Ask i ovnen',
    slug: 'ask-i-ovnen',
    body: [{ blockType: 'hero', layout: 'plain', heading: 'La litt aske ligge' }],
  })
  const page = await onPhone()
  await gotoAdmin(page, `${site.url}/admin/collections/pages/${doc.id}`)
  const form = page.locator('#field-body__0__heading')
  await form.waitFor()
  const shown = page.locator('#live-preview-toggler')
  await shown.tap()
  await form.waitFor({ state: 'hidden' })
  const frame = page.frameLocator('#live-preview-iframe')
  await frame.getByRole('region', { name: 'Verktøy for blokken' }).waitFor({ state: 'attached' })
  await frame.getByRole('heading', { name: 'La litt aske ligge' }).tap()
  await frame.locator('h1[contenteditable]').fill('La aske ligge igjen')
  await page.locator('#action-save').tap()
  await expect.poll(async () => (await fetch(`${site.url}/ask-i-ovnen`)).text()).toContain('La aske ligge igjen')
  await shown.tap()
  await form.waitFor()
  expect(await form.inputValue()).toBe('La aske ligge igjen')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.context().close()
})

test('a request is found on the first screen and answered', async () => {
  const receipt = await (await browser.newContext({ locale: 'nb-NO' })).newPage()
  await receipt.goto(`${site.url}/bestilling`)
  await moduleStarted(receipt.locator('.order-form'))
  const field = (name: string) => receipt.locator(`.order-form [name="${name}"]`)
  await receipt.locator('#bestilling-artnr-0').fill('EV-1008')
  await field('name').fill('Ola Nordmann')
  await field('email').fill('ola@example.com')
  await field('postcode').fill('9008')
  await field('vilkar').check()
  await letFormAge(receipt)
  await receipt.locator('.order-send > [type=submit]').click()
  await receipt.waitForURL(/\/bestilling\/\d{6}-/)
  const number = /bestilling\/([^?]+)/.exec(receipt.url())?.[1] ?? ''

  const page = await onPhone()
  await gotoAdmin(page, `${site.url}/admin`)
  await page.locator('.desk').getByRole('link', { name: number }).tap()
  await page.getByLabel('Svar kunden').fill('Ovnen står klar på mandag.')
  await page.getByRole('button', { name: 'Send svaret' }).tap()
  await page.getByRole('blockquote').getByText('Ovnen står klar på mandag.').waitFor()
  await receipt.reload()
  await receipt.getByText('Ovnen står klar på mandag.').waitFor()
  await page.context().close()
  await receipt.context().close()
})
