/** Approval before publishing: marketers write drafts and ask, editors publish exactly what was asked about, or return it. */
import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'
import { readTasks } from '../../src/features/desk/readDesk'
import { colleague } from '../support/editors'
import { emailsOf } from '../support/members'
import { faultOf, openProgram, type TestProgram } from '../support/program'
import { readRows } from '../support/rows'

const switchOn = (site: TestProgram, isOn = true) => site.rest('POST', '/api/globals/contentApproval', { isOn })

async function staffUser(site: TestProgram, name: string, role: string) {
  const headers = { authorization: `JWT ${await colleague(site, name, role)}` }
  const { docs } = await site.payload.find({ collection: 'users', where: { name: { equals: name } } })
  const [user] = docs
  if (!user) throw new Error(`no user ${name}`)
  const rest = (method: string, path: string, body?: object) => site.rest(method, path, body, headers)
  return {
    id: user.id,
    rest,
    approval: async (document: string) => (await rest('GET', `/api/approvalRequests/of?document=${document}`)).body,
    answer: (action: string, body: object) => rest('POST', `/api/approvalRequests/${action}`, body),
    async tasks() {
      const req = await createLocalReq({ user: { ...user, collection: 'users' } as never }, site.payload)
      return Object.fromEntries((await readTasks(req, Date.now())).map(({ task, waiting }) => [task.key, waiting]))
    },
  }
}

const stored = async (site: TestProgram, id: number) => {
  const { title, _status } = await site.payload.findByID({ collection: 'pages', id, depth: 0 })
  return { title, _status }
}

async function published(site: TestProgram, title = 'Ovner'): Promise<number> {
  const { body } = await site.rest('POST', '/api/pages', { title, slug: title.toLowerCase(), _status: 'published' })
  return Number(body.doc?.id)
}

test('switched off, marketers only read; switched on, what they save is a draft in every way', async () => {
  await using site = await openProgram()
  await site.stopWork()
  const id = await published(site)
  const maja = await staffUser(site, 'Maja', 'marketer')
  const change = { title: 'Majas ovner' }
  expect((await maja.rest('PATCH', `/api/pages/${id}?draft=true`, change)).status).toBe(403)
  expect((await maja.rest('POST', '/api/pages?draft=true', change)).status).toBe(403)
  expect((await maja.rest('POST', '/api/globals/contentApproval', { isOn: true })).status).toBe(403)

  await switchOn(site)
  const now = { title: 'Ovner', _status: 'published' }
  for (const query of ['?draft=true', '', '?draft=true&autosave=true']) {
    const saved = await maja.rest('PATCH', `/api/pages/${id}${query}`, { title: `Majas ovner ${query}` })
    expect([saved.status, saved.body.doc?._status]).toEqual([200, 'draft'])
    expect(await stored(site, id), query).toEqual(now)
  }
  const published403 = [
    maja.rest('PATCH', `/api/pages/${id}`, { ...change, _status: 'published' }),
    maja.rest('PATCH', `/api/pages/${id}?draft=true`, { ...change, _status: 'published' }),
    maja.rest('PATCH', `/api/pages/${id}?publishSpecificLocale=nb`, change),
    maja.rest('PATCH', `/api/pages?where[id][equals]=${id}`, { _status: 'published' }),
    maja.rest('POST', '/api/pages', { title: 'Ny', slug: 'ny', _status: 'published' }),
    maja.rest('DELETE', `/api/pages/${id}`),
    maja.rest('POST', `/api/pages/${id}/schedule`, { type: 'publish', at: '2099-01-01T00:00:00Z' }),
  ]
  for (const answer of await Promise.all(published403)) expect(answer.status).toBe(403)
  // Neither unpublished nor changed with others.
  await maja.rest('PATCH', `/api/pages/${id}`, { _status: 'draft' })
  await maja.rest('PATCH', `/api/pages?where[id][equals]=${id}`, { title: 'Alle' })
  const { body } = await site.rest('GET', `/api/pages/versions?where[parent][equals]=${id}&limit=20&depth=0`)
  const version = body.docs?.find((one) => (one.version as { _status: string })._status === 'published')
  await maja.rest('POST', `/api/pages/versions/${version?.id}`)
  expect(await stored(site, id)).toEqual(now)
  const created = await maja.rest('POST', '/api/pages', { title: 'Ny', slug: 'ny' })
  expect([created.status, created.body.doc?._status]).toEqual([201, 'draft'])
  // A schedule of hers, however it came to be, publishes nothing.
  await site.payload.jobs.queue({
    task: 'schedulePublish',
    input: {
      type: 'publish',
      doc: { relationTo: 'pages', value: String(id) },
      user: { relationTo: 'users', value: maja.id },
    },
  } as never)
  await site.payload.jobs.run()
  expect(await stored(site, id)).toEqual(now)
  expect((await site.get('/ovner')).text).toContain('Ovner')
  // Menus and dealers are not among what marketers write.
  expect((await maja.rest('POST', '/api/globals/navigation?draft=true', {})).status).toBe(403)
})

