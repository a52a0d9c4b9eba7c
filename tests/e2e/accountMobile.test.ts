/** A member's number, confirmed by a code, and the SMS lists it is on; and what administrators do with members. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '../support/axe'
import { openAdmin, openBrowser, registerMember } from '../support/browser'
import { ownSite, signIn } from '../support/site'

const site = await ownSite()
const browser = await openBrowser()

const administrator = await signIn(site.url, site.admin)
await administrator.call('POST', '/api/globals/newsletterSettings', { verification: false })

const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true }).click()

async function member(user: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 375, height: 800 }, locale: 'nb-NO' })).newPage()
  const who = { user, pass: 'vedovn & varme', mail: `${user}@example.com` }
  await registerMember(page, site, who)
  await page.goto(`${site.url}/konto`)
  const form = page.locator('main form[action="/konto/logg-inn"]')
  await form.locator('[name=user]').fill(user)
  await form.locator('[name=pass]').fill(who.pass)
  await form.getByRole('button', { name: 'Logg inn' }).click()
  await page.locator('main .account-cards').waitFor()
  return page
}

test('a number is confirmed by the code in a message; then its SMS lists are shown, and ended', async () => {
  const mobile = '+4741234541'
  const subscribed = await fetch(`${site.url}/wp-json/wpsms/v1/newsletter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Kari', mobile, group_id: ['1'], custom_fields: {} }),
  })
  expect(subscribed.status).toBe(200)
  const page = await member('mobilkari')
  await page.goto(`${site.url}/konto/opplysninger`)
  await page.locator('main [name=mobile]').fill('412 34 541')
  await button(page, 'Lagre')
  await page.getByRole('link', { name: 'Bekreft nummeret' }).click()
  expect(await axeFindings(page, 'asked')).toEqual([])
  await button(page, 'Send koden')
  await page.locator('main [name=tall]').fill('0000')
  await button(page, 'Bekreft')
  await page.locator('main .field-error').filter({ visible: true }).first().waitFor()
  expect(await axeFindings(page, 'wrong code')).toEqual([])
  const { docs } = await administrator.call<{ docs: { text: string }[] }>(
    'GET',
    `/api/smsMessages?where[to][equals]=${encodeURIComponent(mobile)}&depth=0`,
  )
  await page.locator('main [name=tall]').fill(/\d{4,8}/.exec(docs[0]?.text ?? '')?.[0] ?? '')
  await button(page, 'Bekreft')
  await page.getByText('Nummeret er bekreftet.').waitFor()
  const list = page.getByRole('button', { name: /^Meld av/ }).first()
  expect(await axeFindings(page, 'confirmed')).toEqual([])
  await list.click()
  await page.getByText('Du er meldt av.').waitFor()
})

test('an administrator confirms a member’s address, and deletes a member after being asked', async () => {
  await member('medlemola')
  const page = await openAdmin(browser, site, site.admin, '/admin/collections/members')
  await page.getByRole('link', { name: 'medlemola', exact: true }).click()
  await page.getByRole('button', { name: 'Bekreft e-posten' }).click()
  await page.getByText('E-posten er bekreftet.').waitFor()
  await page.getByRole('button', { name: 'Slett medlemmet' }).click()
  await page.getByRole('dialog').getByRole('button').last().click()
  await page.waitForURL(`${site.url}/admin/collections/members**`)
  await expect
    .poll(async () => {
      const found = await administrator
        .call<{ totalDocs: number }>('GET', '/api/members?where[username][equals]=medlemola')
        .catch(() => ({ totalDocs: -1 }))
      return found.totalDocs
    })
    .not.toBe(1)
})
