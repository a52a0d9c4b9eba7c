/** Releases: all documents or none, at once or at a time, by who may publish; and the site as it would be. */
import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'
import { inBackground } from '../../src/cms/background'
import { readTasks, readWeek } from '../../src/features/desk/readDesk'
import { schedulePublishChecked } from '../../src/features/pages/schedule'
import type { ReleaseView } from '../../src/features/releases/facts'
import { colleague } from '../support/editors'
import { hasFeature } from '../support/features'
import { faultOf, openProgram, type TestProgram } from '../support/program'

const withPosts = test.skipIf(!hasFeature('posts'))

const onSqlite = process.env.DATABASE !== 'postgres'

type Document = readonly [collection: string, id: number]

async function create(site: TestProgram, collection: string, data: object, query = ''): Promise<number> {
  const { status, body } = await site.rest('POST', `/api/${collection}${query}`, data)
  expect([status, body.errors]).toEqual([201, undefined])
  return Number(body.doc?.id)
}

/** A published page with a newer draft. */
async function changedPage(site: TestProgram, title: string, draft = `Nye ${title.toLowerCase()}`): Promise<number> {
  const id = await create(site, 'pages', { title, slug: title.toLowerCase(), _status: 'published' })
  await site.rest('PATCH', `/api/pages/${id}?draft=true`, { title: draft })
  return id
}

const draftOf = (site: TestProgram, collection: string, data: object) =>
  create(site, collection, { ...data, _status: 'draft' }, '?draft=true')

const release = (site: TestProgram, documents: readonly Document[], title = 'Vinteren') =>
  create(
    site,
    'releases',
    { title, documents: documents.map(([relationTo, value]) => ({ relationTo, value })), _status: 'draft' },
    '?draft=true',
  )

const publish = (site: TestProgram, id: number, headers?: Record<string, string>) =>
  site.rest('PATCH', `/api/releases/${id}`, { _status: 'published' }, headers)

const viewOf = async (site: TestProgram, id: number) =>
  (await site.rest('GET', `/api/releases/${id}/view`)).body as unknown as ReleaseView

async function stored(site: TestProgram, slug: string, id: number) {
  // Posts are a feature of their own: without it their slug is of no type.
  const collection = slug as 'pages' | 'releases'
  const now = await site.payload.findByID({ collection, id, depth: 0 })
  const newest = await site.payload.findByID({ collection, id, depth: 0, draft: true })
  return { title: now.title, status: now._status, newest: newest.title, newestStatus: newest._status }
}

async function staffOf(site: TestProgram, name: string, role: string) {
  const headers = { authorization: `JWT ${await colleague(site, name, role)}` }
  const { docs } = await site.payload.find({ collection: 'users', where: { name: { equals: name } } })
  const [user] = docs
  if (!user) throw new Error(`no user ${name}`)
  const req = () => createLocalReq({ user: { ...user, collection: 'users' } as never }, site.payload)
  return {
    id: user.id,
    headers,
    rest: (method: string, path: string, body?: object) => site.rest(method, path, body, headers),
    drawer: async (release: number, type = 'publish') =>
      schedulePublishChecked({
        type,
        doc: { relationTo: 'releases', value: String(release) },
        date: new Date(Date.now() + 60_000),
        req: await req(),
      } as never),
    week: async () => readWeek(await req(), Date.now()),
    tasks: async () =>
      Object.fromEntries((await readTasks(await req(), Date.now())).map(({ task, waiting }) => [task.key, waiting])),
  }
}

/** As the admin's drawer stores it. */
/** Before now: Payload runs no job within the very millisecond for which it is planned. */
const letJobsFallDue = ({ payload }: TestProgram) =>
  payload.db.updateJobs({
    where: {},
    data: { waitUntil: new Date(Date.now() - 1000).toISOString() },
    returning: false,
  })

const schedule = (site: TestProgram, id: number, user: number, waitUntil: Date) =>
  site.payload.jobs.queue({
    task: 'schedulePublish',
    input: {
      type: 'publish',
      doc: { relationTo: 'releases', value: String(id) },
      user: { relationTo: 'users', value: user },
    },
    waitUntil,
  } as never)

