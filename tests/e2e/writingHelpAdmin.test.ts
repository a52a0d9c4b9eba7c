/** Texts that a language model proposes in the admin's forms: taken or left by the editor, who sees what is sent. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings, looks } from '../support/axe'
import { gotoAdmin, openAdmin, openBrowser } from '../support/browser'
import { completion, instructionsIn, startModel } from '../support/languageModel'
import { ownSite, type Stored, signIn } from '../support/site'

const site = await ownSite()
const browser = await openBrowser()
const { call } = await signIn(site.url, site.admin)
const picture = (await call<{ docs: { id: number }[] }>('GET', '/api/media?limit=1')).docs[0]?.id

/** The box is looked at as a phone in light and a screen in dark show it. */
async function expectFineBox(page: Page, state: string): Promise<void> {
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    expect(await axeFindings(page, `${state} ${viewport.width}`, '.writing-help')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
}

/** What has the focus: a button by its words, a field by its id. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement
    return at?.matches('textarea') ? at.id : at?.textContent || at?.id
  })

test('nothing is there until an administrator switches it on; then a picture’s text is proposed, by keyboard', async () => {
  await using model = await startModel((asked) =>
    Array.isArray(asked.messages[1]?.content) ? 'En ovn i en stue.' : 'OK',
  )
  const page = await openAdmin(browser, site, site.admin, `/admin/collections/media/${picture}?locale=nb`)
  await page.locator('#field-alt').focus()
  expect(await page.locator('.writing-help-listener').count()).toBe(0)

  await gotoAdmin(page, `${site.url}/admin/globals/writingHelp`)
  await page.getByRole('button', { name: 'Prøv forbindelsen' }).click()
  await page.getByText('Skriv adresse og modell, og lagre før du prøver.').waitFor()
  await page.getByLabel('Skrivehjelpen er slått på').check()
  await page.getByLabel('Modellen får se bilder').check()
  await page.getByLabel('Adresse til et OpenAI-kompatibelt API').fill(`${model.url}/v1`)
  await page.getByLabel('Modellens navn').fill('liten-7b')
  await page.getByLabel('Nøkkel (API key)').fill('sk-hemmelig')
  await page.getByRole('button', { name: 'Lagre', exact: true }).click()
  await page.getByText('Satt. Vises ikke.').waitFor()
  await page.getByRole('button', { name: 'Prøv forbindelsen' }).click()
  await page.getByText('Forbindelsen virker: modellen svarte på et bilde.').waitFor()
  expect(await axeFindings(page, 'connection', '.status-box')).toEqual([])

  await gotoAdmin(page, `${site.url}/admin/collections/media/${picture}?locale=nb`)
  const alt = page.locator('#field-alt')
  const before = await alt.inputValue()
  await alt.focus()
  const button = page.getByRole('button', { name: 'Forslag til Alternativ tekst' })
  await button.waitFor()
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Forslag')
  await page.keyboard.press('Enter')
  await page.getByText(`Det du velger, sendes til ${new URL(model.url).host}.`).waitFor()
  await page.getByText('Vis hva som sendes').click()
  await page.getByText('Bildet i liten utgave (høyst 640 piksler).').waitFor()
  await expectFineBox(page, 'choices')
  await page.getByRole('button', { name: 'Foreslå alternativ tekst' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Bruk', exact: true }).waitFor()
  await expect.poll(() => focused(page)).toBe('Bruk')
  await page.locator('.writing-help [role=status]', { hasText: 'Forslaget er klart.' }).waitFor({ state: 'attached' })
  expect(await alt.inputValue()).toBe(before)
  await expectFineBox(page, 'proposal')
  await page.keyboard.press('Enter')
  await expect.poll(() => alt.inputValue()).toBe('En ovn i en stue.')
  expect(await focused(page)).toBe('field-alt')
  await page.getByRole('button', { name: 'Lagre', exact: true }).click()
  await expect
    .poll(async () => (await call<{ alt: string }>('GET', `/api/media/${picture}?locale=nb`)).alt)
    .toBe('En ovn i en stue.')
  await page.context().close()
})

async function openPage(path: (id: number) => string, data: object) {
  const { doc } = await call<Stored>('POST', '/api/pages?draft=true&locale=nb', data)
  return { id: doc.id, page: await openAdmin(browser, site, site.admin, path(doc.id)) }
}

const use = (url: string) =>
  call('POST', '/api/globals/writingHelp', { enabled: true, service: { url: `${url}/v1`, model: 'liten-7b' } })

test('a description is proposed from the draft in the form, and left with Escape', async () => {
  await using model = await startModel(() => 'Ovner som varmer jevnt.')
  await use(model.url)
  const { page } = await openPage((id) => `/admin/collections/pages/${id}?locale=nb`, {
    title: 'Ovner vi lager',
    description: 'Den gamle.',
    body: [{ blockType: 'hero', heading: 'Varme hele natten' }],
  })
  const description = page.locator('#field-description')
  await page.locator('#field-title').fill('Ovner som vi lager selv')
  await description.focus()
  await page.getByRole('button', { name: 'Forslag til Beskrivelse' }).click()
  await page.getByRole('button', { name: 'Foreslå beskrivelse' }).click()
  await page.getByText('Ovner som varmer jevnt.').waitFor()
  const [asked] = model.calls
  expect(asked?.body).toContain('Ovner som vi lager selv\\\\nVarme hele natten')
  expect(asked?.body).not.toContain('Den gamle')
  await page.keyboard.press('Escape')
  await page.getByText('Ovner som varmer jevnt.').waitFor({ state: 'detached' })
  expect(await description.inputValue()).toBe('Den gamle.')
  expect(await focused(page)).toBe('field-description')
  await page.context().close()
})

test('a missing translation is taken, saved, and taken back like what is typed', async () => {
  await using model = await startModel(() => '“Stoves we make”')
  await use(model.url)
  const { id, page } = await openPage((id) => `/admin/collections/pages/${id}?locale=en`, { title: 'Ovner vi lager' })
  const title = page.locator('#field-title')
  await title.fill('')
  await page.getByRole('button', { name: 'Forslag til Tittel' }).click()
  await page.getByText('Vis hva som sendes').click()
  await page.locator('.writing-help dd', { hasText: 'Ovner vi lager' }).waitFor()
  await page.getByRole('button', { name: 'Oversett fra norsk' }).click()
  await page.getByRole('button', { name: 'Bruk', exact: true }).click()
  await expect.poll(() => title.inputValue()).toBe('Stoves we make')
  expect(model.calls.map(instructionsIn)).toEqual([expect.stringContaining('into natural British English')])
  const stored = async () =>
    (await call<{ title?: string }>('GET', `/api/pages/${id}?draft=true&locale=en&fallback-locale=none`)).title
  await expect.poll(stored).toBe('Stoves we make')
  await page.getByRole('button', { name: 'Angre', exact: true }).click()
  await expect.poll(() => title.inputValue()).not.toBe('Stoves we make')
  await page.context().close()
})

test('a long text of a block becomes shorter, asks before it replaces what was changed, and says what went wrong', async () => {
  await using model = await startModel(() => 'Kort og godt.')
  await use(model.url)
  const { page } = await openPage((id) => `/admin/collections/pages/${id}?locale=nb`, {
    title: 'Ovner',
    body: [{ blockType: 'callToAction', heading: 'Kom innom', text: 'En lang tekst om ovner som varmer. '.repeat(4) }],
  })
  const field = page.locator('[name="body.0.text"]')
  await field.scrollIntoViewIfNeeded()
  await field.focus()
  await page.getByRole('button', { name: 'Forslag til Tekst' }).click()

  model.answer = () => 'silent'
  await page.getByRole('button', { name: 'Gjør kortere' }).click()
  await page.getByRole('button', { name: 'Avbryt', exact: true }).click()
  model.answer = () => ({ status: 429, headers: { 'retry-after': '9' } })
  await page.getByRole('button', { name: 'Gjør kortere' }).click()
  await page.getByRole('alert').getByText('Prøv igjen om 9 sekunder.').waitFor()
  await expectFineBox(page, 'failure')
  model.answer = () => completion('Kort og godt.')
  await page.getByRole('button', { name: 'Prøv igjen', exact: true }).click()
  await page.getByText('Kort og godt.').waitFor()

  await field.fill('En helt annen tekst.')
  await page.getByRole('button', { name: 'Bruk', exact: true }).click()
  await page.getByText('Teksten er endret siden du ba om forslaget.').waitFor()
  expect(await field.inputValue()).toBe('En helt annen tekst.')
  await page.getByRole('button', { name: 'Bytt ut', exact: true }).click()
  await expect.poll(() => field.inputValue()).toBe('Kort og godt.')
  await page.context().close()
})
