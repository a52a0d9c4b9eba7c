/** What the first screen says needs doing, by role: tasks with counts and links, drafts of one's own, and the week. */
import { type CollectionSlug, createLocalReq, type PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import type { Role } from '../../src/cms/access/roles'
import { readTasks, readWeek } from '../../src/features/desk/readDesk'
import { osloMinute } from '../../src/lib/osloTime'
import { dealerData } from '../support/dealers'
import { colleague } from '../support/editors'
import { hasFeature } from '../support/features'
import { storeMessage } from '../support/forms'
import { openProgram, type TestProgram } from '../support/program'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

async function requestOf({ payload }: TestProgram, role: Role, more: object = {}): Promise<PayloadRequest> {
  const email = `${role}-${Object.values(more).join('')}@example.com`
  const data = { email, password: 'long enough for tests', name: role, role, ...more }
  const user = await payload.create({ collection: 'users', data: data as never })
  return createLocalReq({ user: { ...user, collection: 'users' } as never }, payload)
}

let orders = 0

const order = ({ payload }: TestProgram, state: 'received' | 'seen' | 'answered', sentAt: number, dealer?: number) =>
  payload.create({
    collection: 'orderRequests',
    data: {
      number: `261121-${++orders}`,
      key: `key-${orders}`,
      lines: [],
      name: 'Kari',
      email: 'kari@example.com',
      postcode: '9008',
      state,
      locale: 'nb',
      routing: 'nearest',
      sentAt: new Date(sentAt).toISOString(),
      dealer,
    } as never,
  })

/** Keys of the tasks with their counts. */
async function countsOf(req: PayloadRequest, now: number): Promise<Record<string, number>> {
  const tasks = await readTasks(req, now)
  return Object.fromEntries(tasks.map(({ task, waiting }) => [task.key, waiting.count]))
}

test('a new site asks nothing of anybody', async () => {
  await using site = await openProgram()
  await site.stopWork()
  for (const role of ['administrator', 'editor', 'marketer', 'dealer'] as const)
    expect(
      await readTasks(await requestOf(site, role, role === 'dealer' ? { dealer: await dealerOf(site) } : {}), 0),
    ).toEqual([])
})

const dealerOf = async ({ payload }: TestProgram, number = 'F-1'): Promise<number> =>
  (await payload.create({ collection: 'dealers', data: dealerData({ number, name: `Varme ${number}` }) as never })).id

test('requests wait for staff and for the dealer that has them, the overdue ones first, and lists show as many', async () => {
  await using site = await openProgram()
  await site.stopWork()
  const now = Date.now()
  const [near, far] = [await dealerOf(site, 'F-1'), await dealerOf(site, 'F-2')]
  await order(site, 'received', now - HOUR, near)
  await order(site, 'received', now - HOUR, far)
  await order(site, 'seen', now - 60 * DAY, far)
  await order(site, 'answered', now - 60 * DAY, far)
  await storeMessage(site.payload, { name: 'Ola', email: 'ola@example.com', message: 'Hei' })
  const waiting = { overdueRequests: 1, newRequests: 2, newSubmissions: 1 }
  for (const role of ['administrator', 'editor', 'marketer'] as const)
    expect(await countsOf(await requestOf(site, role), now), role).toEqual(waiting)
  expect(await countsOf(await requestOf(site, 'dealer', { dealer: near }), now)).toEqual({ newRequests: 1 })
  expect(await countsOf(await requestOf(site, 'dealer', { dealer: far }), now)).toEqual({
    overdueRequests: 1,
    newRequests: 1,
  })
  const [overdue, ...others] = await readTasks(await requestOf(site, 'editor', { name: 'Eva' }), now)
  expect(overdue?.task.key).toBe('overdueRequests')
  expect(overdue?.waiting.first).toEqual([
    { title: expect.stringMatching(/^261121-/), detail: 'Kari', href: expect.stringMatching(/orderRequests\/\d+$/) },
  ])
  for (const { task, waiting } of [...(overdue ? [overdue] : []), ...others]) {
    const list = (waiting.href ?? task.href).replace('/admin/collections', '/api')
    expect((await site.rest('GET', list)).body.totalDocs, task.key).toBe(waiting.count)
  }
})

test('editors are told what lacks a text in a language of the site, and which', async () => {
  await using site = await openProgram()
  await site.stopWork()
  const { payload } = site
  const editor = await requestOf(site, 'editor')
  const body = { title: 'Ovner', slug: 'ovner', description: 'Om ovner', _status: 'published' }
  const { doc } = (await site.rest('POST', '/api/pages', body)).body
  await site.rest('POST', '/api/pages', { title: 'Skjult', slug: 'skjult', noindex: true, _status: 'published' })
  await site.rest('POST', '/api/pages?draft=true', { title: 'Utkast', slug: 'utkast' })
  await payload.create({
    collection: 'articles',
    data: { name: 'Varde', number: 'V-1', _status: 'published' } as never,
  })
  // With Norwegian alone nothing is missing.
  expect(await countsOf(editor, Date.now())).not.toHaveProperty('pagesUntranslated')
  await payload.updateGlobal({ slug: 'site', data: { languages: ['nb', 'en'] } })
  expect(await countsOf(editor, Date.now())).toMatchObject({ pagesUntranslated: 2, articlesUntranslated: 1 })
  await site.rest('PATCH', `/api/pages/${doc?.id}?locale=en`, { title: 'Stoves', _status: 'published' })
  const tasks = await readTasks(editor, Date.now())
  expect(tasks.map(({ task, waiting }) => [task.key, waiting.count, waiting.href])).toEqual(
    expect.arrayContaining([
      ['pagesWithoutDescription', 1, '/admin/collections/pages?locale=en&where[and][0][description][exists]=false'],
      ['pagesUntranslated', 1, '/admin/collections/pages?locale=en&where[and][0][title][exists]=false'],
    ]),
  )
  const lacking = tasks.find(({ task }) => task.key === 'pagesWithoutDescription')
  expect(lacking?.waiting.first).toMatchObject([{ title: 'Ovner', href: `/admin/collections/pages/${doc?.id}` }])
  expect(await countsOf(await requestOf(site, 'marketer'), Date.now())).toEqual({})
})

test('a draft waits for the person who saved it last', async () => {
  await using site = await openProgram()
  await site.stopWork()
  const { payload } = site
  const token = await colleague(site, 'Berit')
  const headers = { authorization: `JWT ${token}` }
  const { body } = await site.rest('POST', '/api/pages?draft=true', { title: 'Vårkampanje', slug: 'var' }, headers)
  const page = body.doc?.id
  const asUser = async (email: string) => {
    const { docs } = await payload.find({ collection: 'users', where: { email: { equals: email } } })
    return createLocalReq({ user: { ...docs[0], collection: 'users' } as never }, payload)
  }
  const draftsOf = async (email: string) =>
    (await readTasks(await asUser(email), Date.now())).find(({ task }) => task.key === 'ownDrafts')?.waiting
  expect(await draftsOf('berit@example.com')).toEqual({
    count: 1,
    first: [{ title: 'Vårkampanje', href: `/admin/collections/pages/${page}` }],
    href: `/admin/collections/pages/${page}`,
  })
  expect(await draftsOf('admin@example.com')).toBeUndefined()
  await site.rest('PATCH', `/api/pages/${page}?draft=true`, { title: 'Vårkampanjen' })
  expect(await draftsOf('berit@example.com')).toBeUndefined()
  expect(await draftsOf('admin@example.com')).toMatchObject({ first: [{ title: 'Vårkampanjen' }] })
  await site.rest('PATCH', `/api/pages/${page}`, { _status: 'published' })
  expect(await draftsOf('admin@example.com')).toBeUndefined()
})

test('the week holds what is published by itself, and campaigns for those who send them', async () => {
  await using site = await openProgram()
  await site.stopWork()
  const now = Date.now()
  const { body } = await site.rest('POST', '/api/pages?draft=true', { title: 'Vår', slug: 'var' })
  const schedule = (at: number) =>
    site.rest('POST', `/api/pages/${body.doc?.id}/schedule`, { type: 'publish', at: new Date(at).toISOString() })
  await schedule(now + DAY)
  await schedule(now + 20 * DAY)
  const campaigns = hasFeature('campaigns')
  if (campaigns)
    await site.payload.create({
      collection: 'campaigns' as CollectionSlug,
      data: { name: 'Høst', text: 'Hei', state: 'scheduled', scheduledAt: osloMinute(now + 2 * DAY) } as never,
    })
  const titles = async (role: Role) =>
    (await readWeek(await requestOf(site, role), now)).flatMap(({ scheduled }) => scheduled.map(({ title }) => title))
  expect(await titles('editor')).toEqual(['Vår'])
  expect(await titles('marketer')).toEqual(campaigns ? ['Vår', 'Høst'] : ['Vår'])
  expect(await titles('dealer').catch(() => [])).toEqual([])
})
