/** Comments of staff on documents: who is told of them, who may change them, and that nobody else sees them. */
import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'
import type { Thread } from '../../src/features/comments/threads'
import { readTasks } from '../../src/features/desk/readDesk'
import { dealerData } from '../support/dealers'
import { colleague } from '../support/editors'
import { emailsOf } from '../support/members'
import { faultOf, openProgram, type TestProgram } from '../support/program'
import { readRows } from '../support/rows'

const HEADING = { row: 'block-1', field: 'heading', label: 'Innhold > Toppfelt > Overskrift', locale: 'nb' }

async function page(site: TestProgram, title = 'Ovner'): Promise<{ id: number; document: string }> {
  const { body } = await site.rest('POST', '/api/pages?draft=true', { title, slug: title.toLowerCase() })
  const id = Number(body.doc?.id)
  return { id, document: `pages:${id}` }
}

/** One of the staff who comments. */
async function staffUser(site: TestProgram, name: string, role = 'editor') {
  const headers = { authorization: `JWT ${await colleague(site, name, role)}` }
  const { docs } = await site.payload.find({ collection: 'users', where: { name: { equals: name } } })
  const [user] = docs
  if (!user) throw new Error(`no user ${name}`)
  const post = (action: string, body: object) => site.rest('POST', `/api/comments/${action}`, body, headers)
  const read = (document: string) => site.rest('GET', `/api/comments/of?document=${document}`, undefined, headers)
  return {
    id: user.id,
    post,
    read,
    async write(body: object): Promise<number> {
      const answer = await post('write', body)
      expect(answer.status, faultOf(answer.body)).toBe(200)
      return Number(answer.body.id)
    },
    threads: async (document: string) => (await read(document)).body.threads as Thread[],
    async task() {
      const req = await createLocalReq({ user: { ...user, collection: 'users' } as never }, site.payload)
      const open = (await readTasks(req, Date.now())).find(({ task }) => task.key === 'comments')
      return open?.waiting ?? { count: 0, first: [] }
    },
  }
}

const titles = (waiting: { first: readonly { title: string }[] }) => waiting.first.map(({ title }) => title)

test('who is mentioned has a task and one e-mail; a reply is a task for the author, until it is answered or done', async () => {
  await using site = await openProgram()
  await site.stopWork()
  const { id, document } = await page(site)
  const kari = await staffUser(site, 'Kari')
  const ola = await staffUser(site, 'Ola', 'marketer')
  const thread = await kari.write({ document, text: 'Er dette riktig, @Ola? Spør ellers @Kari', ...HEADING })

  const task = await ola.task()
  expect(task).toMatchObject({
    count: 1,
    first: [
      {
        title: 'Ovner',
        href: `/admin/collections/pages/${id}?locale=nb&comments=${thread}`,
        detail: 'Kari: Er dette riktig, @Ola? Spør ellers @Kari',
      },
    ],
  })
  expect((await kari.task()).count).toBe(0)
  const [mail, ...more] = await emailsOf(site, 'ola@example.com')
  expect(more).toEqual([])
  expect(mail).toMatchObject({ subject: 'Kari nevnte deg i «Ovner»', link: task.first[0]?.href })
  expect(mail?.text).toContain('Er dette riktig, @Ola?')
  expect(mail?.text).toContain(HEADING.label)
  expect(await emailsOf(site, 'kari@example.com')).toEqual([])

  await ola.write({ document, thread, text: 'Ja' })
  expect((await ola.task()).count).toBe(0)
  expect((await kari.task()).first).toMatchObject([{ detail: 'Ola: Ja' }])
  // Only a mention is mailed.
  expect(await emailsOf(site, 'kari@example.com')).toEqual([])
  await kari.post('dismiss', { id: thread })
  expect((await kari.task()).count).toBe(0)

  await ola.write({ document, thread, text: 'Eller nei' })
  await ola.post('done', { id: thread, done: true })
  expect((await kari.task()).count).toBe(0)
  expect(await kari.threads(document)).toMatchObject([
    {
      id: thread,
      place: { row: 'block-1', field: 'heading' },
      label: HEADING.label,
      locale: 'nb',
      done: { name: 'Ola' },
      comments: [
        { name: 'Kari', isOwn: true, isEdited: false },
        { name: 'Ola', isOwn: false, text: 'Ja' },
        { text: 'Eller nei' },
      ],
    },
  ])
  const refused = await kari.post('write', { document, thread, text: 'Nei' })
  expect([refused.status, faultOf(refused.body)]).toEqual([409, expect.stringContaining('ferdig')])
  await kari.post('done', { id: thread, done: false })
  expect((await kari.threads(document))[0]?.done).toBeNull()
})

