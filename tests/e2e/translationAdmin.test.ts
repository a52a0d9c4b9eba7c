/** Translating a page in the admin: the source beside the fields, what is missing, and what has changed since. */
import { expect, test } from 'vitest'
import { axeFindings, looks } from '../support/axe'
import { openAdmin, openBrowser } from '../support/browser'
import { ownSite, richText, signIn } from '../support/site'

const site = await ownSite()
const browser = await openBrowser()
const { call } = await signIn(site.url, site.admin)

const blocks = (quote: string, body: string) => [
  { blockType: 'quote', text: quote },
  { blockType: 'richText', content: richText(body) },
]

test('an editor translates what is missing beside its source, and sees what has changed since', async () => {
  const { doc } = await call<{ doc: { id: number } }>('POST', '/api/pages', {
    title: 'Vedlikehold av ovnen',
    slug: 'vedlikehold',
    description: 'Slik varer ovnen i femti år.',
    body: blocks('Hver høst', 'Børst røykrøret.'),
    _status: 'published',
  })
  await call('PATCH', `/api/pages/${doc.id}?locale=en`, {
    title: 'Care of the stove',
    body: blocks('Every autumn', 'Sweep the flue.'),
    _status: 'published',
  })
  await call('PATCH', `/api/pages/${doc.id}?locale=nb`, { title: 'Stell av ovnen', _status: 'published' })

  const page = await openAdmin(browser, site, site.admin, `/admin/collections/pages/${doc.id}?locale=en`)
  await page.getByRole('button', { name: 'Oversett', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Fra norsk bokmål til engelsk' })
  await dialog.getByText('2 av 4 tekster må ses på.').waitFor()
  const title = dialog.getByRole('article', { name: /^Tittel/ })
  await title.getByText('Originalen er endret siden').waitFor()
  await title.getByText('Slik var originalen da oversettelsen ble skrevet').click()
  await title.getByText('Vedlikehold av ovnen').waitFor()
  const description = dialog.getByRole('article', { name: /Beskrivelse/ })
  await description.getByText('Mangler').waitFor()
  await description.getByText('Slik varer ovnen i femti år.').waitFor()
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    expect(await axeFindings(page, `translation ${viewport.width}`, '.translation')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
  await description.getByRole('textbox').fill('How the stove lasts for fifty years.')
  await dialog.getByRole('checkbox', { name: 'Vis bare det som må ses på' }).uncheck()
  await dialog.getByText('Sweep the flue.').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect
    .poll(async () => {
      const { description } = await call<{ description: string }>(
        'GET',
        `/api/pages/${doc.id}?locale=en&draft=true&depth=0`,
      )
      return description
    })
    .toBe('How the stove lasts for fifty years.')

  await page.getByRole('button', { name: 'Oversett', exact: true }).click()
  await dialog.getByText('1 av 4 tekster må ses på.').waitFor()
  await dialog.getByRole('checkbox', { name: 'Vis bare det som må ses på' }).uncheck()
  await dialog.getByRole('button', { name: /^Skriv i skjemaet/ }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[contenteditable]')?.textContent))
    .toBe('Sweep the flue.')
  await page.context().close()
})

test('a page without blocks in the language says so, and how they are brought there', async () => {
  const { doc } = await call<{ doc: { id: number } }>('POST', '/api/pages', {
    title: 'Bare på norsk',
    body: blocks('Hver høst', 'Børst røykrøret.'),
    _status: 'published',
  })
  const page = await openAdmin(browser, site, site.admin, `/admin/collections/pages/${doc.id}?locale=en`)
  await page.getByRole('button', { name: 'Oversett', exact: true }).click()
  await page.getByText(/^2 tekster står i blokker som ikke finnes på engelsk\./).waitFor()
  await page.context().close()
})
