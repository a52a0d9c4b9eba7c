/** The list of pages as a tree: what it shows, moves by button, keyboard and drag, and the way to the plain list. */
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings, looks } from '../support/axe'
import { openAdmin, openBrowser } from '../support/browser'
import { ownSite, signIn } from '../support/site'

const site = await ownSite()
const browser = await openBrowser()
const { call } = await signIn(site.url, site.admin)

const create = async (title: string, parent?: number) =>
  (
    await call<{ doc: { id: number } }>('POST', '/api/pages', {
      title,
      ...(parent ? { parent } : {}),
      _status: 'published',
    })
  ).doc.id

const parent = await create('Ark')
await create('Ask', parent)
await create('Alm')

const openTree = async () => {
  const page = await openAdmin(browser, site, site.admin, '/admin/collections/pages')
  const tree = page.getByRole('region', { name: 'Sidene som tre' })
  await tree.getByRole('link', { name: 'Ark', exact: true }).waitFor()
  const row = (title: string) =>
    tree.locator('.page-row', { has: page.getByRole('link', { name: title, exact: true }) })
  return { page, tree, row, dialog: page.getByRole('dialog') }
}

/** The page listens a moment after the drag began: the pointer goes on until the target says that it would take it. */
async function drag(page: Page, handle: Locator, target: Locator, takes: () => Promise<boolean>): Promise<void> {
  await handle.hover()
  await page.mouse.down()
  // The drag begins here: where the page scrolls first, the pointer is no longer on what it pressed.
  await handle.hover({ position: { x: 4, y: 4 } })
  for (let x = 120; x < 400; x += 10) {
    await target.hover({ position: { x, y: 10 } })
    if (await takes()) break
  }
  await page.mouse.up()
}

test('a page is moved by its button, and the focus and the old address follow it', async () => {
  const { page, tree, row, dialog } = await openTree()
  expect(await row('Ask').innerText()).toContain('/ark/ask')
  await row('Ask').getByRole('button', { name: 'Flytt Ask' }).press('Enter')
  await dialog.getByLabel('Legg under').selectOption({ label: 'Alm' })
  await dialog.getByText('/alm/ask').waitFor()
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    expect(await axeFindings(page, `tree ${viewport.width}`, '.page-tree')).toEqual([])
    expect(await axeFindings(page, `move ${viewport.width}`, '.move-page')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
  await dialog.getByRole('button', { name: 'Flytt', exact: true }).click()
  await tree.getByRole('status').getByText('«Ask» ligger nå under «Alm».').waitFor()
  await row('Ask').getByText('/alm/ask').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Flytt Ask')
  const old = await fetch(`${site.url}/ark/ask`, { redirect: 'manual' })
  expect([old.status, old.headers.get('location')]).toEqual([308, '/alm/ask'])
  await page.context().close()
})

test('a page is dragged onto another, and what is refused says why and moves nothing', async () => {
  const { page, row, dialog } = await openTree()
  const double = await create('Dobbel')
  await create('Dobbel', parent)
  await page.reload()
  const top = page.locator('.page-row', { hasText: '/dobbel' }).filter({ hasNotText: '/ark' })
  const isTarget = async () => (await row('Ark').getAttribute('class'))?.includes('is-target') === true
  await drag(page, top.getByRole('button', { name: 'Flytt Dobbel' }), row('Ark'), isTarget)
  await dialog.getByText('/ark/dobbel', { exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Flytt', exact: true }).click()
  await dialog
    .getByRole('alert')
    .getByText(/er i bruk av siden «Dobbel»/)
    .waitFor()
  await dialog.getByLabel('Legg under').selectOption({ label: 'Alm' })
  await dialog.getByRole('button', { name: 'Flytt', exact: true }).click()
  await page.getByRole('status').getByText('«Dobbel» ligger nå under «Alm».').waitFor()
  expect((await call<{ path: string }>('GET', `/api/pages/${double}?depth=0`)).path).toBe('/alm/dobbel')
  // From a branch to the top level.
  const below = page.locator('.page-row', { hasText: '/alm/dobbel' })
  const handle = below.getByRole('button', { name: 'Flytt Dobbel' })
  const zone = page.locator('.page-tree-top')
  await drag(page, handle, zone, async () => true)
  await dialog.getByText('/dobbel', { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect((await call<{ path: string }>('GET', `/api/pages/${double}?depth=0`)).path).toBe('/alm/dobbel')
  await page.context().close()
})

test('branches fold, a search and the plain list show a table, and the choice is kept', async () => {
  const { page, row, tree } = await openTree()
  const fold = tree.getByRole('button', { name: 'Skjul sidene under Ark' })
  await fold.press('Enter')
  await tree.getByRole('button', { name: 'Vis sidene under Ark' }).waitFor()
  await row('Ark').getByText('1 under').waitFor()
  await page.reload()
  await tree.getByRole('button', { name: 'Vis sidene under Ark' }).waitFor()
  await page.getByPlaceholder(/^Søk på/).fill('Alm')
  await page.locator('table').getByRole('link', { name: 'Alm' }).waitFor()
  expect(await tree.count()).toBe(0)
  await page.getByPlaceholder(/^Søk på/).fill('')
  await tree.waitFor()
  await page.getByRole('group', { name: 'Visning' }).getByRole('button', { name: 'Liste' }).click()
  await page.locator('table').waitFor()
  await page.reload()
  await page.locator('table').waitFor()
  expect(await tree.count()).toBe(0)
  await page.context().close()
})

test('a new page is made below another', async () => {
  const { page, row } = await openTree()
  await row('Alm').getByRole('link', { name: 'Ny side under Alm' }).click()
  await page.getByRole('textbox', { name: 'Tittel', exact: true }).fill('Kvist')
  await page.getByRole('button', { name: 'Lag utkast' }).click()
  await page.waitForURL(/\/admin\/collections\/pages\/\d+/)
  const id = /pages\/(\d+)/.exec(page.url())?.[1]
  expect((await call<{ path: string }>('GET', `/api/pages/${id}?depth=0&draft=true`)).path).toBe('/alm/kvist')
  await page.context().close()
})