withPosts('the newest drafts of all documents are published at once, and visitors get them', async () => {
  await using site = await openProgram()
  const stoves = await changedPage(site, 'Ovner')
  const chimneys = await create(site, 'pages', { title: 'Piper', slug: 'piper', _status: 'published' })
  const news = await draftOf(site, 'posts', { title: 'Ny ovn', slug: 'ny-ovn', date: '2026-11-01T00:00:00Z' })
  const id = await release(site, [
    ['pages', stoves],
    ['pages', chimneys],
    ['posts', news],
  ])
  expect((await site.get('/ovner')).text).toContain('<title>Ovner – ')
  expect((await viewOf(site, id)).rows.map(({ title, state, problems }) => [title, state, problems])).toEqual([
    ['Nye ovner', 'newer', []],
    ['Piper', 'unchanged', []],
    ['Ny ovn', 'newDocument', []],
  ])

  const done = await publish(site, id)
  expect([done.status, done.body.errors]).toEqual([200, undefined])
  expect(await stored(site, 'pages', stoves)).toMatchObject({ title: 'Nye ovner', status: 'published' })
  expect(await stored(site, 'posts', news)).toMatchObject({ title: 'Ny ovn', status: 'published' })
  expect((await site.get('/ovner')).text).toContain('<title>Nye ovner – ')
  expect(await viewOf(site, id)).toMatchObject({ isPublished: true })

  // What was published together stays what it was.
  const late = await site.rest('PATCH', `/api/releases/${id}?draft=true`, { title: 'Våren', _status: 'draft' })
  expect([late.status, faultOf(late.body)]).toEqual([409, expect.stringContaining('kan ikke endres')])
  expect((await site.rest('PATCH', `/api/releases/${id}`, { documents: [], _status: 'published' })).status).toBe(409)
  expect(await stored(site, 'releases', id)).toMatchObject({ title: 'Vinteren', newestStatus: 'published' })
  const again = await release(site, [['pages', chimneys]])
  expect(faultOf((await publish(site, again)).body)).toContain('ingenting å publisere')
})

test('a document that lacks a field hinders all, and is named with the field before and at publication', async () => {
  await using site = await openProgram()
  await site.stopWork()
  const stoves = await changedPage(site, 'Ovner')
  const empty = await changedPage(site, 'Piper', '')
  const id = await release(site, [
    ['pages', stoves],
    ['pages', empty],
  ])
  const { rows } = await viewOf(site, id)
  // By the title that visitors see.
  expect(rows[1]).toMatchObject({ title: 'Piper', problems: [{ label: 'Tittel', reason: expect.any(String) }] })
  const refused = await publish(site, id)
  expect([refused.status, faultOf(refused.body)]).toEqual([
    400,
    expect.stringMatching(/^Ingenting er publisert\. «Piper» – Tittel – /),
  ])
  expect(await stored(site, 'pages', stoves)).toMatchObject({
    title: 'Ovner',
    newest: 'Nye ovner',
    newestStatus: 'draft',
  })
  expect((await stored(site, 'releases', id)).status).toBe('draft')
})

test('what is refused only while it is saved undoes what was published before it', async () => {
  await using site = await openProgram()
  const stoves = await changedPage(site, 'Ovner')
  const fresh = await draftOf(site, 'pages', { title: 'Fersk', slug: 'fersk' })
  // A draft reserves no address: the second is refused when it is published.
  const taken = await draftOf(site, 'pages', { title: 'Andre ferske', slug: 'fersk' })
  const id = await release(site, [
    ['pages', stoves],
    ['pages', fresh],
    ['pages', taken],
  ])
  await site.get('/ovner')
  const refused = await publish(site, id)
  expect(refused.status).toBe(409)
  expect(faultOf(refused.body)).toContain('«Andre ferske»')
  expect(await stored(site, 'pages', stoves)).toEqual({
    title: 'Ovner',
    status: 'published',
    newest: 'Nye ovner',
    newestStatus: 'draft',
  })
  expect((await stored(site, 'pages', fresh)).status).toBe('draft')
  expect((await site.get('/ovner')).text).toContain('<title>Ovner – ')
  expect((await site.get('/fersk')).status).toBe(404)

  await site.rest('PATCH', `/api/pages/${taken}?draft=true`, { slug: 'andre' })
  expect((await publish(site, id)).status).toBe(200)
  expect((await site.get('/andre')).status).toBe(200)
})

