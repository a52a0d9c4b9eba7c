import { expect, test } from 'vitest'
import { faultOf, openProgram } from '../support/program'

const published = (title: string, more: object = {}) => ({ title, _status: 'published', ...more })

test('a published page is at its address at once, and its new words right after the save', async () => {
  await using site = await openProgram()
  const { body } = await site.rest(
    'POST',
    '/api/pages',
    published('Om oss', { body: [{ blockType: 'hero', heading: 'Først', layout: 'plain' }] }),
  )
  expect((await site.get('/om-oss')).text).toContain('Først')
  await site.rest('PATCH', `/api/pages/${body.doc?.id}`, {
    body: [{ blockType: 'hero', heading: 'Etterpå', layout: 'plain' }],
  })
  const after = await site.get('/om-oss')
  expect(after.text).toContain('Etterpå')
  expect(after.text).not.toContain('Først')
})

test('saves under load leave no page stale', async () => {
  await using site = await openProgram()
  const { body } = await site.rest('POST', '/api/pages', published('Side'))
  const path = `/api/pages/${body.doc?.id}`
  for (let round = 0; round < 12; round++) {
    const heading = `Runde ${round}.`
    let stop = false
    const readers = Array.from({ length: 4 }, async () => {
      while (!stop) await site.get('/side')
    })
    await site.rest('PATCH', path, { body: [{ blockType: 'hero', heading, layout: 'plain' }] })
    expect((await site.get('/side')).text).toContain(heading)
    stop = true
    await Promise.all(readers)
    expect((await site.get('/side')).text).toContain(heading)
  }
})

test('moving a page moves what lies below it, and every old address leads on', async () => {
  await using site = await openProgram()
  const parent = (await site.rest('POST', '/api/pages', published('Produkter'))).body.doc?.id
  await site.rest('POST', '/api/pages', published('Ovner', { parent }))
  expect((await site.get('/produkter/ovner')).status).toBe(200)
  await site.rest('PATCH', `/api/pages/${parent}`, { slug: 'varer' })
  expect((await site.get('/varer/ovner')).status).toBe(200)
  for (const [from, to] of [
    ['/produkter', '/varer'],
    ['/produkter/ovner', '/varer/ovner'],
  ] as const) {
    const answer = await site.get(from)
    expect([answer.status, answer.headers.get('location')]).toEqual([308, to])
  }
  await site.rest('PATCH', `/api/pages/${parent}`, { slug: 'produkter' })
  expect((await site.get('/produkter')).status).toBe(200)
  expect((await site.get('/varer')).headers.get('location')).toBe('/produkter')
})

test('a draft of a new address moves nothing until it is published', async () => {
  await using site = await openProgram()
  const id = (await site.rest('POST', '/api/pages', published('Gammel'))).body.doc?.id
  await site.rest('PATCH', `/api/pages/${id}?draft=true`, { slug: 'ny', _status: 'draft' })
  expect([(await site.get('/gammel')).status, (await site.get('/ny')).status]).toEqual([200, 404])
  await site.rest('PATCH', `/api/pages/${id}`, { _status: 'published' })
  expect([(await site.get('/gammel')).status, (await site.get('/ny')).status]).toEqual([308, 200])
})

test.each([
  [{ slug: 'Om oss!' }, 'slug', 'Bruk bare små bokstaver a–z, tall og bindestrek i adressen, for eksempel «om-oss».'],
  [{ slug: 'admin' }, 'slug', 'Adressen «/admin» er opptatt av programmet selv. Velg en annen.'],
  [
    { slug: 'finnes' },
    'slug',
    'Adressen «/finnes» er i bruk av siden «Finnes». Velg en annen, eller flytt den siden først.',
  ],
])('an address that cannot be is refused with what to do: %j', async (fields, path, message) => {
  await using site = await openProgram()
  await site.rest('POST', '/api/pages', published('Finnes'))
  const { status, body } = await site.rest('POST', '/api/pages', published('Side', fields))
  expect(status).toBe(400)
  expect(body.errors?.[0]?.data?.errors?.[0]).toMatchObject({ path, message })
})

