/** Writing to the brand through a page's contact form, with and without script. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser } from '../support/browser'
import { type Stored, sharedSite, signIn } from '../support/site'

const site = sharedSite()
const browser = await openBrowser()

const editor = await signIn(site.url, site.admin)
await editor.call<Stored>('POST', '/api/pages', {
  title: 'Skriv til oss',
  slug: 'skriv',
  _status: 'published',
  body: [
    { blockType: 'hero', layout: 'plain', heading: 'Skriv til oss' },
    { blockType: 'contactForm', heading: 'Send en melding' },
  ],
})
const address = `${site.url}/skriv`

const field = (page: Page, name: string) => page.locator(`form.form [name="${name}"]`)

async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}

/** Opens the page and waits until its form, touched for the first time, has started. */
async function openForm(): Promise<Page> {
  const page = await browser.newPage()
  const started = page.waitForResponse((answer) => answer.url().includes('ContactForm') && answer.ok())
  await page.goto(address)
  await page.locator('form.form').hover()
  await started
  await page.waitForFunction(() => {
    const form = document.querySelector('form.form')
    return form && Object.keys(form).some((key) => key.startsWith('__react'))
  })
  return page
}

async function messages(name: string): Promise<{ name: string; email: string; phone: string; message: string }[]> {
  const { docs } = await editor.call<{ docs: { name: string; email: string; phone: string; message: string }[] }>(
    'GET',
    `/api/contact-messages?where[name][equals]=${encodeURIComponent(name)}`,
  )
  return docs
}

test('an empty form marks what is missing and goes to the first', async () => {
  const page = await openForm()
  await page.locator('form.form button').click()
  await page.getByRole('alert').waitFor()
  for (const name of ['name', 'email', 'message']) {
    expect(await field(page, name).getAttribute('aria-invalid'), name).toBe('true')
    const described = (await field(page, name).getAttribute('aria-describedby')) ?? ''
    expect(await page.locator(`[id="${described}"]`).textContent(), name).toMatch(/^Skriv /)
  }
  expect(await field(page, 'phone').getAttribute('aria-invalid')).toBeNull()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
  await page.close()
})

test('a wrong e-mail is marked and nothing typed is lost', async () => {
  const page = await openForm()
  await fillIn(page, { name: 'Ola', email: 'ola@', phone: '99 88 77 66', message: 'Når åpner dere?' })
  await page.locator('form.form button').click()
  await page.getByText('Skriv en gyldig e-postadresse').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
  expect(await field(page, 'name').inputValue()).toBe('Ola')
  expect(await field(page, 'email').inputValue()).toBe('ola@')
  expect(await field(page, 'phone').inputValue()).toBe('99 88 77 66')
  expect(await field(page, 'message').inputValue()).toBe('Når åpner dere?')
  expect(await messages('Ola')).toEqual([])
  await page.close()
})

test('a message is thanked for and kept', async () => {
  const page = await openForm()
  await fillIn(page, { name: 'Kari Ås', email: 'kari@eksempel.no', message: 'Passer Varde 5 i hytta?' })
  await page.locator('form.form button').click()
  await page.getByRole('status').getByText('Meldingen er mottatt').waitFor()
  expect(page.url()).toBe(address)
  expect(await messages('Kari Ås')).toMatchObject([
    { name: 'Kari Ås', email: 'kari@eksempel.no', message: 'Passer Varde 5 i hytta?' },
  ])
  await page.close()
})

test('a server that is gone costs nothing of what was typed', async () => {
  const page = await openForm()
  await page.route('**/skjema/**', (route) => route.abort())
  await fillIn(page, { name: 'Per', email: 'per@eksempel.no', message: 'En lang melding' })
  await page.locator('form.form button').click()
  await page.getByRole('alert').getByText('Det du skrev er fortsatt her').waitFor()
  expect(await field(page, 'message').inputValue()).toBe('En lang melding')

  await page.unroute('**/skjema/**')
  await page.locator('form.form button').click()
  await page.getByRole('status').getByText('Meldingen er mottatt').waitFor()
  expect(await messages('Per')).toHaveLength(1)
  await page.close()
})

test('without script the form comes back marked and filled in, and then thanks', async () => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(address)
  await fillIn(page, { name: 'Åse', email: 'feil', phone: '11 22 33 44', message: 'Første\nandre' })
  const [refused] = await Promise.all([page.waitForResponse(/\/skjema\//), page.locator('form.form button').click()])
  expect(refused.status()).toBe(422)
  expect(refused.headers()['cache-control']).toContain('no-store')
  expect(await page.locator('h1').textContent()).toBe('Skriv til oss')
  expect(await page.getByRole('alert').textContent()).toContain('ikke sendt')
  expect(await field(page, 'email').getAttribute('aria-invalid')).toBe('true')
  expect(await field(page, 'name').inputValue()).toBe('Åse')
  expect(await field(page, 'email').inputValue()).toBe('feil')
  expect(await field(page, 'phone').inputValue()).toBe('11 22 33 44')
  expect(await field(page, 'message').inputValue()).toBe('Første\nandre')
  expect(await page.locator('.sent-mark').isVisible()).toBe(false)

  await field(page, 'email').fill('ase@eksempel.no')
  const [sent] = await Promise.all([page.waitForResponse(/\/skjema\//), page.locator('form.form button').click()])
  expect(sent.status()).toBe(303)
  await page.waitForURL(`${address}#kontakt-sendt`)
  expect(await page.locator('.sent-mark').isVisible()).toBe(true)
  expect(await page.locator('.sent-mark').textContent()).toContain('Meldingen er mottatt')
  expect(await messages('Åse')).toHaveLength(1)
  await page.close()
})