test('at its moment a release is published by itself, as the user who scheduled it; a failure is a task and can be tried again', async () => {
  await using site = await openProgram()
  await site.stopWork()
  const kari = await staffOf(site, 'Kari', 'editor')
  const stoves = await changedPage(site, 'Ovner', '')
  const id = await release(site, [['pages', stoves]])
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000)
  expect(await kari.drawer(id)).toMatchObject({ message: expect.any(String) })
  expect(await kari.drawer(id, 'unpublish')).toEqual({ error: expect.stringContaining('kan ikke avpubliseres') })
  await site.payload.delete({ collection: 'payload-jobs', where: { id: { exists: true } } })
  await schedule(site, id, kari.id, tomorrow)
  expect((await viewOf(site, id)).scheduled).toEqual([tomorrow.toISOString()])
  expect((await kari.week()).flatMap(({ scheduled }) => scheduled.map(({ title }) => title))).toEqual(['Vinteren'])
  await site.payload.jobs.run()
  expect((await stored(site, 'releases', id)).status).toBe('draft')

  await letJobsFallDue(site)
  await site.payload.jobs.run({ silent: true })
  expect((await kari.tasks()).failedReleases).toMatchObject({
    count: 1,
    first: [{ title: 'Vinteren', detail: expect.stringContaining('Tittel – ') }],
  })
  expect((await viewOf(site, id)).failure).toMatchObject({ reason: expect.stringContaining('Ingenting er publisert') })

  await site.rest('PATCH', `/api/pages/${stoves}?draft=true`, { title: 'Nye ovner' })
  await schedule(site, id, kari.id, new Date(Date.now() - 1000))
  await site.payload.jobs.run({ silent: true })
  expect(await stored(site, 'pages', stoves)).toMatchObject({ title: 'Nye ovner', status: 'published' })
  expect((await viewOf(site, id)).failure).toBeUndefined()
  expect((await kari.tasks()).failedReleases).toBeUndefined()
})

test('marketers put releases together where editors approve; they publish none, nor by a schedule', async () => {
  await using site = await openProgram()
  await site.stopWork()
  const stoves = await changedPage(site, 'Ovner')
  const maja = await staffOf(site, 'Maja', 'marketer')
  const document = `pages:${stoves}`
  expect((await maja.rest('POST', '/api/releases/put', { document, title: 'Vinteren' })).status).toBe(403)
  expect((await maja.rest('GET', `/api/releases/of?document=${document}`)).body).toMatchObject({ mayChange: false })

  await site.rest('POST', '/api/globals/contentApproval', { isOn: true })
  const put = await maja.rest('POST', '/api/releases/put', { document, title: 'Vinteren' })
  expect(put.status).toBe(201)
  const id = Number(put.body.id)
  expect((await publish(site, id, maja.headers)).status).toBe(403)
  // Neither by the admin's drawer, nor by a job that came to be in another way.
  expect(await maja.drawer(id)).toEqual({ error: expect.any(String) })
  const { docs: jobs } = await site.payload.find({ collection: 'payload-jobs' })
  expect(jobs).toEqual([])
  await schedule(site, id, maja.id, new Date(Date.now() - 1000))
  await site.payload.jobs.run({ silent: true })
  expect(await stored(site, 'pages', stoves)).toMatchObject({ title: 'Ovner' })
  expect((await viewOf(site, id)).failure).toBeDefined()

  const version = async () =>
    (await site.payload.findVersions({ collection: 'releases', where: { latest: { equals: true } } })).docs[0]?.id
  expect((await maja.rest('POST', '/api/approvalRequests/ask', { document: `releases:${id}`, note: '' })).status).toBe(
    200,
  )
  const approved = await site.rest('POST', '/api/approvalRequests/approve', {
    document: `releases:${id}`,
    version: await version(),
  })
  expect(approved.status).toBe(200)
  expect(await stored(site, 'pages', stoves)).toMatchObject({ title: 'Nye ovner' })
})

