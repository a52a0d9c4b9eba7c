/** Blocks in the admin: named, folded, duplicated, copied from page to page, and chosen by their pictures. */
import { expect, test } from 'vitest'
import { gotoAdmin, openBrowser, signInToAdmin } from '../support/browser'
import { type Stored, sharedSite, signIn } from '../support/site'

const site = sharedSite()
const browser = await openBrowser()
const page = await browser.newPage({ viewport: { width: 1500, height: 950 }, locale: 'nb-NO' })
await signInToAdmin(page, site)
const { call } = await signIn(site.url, site.admin)

const quote = (text: string) => ({ blockType: 'quote', text })

async function openPage(title: string, ...texts: string[]): Promise<number> {
  const { doc } = await call<Stored>('POST', '/api/pages?draft=true', { title, body: texts.map(quote) })
  await gotoAdmin(page, `${site.url}/admin/collections/pages/${doc.id}`)
  await page.locator('#body-row-0 .array-actions__button').waitFor()
  return doc.id as number
}

async function choose(row: number, action: string): Promise<void> {
  await page.locator(`#body-row-${row} .array-actions__button`).first().click()
  await page.locator('.array-actions__action:visible', { hasText: action }).click()
}

const drafts = async (id: number) => {
  const { body } = await call<{ body: { text: string; blockName?: string }[] }>('GET', `/api/pages/${id}?draft=true`)
  return body
}

test('a block that was copied can be pasted on another page', async () => {
  await openPage('Fra', 'Ett', 'Skal kopieres')
  await choose(1, 'Kopier rad')
  const id = await openPage('Til', 'Blir stående', 'Blir byttet ut')
  await choose(1, 'Lim inn rad')
  await expect.poll(async () => (await drafts(id)).map(({ text }) => text)).toEqual(['Blir stående', 'Skal kopieres'])
})

test('a block is duplicated, named and folded', async () => {
  const id = await openPage('Ordnet', 'Ett')
  await choose(0, 'Dupliser')
  await page.locator('#body-row-1').waitFor()
  await page.locator('#body-row-1 .section-title__input').fill('Kundens ord')
  await expect
    .poll(async () => (await drafts(id)).map(({ text, blockName }) => [text, blockName ?? '']))
    .toEqual([
      ['Ett', ''],
      ['Ett', 'Kundens ord'],
    ])
  const field = page.locator('#field-body__1__text')
  expect(await field.isVisible()).toBe(true)
  // Beside a preview that stands open its middle lies under the name.
  await page.locator('#body-row-1 .collapsible__toggle').first().press('Enter')
  await expect.poll(() => field.evaluate((element) => element.checkVisibility())).toBe(false)
})

test('the picker shows a picture of each block', async () => {
  await openPage('Velg', 'Ett')
  await page.locator('.blocks-field__drawer-toggler').click()
  const drawer = page.locator('.blocks-drawer__blocks-wrapper')
  await drawer.getByText('Trekkspill').first().waitFor()
  const cards = drawer.locator('.thumbnail-card')
  const drawn = () =>
    cards.evaluateAll((all) => all.filter((one) => (one.querySelector('img')?.naturalWidth ?? 0) > 0).length)
  const count = await cards.count()
  expect(count).toBeGreaterThan(30)
  await expect.poll(drawn).toBe(count)
})

test('a block that is chosen in the picker has the cursor', async () => {
  const id = await openPage('Skriv videre', 'Ett')
  await page.locator('.blocks-field__drawer-toggler').click()
  await page.locator('.blocks-drawer__blocks-wrapper').getByRole('button', { name: 'Sitat', exact: true }).click()
  const field = page.locator('#field-body__1__text')
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.type('To')
  await expect.poll(async () => (await drafts(id)).map(({ text }) => text)).toEqual(['Ett', 'To'])
})
