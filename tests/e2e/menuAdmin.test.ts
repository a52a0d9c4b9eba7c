/** An editor composes the menu in the admin, sees the draft beside it, and publishes. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { gotoAdmin, openBrowser, pressPublishWhileSaving, signInToAdmin, unfoldUntil } from '../support/browser'
import { ownSite, signIn } from '../support/site'
import { siteSheet } from '../support/siteSheet'

const site = await ownSite()
const browser = await openBrowser()

/** The admin remembers for each user whether the preview stood open. */
async function openPreview(page: Page) {
  const toggler = page.locator('#live-preview-toggler')
  await toggler.waitFor()
  if (!(await toggler.getAttribute('class'))?.includes('--active')) await toggler.click()
  return page.frameLocator('#live-preview-iframe')
}

const front = async () => (await fetch(site.url)).text()

test('a new item shows in the preview while it is a draft, and on the site as soon as it is published', async () => {
  const page = await browser.newPage({ viewport: { width: 2200, height: 1200 }, locale: 'nb-NO' })
  await signInToAdmin(page, site)
  await gotoAdmin(page, `${site.url}/admin/globals/navigation`)
  const preview = await openPreview(page)
  await preview.getByRole('link', { name: 'Finn forhandler' }).first().waitFor()

  await page.locator('#field-items > .blocks-field__drawer-toggler').click()
  await page.getByRole('button', { name: 'Lenke', exact: true }).click()
  const row = page.locator('#items-row-9')
  const label = page.locator('#field-items__9__label')
  const target = page.locator('#field-items__9__type').getByText('Finn forhandler')
  await row.locator('.collapsible--collapsed').waitFor()
  const fill = async () => {
    await unfoldUntil(row, label)
    await label.fill('Prøvetur', { timeout: 1000 })
    await target.click({ timeout: 1000 })
  }
  await expect
    .poll(() =>
      fill().then(
        () => true,
        () => false,
      ),
    )
    .toBe(true)
  await preview.getByRole('link', { name: 'Prøvetur' }).first().waitFor({ state: 'attached' })
  expect(await front()).not.toContain('Prøvetur')

  await page.locator('#action-save').click()
  await expect.poll(front).toContain('Prøvetur')
  await page.close()
})

test('items change places by dragging', async () => {
  const page = await browser.newPage({ viewport: { width: 1400, height: 1000 }, locale: 'nb-NO' })
  await signInToAdmin(page, site)
  await gotoAdmin(page, `${site.url}/admin/globals/navigation`)
  await page.getByText('Storpanel: Produkter').waitFor()
  const handleOf = (row: number) => page.locator(`#items-row-${row} .collapsible__drag`).first().boundingBox()
  const [first, second] = [await handleOf(0), await handleOf(1)]
  if (!first || !second) throw new Error('the rows have no handles')
  await page.mouse.move(second.x + second.width / 2, second.y + second.height / 2)
  await page.mouse.down()
  await page.mouse.move(first.x + first.width / 2, first.y + first.height / 2, { steps: 20 })
  // The admin measures between two frames where the row would fall, and again with each movement of a hand that is
  // never quite still. Once it would fall in the first place, the first row makes room: before that it falls back.
  let nudge = 0
  await expect
    .poll(async () => {
      await page.mouse.move(first.x + first.width / 2, first.y + first.height / 2 + (nudge++ % 2))
      return ((await handleOf(0))?.y ?? 0) - first.y
    })
    .toBeGreaterThan(first.height / 2)
  await page.mouse.up()
  await expect
    .poll(() => page.locator('#field-items').textContent())
    .toMatch(/Faner: Inspirasjon.*Storpanel: Produkter/)
  await page.locator('#action-save').click()
  await expect
    .poll(async () => (await front()).indexOf('>Inspirasjon') < (await front()).indexOf('>Produkter'))
    .toBe(true)
  await page.close()
})