test('an editor has a task, and publishes exactly the version that approval was asked for', async () => {
  await using site = await openProgram()
  await site.stopWork()
  await switchOn(site)
  const id = await published(site)
  const document = `pages:${id}`
  const maja = await staffUser(site, 'Maja', 'marketer')
  const kari = await staffUser(site, 'Kari', 'editor')
  const nothing = await maja.answer('ask', { document, note: '' })
  expect([nothing.status, faultOf(nothing.body)]).toEqual([409, expect.stringContaining('alt er publisert')])

  await maja.rest('PATCH', `/api/pages/${id}?draft=true&autosave=true`, { title: 'Nye ovner' })
  expect((await maja.answer('ask', { document, note: 'Klar til mandag' })).status).toBe(200)
  expect((await maja.tasks()).approvals).toBeUndefined()
  expect((await kari.tasks()).approvals).toMatchObject({ count: 1, first: [{ title: 'Nye ovner', detail: 'Maja' }] })
  const { request } = (await kari.approval(document)) as { request: { version: number } }
  expect(request).toMatchObject({ name: 'Maja', note: 'Klar til mandag', isChanged: false, isOwn: false })
  expect((await maja.answer('approve', { document, version: request.version })).status).toBe(403)

  // An autosave writes into the same version: it is no longer what was asked about.
  await maja.rest('PATCH', `/api/pages/${id}?draft=true&autosave=true`, { title: 'Enda nyere' })
  const late = await kari.answer('approve', { document, version: request.version })
  expect([late.status, faultOf(late.body)]).toEqual([409, expect.stringContaining('endret etter')])
  expect(await kari.approval(document)).toMatchObject({ request: { isChanged: true } })
  expect((await stored(site, id)).title).toBe('Ovner')

  await maja.answer('ask', { document, note: '' })
  const again = (await kari.approval(document)).request as { version: number }
  expect((await kari.answer('approve', { document, version: again.version })).status).toBe(200)
  expect(await stored(site, id)).toEqual({ title: 'Enda nyere', _status: 'published' })
  expect((await kari.tasks()).approvals).toBeUndefined()
  expect((await kari.answer('approve', { document, version: again.version })).status).toBe(409)
})

test('a returned draft is a comment, a task and an e-mail for who wrote it', async () => {
  await using site = await openProgram()
  await site.stopWork()
  await switchOn(site)
  const id = await published(site)
  const document = `pages:${id}`
  const maja = await staffUser(site, 'Maja', 'marketer')
  const kari = await staffUser(site, 'Kari', 'editor')
  await maja.rest('PATCH', `/api/pages/${id}?draft=true`, { title: 'Nye ovner' })
  await maja.answer('ask', { document, note: '' })
  expect((await kari.answer('return', { document, text: '' })).status).toBe(400)
  expect((await kari.answer('return', { document, text: 'Tittelen er for kort' })).status).toBe(200)
  expect((await maja.tasks()).comments).toMatchObject({
    count: 1,
    first: [{ title: 'Nye ovner', detail: 'Kari: @Maja Sendt tilbake: Tittelen er for kort' }],
  })
  expect((await emailsOf(site, 'maja@example.com')).length).toBe(1)
  expect(await maja.approval(document)).toMatchObject({ isOn: true, isDraft: true })
  expect((await maja.approval(document)).request).toBeUndefined()
})

test('a request ends when it is withdrawn, when the document is published otherwise, and with the document', async () => {
  await using site = await openProgram()
  await site.stopWork()
  await switchOn(site)
  const maja = await staffUser(site, 'Maja', 'marketer')
  const ola = await staffUser(site, 'Ola', 'marketer')
  const ids: number[] = []
  for (const title of ['Peis', 'Varde', 'Grue']) {
    const id = await published(site, title)
    ids.push(id)
    await maja.rest('PATCH', `/api/pages/${id}?draft=true`, { title: `${title} til` })
    expect((await maja.answer('ask', { document: `pages:${id}`, note: '' })).status).toBe(200)
  }
  const left = () => readRows(site.payload, 'select document from approval_requests order by document')
  expect((await left()).length).toBe(3)
  const [first, second, third] = ids
  expect((await ola.answer('withdraw', { document: `pages:${first}` })).status).toBe(409)
  expect((await maja.answer('withdraw', { document: `pages:${first}` })).status).toBe(200)
  await site.rest('PATCH', `/api/pages/${second}`, { _status: 'published' })
  expect(await left()).toEqual([{ document: `pages:${third}` }])
  await site.payload.delete({ collection: 'users', id: maja.id })
  expect(await readRows(site.payload, 'select "user", user_name from approval_requests')).toEqual([
    { user: null, user_name: 'Maja' },
  ])
  await site.payload.delete({ collection: 'pages', id: third ?? 0 })
  expect(await left()).toEqual([])
})
