/** Requests whose dealer is deleted or unpublished: another receiver, head office told, and the story kept. */
import { expect, test } from 'vitest'
import { rerouteAll } from '../../src/features/orders/rerouting'
import { dealerToken } from '../../src/features/orders/tokens'
import { newOrder, type OrderSite, postOrder, siteWithDealers } from '../support/orders'
import { openProgram } from '../support/program'

const pdf = new Uint8Array(Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'))

/** A request that everybody has been told of. */
async function sentOrder(site: OrderSite, changed: Record<string, string> = {}) {
  const form = newOrder(site, changed)
  form.append('filer', new File([pdf], 'tegning.pdf'))
  await postOrder(site, form)
  await expect.poll(async () => (await site.requests()).at(-1)?.notifiedAt).toBeTruthy()
  const request = (await site.requests()).at(-1)
  if (!request) throw new Error('no request')
  return request
}

const mails = async (site: OrderSite, word: string) => (await site.emails()).filter(({ key }) => key.includes(word))
const story = async (site: OrderSite, id: number) =>
  (
    (await site.rest('GET', `/api/orderRequests/${id}/follow-up`)).body.events as {
      kind: string
      text?: string | null
    }[]
  ).map(({ kind, text }) => [kind, text ?? undefined])

test('a deleted dealer’s requests go to the next that the rules name, and head office is told once of all', async () => {
  await using site = await siteWithDealers()
  const one = await sentOrder(site)
  const two = await sentOrder(site, { email: 'ola@example.com' })
  expect([one.dealer, two.dealer]).toEqual([site.near, site.near])
  await site.payload.update({ collection: 'orderRequests', id: one.id, data: { remindedAt: one.sentAt ?? null } })
  expect((await site.rest('DELETE', `/api/dealers/${site.near}`)).status).toBe(200)
  for (const { id } of [one, two])
    await expect.poll(async () => (await mails(site, `order:${id}:dealer:${site.far}`)).length).toBe(1)
  expect(await site.requests()).toMatchObject(
    [one, two].map(({ id }) => ({
      id,
      dealer: site.far,
      routing: 'nearest',
      state: 'received',
      formerDealer: null,
      remindedAt: null,
    })),
  )
  expect(await mails(site, `dealer:${site.far}`)).toMatchObject([
    { to: 'fjern@example.com', subject: `Ny forespørsel ${one.number} fra Kari Ås` },
    { to: 'fjern@example.com', subject: `Ny forespørsel ${two.number} fra Kari Ås` },
  ])
  const told = await mails(site, 'rerouted')
  expect(told).toMatchObject([{ to: 'hoved@example.com', subject: 'Ved og Varme tar ikke imot forespørsler lenger' }])
  for (const part of [one.number, two.number, 'Fjern Varme']) expect(told[0]?.text, part).toContain(part)
  // Kept when a customer is erased: it names none.
  expect(told[0]?.text).not.toContain('Kari')
  expect(await story(site, one.id)).toEqual([
    ['received', undefined],
    ['rerouted', 'Ved og Varme → Fjern Varme'],
  ])
  const { docs } = await site.payload.find({ collection: 'orderFiles', depth: 0 })
  await expect
    .poll(async () => (await site.payload.find({ collection: 'orderFiles', depth: 0 })).docs[0]?.dealer)
    .toBe(site.far)
  expect(docs).toHaveLength(2)
  // The customer heard of it once.
  expect(await mails(site, ':customer')).toHaveLength(2)
})

test.each(['unpublished', 'unpublished with others at once', 'restored as a draft'])(
  'a dealer that is %s loses its requests as a deleted one does, and its link with them',
  async (how) => {
    await using site = await siteWithDealers()
    const { id, sentAt } = await sentOrder(site)
    const link = `/foresporsel/${dealerToken(id, site.near, site.payload.secret, Date.now())}`
    expect((await site.get(link)).status).toBe(200)
    if (how === 'unpublished') await site.rest('PATCH', `/api/dealers/${site.near}`, { _status: 'draft' })
    else if (how === 'restored as a draft') {
      const draft = await site.payload.update({
        collection: 'dealers',
        id: site.near,
        data: { phone: '1', _status: 'draft' },
        draft: true,
      })
      const { docs } = await site.payload.findVersions({
        collection: 'dealers',
        where: { and: [{ parent: { equals: draft.id } }, { 'version._status': { equals: 'draft' } }] },
      })
      await site.rest('POST', `/api/dealers/versions/${docs[0]?.id}`)
    } else
      await site.rest('PATCH', `/api/dealers?where[number][equals]=F-1&where[name][equals]=Ved og Varme`, {
        _status: 'draft',
      })
    await expect.poll(async () => (await site.requests())[0]?.dealer).toBe(site.far)
    await expect.poll(async () => (await mails(site, `order:${id}:dealer:${site.far}`)).length).toBe(1)
    expect((await site.requests())[0]?.sentAt).not.toBe(sentAt)
    expect(await story(site, id)).toContainEqual(['rerouted', 'Ved og Varme → Fjern Varme'])
    expect((await site.get(link)).status).toBe(404)
  },
)

test('what a person chose, or the last dealer had, is head office’s, with an e-mail as for a new request', async () => {
  await using site = await siteWithDealers()
  const chosen = await sentOrder(site, { dealer: String(site.far) })
  expect(chosen.routing).toBe('chosen')
  const nearest = await sentOrder(site)
  await site.rest('DELETE', `/api/dealers/${site.far}`)
  await expect.poll(async () => (await mails(site, `order:${chosen.id}:office`)).length).toBe(1)
  await site.rest('DELETE', `/api/dealers/${site.near}`)
  await expect.poll(async () => (await mails(site, `order:${nearest.id}:office`)).length).toBe(1)
  expect(await site.requests()).toMatchObject([
    { dealer: null, routing: 'headOffice', state: 'received' },
    { dealer: null, routing: 'headOffice', state: 'received' },
  ])
  expect((await mails(site, ':office')).map(({ to }) => to)).toEqual(['hoved@example.com', 'hoved@example.com'])
  expect(await story(site, chosen.id)).toContainEqual(['rerouted', 'Fjern Varme → Hovedkontoret'])
  expect(await mails(site, 'rerouted')).toHaveLength(2)
})

test('head office gets a request anew that it had given to a dealer which is deleted', async () => {
  await using site = await siteWithDealers()
  await site.rest('PATCH', `/api/dealers/${site.near}`, { _status: 'draft' })
  await site.rest('PATCH', `/api/dealers/${site.far}`, { _status: 'draft' })
  const { id } = await sentOrder(site)
  expect(await mails(site, `order:${id}:office`)).toHaveLength(1)
  await site.rest('PATCH', `/api/dealers/${site.far}`, { _status: 'published' })
  await site.rest('PATCH', `/api/orderRequests/${id}`, { dealer: site.far })
  await expect.poll(async () => (await mails(site, `order:${id}:dealer:${site.far}`)).length).toBe(1)
  await site.rest('DELETE', `/api/dealers/${site.far}`)
  await expect.poll(async () => (await mails(site, `order:${id}:office`)).length).toBe(2)
  expect((await site.requests())[0]).toMatchObject({
    dealer: null,
    routing: 'headOffice',
    notifiedAt: expect.anything(),
  })
})

test('an answered request stays answered and is head office’s; what is done is left alone', async () => {
  await using site = await siteWithDealers()
  const answered = await sentOrder(site)
  const done = await sentOrder(site)
  await site.rest('POST', `/api/orderRequests/${answered.id}/answer`, { text: 'Ja' })
  await site.rest('POST', `/api/orderRequests/${done.id}/done`)
  await site.rest('DELETE', `/api/dealers/${site.near}`)
  await expect.poll(async () => (await mails(site, 'rerouted')).length).toBe(1)
  await expect.poll(async () => (await site.requests())[0]?.routing).toBe('headOffice')
  expect(await site.requests()).toMatchObject([
    { state: 'answered', dealer: null, answeredAt: expect.anything() },
    { state: 'done', dealer: site.near, routing: 'nearest' },
  ])
  expect((await mails(site, 'rerouted'))[0]?.text).not.toContain(done.number)
  expect(await mails(site, ':office')).toEqual([])
})

test('a deletion that is refused moves nothing, and what was cut off is done again without a second e-mail', async () => {
  await using site = await siteWithDealers()
  const { id } = await sentOrder(site)
  await site.stopWork()
  // Refused by a later rule, after the first hooks.
  const { beforeDelete } = site.payload.collections.dealers.config.hooks
  beforeDelete.push(() => {
    throw new Error('refused')
  })
  await expect(site.payload.delete({ collection: 'dealers', id: site.near })).rejects.toThrow('refused')
  beforeDelete.pop()
  const context = {
    payload: site.payload,
    siteUrl: site.url,
    secret: site.payload.secret,
    read: () => Promise.reject(new Error('cut off')),
  }
  expect(await rerouteAll(context, Date.now())).toBe(0)
  await site.payload.delete({ collection: 'dealers', id: site.near })
  await expect(rerouteAll(context, Date.now())).rejects.toThrow('cut off')
  expect((await site.requests())[0]).toMatchObject({ id, dealer: null, formerDealer: 'Ved og Varme' })
  // Another process goes on.
  await using _next = await openProgram({ DATABASE_URL: site.settings.databaseUrl })
  await expect.poll(async () => (await site.requests())[0]?.dealer).toBe(site.far)
  await expect.poll(async () => (await mails(site, `order:${id}:dealer:${site.far}`)).length).toBe(1)
  expect(await mails(site, 'rerouted')).toHaveLength(1)
})
