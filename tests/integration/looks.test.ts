/** The look of the site: chosen by its name, served as tokens, and one of those that there are. */
import { expect, test } from 'vitest'
import { quiet } from '../../src/web/looks/quiet'
import { technical } from '../../src/web/looks/technical'
import { openProgram } from '../support/program'
import { siteSheet } from '../support/siteSheet'

test('a chosen look brings its tokens, colours and fonts to the next page, and its absence costs nothing', async () => {
  await using site = await openProgram()
  expect(await siteSheet(site.url)).not.toContain(':root:root')
  const { status, body } = await site.rest('POST', '/api/globals/theme', { look: 'quiet' })
  expect([status, body]).toMatchObject([200, { result: { light: quiet.light } }])
  const sheet = await siteSheet(site.url)
  expect(sheet).toContain('--heading-weight:380')
  expect(sheet).toContain(`--brand:${quiet.light.brand}`)
  expect((await site.get('/')).text).toMatch(/<link rel="preload"[^>]*figtree/)
})

test('the live preview of a draft has the look of the site', async () => {
  await using site = await openProgram()
  const { payload } = site
  const draft = await site.rest('POST', '/api/pages?draft=true', { title: 'Utkast', slug: 'utkast' })
  await site.rest('POST', '/api/globals/theme', { look: 'technical' })
  const account = { email: 'redaktor@example.com', password: 'langt nok til en test' }
  await payload.create({ collection: 'users', data: { ...account, name: 'Redaktør', role: 'editor' } })
  const { token } = await payload.login({ collection: 'users', data: account })
  const { text } = await site.get(`/preview/pages/${draft.body.doc?.id}`, { authorization: `JWT ${token}` })
  expect(text).toContain('Utkast')
  expect(text).toContain('--button-case:uppercase')
})

test('what an editor says otherwise stays when the look is saved again, and goes with another look', async () => {
  await using site = await openProgram()
  const own = { ...quiet.light, brand: '#0000AA' }
  await site.rest('POST', '/api/globals/theme', { look: 'quiet', light: own })
  await site.rest('POST', '/api/globals/theme', { look: 'quiet', radius: 'large' })
  const { body } = await site.rest('GET', '/api/globals/theme')
  expect(body).toMatchObject({ look: 'quiet', light: own, radius: 'large' })
  const { body: after } = await site.rest('POST', '/api/globals/theme', { look: 'technical' })
  const { light, radius, bodyFont } = technical
  expect(after.result).toMatchObject({ light, radius, bodyFont })
})

test('a look that there is not is refused, at its field', async () => {
  await using site = await openProgram()
  for (const look of ['', 'quiet;}', '</style>', 'constructor']) {
    const { status, body } = await site.rest('POST', '/api/globals/theme', { look })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('"path":"look"')
  }
  expect((await site.get('/')).text).not.toContain(':root:root')
})
