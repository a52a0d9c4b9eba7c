/** A colleague deletes: is asked where a picture is used and replaces it, and gets a page back out of the bin. */
import { expect, test } from 'vitest'
import { axeFindings, looks } from '../support/axe'
import { openAdmin, openBrowser } from '../support/browser'
import { editPictures } from '../support/pictures'
import { sharedSite, signIn } from '../support/site'

const site = sharedSite()
const browser = await openBrowser()
const editor = await editPictures(site)
const rest = await signIn(site.url, site.admin)

const shown = async (path: string) => {
  const answer = await fetch(site.url + path)
  return { status: answer.status, text: await answer.text() }
}

test('a picture that is in use is replaced everywhere before it is deleted, by keys and on a phone', async () => {
  const old = await editor.upload('gammelt-skilt')
  const fresh = await editor.upload('nytt-skilt')
  const path = await editor.publish('skiltet', [{ blockType: 'gallery', pictures: [{ picture: old.id }] }])
  expect((await shown(path)).text).toContain('gammelt-skilt')

  const page = await openAdmin(browser, site, site.admin, `/admin/collections/media/${old.id}`)
  const dialog = page.getByRole('dialog', { name: 'Brukes på én side' })
  const remove = async () => {
    await page.locator('.doc-controls__popup button').first().click()
    await page.locator('#action-delete').click()
    await page.locator('#confirm-action').click()
    await dialog.waitFor()
  }
  await remove()
  await dialog.getByRole('link', { name: 'skiltet' }).waitFor()
  expect(await dialog.getByRole('listitem').textContent()).toContain('Side, publisert')
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    expect(await axeFindings(page, `asks at ${viewport.width}`, '.deletion-dialog')).toEqual([])
    const { x = -1, width = 0 } = (await page.locator('.deletion-dialog').boundingBox()) ?? {}
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(viewport.width)
  }
  await page.keyboard.press('Escape')
  await page.getByText('Ingenting ble slettet.').waitFor()
  expect((await shown(path)).text).toContain('gammelt-skilt')

  await page.reload()
  await remove()
  await dialog.getByRole('searchbox').focus()
  await page.keyboard.type('nytt-skilt')
  const choice = dialog.getByRole('radio', { name: fresh.filename })
  await choice.waitFor()
  await expect.poll(() => dialog.getByRole('radio').count()).toBe(1)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  expect(await choice.isChecked()).toBe(true)
  for (const name of ['Avbryt', 'Slett likevel', 'Bytt ut overalt og slett']) {
    await page.keyboard.press('Tab')
    expect(await dialog.getByRole('button', { name }).evaluate((button) => button === document.activeElement)).toBe(
      true,
    )
  }
  await page.keyboard.press('Enter')
  await page.waitForURL(`${site.url}/admin/collections/media`)
  const { text } = await shown(path)
  expect(text).toContain('nytt-skilt')
  expect(text).not.toContain('gammelt-skilt')
  expect((await shown(`/media/${old.filename}`)).status).toBe(404)
})

test('a page goes to the bin, which says for how long and by whom, and comes back published as it was', async () => {
  const path = await editor.publish('angret', [{ blockType: 'quote', text: 'Denne ville jeg ha' }])
  const id = await editor.idOf('angret')
  await rest.call('PATCH', `/api/pages/${id}?draft=true`, { title: 'Angret kladd', _status: 'draft' })
  const page = await openAdmin(browser, site, site.admin, `/admin/collections/pages/${id}`)
  await page.locator('.doc-controls__popup button').first().click()
  await page.locator('#action-delete').click()
  await page.getByText('i papirkurven. Er du sikker?').waitFor()
  expect(await page.locator('#delete-forever').isVisible()).toBe(false)
  await page.locator('#confirm-action').click()
  await page.waitForURL(`${site.url}/admin/collections/pages`)
  expect((await shown(path)).status).toBe(404)

  await page.locator('#trash-view-pill').click()
  await page.waitForURL(/\/collections\/pages\/trash/)
  const line = page.locator('.deletion-bin li').filter({ hasText: 'Angret kladd' })
  await line.waitFor()
  expect(await line.textContent()).toMatch(/30 dager igjen\. Slettet av .+ \d/)
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    expect(await axeFindings(page, `the bin at ${viewport.width}`, '.deletion-bin')).toEqual([])
  }
  await line.getByRole('link').click()
  await page.getByText('Ligger i papirkurven. Slettes for godt om 30 dager.').waitFor()
  await page.getByRole('button', { name: 'Gjenopprett', exact: true }).click()
  await page.getByText('slik den var. Er du sikker?').waitFor()
  await page.locator('#confirm-action').click()
  await page.waitForURL(`${site.url}/admin/collections/pages/${id}`)
  const { status, text } = await shown(path)
  expect(status).toBe(200)
  expect(text).toContain('Denne ville jeg ha')
  expect(text).not.toContain('Angret kladd')
  expect(await page.locator('#field-title').inputValue()).toBe('Angret kladd')
})

test('several that are chosen in a list are asked about together, and deleted where that is what is wanted', async () => {
  const one = await editor.upload('skilt-en')
  const two = await editor.upload('skilt-to')
  const path = await editor.publish('to-skilt', [{ blockType: 'gallery', pictures: [{ picture: one.id }] }])
  const page = await openAdmin(browser, site, site.admin, '/admin/collections/media?search=skilt-')
  for (const { filename } of [one, two]) await page.getByRole('checkbox', { name: `Velg ${filename}` }).check()
  await page.locator('.delete-documents__toggle').click()
  await page.locator('#confirm-action').click()
  const dialog = page.getByRole('dialog', { name: 'Brukes på én side' })
  await dialog.getByRole('link', { name: 'to-skilt' }).waitFor()
  await dialog.getByRole('button', { name: 'Slett likevel' }).click()
  await page.getByText('ligger nå i papirkurven').waitFor()
  await expect.poll(async () => (await shown(`/media/${two.filename}`)).status).toBe(404)
  const { status, text } = await shown(path)
  expect(status).toBe(200)
  expect(text).not.toContain('skilt-en.')
})