test('a label is written in the menu itself, and items are moved and added there', async () => {
  const page = await browser.newPage({ viewport: { width: 2600, height: 1200 }, locale: 'nb-NO' })
  await signInToAdmin(page, site)
  await gotoAdmin(page, `${site.url}/admin/globals/navigation`)
  const preview = await openPreview(page)
  await preview.getByRole('region', { name: 'Verktøy for blokken' }).waitFor({ state: 'attached' })
  const { call } = await signIn(site.url, site.admin)
  const labels = async () => {
    const { items } = await call<{ items: { label?: string; blockType: string }[] }>(
      'GET',
      '/api/globals/navigation?draft=true&depth=0',
    )
    return items.map(({ label, blockType }) => label ?? blockType)
  }
  const before = await labels()
  const at = before.indexOf('Finn forhandler')

  await preview.locator('.menu').getByRole('link', { name: 'Finn forhandler' }).click()
  await expect.poll(() => preview.locator('[contenteditable]').count()).toBe(1)
  await page.keyboard.press('End')
  await page.keyboard.type(' nær deg')
  await expect.poll(async () => (await labels())[at]).toBe('Finn forhandler nær deg')
  await page.keyboard.press('Enter')

  const tool = (part: string) => preview.locator(`[part=${part}]`)
  // Who sees an item is chosen by device and visitor.
  expect(await tool('hide').isVisible()).toBe(false)
  await tool('up').click()
  await expect.poll(async () => (await labels()).indexOf('Finn forhandler nær deg')).toBe(at - 1)
  await preview.locator('[part=add]').last().click()
  await page.getByRole('button', { name: 'Lenke', exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Sitat', exact: true }).count()).toBe(0)
  await page.getByRole('button', { name: 'Lenke', exact: true }).click()
  await expect.poll(async () => (await labels()).length).toBe(before.length + 1)
  await page.getByRole('button', { name: 'Angre' }).click()
  await expect.poll(async () => (await labels()).length).toBe(before.length)
  await page.close()
})

test('an item is dragged along the bar, and no mark of it is on the site', async () => {
  const page = await browser.newPage({ viewport: { width: 2600, height: 1200 }, locale: 'nb-NO' })
  await signInToAdmin(page, site)
  await gotoAdmin(page, `${site.url}/admin/globals/navigation`)
  const preview = await openPreview(page)
  await preview.getByRole('region', { name: 'Verktøy for blokken' }).waitFor({ state: 'attached' })
  const items = preview.locator('.menu > [data-block-id]')
  const [first, second] = [
    await items.nth(0).getAttribute('data-block-id'),
    await items.nth(1).getAttribute('data-block-id'),
  ]
  await items.nth(0).hover()
  await items.nth(0).locator('summary, a').first().click()
  const edited = () => preview.locator('[contenteditable]').count()
  await expect.poll(edited).toBe(1)
  await page.keyboard.press('Escape')
  await expect.poll(edited).toBe(0)
  const handle = await preview.locator('[part=drag]').boundingBox()
  const target = await items.nth(1).boundingBox()
  if (!handle || !target) throw new Error('nothing to drag')
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2)
  await page.mouse.down()
  await page.mouse.move(target.x + target.width - 4, target.y + target.height / 2, { steps: 10 })
  await page.mouse.up()
  await expect.poll(() => items.nth(0).getAttribute('data-block-id')).toBe(second)
  expect(await items.nth(1).getAttribute('data-block-id')).toBe(first)
  expect(await front()).not.toContain('data-block')
  await page.close()
})

test('a press on publish while the draft is being saved is kept', async () => {
  const page = await browser.newPage({ viewport: { width: 1400, height: 1000 }, locale: 'nb-NO' })
  await signInToAdmin(page, site)
  await gotoAdmin(page, `${site.url}/admin/globals/navigation`)
  const letGo = await pressPublishWhileSaving(page, async () => {
    await page.getByRole('main').getByRole('button', { name: 'Oppsett' }).click()
    await page.locator('#field-breakpoint').fill('1111')
  })
  letGo()
  await expect.poll(() => siteSheet(site.url)).toContain('1111px')
  await page.close()
})

test('a breakpoint that changes in the draft changes the preview, under its own policy', async () => {
  const page = await browser.newPage({ viewport: { width: 2200, height: 1200 }, locale: 'nb-NO' })
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  await signInToAdmin(page, site)
  await gotoAdmin(page, `${site.url}/admin/globals/navigation`)
  const preview = await openPreview(page)
  await preview.locator('.menu').waitFor()
  await page.getByRole('main').getByRole('button', { name: 'Oppsett' }).click()
  await page.locator('#field-breakpoint').fill('1500')
  await preview.locator('.menu-toggle').waitFor()
  expect(await preview.locator('.menu').isVisible()).toBe(false)
  expect(refused).toEqual([])
  await page.close()
})
