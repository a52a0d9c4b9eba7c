/** Views of lists that users save: one's own, shared ones, what is gone from a list, and lists of people. */
import { expect, test } from 'vitest'
import type { SavedView } from '../../src/features/savedViews/facts'
import { dealerData } from '../support/dealers'
import { openProgram, type TestProgram } from '../support/program'

const password = 'long enough for tests'

async function signedIn(site: TestProgram, role: 'editor' | 'marketer' | 'dealer', more: object = {}) {
  const email = `${role}@example.com`
  const { id } = await site.payload.create({
    collection: 'users',
    data: { email, password, name: `Ola ${role}`, role, ...more } as never,
  })
  const { body } = await site.rest('POST', '/api/users/login', { email, password })
  return { id, headers: { authorization: `JWT ${body.token}` } }
}

const where = { or: [{ and: [{ noindex: { equals: true } }] }] }
const hidden = { list: 'pages', name: 'Skjult', shared: false, state: { where, sort: '-title', columns: ['title'] } }

type Headers = Record<string, string>

const save = (site: TestProgram, view: object, headers?: Headers) =>
  site.rest('POST', '/api/savedViews/save', view, headers)

const viewsOf = ({ body }: { body: unknown }) => (body as { views: SavedView[] }).views
const namesOf = (response: { body: unknown }) => viewsOf(response).map(({ name }) => name)

test('a view keeps what a list shows, is its owner’s alone, and no list has two of a name', async () => {
  await using site = await openProgram()
  const editor = await signedIn(site, 'editor')
  const saved = await save(site, hidden)
  expect(saved.status).toBe(200)
  expect(viewsOf(saved)).toMatchObject([
    { name: 'Skjult', isShared: false, sharedBy: null, mayChange: true, missing: [], state: hidden.state },
  ])
  expect((await save(site, { ...hidden, name: 'skjult' })).status).toBe(409)
  expect((await save(site, { ...hidden, name: ' ' })).status).toBe(400)
  expect((await save(site, { ...hidden, list: 'nothing' })).status).toBe(404)
  // Another user has names of her own, and neither reads nor changes what is not shared.
  expect(namesOf(await save(site, hidden, editor.headers))).toEqual(['Skjult'])
  const [view] = viewsOf(saved)
  for (const how of ['change', 'remove'])
    expect((await site.rest('POST', `/api/savedViews/${how}`, { ...view, shared: false }, editor.headers)).status).toBe(
      404,
    )
  expect((await site.rest('GET', '/api/savedViews', undefined, editor.headers)).status).toBe(403)
})

test('editors share views and care for them; others use them and keep their own', async () => {
  await using site = await openProgram()
  const editor = await signedIn(site, 'editor')
  const marketer = await signedIn(site, 'marketer')
  expect((await save(site, { ...hidden, shared: true }, marketer.headers)).status).toBe(403)
  const shared = await save(site, { ...hidden, shared: true }, editor.headers)
  const id = viewsOf(shared)[0]?.id
  const theirs = await save(site, { ...hidden, name: 'Min egen' }, marketer.headers)
  expect(viewsOf(theirs)).toMatchObject([
    { name: 'Min egen', mayChange: true },
    { name: 'Skjult', isShared: true, sharedBy: 'Ola editor', mayChange: false },
  ])
  const change = (headers: Headers | undefined, more: object = {}) =>
    site.rest('POST', '/api/savedViews/change', { id, name: 'Skjulte sider', shared: true, ...more }, headers)
  expect((await change(marketer.headers)).status).toBe(403)
  expect(namesOf(await change(undefined))).toEqual(['Skjulte sider'])
  expect((await site.rest('POST', '/api/savedViews/remove', { id }, marketer.headers)).status).toBe(403)
  // No longer shared, it is the owner's alone again.
  expect(namesOf(await change(undefined, { shared: false }))).toEqual([])
  expect(namesOf(await site.rest('POST', '/api/savedViews/remove', { id }, editor.headers))).toEqual([])
})

test('a field that the list no longer has is left out and named, and the rest of the view stays', async () => {
  await using site = await openProgram()
  const and = [{ noindex: { equals: true } }, { mood: { equals: 'good' } }]
  const state = { where: { or: [{ and }] }, sort: '-colour', columns: ['title', '-slug', 'weight'], search: 'ovn' }
  expect(viewsOf(await save(site, { ...hidden, state }))).toMatchObject([
    { state: { where, columns: ['title', '-slug'], search: 'ovn' }, missing: ['mood', 'colour', 'weight'] },
  ])
})

test('a field that the user may not read is left out for that user', async () => {
  await using site = await openProgram()
  const dealer = await site.payload.create({ collection: 'dealers', data: dealerData({ number: 'F-1' }) as never })
  const { headers } = await signedIn(site, 'dealer', { dealer: dealer.id })
  const state = { where: { tags: { equals: 'ovn' } } }
  const view = { list: 'media', name: 'Ovner', shared: true, state }
  expect(viewsOf(await save(site, view))).toMatchObject([{ missing: [], state }])
  const own = await save(site, { ...view, name: 'Mine', shared: false, state: {} }, headers)
  expect(viewsOf(own).find(({ name }) => name === 'Ovner')).toMatchObject({ missing: ['tags'], state: {} })
})

test('a view of a list of people keeps choices, not what was typed about them', async () => {
  await using site = await openProgram()
  const and = [{ state: { equals: 'received' } }, { email: { contains: 'kari' } }]
  const state = { where: { or: [{ and }] }, search: 'Kari Nordmann', sort: '-createdAt' }
  const [view] = viewsOf(await save(site, { ...hidden, list: 'orderRequests', state }))
  expect(view?.state).toEqual({ where: { or: [{ and: [{ state: { equals: 'received' } }] }] }, sort: '-createdAt' })
})

test('with a user go the views of that user alone; shared ones stay for the others', async () => {
  await using site = await openProgram()
  const editor = await signedIn(site, 'editor')
  await save(site, { ...hidden, name: 'Egen' }, editor.headers)
  await save(site, { ...hidden, name: 'Felles', shared: true }, editor.headers)
  await site.rest('DELETE', `/api/users/${editor.id}`)
  const { docs } = await site.payload.find({ collection: 'savedViews' })
  expect(docs).toMatchObject([{ name: 'Felles', owner: null, ownerName: 'Ola editor' }])
  expect(viewsOf(await save(site, hidden))).toMatchObject([{ name: 'Felles', mayChange: true }, { name: 'Skjult' }])
})
