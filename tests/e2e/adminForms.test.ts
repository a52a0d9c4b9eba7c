/** Forms of the admin: the texts of the site, reasons beside what they are about, copies, and what a phone shows. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings, looks } from '../support/axe'
import { openAdmin, openBrowser, unfoldUntil } from '../support/browser'
import { ownSite, type Stored, signIn } from '../support/site'

const site = await ownSite()
const browser = await openBrowser()
const { call } = await signIn(site.url, site.admin)

const titleOf = async (path: string) => /<h1[^>]*>([^<]*)/.exec(await (await fetch(site.url + path)).text())?.[1]

async function looksWell(page: Page, within: string): Promise<void> {
  for (const look of looks) {
    await page.setViewportSize(look.viewport)
    await page.emulateMedia({ colorScheme: look.colorScheme })
    expect(await axeFindings(page, `${look.viewport.width}`, within)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
}

test('an editor finds a text, changes it, is told of a lost placeholder, and puts the built-in text back', async () => {
  const page = await openAdmin(browser, site, site.admin, '/admin/globals/texts')
  const search = page.getByRole('searchbox', { name: 'Søk i tekstene' })
  await search.waitFor()
  expect(await page.locator('.own-text').count()).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3000)
  await search.fill('fant ikke siden')
  const field = page.locator('#own-text-notFoundTitle')
  await field.waitFor()
  expect([await field.inputValue(), await field.getAttribute('placeholder')]).toEqual(['', 'Vi fant ikke siden'])
  await field.fill('Denne siden er borte')
  await page.locator('#action-save').click()
  await expect.poll(() => titleOf('/finnes-ikke-her')).toBe('Denne siden er borte')
  expect(await titleOf('/en/not-here')).toBe('We could not find the page')

  await search.fill('treff på')
  const hits = page.locator('#own-text-searchHits')
  await hits.fill('Mange treff på «{term}»')
  await page.locator('#action-save').click()
  const reasons = page.locator('.refused-fields')
  await reasons.getByText(/Teksten mangler \{count\}/).waitFor()
  await expect.poll(() => hits.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await hits.getAttribute('aria-invalid')).toBe('true')
  await looksWell(page, '.texts-editor')
  await looksWell(page, '.refused-fields')
  await hits.fill('{count} steder med «{term}»')
  await page.locator('#action-save').click()
  await reasons.waitFor({ state: 'detached' })

  await page.reload()
  await page.getByRole('checkbox', { name: 'Bare endrede (2)' }).check()
  expect(await page.locator('.own-text').count()).toBe(2)
  const changed = page.locator('.own-text', { has: page.locator('#own-text-notFoundTitle') })
  await changed.getByText('Innebygd: Vi fant ikke siden').waitFor()
  await changed.getByRole('button', { name: 'Tilbake til den innebygde teksten' }).click()
  await page.locator('#action-save').click()
  await expect.poll(() => titleOf('/finnes-ikke-her')).toBe('Vi fant ikke siden')
  await page.context().close()
})

test('a page is duplicated from its menu, as a draft of its own', async () => {
  const [original] = (
    await call<{ docs: { id: number; slug: string; title: string }[] }>('GET', '/api/pages?where[slug][equals]=om-oss')
  ).docs
  const page = await openAdmin(browser, site, site.admin, `/admin/collections/pages/${original?.id}`)
  await page.locator('.doc-controls__popup button').first().click()
  await page.getByRole('button', { name: 'Dupliser', exact: true }).click()
  await page.waitForURL((address) => !address.pathname.endsWith(`/${original?.id}`))
  await expect.poll(() => page.locator('#field-title').inputValue()).toBe(`${original?.title} (kopi)`)
  expect(await page.locator('#field-slug').inputValue()).toBe(`${original?.slug}-kopi`)
  expect((await fetch(`${site.url}/${original?.slug}`)).status).toBe(200)
  await page.context().close()
})

test('a page made in the drawer of a link is stored with its title, and not before', async () => {
  const { doc } = await call<Stored>('POST', '/api/pages?draft=true', {
    title: 'Med lenke',
    body: [{ blockType: 'hero', layout: 'plain', heading: 'Hei', links: [{ type: 'page', label: 'Les' }] }],
  })
  const stored = async () => (await call<{ totalDocs: number }>('GET', '/api/pages?draft=true&limit=1')).totalDocs
  const before = await stored()
  const page = await openAdmin(browser, site, site.admin, `/admin/collections/pages/${doc.id}`)
  const field = page.locator('[id^="field-body__0__links__0"]', { has: page.locator('.relationship-add-new') }).last()
  const make = field.locator('.relationship-add-new button').first()
  const drawer = page.locator('.doc-drawer')
  await make.click()
  await drawer.getByRole('heading', { name: 'Ny: side' }).waitFor()
  await looksWell(page, '.doc-drawer form')
  await drawer.locator('.doc-drawer__header-close').click()
  await drawer.waitFor({ state: 'detached' })
  expect(await stored()).toBe(before)

  await make.click()
  await drawer.getByRole('button', { name: 'Lag utkast' }).click()
  await drawer.getByText('Skriv en tittel.').waitFor()
  expect(await stored()).toBe(before)
  await drawer.locator('input[name=title]').fill('Laget ved siden av')
  await drawer.locator('input[name=title]').press('Enter')
  await expect.poll(() => drawer.locator('#field-title').inputValue()).toBe('Laget ved siden av')
  expect(await stored()).toBe(before + 1)
  await drawer.locator('.doc-drawer__header-close').click()
  await drawer.waitFor({ state: 'detached' })
  await field.getByText('Laget ved siden av').waitFor()
  expect(await page.locator('#field-title').inputValue()).toBe('Med lenke')
  await page.context().close()
})

test('a taken address is said and marked where it stands; publishing leads to what is missing', async () => {
  const { doc } = await call<Stored>('POST', '/api/pages?draft=true', {
    title: 'Uferdig',
    slug: 'uferdig-side',
    body: [
      { blockType: 'hero', layout: 'plain', heading: 'Uferdig' },
      { blockType: 'quote', text: 'Kort', name: 'Kari' },
    ],
  })
  const page = await openAdmin(browser, site, site.admin, `/admin/collections/pages/${doc.id}`)
  await page.locator('#field-slug').fill('om-oss')
  const reasons = page.locator('.refused-fields')
  const first = reasons.getByRole('listitem').filter({ hasText: 'Siste ledd i adressen' })
  await first.getByText(/om-oss/).waitFor()
  await looksWell(page, '.refused-fields')
  await first.getByRole('button').click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('field-slug')
  await page.locator('#field-slug').fill('uferdig-side')
  await reasons.waitFor({ state: 'detached' })

  await page.locator('#field-body__1__text').fill('')
  await page.locator('#action-save').click()
  const check = page.getByRole('dialog', { name: 'Sjekk av innholdet' })
  const missing = check.getByRole('listitem').filter({ hasText: 'Sitat 2' })
  await missing.getByText(/Dette feltet er påkrevd/).waitFor()
  expect(await check.getByRole('button', { name: 'Publiser likevel' }).count()).toBe(0)
  await missing.getByRole('button', { name: 'Vis stedet' }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('field-body__1__text')
  await page.context().close()
})

test('too little contrast is said in words and marked at its colour', async () => {
  const page = await openAdmin(browser, site, site.admin, '/admin/globals/theme')
  await page.locator('#field-light__muted').fill('#eeeeee')
  await page.locator('#action-save').click()
  const reasons = page.locator('.refused-fields')
  await reasons.getByText(/Kontrasten mellom .* er \d,\d\d:1. Den må være minst/).waitFor()
  await reasons.getByRole('button', { name: /^Lyst utseende › / }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('field-light__muted')
  await page.context().close()
})

test('no draft is made before it has a title; a taken address is asked for on the spot', async () => {
  const count = () =>
    call<{ totalDocs: number }>('GET', '/api/pages?limit=1&draft=true').then((found) => found.totalDocs)
  const before = await count()
  const page = await openAdmin(browser, site, site.admin, '/admin/collections/pages/create')
  const make = page.getByRole('button', { name: 'Lag utkast' })
  await make.click()
  await page.getByText('Skriv en tittel.').waitFor()
  await looksWell(page, 'form')
  expect(await count()).toBe(before)
  await page.getByLabel('Tittel').fill('Om oss')
  await make.click()
  await page.getByText(/Adressen «\/om-oss» er i bruk/).waitFor()
  await page.getByLabel('Siste ledd i adressen').fill('om-oss-igjen')
  await make.click()
  await page.waitForURL(/\/collections\/pages\/\d+/)
  await expect.poll(() => page.locator('#field-title').inputValue()).toBe('Om oss')
  expect(await count()).toBe(before + 1)
  await page.context().close()
})

test('on a phone the buttons of a page stand whole', async () => {
  const [{ id } = { id: 0 }] = (await call<{ docs: { id: number }[] }>('GET', '/api/pages?limit=1')).docs
  const page = await openAdmin(browser, site, site.admin, `/admin/collections/pages/${id}`)
  await page.setViewportSize({ width: 375, height: 800 })
  const publish = page.locator('#action-save')
  await publish.waitFor()
  const cut = await publish.evaluate((button) => {
    const { left, right } = button.getBoundingClientRect()
    const box = button.closest('.doc-controls__controls')
    const isShort = box !== null && box.scrollWidth > box.clientWidth
    return isShort || left < 0 || right > innerWidth || button.scrollWidth > button.clientWidth
  })
  expect(cut).toBe(false)
  await page.context().close()
})

test('a gateway’s password is written, told as set, replaced and removed, and never shown', async () => {
  const page = await openAdmin(browser, site, site.admin, '/admin/globals/smsSettings')
  await call('POST', '/api/globals/smsSettings', { gateway: 'kannel', kannel: { password: 'hemmelig-en' } })
  await page.reload()
  const field = page.locator('.secret-field', { hasText: 'Passord' }).first()
  await field.getByText('Satt. Vises ikke.').waitFor()
  expect(await page.content()).not.toContain('hemmelig-en')
  await looksWell(page, '.secret-field')
  await field.getByRole('button', { name: 'Bytt' }).click()
  await field.locator('input').fill('hemmelig-to')
  await page.locator('#action-save').click()
  await field.getByText('Satt. Vises ikke.').waitFor()
  expect(await field.locator('input').count()).toBe(0)
  await field.getByRole('button', { name: 'Fjern' }).click()
  await field.getByText('Fjernes når du lagrer.').waitFor()
  await page.locator('#action-save').click()
  await field.getByText('Ikke satt.').waitFor()
  await page.context().close()
})

test('a dealer’s user sees its own dealer in the list, and no other', async () => {
  const [own] = (await call<{ docs: { id: number; name: string }[] }>('GET', '/api/dealers?limit=2')).docs
  const user = { email: 'butikk@example.com', password: 'en liten butikk i byen' }
  await call('POST', '/api/users', { ...user, name: 'Butikk', role: 'dealer', dealer: own?.id })
  const page = await openAdmin(browser, site, user, '/admin/collections/dealers')
  await page.locator('tbody tr').first().waitFor()
  expect(await page.locator('tbody tr').count()).toBe(1)
  await page
    .locator('tbody tr')
    .getByText(own?.name ?? '')
    .waitFor()
  await page.context().close()
})

test('a condition chooses a field of the form by its label, which then keeps its name', async () => {
  const { doc } = await call<Stored>('POST', '/api/forms?draft=true', {
    name: 'Valgte felt',
    slug: 'valgte-felt',
    fields: [
      { kind: 'text', label: 'Hva heter du?' },
      { kind: 'heading', label: 'Om deg' },
      { kind: 'text', label: 'Alder', conditions: [{ comparison: 'filled' }] },
    ],
  })
  const page = await openAdmin(browser, site, site.admin, `/admin/collections/forms/${doc.id}`)
  const chosen = page.locator('#field-fields__2__conditions__0__field')
  await unfoldUntil(page.locator('#fields-row-2'), chosen)
  await expect.poll(() => chosen.locator('option').allTextContents()).toEqual(['Velg felt …', 'Hva heter du?'])
  await chosen.selectOption({ label: 'Hva heter du?' })
  const stored = async () => {
    type Row = { name?: string; conditions?: { field?: string }[] }
    const { fields } = await call<{ fields: Row[] }>('GET', `/api/forms/${doc.id}?draft=true&depth=0`)
    return [fields[0]?.name, fields[2]?.conditions?.[0]?.field]
  }
  await expect.poll(stored).toEqual(['hva-heter-du', 'hva-heter-du'])
  await page.context().close()
})