test('a changed text tells those it mentions now, and not again those it mentioned before', async () => {
  await using site = await openProgram()
  await site.stopWork()
  const { document } = await page(site)
  const kari = await staffUser(site, 'Kari')
  const ola = await staffUser(site, 'Ola')
  const per = await staffUser(site, 'Per')
  const id = await kari.write({ document, text: '@Ola ser du på denne?' })
  await ola.post('dismiss', { id })
  await kari.post('change', { id, text: '@Ola og @Per, ser dere på denne?' })
  expect([(await ola.task()).count, (await per.task()).count]).toEqual([0, 1])
  expect((await emailsOf(site, 'ola@example.com')).length).toBe(1)
  expect((await emailsOf(site, 'per@example.com')).length).toBe(1)
  expect((await ola.threads(document))[0]?.comments).toMatchObject([
    { text: '@Ola og @Per, ser dere på denne?', isEdited: true, isOwn: false },
  ])
})

test('only the author changes or deletes a comment; with replies it stays as an empty one', async () => {
  await using site = await openProgram()
  await site.stopWork()
  const { document } = await page(site)
  const kari = await staffUser(site, 'Kari')
  const ola = await staffUser(site, 'Ola')
  const thread = await kari.write({ document, text: 'Min, @Ola' })
  expect((await ola.post('change', { id: thread, text: 'Din' })).status).toBe(403)
  expect((await ola.post('remove', { id: thread })).status).toBe(403)
  const reply = await ola.write({ document, thread, text: 'Svar' })
  await kari.post('remove', { id: thread })
  expect((await ola.threads(document))[0]?.comments).toMatchObject([{ text: null }, { text: 'Svar' }])
  expect((await kari.post('change', { id: thread, text: 'Tilbake' })).status).toBe(404)
  await ola.post('remove', { id: reply })
  expect((await ola.threads(document))[0]?.comments).toMatchObject([{ text: null }])

  const other = await kari.write({ document, text: 'En til, @Ola' })
  expect((await ola.task()).count).toBe(1)
  await kari.post('remove', { id: other })
  expect((await ola.task()).count).toBe(0)
  expect((await ola.threads(document)).map(({ id }) => id)).toEqual([thread])
})

test('a document takes its comments along when it is deleted, and in the bin it asks nothing of anybody', async () => {
  await using site = await openProgram()
  await site.stopWork()
  const first = await page(site)
  const other = await page(site, 'Peiser')
  const kari = await staffUser(site, 'Kari')
  const ola = await staffUser(site, 'Ola')
  for (const { document } of [first, other]) await kari.write({ document, text: '@Ola' })
  expect(titles(await ola.task())).toEqual(['Ovner', 'Peiser'])
  await site.rest('DELETE', `/api/pages/${first.id}`)
  expect(titles(await ola.task())).toEqual(['Peiser'])
  expect((await ola.read(first.document)).status).toBe(404)
  await site.payload.delete({ collection: 'pages', id: first.id, trash: true })
  const left = await readRows(site.payload, 'select document from comments')
  expect(left).toEqual([{ document: other.document }])
  expect((await readRows(site.payload, 'select id from comment_notices')).length).toBe(1)
})

