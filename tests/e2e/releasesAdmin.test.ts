/** A release from the form of a document to publication: put in, hindered, previewed, and published all at once. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings, looks } from '../support/axe'
import { gotoAdmin, moduleStarted, openAdmin, openBrowser } from '../support/browser'
import { dealerData } from '../support/dealers'
import { ownSite, type Stored, signIn } from '../support/site'

const site = await ownSite()
const browser = await openBrowser()
const { call } = await signIn(site.url, site.admin)

const kari = { email: 'kari@example.com', password: 'granved om vinteren' }
await call('POST', '/api/users', { ...kari, name: 'Kari', role: 'editor' })

async function expectFine(page: Page, state: string, within: string) {
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    expect(await axeFindings(page, `${state} ${viewport.width}`, within)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
}

async function changedPage(title: string, slug: string, draft: string): Promise<number> {
  const { doc } = await call<Stored>('POST', '/api/pages', { title, slug, _status: 'published' })
  await call('PATCH', `/api/pages/${doc.id}?draft=true`, { title: draft })
  return Number(doc.id)
}

const titleOf = (id: number) =>
  call<{ title: string }>('GET', `/api/pages/${id}?depth=0&locale=nb`).then((page) => page.title)

test('documents are put into a release, what hinders it is said, the site is previewed with it, and all is published at once', async () => {
  const stoves = await changedPage('Ovner i utgivelse', 'utgitt', 'Nye ovner i utgivelse')
  const below = await changedPage('Piper i utgivelse', 'utgitt-pipe', '')
  const page = await openAdmin(browser, site, kari, `/admin/collections/pages/${stoves}?locale=nb`)

  const control = page.locator('#action-release')
  expect(await control.innerText()).toBe('Legg i utgivelse')
  await control.click()
  const dialog = page.getByRole('dialog', { name: 'Utgivelser av dette dokumentet' })
  expect(await dialog.getByRole('button', { name: 'Legg i', exact: true }).isDisabled()).toBe(true)
  await dialog.getByRole('textbox', { name: 'Tittel på den nye utgivelsen' }).fill('Vinterens nyheter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await dialog.getByText('Lagt i «Vinterens nyheter».').waitFor()
  await expectFine(page, 'dialog', '.release-dialog[open]')
  await page.keyboard.press('Escape')
  await expect.poll(() => control.innerText()).toBe('I utgivelse: Vinterens nyheter')

  // Into the one that is open.
  await gotoAdmin(page, `${site.url}/admin/collections/pages/${below}?locale=nb`)
  await control.click()
  expect(await dialog.getByRole('combobox', { name: 'Utgivelse' }).locator('option:checked').innerText()).toBe(
    'Vinterens nyheter',
  )
  await dialog.getByRole('button', { name: 'Legg i', exact: true }).click()
  await dialog.getByRole('link', { name: 'Vinterens nyheter' }).click()

  const panel = page.getByRole('region', { name: 'Dette skjer når utgivelsen publiseres' })
  await panel.getByText('Utgivelsen kan ikke publiseres før dette er rettet.', { exact: false }).waitFor()
  expect(await panel.getByRole('listitem').filter({ hasText: 'Piper i utgivelse' }).first().innerText()).toContain(
    'Tittel',
  )
  await expectFine(page, 'hindered', '.release-panel')
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.locator('#action-save').click()
  await page.getByText('Ingenting er publisert. «Piper i utgivelse» – Tittel – ', { exact: false }).first().waitFor()
  expect(await titleOf(stoves)).toBe('Ovner i utgivelse')

  await call('PATCH', `/api/pages/${below}?draft=true`, { title: 'Nye piper i utgivelse' })
  await page.reload()
  await panel.getByText('Alt er klart til å publiseres.').waitFor()

  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    panel.getByRole('link', { name: 'Forhåndsvis utgivelsen' }).click(),
  ])
  await preview.goto(preview.url().replace(/\/$/, '/utgitt'))
  const bar = preview.getByRole('region', { name: 'Forhåndsvisning av en utgivelse' })
  await bar.getByText('«Vinterens nyheter»').waitFor()
  expect(await preview.title()).toContain('Nye ovner i utgivelse')
  await expectFine(preview, 'preview', '.release-bar')
  await preview.setViewportSize({ width: 1280, height: 900 })
  // Links lead on within the preview, once its module listens.
  const home = preview.getByRole('navigation', { name: 'Du er her' }).getByRole('link', { name: 'Forsiden' })
  await expect
    .poll(async () => {
      await home.dispatchEvent('pointerdown')
      return home.getAttribute('href')
    })
    .toContain('/preview/releases/')
  await home.click()
  await preview.waitForURL(/\/preview\/releases\/\d+\/$/)
  await bar.getByRole('link', { name: 'Avslutt forhåndsvisningen' }).click()
  await preview.waitForURL(`${site.url}/`)
  await preview.close()

  await page.locator('#action-save').click()
  await page.getByRole('region', { name: 'Publisert i denne utgivelsen' }).waitFor()
  expect([await titleOf(stoves), await titleOf(below)]).toEqual(['Nye ovner i utgivelse', 'Nye piper i utgivelse'])
  await page.locator('#field-title').fill('Vårens nyheter')
  await page.locator('#action-save').click()
  await page.locator('.payload-toast-container').getByText('kan ikke endres', { exact: false }).waitFor()
  await page.context().close()
})

test('in the preview filters, the search and its suggestions show the drafts of articles, and the reader stays in it', async () => {
  const { doc: article } = await call<Stored>('POST', '/api/articles', {
    name: 'Utgitt ovn',
    number: 'UTG-1',
    price: 100,
    _status: 'published',
  })
  await call('PATCH', `/api/articles/${article.id}?draft=true`, { name: 'Ny utgitt ovn', price: 77_777 })
  const { doc: dealer } = await call<Stored>(
    'POST',
    '/api/dealers',
    dealerData({ number: 'UTG-2', name: 'Utgitt varme' }),
  )
  await call('PATCH', `/api/dealers/${dealer.id}?draft=true`, { name: 'Ny utgitt varme' })
  const { doc: release } = await call<Stored>('POST', '/api/releases?draft=true', {
    title: 'Nye ovner',
    documents: [
      { relationTo: 'articles', value: article.id },
      { relationTo: 'dealers', value: dealer.id },
    ],
  })
  const preview = `${site.url}/preview/releases/${release.id}`
  const page = await openAdmin(browser, site, kari, '/admin')
  await page.goto(`${preview}/artikler`)
  await moduleStarted(page.locator('.release-bar'))
  const names = () => page.locator('.listing .tile-link').allTextContents()

  expect((await names())[0]).toBe('Ny utgitt ovn')
  await page.getByLabel('Sorter etter').focus()
  await moduleStarted(page.locator('.listing'))
  await page.getByLabel('Sorter etter').selectOption('pris')
  await page.waitForURL(`${preview}/artikler?sortering=pris`)
  await expect.poll(async () => (await names())[0]).not.toBe('Ny utgitt ovn')
  await page.goBack()
  await page.waitForURL(`${preview}/artikler`)
  await expect.poll(async () => (await names())[0]).toBe('Ny utgitt ovn')

  await page.goto(`${preview}/sok`)
  await moduleStarted(page.locator('.release-bar'))
  await page.locator('main input[type=search]').fill('utgitt ovn')
  const suggestion = page.locator('main [role=listbox]').getByRole('option').first()
  await expect.poll(() => suggestion.innerText()).toContain('Ny utgitt ovn')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/preview\/releases\/\d+\/sok\?/)
  await page.getByRole('link', { name: 'Ny utgitt ovn' }).click()
  await page.waitForURL(/\/preview\/releases\/\d+\/artikler\/utgitt-ovn$/)

  await page.goto(`${preview}/finn-forhandler`)
  await moduleStarted(page.locator('.release-bar'))
  await page.locator('#finder-place').fill('9008')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/preview\/releases\/\d+\/finn-forhandler\?sted=9008/)
  await page.locator('.dealer-card h3').filter({ hasText: 'Ny utgitt varme' }).waitFor()
  await page.goto(`${site.url}/finn-forhandler?sted=9008`)
  await page
    .locator('.dealer-card h3')
    .filter({ hasText: /^Utgitt varme/ })
    .waitFor()
  await page.context().close()
})
