/** From an address that visitors open in vain to a redirect for it. */
import { expect, test } from 'vitest'
import { axeFindings, looks } from '../support/axe'
import { openAdmin, openBrowser } from '../support/browser'
import { sharedSite, signIn } from '../support/site'

const site = sharedSite()
const browser = await openBrowser()

test('the list of addresses without a page leads to a redirect', async () => {
  const { call } = await signIn(site.url, site.admin)
  const visitor = await browser.newPage()
  for (let visit = 0; visit < 3; visit++)
    expect((await visitor.goto(`${site.url}/gammel-brosjyre`))?.status()).toBe(404)
  await visitor.close()
  const where = 'where[address][equals]=/gammel-brosjyre'
  await expect
    .poll(() => call<{ docs: { hits: number }[] }>('GET', `/api/missedAddresses?${where}`))
    .toMatchObject({ docs: [{ hits: 3 }] })

  const page = await openAdmin(browser, site, site.admin, '/admin')
  await page.getByText('Adresser som besøkende åpner forgjeves').waitFor()
  await page.goto(`${site.url}/admin/collections/missedAddresses?search=brosjyre`)
  const make = page.getByRole('link', { name: 'Lag omdirigering fra /gammel-brosjyre' })
  await make.waitFor()
  for (const { viewport } of looks) {
    await page.setViewportSize(viewport)
    expect(await axeFindings(page, `${viewport.width}`, '.cell-redirect')).toEqual([])
  }
  await make.click()
  await expect.poll(() => page.locator('#field-from').inputValue()).toBe('/gammel-brosjyre')
  await page.getByText('Adresse', { exact: true }).first().click()
  await page.locator('#field-url').fill('/kontakt')
  await page.getByRole('button', { name: 'Lagre', exact: true }).click()
  await page.waitForURL(/redirects\/\d+/)
  const answer = await fetch(`${site.url}/gammel-brosjyre`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([308, '/kontakt'])
  expect(await call('GET', `/api/missedAddresses?${where}`)).toMatchObject({ docs: [] })
  await page.context().close()
})
