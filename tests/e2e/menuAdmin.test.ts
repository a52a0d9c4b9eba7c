/** An editor composes the menu in the admin, sees the draft beside it, and publishes. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { gotoAdmin, openBrowser, pressPublishWhileSaving, signInToAdmin, unfoldUntil } from '../support/browser'
import { ownSite } from '../support/site'

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
  // never quite still. It says for screen readers over which row it is: over the dragged one itself it falls back.
  const said = page.locator('[id^="DndLiveRegion"]', { hasText: 'Draggable item' })
  let nudge = 0
  await expect
    .poll(async () => {
      await page.mouse.move(first.x + first.width / 2, first.y + first.height / 2 + (nudge++ % 2))
      const [, dragged, over] =
        /item (\w+) was moved over droppable area (\w+)/.exec((await said.textContent()) ?? '') ?? []
      return over !== undefined && over !== dragged
    })
    .toBe(true)
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

test('a press on publish while the draft is being saved is kept', async () => {
  const page = await browser.newPage({ viewport: { width: 1400, height: 1000 }, locale: 'nb-NO' })
  await signInToAdmin(page, site)
  await gotoAdmin(page, `${site.url}/admin/globals/navigation`)
  const letGo = await pressPublishWhileSaving(page, async () => {
    await page.getByRole('main').getByRole('button', { name: 'Oppsett' }).click()
    await page.locator('#field-breakpoint').fill('1111')
  })
  letGo()
  await expect.poll(front).toContain('1111px')
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
