/** Events as visitors meet them: list, page and calendar file, without script too. */
import { expect, test } from 'vitest'
import { expectFineLooks } from '../support/axe'
import { bytesOf, openAdmin, openBrowser } from '../support/browser'
import { openPage, phone, screen } from '../support/menu'
import { type Stored, sharedSite, signIn } from '../support/site'

const site = sharedSite()
const browser = await openBrowser()

test('a visitor finds an event, reads it and takes it into the calendar, without script', async () => {
  await using opened = await openPage(browser, site, { ...phone, javaScriptEnabled: false }, '/arrangementer')
  const { page } = opened
  await page.getByRole('link', { name: 'Hyttemessen på Lillestrøm' }).click()
  await page.waitForURL('**/arrangementer/hyttemessen')
  expect(await page.getByText('Norges Varemesse').count()).toBe(1)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Legg i kalenderen' }).click(),
  ])
  const calendar = (await bytesOf(download)).toString()
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(calendar).toMatch(
    /\r\nDTSTART;VALUE=DATE:\d{8}\r\nDTEND;VALUE=DATE:\d{8}\r\nSUMMARY:Hyttemessen på Lillestrøm\r\n/,
  )
})

test('on a dark page, whose pictures are dimmed, a press on a picture opens its event too', async () => {
  await using opened = await openPage(browser, site, { ...screen, colorScheme: 'dark' }, '/arrangementer')
  const { page } = opened
  const picture = await page.locator('.event-picture').first().boundingBox()
  await page.mouse.click((picture?.x ?? 0) + 50, (picture?.y ?? 0) + 50)
  await page.waitForURL('**/arrangementer/apent-verksted')
})

test.each(['/arrangementer', '/arrangementer/fyringskurs-i-tromso', '/blokker/arrangementer-blokken'])(
  'axe finds nothing at %s, and nothing is too wide',
  (path) => expectFineLooks(browser, site, path),
)

test('an event that ends before it begins is not published, and the check leads to the field', async () => {
  const { call } = await signIn(site.url, site.admin)
  const { doc } = await call<Stored>('POST', '/api/events?draft=true', {
    title: 'Kveldskurs',
    summary: 'Om kvelden.',
    startsAt: '2031-05-02T17:00:00.000Z',
    endsAt: '2031-05-01T19:00:00.000Z',
  })
  const page = await openAdmin(browser, site, site.admin, `/admin/collections/events/${doc.id}`)
  await page.locator('#action-save').click()
  const dialog = page.getByRole('dialog', { name: 'Sjekk av innholdet' })
  const wrong = dialog.getByRole('listitem').filter({ hasText: 'Slutten må være etter starten.' })
  await wrong.waitFor()
  expect(await dialog.getByRole('button', { name: 'Publiser likevel' }).count()).toBe(0)
  await wrong.getByRole('button', { name: 'Vis stedet' }).click()
  await expect
    .poll(() => page.locator('#field-endsAt').evaluate((field) => field.contains(document.activeElement)))
    .toBe(true)
  await page.getByRole('button', { name: 'Del utkast' }).click()
  const link = await page.getByRole('textbox', { name: 'Del utkast' }).inputValue()
  await page.context().close()
  const stranger = await browser.newPage()
  await stranger.goto(link)
  expect(await stranger.locator('h1').textContent()).toBe('Kveldskurs')
  await stranger.close()
})
