/** The site's style sheet: one for all pages of a language, under an address that follows what it holds. */
import { expect, test } from 'vitest'
import { openProgram, type TestProgram } from '../support/program'
import { sheetAddress } from '../support/siteSheet'

const sheetOf = async (site: TestProgram, path: string) => sheetAddress((await site.get(path)).text)

test('all pages of a language share one sheet, which browsers keep', async () => {
  await using site = await openProgram()
  const sheet = await sheetOf(site, '/')
  expect(await sheetOf(site, '/bestilling')).toBe(sheet)
  expect(await sheetOf(site, '/samtykke')).toBe(sheet)
  const { status, text, headers } = await site.get(sheet, { 'accept-encoding': 'br' })
  expect([status, headers.get('content-type'), headers.get('content-encoding')]).toEqual([
    200,
    'text/css; charset=utf-8',
    'br',
  ])
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(text).toContain('--brand:')
  expect(text).toContain('.site-header')
})

test('a changed theme has a new sheet, and a page that is still open gets its own', async () => {
  await using site = await openProgram()
  const before = await sheetOf(site, '/')
  await site.rest('POST', '/api/globals/theme', { look: 'technical' })
  const after = await sheetOf(site, '/')
  expect(after).not.toBe(before)
  expect((await site.get(before)).status).toBe(200)
  expect((await site.get(after)).text).not.toBe((await site.get(before)).text)
})

test('a sheet that this process has not drawn is drawn, or leads to the one of now', async () => {
  await using site = await openProgram()
  const sheet = await sheetOf(site, '/')
  await using other = await openProgram({ DATABASE_URL: site.settings.databaseUrl })
  expect((await other.get(sheet)).status).toBe(200)
  const old = await fetch(`${other.url}/assets/site-nb-aaaaaaaaaaaa.css`, { redirect: 'manual' })
  expect([old.status, old.headers.get('location')]).toEqual([302, sheet])
  expect(old.headers.get('cache-control')).toBe('no-cache')
})
