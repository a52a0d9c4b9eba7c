/** Forms on pages, with and without script: the demo's contact form, and its form with conditions. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings, looks } from '../support/axe'
import { moduleStarted, openBrowser } from '../support/browser'
import { type Stored, sharedSite, signIn } from '../support/site'

const site = sharedSite()
const browser = await openBrowser()

const editor = await signIn(site.url, site.admin)
const { docs: forms } = await editor.call<{ docs: { id: number; slug: string }[] }>('GET', '/api/forms?depth=0')
const blockOf = (slug: string) => ({ blockType: 'form', form: forms.find((form) => form.slug === slug)?.id })

for (const [slug, form] of [
  ['skriv', 'kontakt'],
  ['be-om-befaring', 'befaring'],
] as const)
  await editor.call<Stored>('POST', '/api/pages', {
    title: `Skjema ${form}`,
    slug,
    _status: 'published',
    body: [
      { blockType: 'hero', layout: 'plain', heading: `Skjema ${form}` },
      { ...blockOf(form), heading: 'Send inn' },
    ],
  })
const address = `${site.url}/skriv`
const visit = `${site.url}/be-om-befaring`

let visitors = 0

/** Each page is another visitor's, so that no limit counts one for another. */
const newPage = (options: BrowserContextOptions = {}) =>
  browser.newPage({ extraHTTPHeaders: { 'x-forwarded-for': `198.51.100.${++visitors}` }, ...options })

const field = (page: Page, name: string) => page.locator(`form.form [name="${name}"]`)
const button = (page: Page) => page.locator('form.form button')
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))

async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}

/** Opens the page and waits until its form, touched for the first time, has started. */
async function openForm(at = address): Promise<Page> {
  const page = await newPage()
  await page.goto(at)
  await page.locator('form.form').hover()
  await moduleStarted(page.locator('.visitor-form-body'))
  return page
}

async function sentBy(name: string) {
  const { docs } = await editor.call<{ docs: { email: string; answers: { name: string; text: string }[] }[] }>(
    'GET',
    `/api/formSubmissions?where[sender][equals]=${encodeURIComponent(name)}`,
  )
  return docs.map(({ email, answers }) => ({
    email,
    ...Object.fromEntries(answers.map((answer) => [answer.name, answer.text])),
  }))
}

async function recipientOf(sender: string): Promise<string | null | undefined> {
  const { docs } = await editor.call<{ docs: { recipient: string | null }[] }>(
    'GET',
    `/api/formSubmissions?where[sender][equals]=${sender}`,
  )
  return docs[0]?.recipient
}

/** Receivers of the mails that name somebody, in order of the alphabet. */
async function mailsAbout(name: string): Promise<string[]> {
  const { docs } = await editor.call<{ docs: { to: string; text: string }[] }>('GET', '/api/emails?limit=0&depth=0')
  return docs.flatMap(({ to, text }) => (text.includes(name) ? [to] : [])).sort()
}

test('an empty form says what is missing, in a list that leads to the fields', async () => {
  const page = await openForm()
  await button(page).click()
  const summary = page.getByRole('alert')
  await summary.waitFor()
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
  for (const name of ['name', 'email', 'message']) {
    expect(await field(page, name).getAttribute('aria-invalid'), name).toBe('true')
    const described = (await field(page, name).getAttribute('aria-describedby')) ?? ''
    expect(await page.locator(`[id="${described}"]`).textContent(), name).toMatch(/^Skriv /)
  }
  expect(await field(page, 'phone').getAttribute('aria-invalid')).toBeNull()
  expect(await summary.getByRole('link').allTextContents()).toEqual([
    'Skriv navnet ditt.',
    'Skriv en gyldig e-postadresse, for eksempel kari@eksempel.no.',
    'Skriv en melding.',
  ])
  await summary.getByRole('link', { name: 'Skriv en melding.' }).click()
  await expect.poll(() => focused(page)).toBe('message')
  await page.close()
})

