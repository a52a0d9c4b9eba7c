/** Subscribers, what shows that they agreed, and the settings, as a marketer sees them in the admin. */
import { expect, test } from 'vitest'
import { axeFindings } from '../support/axe'
import { gotoAdmin, openAdmin, openBrowser, troubles } from '../support/browser'
import { ownSite, signIn } from '../support/site'

const site = await ownSite()
const browser = await openBrowser()

const administrator = await signIn(site.url, site.admin)
const marketer = { email: 'marked@example.com', password: 'ved-og-varme-as' }
await administrator.call('POST', '/api/users', { ...marketer, name: 'Marked', role: 'marketer' })
await administrator.call('POST', '/api/globals/newsletterSettings', { verification: false })

async function subscribe(name: string, mobile: string): Promise<void> {
  const answer = await fetch(`${site.url}/wp-json/wpsms/v1/newsletter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, mobile, group_id: ['1'], custom_fields: { postnummer: '9008' } }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

test('a subscriber’s answers, groups and evidence are read without asking another host, and one ends them', async () => {
  await subscribe('Kari Nordmann', '+4741234511')
  await subscribe('Ola Nordmann', '+4741234512')
  const page = await openAdmin(browser, site, marketer, '/admin/collections/subscribers')
  const found = troubles(page, site.url)
  await page.getByRole('link', { name: '+4741234511' }).click()
  await page.getByText('9008', { exact: true }).waitFor()
  await page.getByText('Det som viser samtykket').waitFor()
  await page.getByRole('button', { name: 'Meld av alt' }).click()
  await page.getByText('Meldte seg av').first().waitFor()
  for (const list of ['consentEvents', 'consentWordings']) {
    await gotoAdmin(page, `${site.url}/admin/collections/${list}`)
    await page.locator('tbody a').first().click()
    await page.locator('dl dd').first().waitFor()
  }
  expect(found).toEqual([])
})

test('the menu has six groups in order, and the screen of consent leads a marketer to the evidence it may read', async () => {
  const page = await openAdmin(browser, site, marketer, '/admin/globals/consentSettings')
  const found = troubles(page, site.url)
  const links = page.getByRole('navigation', { name: 'Lister som hører til' })
  await links.waitFor()
  expect(await links.getByRole('link').allTextContents()).toEqual(['Samtykker', 'Samtykketekster'])
  expect(await page.locator('.nav-group__label').allTextContents()).toEqual([
    'Innhold',
    'Katalog',
    'Forhandlere og forespørsler',
    'Markedsføring',
    'Innsikt',
    'Oppsett',
  ])
  expect(await axeFindings(page, '', '.listed-here')).toEqual([])
  await page.setViewportSize({ width: 375, height: 800 })
  expect(await axeFindings(page, 'at 375 px', '.listed-here')).toEqual([])
  await links.getByRole('link', { name: 'Samtykker', exact: true }).click()
  await page.waitForURL(/\/admin\/collections\/consentEvents/)
  expect(found).toEqual([])
})