test('refusals speak the language of the asker', async () => {
  await using site = await openProgram()
  const { body } = await site.rest('POST', '/api/pages', published('X', { slug: 'api' }), { 'accept-language': 'en' })
  expect(faultOf(body)).toBe('The address “/api” is used by the program itself. Choose another.')
})

test('a page cannot lie below itself, nor be deleted from above others', async () => {
  await using site = await openProgram()
  const top = (await site.rest('POST', '/api/pages', published('A'))).body.doc?.id
  const below = (await site.rest('POST', '/api/pages', published('B', { parent: top }))).body.doc?.id
  const loop = await site.rest('PATCH', `/api/pages/${top}`, { parent: below })
  expect(faultOf(loop.body)).toBe('Siden kan ikke ligge under seg selv. Velg en annen overordnet side.')
  const deleted = await site.rest('DELETE', `/api/pages/${top}?inUse=delete`)
  expect(faultOf(deleted.body)).toBe('Siden har 1 sider under seg. Flytt eller slett dem først.')
  expect((await site.get('/a/b')).status).toBe(200)
})

test('two published pages never share an address, whoever saves first', async () => {
  await using site = await openProgram()
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => site.rest('POST', '/api/pages', published('Tvilling'))),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
})

test('a schedule is kept, and one in the past refused', async () => {
  await using site = await openProgram()
  const id = (await site.rest('POST', '/api/pages', published('Kampanje'))).body.doc?.id
  const past = await site.rest('POST', `/api/pages/${id}/schedule`, { type: 'unpublish', at: '2020-01-01T00:00:00Z' })
  expect([past.status, faultOf(past.body)]).toEqual([400, 'Tidspunktet er passert. Velg et tidspunkt fram i tid.'])
  const soon = new Date(Date.now() + 3000).toISOString()
  expect((await site.rest('POST', `/api/pages/${id}/schedule`, { type: 'unpublish', at: soon })).status).toBe(201)
  expect((await site.get('/kampanje')).status).toBe(200)
  await expect.poll(async () => (await site.get('/kampanje')).status).toBe(404)
})

test('a page that names a draft is made anew when the draft is published', async () => {
  await using site = await openProgram()
  const draft = (await site.rest('POST', '/api/pages?draft=true', { title: 'Senere', slug: 'senere' })).body.doc?.id
  const link = { label: 'Les mer', type: 'page', page: draft }
  await site.rest(
    'POST',
    '/api/pages',
    published('Forside', { slug: '/', body: [{ blockType: 'hero', heading: 'Hei', layout: 'plain', links: [link] }] }),
  )
  expect((await site.get('/')).text).not.toContain('Les mer')
  await site.rest('PATCH', `/api/pages/${draft}`, { _status: 'published' })
  expect((await site.get('/')).text).toContain('href="/senere"')
})

test('rich text that the editor could not have made is refused, in drafts too', async () => {
  await using site = await openProgram()
  const content = { root: { type: 'root', children: [{ type: 'iframe', children: [] }] } }
  const { status, body } = await site.rest('POST', '/api/pages?draft=true', {
    title: 'X',
    body: [{ blockType: 'richText', content }],
  })
  expect(status).toBe(400)
  expect(faultOf(body)).toContain('iframe')
})

test('behind https the admin cookie is sent over https alone', async () => {
  await using site = await openProgram({ SITE_URL: 'https://www.example.no' })
  const { user } = await site.payload.login({
    collection: 'users',
    data: { email: 'admin@example.com', password: 'long enough for tests' },
  })
  expect(user).toBeDefined()
  expect(site.payload.collections.users.config.auth.cookies.secure).toBe(true)
})

test.each(['/sok', '/sok?search_Query=ovn', '/en/sok', '/bestilling', '/konto', '/finnes-ikke'])(
  '%s, which no search engine lists, describes itself too',
  async (path) => {
    await using site = await openProgram()
    expect((await site.get(path)).text).toMatch(/<meta name="description" content="[^"]{10,}"/)
  },
)
