/** Events as visitors meet them: list, page and calendar file, without script too. */
import { expect, test } from 'vitest'
import { axeFindings, looks } from '../support/axe'
import { bytesOf, openBrowser } from '../support/browser'
import { openPage, phone } from '../support/menu'
import { sharedSite } from '../support/site'

const site = sharedSite()
const browser = await openBrowser()

test('a visitor finds an event, reads it and takes it into the calendar, without script', async () => {
  await using opened = await openPage(browser, site, { ...phone, javaScriptEnabled: false }, '/arrangementer')
  const { page } = opened
  await page.getByRole('link', { name: 'Hyttemessen på Lillestrøm' }).click()
  expect(new URL(page.url()).pathname).toBe('/arrangementer/hyttemessen')
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

test.each(['/arrangementer', '/arrangementer/fyringskurs-i-tromso', '/blokker/arrangementer-blokken'])(
  'axe finds nothing at %s, and nothing is too wide',
  async (path) => {
    for (const look of looks) {
      await using opened = await openPage(browser, site, look, path)
      const { page } = opened
      expect(await axeFindings(page, path, 'main')).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    }
  },
)
