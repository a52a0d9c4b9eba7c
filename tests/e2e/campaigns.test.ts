/** A campaign in the admin: written with its count in sight, tried, sent, and followed to its end. */
import { expect, test } from 'vitest'
import { axeFindings } from '../support/axe'
import { openAdmin, openBrowser } from '../support/browser'
import { ownSite, type Stored, signIn } from '../support/site'

const site = await ownSite()
const browser = await openBrowser()

const administrator = await signIn(site.url, site.admin)
const marketer = { email: 'marked@example.com', password: 'ved-og-varme-as' }
await administrator.call('POST', '/api/users', { ...marketer, name: 'Marked', role: 'marketer' })
await administrator.call('POST', '/api/globals/newsletterSettings', { verification: false })
await administrator.call('POST', '/api/globals/smsSettings', { nightFrom: 0, nightTo: 0, pricePerSegment: 0.5 })
const group = await administrator.call<Stored>('POST', '/api/subscriberGroups', { name: 'Prøvelesere', open: true })
for (const [name, mobile] of [
  ['Kari Nordmann', '+4741234501'],
  ['Ola Nordmann', '+4741234502'],
]) {
  const answer = await fetch(`${site.url}/wp-json/wpsms/v1/newsletter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, mobile, group_id: [String(group.doc.id)], custom_fields: {} }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

test('a marketer writes a campaign, sees what it costs, tries it, sends it and follows it', {
  timeout: 600_000,
}, async () => {
  const page = await openAdmin(browser, site, marketer, '/admin/collections/campaigns/create')
  await page.getByText('Lagre først, så vises mottakere og pris.').waitFor()
  await page.locator('#field-name').fill('Høstkampanje')
  const text = page.locator('#field-text')
  await text.fill('Hei ')
  await page.getByRole('button', { name: '{navn}' }).click()
  await expect.poll(() => text.inputValue()).toBe('Hei {navn}')
  await text.fill('Hei {navn}! 20 % på bålpanner, se https://example.no/tilbud/baalpanner-i-november.')
  const count = page.locator('.campaign-count')
  await expect.poll(() => count.textContent()).toMatch(/^\d+ tegn · 1 SMS/)
  await text.fill(`${await text.inputValue()} 🔥`)
  await expect.poll(() => count.textContent()).toMatch(/SMS-deler/)
  expect(await page.locator('.campaign-unicode').textContent()).toContain('«🔥»')
  await text.fill((await text.inputValue()).replace(' 🔥', ''))
  const sample = page.locator('.campaign-sample p')
  expect(await sample.textContent()).toMatch(/^Hei Kari Nordmann! .*\/s\/\w{6}\.\nMeld deg av: http/s)
  await page.locator('#field-groups .rs__control').click()
  await page.getByRole('option', { name: 'Prøvelesere' }).click()
  await page.locator('#action-save').click()
  await page.getByText('2 mottakere').waitFor()
  expect(await axeFindings(page, 'draft', '.campaign-panel')).toEqual([])
  expect(await axeFindings(page, 'text', '.campaign-text')).toEqual([])

  await page.getByLabel('Send prøve til').fill('12')
  await page.getByRole('button', { name: 'Send prøve' }).click()
  await page.getByText('Dette er ikke et telefonnummer.').waitFor()
  await page.getByLabel('Send prøve til').fill('412 34 567')
  await page.getByRole('button', { name: 'Send prøve' }).click()
  await page.getByText('Prøven er på vei til +4741234567.').waitFor()

  await page.getByRole('button', { name: 'Send nå' }).click()
  await page.getByRole('button', { name: 'Nei' }).click()
  await page.getByRole('button', { name: 'Send nå' }).click()
  await page.getByRole('button', { name: 'Send til 2 mottakere' }).click()
  await page.getByText('2 av 2 sendt').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Avbryt' }).count()).toBe(0)
  await expect.poll(() => text.isDisabled()).toBe(true)
  expect(await axeFindings(page, 'sent', '.campaign-panel')).toEqual([])

  const { docs } = await administrator.call<{ docs: { to: string; text: string }[] }>(
    'GET',
    '/api/smsMessages?where[to][equals]=%2B4741234502&depth=0',
  )
  expect(docs.map(({ text }) => text.split('!')[0])).toEqual(['Hei Ola Nordmann'])
  const short = /\/s\/\w{6}/.exec(docs[0]?.text ?? '')?.[0] ?? ''
  const followed = await fetch(site.url + short, { redirect: 'manual', headers: { 'user-agent': 'Mozilla/5.0' } })
  expect(followed.headers.get('location')).toBe('https://example.no/tilbud/baalpanner-i-november')
  await page.reload()
  await page.locator('.campaign-clicks td').getByText('1').waitFor()
})