test('a document is put into open releases and taken out, and can be published alone', async () => {
  await using site = await openProgram()
  await site.stopWork()
  const stoves = await changedPage(site, 'Ovner')
  const document = `pages:${stoves}`
  const of = async () => (await site.rest('GET', `/api/releases/of?document=${document}`)).body
  const id = await release(site, [])
  expect(await of()).toEqual({ holding: [], others: [{ id, title: 'Vinteren' }], mayChange: true })
  expect((await site.rest('POST', '/api/releases/put', { document, release: id })).status).toBe(200)
  expect((await site.rest('POST', '/api/releases/put', { document, release: id })).status).toBe(200)
  expect(await of()).toEqual({ holding: [{ id, title: 'Vinteren' }], others: [], mayChange: true })
  expect((await viewOf(site, id)).rows).toHaveLength(1)

  await site.rest('PATCH', `/api/pages/${stoves}`, { _status: 'published' })
  expect((await viewOf(site, id)).rows).toMatchObject([{ title: 'Nye ovner', state: 'unchanged' }])
  expect((await site.rest('POST', '/api/releases/take', { document, release: id })).status).toBe(200)
  expect((await viewOf(site, id)).rows).toEqual([])

  for (const body of [{ document }, { document, title: ' ' }, { document, release: '1' }])
    expect((await site.rest('POST', '/api/releases/put', body)).status).toBe(400)
  for (const missing of ['pages:99999', 'users:1', `releases:${id}`, 'nothing'])
    expect((await site.rest('POST', '/api/releases/put', { document: missing, release: id })).status).toBe(404)
  expect((await site.rest('POST', '/api/releases/put', { document, release: 99999 })).status).toBe(409)
  expect((await site.get(`/api/releases/${id}/view`)).status).toBe(403)
  expect((await site.get(`/api/releases/${id}`)).status).toBe(403)
})

test('what is deleted leaves the release whole; a release that is deleted publishes nothing', async () => {
  await using site = await openProgram()
  await site.stopWork()
  const kari = await staffOf(site, 'Kari', 'editor')
  const [stoves, chimneys, tools] = [
    await changedPage(site, 'Ovner'),
    await changedPage(site, 'Piper'),
    await changedPage(site, 'Redskap'),
  ]
  const id = await release(site, [
    ['pages', stoves],
    ['pages', chimneys],
    ['pages', tools],
  ])
  await site.rest('DELETE', `/api/pages/${chimneys}`)
  await site.payload.delete({ collection: 'pages', id: tools })
  const states = async () => (await viewOf(site, id)).rows.map(({ title, state }) => [title, state])
  const now = [
    ['Nye ovner', 'newer'],
    ['Nye piper', 'binned'],
    ['Nye redskap', 'gone'],
  ]
  expect(await states()).toEqual(now)
  await site.rest('PATCH', `/api/releases/${id}?draft=true`, { note: 'Til jul' })
  expect(await states()).toEqual(now)

  await schedule(site, id, kari.id, new Date(Date.now() + 1000 * 60))
  expect((await site.rest('DELETE', `/api/releases/${id}`)).status).toBe(200)
  await letJobsFallDue(site)
  await site.payload.jobs.run({ silent: true })
  expect(await stored(site, 'pages', stoves)).toMatchObject({ title: 'Ovner', newest: 'Nye ovner' })
  expect((await kari.tasks()).failedReleases).toBeUndefined()
})

