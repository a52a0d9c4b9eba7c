/** The admin's tree of pages: what it says of each page, and moves that publish nothing but the move. */
import { expect, test } from 'vitest'
import type { PageRow } from '../../src/features/pages/tree/pageRows'
import { openProgram, type TestProgram } from '../support/program'

const published = (title: string, more: object = {}) => ({ title, _status: 'published', ...more })

async function create(site: TestProgram, data: object, query = ''): Promise<number> {
  const { status, body } = await site.rest('POST', `/api/pages${query}`, data)
  expect(status).toBe(201)
  return body.doc?.id ?? 0
}

const move = (site: TestProgram, id: number, parent: number | null) =>
  site.rest('POST', `/api/pages/${id}/move`, { parent })

async function rowsOf(site: TestProgram): Promise<Map<number, PageRow>> {
  const { status, body } = await site.rest('GET', '/api/pages/tree')
  expect(status).toBe(200)
  return new Map((body.rows as PageRow[]).map((row) => [row.id, row]))
}

test('each page has its place, address, state, languages, author and what is scheduled', async () => {
  await using site = await openProgram()
  const parent = await create(site, published('Om oss'))
  const child = await create(site, published('Historie', { parent, noindex: true }))
  const draft = await create(site, { title: 'Planer', parent, _status: 'draft' }, '?draft=true')
  await site.rest('PATCH', `/api/pages/${parent}?locale=en`, { title: 'About us', _status: 'published' })
  await site.rest('PATCH', `/api/pages/${parent}?draft=true`, { title: 'Om oss, snart', _status: 'draft' })
  const at = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString()
  await site.rest('POST', `/api/pages/${draft}/schedule`, { type: 'unpublish', at })
  await site.rest('POST', `/api/pages/${draft}/schedule`, { type: 'publish', at: at.replace(/T.*/, 'T00:00:00.000Z') })
  const rows = await rowsOf(site)
  expect(rows.get(parent)).toMatchObject({
    parent: null,
    path: '/om-oss',
    title: { nb: 'Om oss, snart', en: 'About us' },
    state: 'changed',
    isHidden: false,
    who: 'Admin',
  })
  expect(rows.get(child)).toMatchObject({
    parent,
    path: '/om-oss/historie',
    title: { nb: 'Historie' },
    state: 'published',
    isHidden: true,
  })
  expect(rows.get(draft)).toMatchObject({
    parent,
    path: '/om-oss/planer',
    state: 'draft',
    scheduled: { type: 'publish' },
  })
})

test('a move leaves a redirect for the page and those below it, and keeps a newer draft as a draft', async () => {
  await using site = await openProgram()
  const from = await create(site, published('Fra'))
  const to = await create(site, published('Til'))
  const page = await create(site, published('Side', { parent: from }))
  await create(site, published('Under', { parent: page }))
  await site.rest('PATCH', `/api/pages/${page}?draft=true`, { title: 'Side, snart', _status: 'draft' })
  expect((await move(site, page, to)).status).toBe(200)
  for (const [old, now] of [
    ['/fra/side', '/til/side'],
    ['/fra/side/under', '/til/side/under'],
  ] as const) {
    expect((await site.get(now)).status).toBe(200)
    expect((await site.get(old)).headers.get('location')).toBe(now)
  }
  expect((await site.get('/til/side')).text).not.toContain('snart')
  expect((await rowsOf(site)).get(page)).toMatchObject({ parent: to, state: 'changed', title: { nb: 'Side, snart' } })
  await site.rest('PATCH', `/api/pages/${page}`, { _status: 'published' })
  expect((await site.get('/til/side')).text).toContain('Side, snart')
  expect((await move(site, page, null)).status).toBe(200)
  expect((await site.get('/side')).status).toBe(200)
})

test('a page that is not published moves without being published', async () => {
  await using site = await openProgram()
  const parent = await create(site, published('Over'))
  const page = await create(site, { title: 'Utkast', _status: 'draft' }, '?draft=true')
  expect((await move(site, page, parent)).status).toBe(200)
  expect((await site.get('/over/utkast')).status).toBe(404)
  expect((await rowsOf(site)).get(page)).toMatchObject({ parent, path: '/over/utkast', state: 'draft' })
})

test('a move that cannot be is refused with the reason, and changes nothing', async () => {
  await using site = await openProgram()
  const front = await create(site, published('Forside', { slug: '/' }))
  const parent = await create(site, published('Over'))
  const page = await create(site, published('Side', { parent }))
  await create(site, published('Side', { slug: 'opptatt' }))
  // The draft's address is taken at the top level, the published one's is not.
  await site.rest('PATCH', `/api/pages/${page}?draft=true`, { slug: 'opptatt', _status: 'draft' })
  const refusals: [number, number | null, RegExp][] = [
    [page, null, /«\/opptatt» er i bruk/],
    [page, front, /ikke ligge under forsiden/],
    [parent, page, /ikke ligge under seg selv/],
    [page, 9999, /Velg en side som finnes/],
  ]
  for (const [id, to, reason] of refusals) {
    const { status, body } = await move(site, id, to)
    expect([status, body.errors?.[0]?.data?.errors?.[0]?.message ?? body.errors?.[0]?.message]).toEqual([
      400,
      expect.stringMatching(reason),
    ])
  }
  expect((await move(site, 9999, null)).status).toBe(404)
  expect((await site.get('/over/side')).status).toBe(200)
})

test('staff see the tree, editors alone move, and a binned page is not there', async () => {
  await using site = await openProgram()
  const page = await create(site, published('Side'))
  const parent = await create(site, published('Over'))
  const email = 'marketer@example.com'
  const password = 'long enough for tests'
  await site.payload.create({ collection: 'users', data: { email, password, name: 'Mari', role: 'marketer' } as never })
  const { body } = await site.rest('POST', '/api/users/login', { email, password })
  const marketer = { authorization: `JWT ${body.token}` }
  expect((await site.rest('GET', '/api/pages/tree', undefined, marketer)).status).toBe(200)
  expect((await site.rest('POST', `/api/pages/${page}/move`, { parent }, marketer)).status).toBe(403)
  expect((await fetch(`${site.url}/api/pages/tree`)).status).toBe(403)
  await site.rest('DELETE', `/api/pages/${page}`)
  await site.rest('PATCH', `/api/pages/${page}`, { deletedAt: new Date().toISOString() })
  expect((await rowsOf(site)).has(page)).toBe(false)
  expect((await move(site, page, parent)).status).toBe(404)
})
