/** A dead link on a published page is a task of the first screen, from which the way leads to the page. */
import { expect, test } from 'vitest'
import { axeFindings, looks } from '../support/axe'
import { openAdmin, openBrowser } from '../support/browser'
import { ownSite, richText, signIn } from '../support/site'

const site = await ownSite()
const browser = await openBrowser()

test('an editor goes from the first screen to the page with the dead link, mends it, and the task is gone', async () => {
  const { call } = await signIn(site.url, site.admin)
  const text = richText('Se også')
  const { root } = text as { root: { children: { children: object[] }[] } }
  root.children[0]?.children.push({
    type: 'link',
    version: 3,
    fields: { linkType: 'custom', newTab: false, url: '/finnes-ikke-lenger' },
    children: [{ type: 'text', version: 1, text: 'den gamle siden' }],
  })
  const page = { title: 'Side med død lenke', slug: 'dod-lenke', _status: 'published' }
  const body = [{ blockType: 'richText', content: text }]
  const { doc } = await call<{ doc: { id: number } }>('POST', '/api/pages', { ...page, body })
  const links = () => call<{ totalDocs: number }>('GET', '/api/deadLinks?where[address][equals]=/finnes-ikke-lenger')
  await expect.poll(async () => (await links()).totalDocs, { timeout: 60_000 }).toBe(1)

  const admin = await openAdmin(browser, site, site.admin, '/admin')
  const task = admin.locator('.desk-task:visible', { hasText: 'Døde lenker' })
  await task.getByRole('link', { name: /^Side med død lenke/ }).waitFor()
  await task.getByRole('heading').getByRole('link').click()
  await admin.waitForURL('**/admin/collections/deadLinks**')
  const row = admin.locator('tr', { hasText: '/finnes-ikke-lenger' })
  await row.getByText('den gamle siden').waitFor()
  for (const { viewport, colorScheme } of looks) {
    await admin.setViewportSize(viewport)
    await admin.emulateMedia({ colorScheme })
    expect(await axeFindings(admin, `list ${viewport.width}`, 'td.cell-open')).toEqual([])
  }
  await row.getByRole('link', { name: 'Åpne siden Side med død lenke' }).click()
  await admin.waitForURL(`**/admin/collections/pages/${doc.id}?locale=nb`)

  await call('PATCH', `/api/pages/${doc.id}`, {
    body: [{ blockType: 'richText', content: richText('Se også') }],
    _status: 'published',
  })
  await expect.poll(async () => (await links()).totalDocs, { timeout: 60_000 }).toBe(0)
  await admin.goto(`${site.url}/admin`)
  await admin.locator('.desk-task:visible').first().waitFor()
  expect(await admin.locator('.desk-task', { hasText: '/finnes-ikke-lenger' }).count()).toBe(0)
  await admin.context().close()
})
