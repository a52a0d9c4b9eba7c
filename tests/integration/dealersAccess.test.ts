/** Who may read and change what of dealers, over REST. */
import { expect, test } from 'vitest'
import { dealerData } from '../support/dealers'
import { openProgram, type TestProgram } from '../support/program'

const password = 'langt nok til en test'

type As = (
  method: string,
  path: string,
  body?: object,
) => Promise<{
  status: number
  body: Record<string, unknown> & { doc?: Record<string, unknown>; docs?: Record<string, unknown>[] }
}>

/** A caller who is signed in as a user of the dealer; nobody where there is none. */
async function callerOf(site: TestProgram, dealer?: number): Promise<As> {
  let token = ''
  if (dealer !== undefined) {
    const email = `bruker${dealer}@forhandler.example`
    const data = { email, password, name: 'Bruker', role: 'dealer' as const, dealer }
    await site.payload.create({ collection: 'users', data })
    token = (await site.payload.login({ collection: 'users', data: { email, password } })).token ?? ''
  }
  return async (method, path, body) => {
    const answer = await fetch(site.url + path, {
      method,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `JWT ${token}` } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return { status: answer.status, body: (await answer.json().catch(() => ({}))) as Awaited<ReturnType<As>>['body'] }
  }
}

async function openDealers() {
  const site = await openProgram()
  const create = async (more: Record<string, unknown>) =>
    (await site.rest('POST', '/api/dealers', dealerData(more))).body.doc?.id as number
  const a = await create({ name: 'A', requestEmail: 'ordre@a.example' })
  const b = await create({ name: 'B', number: 'F-2', requestEmail: 'ordre@b.example' })
  await site.rest('PATCH', `/api/dealers/${b}?draft=true`, { street: 'Hemmelig gate 1', _status: 'draft' })
  return Object.assign(site, { a, b, asA: await callerOf(site, a), asNobody: await callerOf(site) })
}

test('a dealer changes its hours, pictures, text and contacts, and nothing that staff decide', async () => {
  await using site = await openDealers()
  const before = (await site.rest('GET', `/api/dealers/${site.a}?depth=0`)).body as Record<string, unknown>
  const decided = {
    name: 'Kapret',
    number: 'F-99',
    slug: 'kapret',
    street: 'Andre gate 1',
    postcode: '0150',
    place: 'Oslo',
    latitude: 60,
    longitude: 10,
    productLines: [],
    requestEmail: 'tyv@a.example',
    postcodeRanges: '0001–9999',
    areaRadius: 2000,
    priority: 100,
  }
  const stove = { name: 'Varde 8', number: 'EV-1008', _status: 'published' }
  const onShow = [(await site.rest('POST', '/api/articles', stove)).body.doc?.id]
  const own = { onShow, hours: 'man–fre 08–15', phone: '22 00 00 01', contacts: [{ name: 'Ola Vik' }] }
  const { status, body } = await site.asA('PATCH', `/api/dealers/${site.a}`, {
    ...decided,
    ...own,
    _status: 'published',
  })
  expect(status).toBe(200)
  expect(body.doc).toMatchObject({ hours: own.hours, phone: own.phone, name: 'A', requestEmail: 'ordre@a.example' })
  const after = (await site.rest('GET', `/api/dealers/${site.a}?depth=0`)).body as Record<string, unknown>
  for (const name of Object.keys(decided)) expect(after[name], name).toEqual(before[name])
  expect(after.onShow).toEqual(onShow)
  expect((await site.get('/finn-forhandler/a')).text).toContain('08.00–15.00')
})

test('a dealer touches no other dealer, and reads neither its drafts nor where its requests go', async () => {
  await using site = await openDealers()
  const { asA, b } = site
  const change = { phone: '22 00 00 02' }
  expect((await asA('PATCH', `/api/dealers/${b}`, change)).status).toBe(403)
  await asA('PATCH', `/api/dealers?where[id][equals]=${b}`, change)
  await asA('PATCH', '/api/dealers?where[name][exists]=true', change)
  expect((await asA('DELETE', `/api/dealers/${b}`)).status).toBe(403)
  expect((await asA('DELETE', `/api/dealers/${site.a}`)).status).toBe(403)
  expect((await asA('POST', '/api/dealers', dealerData({ number: 'F-3' }))).status).toBe(403)
  expect((await asA('POST', `/api/dealers/${b}/duplicate`)).status).toBe(403)
  expect((await site.rest('GET', `/api/dealers/${b}`)).body.phone).not.toBe(change.phone)

  const told = [
    await asA('GET', `/api/dealers/${b}?draft=true`),
    await asA('GET', '/api/dealers?draft=true&limit=0'),
    await asA('GET', '/api/dealers?depth=3'),
    await asA('GET', '/api/dealers/versions?limit=0'),
    await asA('GET', `/api/dealers/versions?where[parent][equals]=${b}`),
  ]
  for (const { body } of told) {
    expect(JSON.stringify(body)).not.toContain('Hemmelig gate')
    expect(JSON.stringify(body)).not.toContain('ordre@b.example')
  }
  expect((await asA('GET', `/api/dealers/${site.a}`)).body.requestEmail).toBe('ordre@a.example')
  expect((await asA('GET', `/api/dealers?where[requestEmail][equals]=ordre@b.example`)).body.docs ?? []).toEqual([])
})

test('visitors never get where requests go, neither read, searched for nor sorted by', async () => {
  await using site = await openDealers()
  const { asNobody, a, b } = site
  const told = [
    await asNobody('GET', `/api/dealers/${a}`),
    await asNobody('GET', '/api/dealers?limit=0&depth=3'),
    await asNobody('GET', '/api/dealers?select[requestEmail]=true'),
    await asNobody('GET', `/api/dealers/${b}?draft=true`),
    await asNobody('GET', '/api/dealers/versions'),
    await asNobody('GET', '/api/dealers?where[requestEmail][like]=ordre'),
    await asNobody('GET', '/api/dealers?where[or][0][requestEmail][exists]=true'),
  ]
  for (const { body } of told) {
    expect(JSON.stringify(body)).not.toContain('ordre@')
    expect(JSON.stringify(body)).not.toContain('Hemmelig gate')
  }
  expect(told.slice(5).map(({ body }) => body.docs ?? [])).toEqual([[], []])
  const sorted = async (sort: string) =>
    (await asNobody('GET', `/api/dealers?sort=${sort}`)).body.docs?.map(({ id }) => id)
  expect((await sorted('requestEmail')) ?? 'refused').toEqual((await sorted('-requestEmail')) ?? 'refused')
  for (const path of ['/finn-forhandler', '/finn-forhandler?sted=9008', '/finn-forhandler/a', '/finn-forhandler/b'])
    expect((await site.get(path)).text, path).not.toMatch(/ordre@|Hemmelig gate/)
})

test('with approval what a dealer saves is a draft, however it is sent, until an editor publishes it', async () => {
  await using site = await openDealers()
  await site.rest('POST', '/api/globals/dealerSettings', { approval: 'editor' })
  const { asA, a, b } = site
  const shown = async () => (await site.get('/finn-forhandler/a')).text
  const tries: [string, string, string][] = [
    ['PATCH', `/api/dealers/${a}`, '01'],
    ['PATCH', `/api/dealers/${a}?draft=false`, '02'],
    ['PATCH', `/api/dealers/${a}?publishSpecificLocale=nb`, '03'],
    ['PATCH', `/api/dealers/${a}?publishAllLocales=true`, '04'],
    ['PATCH', `/api/dealers/${a}?autosave=true`, '05'],
    ['PATCH', `/api/dealers?where[id][equals]=${a}`, '06'],
    ['PATCH', `/api/dealers?where[id][equals]=${a}&draft=false&publishAllLocales=true`, '07'],
  ]
  for (const [method, path, number] of tries) {
    await asA(method, path, { phone: `22 00 00 ${number}`, _status: 'published' })
    expect(await shown(), path).not.toContain(`22 00 00 ${number}`)
  }
  await asA('PATCH', `/api/dealers/${a}?unpublishAllLocales=true`, { _status: 'draft' })
  expect((await site.get('/finn-forhandler/a')).status).toBe(200)
  const draft = (await asA('GET', `/api/dealers/${a}?draft=true`)).body
  expect(draft.phone).toBe('22 00 00 07')
  const { docs = [] } = (await asA('GET', `/api/dealers/versions?where[parent][equals]=${a}&limit=0`)).body
  for (const { id } of docs) expect((await asA('POST', `/api/dealers/versions/${id}`)).status).toBe(403)
  expect(await shown()).not.toContain('22 00 00 07')
  const waiting = async () =>
    ((await site.rest('GET', '/api/dealers/waiting')).body.dealers as { id: number }[]).map(({ id }) => id)
  // B has a draft of an editor's own.
  expect(await waiting()).toEqual([b, a])
  expect((await asA('GET', '/api/dealers/waiting')).status).toBe(403)

  await site.rest('PATCH', `/api/dealers/${a}`, { _status: 'published' })
  expect(await shown()).toContain('22 00 00 07')
  expect(await waiting()).toEqual([b])
})

test('looking up a position is for users', async () => {
  await using site = await openDealers()
  expect((await site.get('/preview/dealers/position?sok=9008')).status).toBe(403)
  const { body } = await site.asA('GET', '/preview/dealers/position?sok=9008')
  expect(body).toMatchObject({ found: true, approximate: true })
})

test('the users of a dealer list their own alone; visitors read what is published', async () => {
  await using site = await openDealers()
  const listed = async (caller: typeof site.asA) => (await caller('GET', '/api/dealers?limit=50&sort=id')).body.docs
  expect((await listed(site.asA))?.map(({ id }) => id)).toEqual([site.a])
  expect((await listed(site.asNobody))?.map(({ id }) => id)).toEqual([site.a, site.b])
  expect((await site.asA('GET', `/api/dealers/${site.b}`)).status).toBe(404)
})
