/** Two editors comment on a page: a mention is a task and an e-mail, a reply arrives without a reload, a thread is done. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings, looks } from '../support/axe'
import { openAdmin, openBrowser } from '../support/browser'
import { ownSite, type Stored, signIn } from '../support/site'

const site = await ownSite()
const browser = await openBrowser()
const { call } = await signIn(site.url, site.admin)

const kari = { email: 'kari@example.com', password: 'granved om vinteren' }
const ola = { email: 'ola@example.com', password: 'bjørkeved om høsten' }
await call('POST', '/api/users', { ...kari, name: 'Kari Nordmann', role: 'administrator' })
await call('POST', '/api/users', { ...ola, name: 'Ola Åsen', role: 'editor' })

const blocks = [
  { blockType: 'hero', layout: 'plain', heading: 'Varme om vinteren' },
  { blockType: 'quote', text: 'Aldri kald igjen' },
]

async function storePage(slug: string): Promise<string> {
  const { doc } = await call<Stored>('POST', '/api/pages?draft=true', { title: 'Ovner', slug, body: blocks })
  return `/admin/collections/pages/${doc.id}`
}

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Kommentarer' })
const newText = (page: Page) => panelOf(page).getByRole('textbox', { name: 'Kommentar', exact: true })

test('a mention chosen by keyboard is a task and an e-mail; the reply arrives by itself, and done folds the thread', async () => {
  const path = await storePage('kommentert')
  const karis = await openAdmin(browser, site, kari, `${path}?locale=nb`)
  await karis.locator('#field-body__0__heading').focus()
  await karis.keyboard.press('Control+Alt+m')
  await expect.poll(() => newText(karis).evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await panelOf(karis).getByRole('combobox', { name: 'Gjelder' }).locator('option:checked').innerText()).toBe(
    'Innhold › Toppfelt 1 › Overskrift «Varme om vinteren»',
  )
  await karis.keyboard.type('Er denne riktig, @ola')
  await panelOf(karis)
    .getByRole('option', { name: /^Ola Åsen/ })
    .waitFor()
  for (const { viewport, colorScheme } of looks) {
    await karis.setViewportSize(viewport)
    await karis.emulateMedia({ colorScheme })
    expect(await axeFindings(karis, `suggestions ${viewport.width}`, '.comments-panel')).toEqual([])
    expect(await karis.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
  await karis.keyboard.press('Enter')
  expect(await newText(karis).inputValue()).toBe('Er denne riktig, @Ola Åsen ')

  // What was typed outlives the panel and the page.
  await karis.keyboard.press('Escape')
  await panelOf(karis).waitFor({ state: 'detached' })
  await karis.reload()
  await karis.getByRole('button', { name: 'Kommentarer', exact: true }).click()
  expect(await newText(karis).inputValue()).toBe('Er denne riktig, @Ola Åsen ')
  await newText(karis).press('Control+Enter')
  await panelOf(karis).getByRole('article').waitFor()
  expect(await newText(karis).inputValue()).toBe('')
  await karis.getByRole('button', { name: 'Kommentarer (1)' }).waitFor()
  await karis.getByRole('button', { name: 'Kommentarer: 1' }).waitFor()
  const label = karis.locator('label[for="field-body__0__heading"]')
  await expect.poll(() => label.evaluate((element) => getComputedStyle(element, '::after').content)).toContain('1')

  const { docs } = await call<{ docs: { subject: string; text: string }[] }>(
    'GET',
    `/api/emails?where[to][equals]=${ola.email}`,
  )
  expect(docs.map(({ subject }) => subject)).toEqual(['Kari Nordmann nevnte deg i «Ovner»'])

  const olas = await openAdmin(browser, site, ola, '/admin')
  const task = olas.locator('.desk-task:visible', { hasText: 'Kommentarer til deg' })
  await task.getByRole('link', { name: 'Ovner', exact: true }).click()
  const thread = panelOf(olas).getByRole('article')
  await thread.getByText('Venter på deg').waitFor()
  expect(docs[0]?.text).toContain(new URL(olas.url()).search)
  for (const { viewport, colorScheme } of looks) {
    await olas.setViewportSize(viewport)
    await olas.emulateMedia({ colorScheme })
    expect(await axeFindings(olas, `thread ${viewport.width}`, '.comments-panel')).toEqual([])
  }
  await thread.getByRole('button', { name: 'Svar' }).click()
  await thread.getByRole('textbox', { name: 'Svar på kommentaren' }).fill('Ja, den er riktig')
  await thread.getByRole('button', { name: 'Send svaret' }).click()
  await panelOf(karis).getByText('Ja, den er riktig').waitFor()
  await panelOf(karis).getByText('Ny kommentar fra Ola Åsen').waitFor({ state: 'attached' })
  await panelOf(karis).getByText('Venter på deg').waitFor()

  await panelOf(karis).getByRole('button', { name: 'Ferdig', exact: true }).click()
  await panelOf(karis).getByText('Ingen åpne kommentarer.').waitFor()
  await panelOf(karis).getByText('Ferdige (1)').waitFor()
  await panelOf(olas).getByText('Ingen åpne kommentarer.').waitFor()
  await olas.context().close()
  await karis.context().close()
})

test('a comment follows its block and leads to it; when the block is gone, it says so', async () => {
  const path = await storePage('flyttet')
  const page = await openAdmin(browser, site, kari, `${path}?locale=nb`)
  const quote = page.locator('#body-row-1')
  await quote.scrollIntoViewIfNeeded()
  await quote.getByRole('button', { name: 'Kommenter', exact: true }).first().press('Enter')
  await newText(page).fill('Hvem sa dette?')
  await panelOf(page).getByRole('button', { name: 'Send', exact: true }).click()
  const thread = panelOf(page).getByRole('article')
  const place = thread.getByRole('heading').getByRole('button')
  await expect.poll(() => place.innerText()).toBe('Innhold › Sitat 2 «Aldri kald igjen»')

  const id = path.split('/').at(-1)
  const { body } = await call<{ body: object[] }>('GET', `/api/pages/${id}?draft=true&depth=0&locale=nb`)
  await call('PATCH', `/api/pages/${id}?draft=true&locale=nb`, { body: body.toReversed() })
  await page.reload()
  await page.getByRole('button', { name: 'Kommentarer (1)' }).click()
  await expect.poll(() => place.innerText()).toBe('Innhold › Sitat 1 «Aldri kald igjen»')
  const toggle = page.locator('#body-row-0 .collapsible__toggle').first()
  await toggle.press('Enter')
  // A row that is about to collapse would be taken for an open one.
  await expect.poll(() => toggle.getAttribute('class')).toContain('collapsible__toggle--collapsed')
  await place.click()
  const row = page.locator('#body-row-0')
  await row.locator('#field-body__0__text').waitFor()
  await expect.poll(() => row.evaluate((element) => element.contains(document.activeElement))).toBe(true)

  await call('PATCH', `/api/pages/${id}?draft=true&locale=nb`, { body: body.slice(0, 1) })
  await page.reload()
  await page.getByRole('button', { name: 'Kommentarer (1)' }).click()
  await thread
    .getByRole('heading', { name: 'Stedet er fjernet fra dokumentet: Innhold › Sitat 2 «Aldri kald igjen»' })
    .waitFor()
  await page.goto(`${site.url}${path}?locale=en`)
  await page.getByRole('button', { name: 'Kommentarer (1)' }).click()
  await thread.getByRole('link', { name: 'Innhold › Sitat 2 «Aldri kald igjen» – På norsk' }).waitFor()
  await page.context().close()
})