withPosts('staff see the site with the drafts of a release; visitors get the same bytes as before', async () => {
  await using site = await openProgram()
  const stoves = await changedPage(site, 'Ovner')
  const fresh = await draftOf(site, 'pages', { title: 'Fersk', slug: 'fersk', parent: stoves })
  const other = await changedPage(site, 'Piper')
  const listed = await create(site, 'posts', {
    title: 'Gammel tittel',
    slug: 'nyhet',
    date: '2026-11-01T00:00:00Z',
    _status: 'published',
  })
  await site.rest('PATCH', `/api/posts/${listed}?draft=true`, { title: 'Ny tittel' })
  const id = await release(site, [
    ['pages', stoves],
    ['pages', fresh],
    ['posts', listed],
  ])
  const before = await site.get('/ovner')
  expect(before.text).toContain('<title>Ovner – ')

  const asStaff = { authorization: `JWT ${site.token}` }
  const preview = (path: string) => site.get(`/preview/releases/${id}${path}`, asStaff)
  const shown = await preview('/ovner')
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(shown.text).toContain('<title>Nye ovner – ')
  expect(shown.text).toContain('Forhåndsvisning av utgivelsen «Vinteren»')
  expect(shown.text).toContain('name="robots" content="noindex"')
  // Published for the first time, below a page of the release, which its path names as it will be.
  const below = await preview('/ovner/fersk')
  expect(below.text).toContain('<title>Fersk – ')
  expect(below.text).toContain('>Nye ovner</a>')
  const list = await preview('/aktuelt')
  expect(list.text).toContain('Ny tittel')
  expect(list.text).not.toContain('Gammel tittel')
  expect((await preview('/aktuelt/nyhet')).text).toContain('<title>Ny tittel – ')
  // What the release does not hold is as visitors have it.
  expect((await preview('/piper')).text).toContain('<title>Piper – ')
  expect((await stored(site, 'pages', other)).newest).toBe('Nye piper')
  expect((await preview('/nothing')).status).toBe(404)
  expect((await site.get('/preview/releases/99999/', asStaff)).status).toBe(404)

  const after = await site.get('/ovner')
  expect(after.text).toBe(before.text)
  expect((await site.get('/ovner/fersk')).status).toBe(404)
  expect((await fetch(`${site.url}/preview/releases/${id}/ovner`, { redirect: 'manual' })).status).toBe(302)
})

test.runIf(onSqlite)('a release whose publication ends with its process is finished by the next one', async () => {
  await using site = await openProgram()
  await site.stopWork()
  const stoves = await changedPage(site, 'Ovner')
  const chimneys = await changedPage(site, 'Piper')
  const id = await release(site, [
    ['pages', stoves],
    ['pages', chimneys],
  ])
  // What a process that dies at the second document leaves: it never comes further.
  const { hooks } = site.payload.collections.pages.config
  const reached = new Promise<void>((resolve) => {
    hooks.beforeChange.push(({ originalDoc, data }) => {
      if (originalDoc?.id !== chimneys) return data
      resolve()
      return new Promise(() => {})
    })
  })
  void publish(site, id).catch(() => undefined)
  await reached
  expect(await stored(site, 'pages', stoves)).toMatchObject({ title: 'Nye ovner', status: 'published' })
  expect(await stored(site, 'pages', chimneys)).toMatchObject({ title: 'Piper', newestStatus: 'draft' })

  await using next = await openProgram({ DATABASE_URL: site.settings.databaseUrl })
  await expect.poll(async () => (await stored(next, 'releases', id)).status, { timeout: 60_000 }).toBe('published')
  expect(await stored(next, 'pages', chimneys)).toMatchObject({ title: 'Nye piper', status: 'published' })
  await expect.poll(async () => (await next.payload.count({ collection: 'payload-jobs' })).totalDocs).toBe(0)
})

test('nothing stays in the queue of a release that was published or refused by hand; by a schedule it is done if nothing is left', async () => {
  await using site = await openProgram()
  await site.stopWork()
  const kari = await staffOf(site, 'Kari', 'editor')
  const stoves = await changedPage(site, 'Ovner')
  const empty = await changedPage(site, 'Piper', '')
  const queued = async () => (await site.payload.count({ collection: 'payload-jobs' })).totalDocs
  const id = await release(site, [
    ['pages', stoves],
    ['pages', empty],
  ])
  expect([(await publish(site, id)).status, await queued()]).toEqual([400, 0])
  await site.rest('PATCH', `/api/pages/${empty}?draft=true`, { title: 'Nye piper' })
  expect([(await publish(site, id)).status, await queued()]).toEqual([200, 0])

  const late = await release(site, [['pages', stoves]])
  expect([(await publish(site, late)).status, await queued()]).toEqual([409, 0])
  await schedule(site, late, kari.id, new Date(Date.now() - 1000))
  await inBackground('schedule', () => site.payload.jobs.run({ silent: true }))
  expect((await stored(site, 'releases', late)).status).toBe('published')
})