test('a wrong e-mail is marked and nothing typed is lost', async () => {
  const page = await openForm()
  const typed = { name: 'Ola', email: 'ola@', phone: '99 88 77 66', message: 'Når åpner dere?' }
  await fillIn(page, typed)
  await button(page).click()
  await page.getByRole('alert').getByText('Skriv en gyldig e-postadresse').waitFor()
  for (const [name, value] of Object.entries(typed)) expect(await field(page, name).inputValue()).toBe(value)
  expect(await sentBy('Ola')).toEqual([])
  await page.close()
})

test('a message is thanked for and kept', async () => {
  const page = await openForm()
  await fillIn(page, { name: 'Kari Ås', email: 'kari@eksempel.no', message: 'Passer Varde 5 i hytta?' })
  await button(page).click()
  await page.getByRole('status').getByText('Meldingen er mottatt').waitFor()
  expect(page.url()).toBe(address)
  expect(await sentBy('Kari Ås')).toMatchObject([{ email: 'kari@eksempel.no', message: 'Passer Varde 5 i hytta?' }])
  await page.close()
})

test('a server that is gone costs nothing of what was typed, and a lost answer makes no second message', async () => {
  const page = await openForm()
  await page.route('**/skjema/**', async (route) => {
    // It arrives, and the answer does not.
    await route.fetch()
    await route.abort()
  })
  await fillIn(page, { name: 'Per', email: 'per@eksempel.no', message: 'En lang melding' })
  await button(page).click()
  await page.getByRole('alert').getByText('Det du skrev er fortsatt her').waitFor()
  expect(await field(page, 'message').inputValue()).toBe('En lang melding')

  await page.unroute('**/skjema/**')
  await button(page).click()
  await page.getByRole('status').getByText('Meldingen er mottatt').waitFor()
  expect(await sentBy('Per')).toHaveLength(1)
  await page.close()
})