test('a deleted user’s comments stay with the name, and belong to nobody who comes after', async () => {
  await using site = await openProgram()
  await site.stopWork()
  const { document } = await page(site)
  const kari = await staffUser(site, 'Kari')
  const ola = await staffUser(site, 'Ola')
  await kari.write({ document, text: 'Ser du, @Ola?' })
  await site.payload.delete({ collection: 'users', id: kari.id })
  expect((await ola.threads(document))[0]?.comments).toMatchObject([{ name: 'Kari', text: 'Ser du, @Ola?' }])
  expect(await readRows(site.payload, 'select author from comments')).toEqual([{ author: null }])
  await site.payload.delete({ collection: 'users', id: ola.id })
  expect(await readRows(site.payload, 'select id from comment_notices')).toEqual([])
})

test('comments are for staff, on documents that they may read, through their own calls alone', async () => {
  await using site = await openProgram()
  const { id, document } = await page(site)
  const dealer = await site.payload.create({ collection: 'dealers', data: dealerData() as never })
  const data = { email: 'd@example.com', password: 'long enough too', name: 'Denne' }
  await site.payload.create({ collection: 'users', data: { ...data, role: 'dealer', dealer: dealer.id } })
  const { token } = await site.payload.login({ collection: 'users', data })
  const asDealer = { authorization: `JWT ${token}` }
  const kari = await staffUser(site, 'Kari')
  const secret = 'Hemmelig kommentar til @Denne'
  const comment = await kari.write({ document: `dealers:${dealer.id}`, text: secret })
  await kari.write({ document, text: secret })
  // A dealer is not of the staff: nobody to mention.
  expect(await emailsOf(site, data.email)).toEqual([])
  for (const headers of [asDealer, { authorization: '' }]) {
    for (const path of [`of?document=dealers:${dealer.id}`, `${comment}`, ''])
      expect((await site.rest('GET', `/api/comments/${path}`, undefined, headers)).status, path).toBe(403)
    for (const action of ['write', 'change', 'remove', 'done', 'dismiss'])
      expect((await site.rest('POST', `/api/comments/${action}`, { id: comment }, headers)).status, action).toBe(403)
  }
  expect((await site.rest('GET', '/api/comments')).status).toBe(403)
  expect((await kari.post('write', { document, text: 'x'.repeat(2001) })).status).toBe(400)
  expect((await kari.post('write', { document, text: '  ' })).status).toBe(400)
  for (const unknown of ['pages:999', 'users:1', 'global:site', 'nothing:1', 'pages'])
    expect((await kari.read(unknown)).status, unknown).toBe(404)
  expect((await kari.read('global:navigation')).body.threads).toEqual([])
  const elsewhere = await page(site, 'Peiser')
  expect((await kari.post('write', { document: elsewhere.document, thread: comment, text: 'Svar' })).status).toBe(404)

  await site.rest('PATCH', `/api/pages/${id}`, { _status: 'published' })
  const { body } = await site.rest('POST', `/api/pages/${id}/preview-link?locale=nb`)
  const shared = await site.get(new URL(String(body.url)).pathname)
  expect(shared.status).toBe(200)
  for (const { status, text } of [shared, await site.get('/ovner'), await site.get(`/preview/pages/${id}`)]) {
    expect(status).toBeLessThan(500)
    expect(text).not.toContain('Hemmelig kommentar')
  }
})

test('an open edit view hears of each change with its heartbeat', async () => {
  await using site = await openProgram()
  const { document } = await page(site)
  const kari = await staffUser(site, 'Kari')
  const stamp = async () =>
    (await site.rest('POST', '/api/documentEdits/presence', { document, window: 'one' })).body.stamp
  const stamps = [await stamp()]
  expect(await stamp()).toBe(stamps[0])
  const id = await kari.write({ document, text: 'Ny' })
  stamps.push(await stamp())
  await kari.post('done', { id, done: true })
  stamps.push(await stamp())
  await kari.post('remove', { id })
  stamps.push(await stamp())
  expect(new Set(stamps.slice(0, 3)).size).toBe(3)
  expect(stamps[3]).not.toBe(stamps[2])
})