test('without script the form comes back marked and filled in, and then thanks', async () => {
  const page = await newPage({ javaScriptEnabled: false })
  await page.goto(address)
  const typed = { name: 'Åse', email: 'feil', phone: '11 22 33 44', message: 'Første\nandre' }
  await fillIn(page, typed)
  const [refused] = await Promise.all([page.waitForResponse(/\/skjema\//), button(page).click()])
  expect(refused.status()).toBe(422)
  expect(refused.headers()['cache-control']).toContain('no-store')
  expect(await page.locator('h1').textContent()).toBe('Skjema kontakt')
  expect(await page.getByRole('alert').textContent()).toContain('ikke sendt')
  expect(await field(page, 'email').getAttribute('aria-invalid')).toBe('true')
  for (const [name, value] of Object.entries(typed)) expect(await field(page, name).inputValue()).toBe(value)
  expect(await page.locator('.sent-mark').isVisible()).toBe(false)

  await field(page, 'email').fill('ase@eksempel.no')
  const [sent] = await Promise.all([page.waitForResponse(/\/skjema\//), button(page).click()])
  expect(sent.status()).toBe(303)
  await page.waitForURL(`${address}#kontakt-sendt`)
  expect(await page.locator('.sent-mark').isVisible()).toBe(true)
  expect(await page.locator('.sent-mark').textContent()).toContain('Meldingen er mottatt')
  expect(await page.locator('form.form').isVisible()).toBe(false)
  expect(await sentBy('Åse')).toHaveLength(1)
  await page.close()
})

test('fields come and go with what was chosen, and what is hidden is not asked for', async () => {
  const page = await openForm(visit)
  const model = field(page, 'modell')
  expect(await model.isVisible()).toBe(false)
  await page.getByLabel('Service på en ovn jeg har').check()
  await model.waitFor()
  await model.fill('Varde 5')
  await page.getByLabel('Rehabilitering av skorstein').check()
  await field(page, 'hoyde').waitFor()
  expect(await model.isVisible()).toBe(false)

  await fillIn(page, { navn: 'Berit', epost: 'berit@eksempel.no', postnummer: '2640', hoyde: '7,5' })
  await page.getByLabel('Eldvarde kan gi opplysningene').check()
  await field(page, 'bilder').setInputFiles({ name: 'pipa.png', mimeType: 'image/png', buffer: Buffer.from('tekst') })
  await button(page).click()
  await page.getByRole('alert').getByText('Filen er av en type').waitFor()
  await field(page, 'bilder').setInputFiles([])
  await button(page).click()
  await page.getByRole('status').getByText('ringer for å avtale tid').waitFor()
  const [sent] = await sentBy('Berit')
  expect(sent).toMatchObject({ gjelder: 'Rehabilitering av skorstein', hoyde: '7,5' })
  expect(sent).not.toHaveProperty('modell')
  await page.close()
})

test('without script every field is there, and the server asks for what the choice needs', async () => {
  const page = await newPage({ javaScriptEnabled: false })
  await page.goto(visit)
  expect(await field(page, 'modell').isVisible()).toBe(true)
  await page.getByLabel('Service på en ovn jeg har').check()
  await fillIn(page, { navn: 'Liv', epost: 'liv@eksempel.no', postnummer: '2640' })
  await page.getByLabel('Eldvarde kan gi opplysningene').check()
  await Promise.all([page.waitForResponse(/\/skjema\//), button(page).click()])
  expect(await page.getByRole('alert').getByRole('link').allTextContents()).toEqual(['Fyll ut «Hvilken ovn har du?».'])
  expect(await page.getByLabel('Service på en ovn jeg har').isChecked()).toBe(true)
  await field(page, 'modell').fill('Varde 5')
  await Promise.all([page.waitForURL(`${visit}#befaring-sendt`), button(page).click()])
  expect(await sentBy('Liv')).toMatchObject([{ modell: 'Varde 5' }])
  await page.close()
})

test('the dealer nearest to the postcode gets the answers, with and without script, and the receiver a copy', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const name = javaScriptEnabled ? 'Solveig' : 'Torgeir'
    const page = javaScriptEnabled
      ? await openForm(visit)
      : await newPage({ javaScriptEnabled, viewport: { width: 375, height: 700 } })
    if (!javaScriptEnabled) await page.goto(visit)
    await page.getByLabel('Service på en ovn jeg har').check()
    await fillIn(page, { modell: 'Varde 5', navn: name, epost: `${name}@eksempel.no`, postnummer: '9008' })
    await page.getByLabel('Eldvarde kan gi opplysningene').check()
    await button(page).click()
    await page.locator('.form-message.success:visible').getByText('ringer for å avtale tid').waitFor()
    await expect.poll(() => recipientOf(name)).toBe('Tromsøgløden')
    await expect
      .poll(() => mailsAbout(name))
      .toEqual([`${name}@eksempel.no`, 'ordre@tromsogloden.example', 'service@eldvarde.example'])
    await page.close()
  }
})

test('new, refused and sent, the form has no fault that axe finds and no sideways scroll', async () => {
  const found: string[] = []
  const page = await openForm(visit)
  async function look(state: string): Promise<void> {
    for (const { viewport, colorScheme } of looks) {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme })
      found.push(...(await axeFindings(page, `${state} ${viewport.width}`)))
      if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
        found.push(`${state} ${viewport.width}: scrolls sideways`)
      if (process.env.SCREENSHOTS)
        await page.screenshot({
          path: `${process.env.SCREENSHOTS}/form-${state}-${viewport.width}.png`,
          fullPage: true,
        })
    }
  }
  await look('new')
  await page.getByLabel('Service på en ovn jeg har').check()
  await button(page).click()
  await page.getByRole('alert').waitFor()
  await look('refused')
  await fillIn(page, { modell: 'Varde 5', navn: 'Turid', epost: 'turid@eksempel.no', postnummer: '2640' })
  await page.getByLabel('Eldvarde kan gi opplysningene').check()
  await button(page).click()
  await page.getByRole('status').getByText('ringer for å avtale tid').waitFor()
  await look('sent')
  expect(found).toEqual([])
  await page.close()
})
