/** What becomes of a request: the dealer's link, answers, moves, reminders; and who may know of it. */
import { expect, test } from 'vitest'
import { remindAll } from '../../src/features/orders/reminders'
import { dealerToken, receiptCode } from '../../src/features/orders/tokens'
import { removeStray } from '../../src/features/orders/work'
import { newOrder, type OrderSite, postOrder, siteWithDealers } from '../support/orders'

const HOUR = 60 * 60 * 1000
const pdf = new Uint8Array(Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'))

/** A stored request with a file, at the nearer dealer, of which everybody has been told. */
async function sentOrder(site: OrderSite) {
  const form = newOrder(site, { message: 'Passer den i hytta?' })
  form.append('filer', new File([pdf], 'tegning.pdf'))
  await postOrder(site, form)
  await expect.poll(async () => (await site.requests()).at(-1)?.notifiedAt).toBeTruthy()
  const request = (await site.requests()).at(-1)
  if (!request) throw new Error('no request')
  const link = `/foresporsel/${dealerToken(request.id, site.near, site.payload.secret, Date.now())}`
  const receipt = `/bestilling/${request.number}?kode=${receiptCode(request.number, site.payload.secret)}`
  return { request, link, receipt }
}

async function post(site: OrderSite, path: string, values: Record<string, string> = {}) {
  const answer = await fetch(site.url + path, { method: 'POST', redirect: 'manual', body: new URLSearchParams(values) })
  return { status: answer.status, text: await answer.text(), location: answer.headers.get('location') }
}

const keysOf = async (site: OrderSite) => (await site.emails()).map(({ key }) => key)
const stateOf = async (site: OrderSite) => (await site.requests()).at(-1)?.state
const events = async (site: OrderSite) =>
  (await site.payload.find({ collection: 'orderEvents', sort: 'id', depth: 0, pagination: false })).docs.map(
    ({ kind, text, by }) => [kind, text, by],
  )

test('the customer follows a request by its link, and nobody without', async () => {
  await using site = await siteWithDealers()
  const { request, receipt } = await sentOrder(site)
  const page = await site.get(receipt)
  expect(page.status).toBe(200)
  for (const part of [
    'Takk! Bestillingen er sendt',
    request.number,
    'Hos Ved og Varme',
    'X-99',
    'tegning.pdf',
    '+ 1 vare uten pris',
  ])
    expect(page.text, part).toContain(part)
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  expect(page.headers.get('referrer-policy')).toBe('no-referrer')
  expect(page.headers.get('x-robots-tag')).toBe('noindex')
  for (const code of ['', '?kode=', '?kode=AAAAAAAAAAAAAAAAAAAAAA']) {
    const refused = await site.get(`/bestilling/${request.number}${code}`)
    expect(refused.status, code).toBe(404)
    expect(refused.text).not.toContain('Kari')
  }
})

test('looking at the link changes nothing; a browser that shows it says that it was seen', async () => {
  await using site = await siteWithDealers()
  const { link, receipt } = await sentOrder(site)
  const page = await site.get(link)
  expect(page.status).toBe(200)
  for (const part of ['kari@example.com', '+4741234567', 'Passer den i hytta?', 'tegning.pdf'])
    expect(page.text, part).toContain(part)
  expect(page.headers.get('referrer-policy')).toBe('no-referrer')
  expect(await stateOf(site)).toBe('received')
  expect((await post(site, `${link}/sett`)).status).toBe(204)
  expect((await post(site, `${link}/sett`)).status).toBe(204)
  expect(await stateOf(site)).toBe('seen')
  expect(await events(site)).toEqual([['seen', null, 'Ved og Varme']])
  expect((await site.get(receipt)).text).toContain('Forhandleren har sett bestillingen')
})

test('an answer reaches the customer once, however often it is sent', async () => {
  await using site = await siteWithDealers()
  const { request, link, receipt } = await sentOrder(site)
  const answer = { nokkel: 'form-of-an-answer', tekst: 'Ja, <den> passer.\nKr 12 000,–' }
  const [first, second] = await Promise.all([post(site, `${link}/svar`, answer), post(site, `${link}/svar`, answer)])
  expect([first.status, second.status]).toEqual([303, 303])
  expect(await stateOf(site)).toBe('answered')
  expect(await events(site)).toEqual([['answered', answer.tekst, 'Ved og Varme']])
  const mails = (await site.emails()).filter(({ key }) => key.includes(':answer:'))
  expect(mails).toMatchObject([
    { to: 'kari@example.com', replyTo: 'naer@example.com', subject: `Svar på bestilling ${request.number}` },
  ])
  expect(mails[0]?.html).toContain('Ja, &lt;den&gt; passer.')
  const page = await site.get(receipt)
  expect(page.text).toContain('Svar fra Ved og Varme')
  expect(page.text).toContain('Ja, &lt;den&gt; passer.')
  expect((await post(site, `${link}/fullfort`)).status).toBe(303)
  expect(await stateOf(site)).toBe('done')
  // What is done has nothing to answer any more.
  expect((await site.get(link)).text).not.toContain('name="tekst"')
})

test('an empty answer and a reason that is missing are told, and what was typed stays', async () => {
  await using site = await siteWithDealers()
  const { link } = await sentOrder(site)
  const empty = await post(site, `${link}/svar`, { tekst: ' ' })
  expect(empty.status).toBe(422)
  expect(empty.text).toContain('Skriv et svar')
  const long = await post(site, `${link}/svar`, { tekst: 'x'.repeat(5001) })
  expect(long.status).toBe(422)
  expect(long.text).toContain('x'.repeat(5001))
  expect((await post(site, `${link}/avslag`)).text).toContain('Skriv hvorfor')
  expect(await events(site)).toEqual([])
})

test('what a dealer hands back is head office’s, and its link opens nothing any more', async () => {
  await using site = await siteWithDealers()
  const { request, link, receipt } = await sentOrder(site)
  const answer = await post(site, `${link}/avslag`, { tekst: 'Vi fører den ikke' })
  expect(answer.status).toBe(200)
  expect(answer.text).toContain('Hovedkontoret har tatt over')
  expect((await site.requests()).at(-1)).toMatchObject({ dealer: null, state: 'received', routing: 'headOffice' })
  const mail = (await site.emails()).find(({ key }) => key.includes(':declined:'))
  expect(mail).toMatchObject({ to: 'hoved@example.com' })
  expect(mail?.text).toContain('> Vi fører den ikke')
  for (const path of [link, `${link}/fil/1`]) expect((await site.get(path)).status, path).toBe(404)
  expect((await post(site, `${link}/svar`, { tekst: 'likevel' })).status).toBe(404)
  // The customer reads where it is, not why.
  const page = (await site.get(receipt)).text
  expect(page).toContain('Hos oss')
  expect(page).not.toContain('Vi fører den ikke')
  expect((await site.rest('GET', `/api/orderRequests/${request.id}/follow-up`)).body.events).toMatchObject([
    { kind: 'received', createdAt: request.createdAt },
    { kind: 'declined', text: 'Vi fører den ikke', by: 'Ved og Varme' },
  ])
})

test('staff move a request: the new dealer is written to, the old one’s link and files are closed', async () => {
  await using site = await siteWithDealers()
  const { request, link } = await sentOrder(site)
  const file = `${link}/fil/1`
  expect((await site.get(file)).headers.get('content-disposition')).toContain("filename*=UTF-8''tegning.pdf")
  const moved = await site.rest('PATCH', `/api/orderRequests/${request.id}`, { dealer: site.far })
  expect(moved.status).toBe(200)
  await expect.poll(async () => (await keysOf(site)).at(-1)).toMatch(`order:${request.id}:dealer:${site.far}:`)
  expect((await site.requests()).at(-1)).toMatchObject({ dealer: site.far, routing: 'staff', state: 'received' })
  expect((await site.emails()).at(-1)).toMatchObject({ to: 'fjern@example.com' })
  expect(await events(site)).toEqual([['moved', null, 'Admin']])
  expect((await site.get(link)).status).toBe(404)
  expect((await site.get(file)).status).toBe(404)
  // The customer heard of it once.
  expect((await keysOf(site)).filter((key) => key.endsWith(':customer'))).toHaveLength(1)
  // Nothing else of it can be changed, by whomever.
  await site.rest('PATCH', `/api/orderRequests/${request.id}`, { email: 'ola@example.com', state: 'done', lines: [] })
  expect((await site.requests()).at(-1)).toMatchObject({ email: 'kari@example.com', state: 'received' })
})

test('a dealer who is slow is reminded once, and head office told once, by the settings’ hours', async () => {
  await using site = await siteWithDealers()
  await site.payload.updateGlobal({ slug: 'orderSettings', data: { remindAfter: 24, escalateAfter: 72 } })
  const { request, link } = await sentOrder(site)
  const context = { payload: site.payload, siteUrl: site.url, secret: site.payload.secret }
  const sent = Date.parse(request.sentAt ?? '')
  const after = async (hours: number) => {
    await remindAll(context, sent + hours * HOUR)
    await remindAll(context, sent + hours * HOUR)
    return (await keysOf(site)).slice(2).map((key) => key.split(':')[2])
  }
  expect(await after(23.9)).toEqual([])
  // Seen is not answered.
  await post(site, `${link}/sett`)
  expect(await after(24.1)).toEqual(['remind'])
  expect(await after(71.9)).toEqual(['remind'])
  expect(await after(72.1)).toEqual(['remind', 'escalate'])
  expect((await events(site)).map(([kind]) => kind)).toEqual(['seen', 'reminded', 'escalated'])
  expect((await site.emails()).slice(2).map(({ to }) => to)).toEqual(['naer@example.com', 'hoved@example.com'])
})

test('head office is reminded of what it has itself, the administrators are told, and the figures count it', async () => {
  await using site = await siteWithDealers()
  for (const id of [site.near, site.far]) await site.rest('PATCH', `/api/dealers/${id}`, { _status: 'draft' })
  await postOrder(site, newOrder(site))
  await expect.poll(async () => (await site.requests()).at(-1)?.notifiedAt).toBeTruthy()
  const request = (await site.requests()).at(-1)
  expect(request).toMatchObject({ dealer: null, state: 'received' })
  const context = { payload: site.payload, siteUrl: site.url, secret: site.payload.secret }
  const sent = Date.parse(request?.sentAt ?? '')
  const after = async (hours: number) => {
    await remindAll(context, sent + hours * HOUR)
    await remindAll(context, sent + hours * HOUR)
    return (await site.emails()).filter(({ key }) => /:(remind|escalate)/.test(key))
  }
  expect(await after(23.9)).toEqual([])
  const [reminded] = await after(24.1)
  expect(reminded).toMatchObject({ to: 'hoved@example.com', subject: `Venter på svar: forespørsel ${request?.number}` })
  // No dealer's link: it is answered in the admin.
  expect(reminded?.text).toContain(`/admin/collections/orderRequests/${request?.id}`)
  expect(reminded?.text).not.toContain('/foresporsel/')
  const { docs: administrators } = await site.payload.find({ collection: 'users' })
  const all = await after(72.1)
  expect(all.map(({ to }) => to)).toEqual(['hoved@example.com', administrators[0]?.email])
  expect(all[1]?.text).toContain('Hovedkontoret har ikke svart Kari Ås på mer enn 72 timer')
  expect(await events(site)).toEqual([
    ['reminded', null, null],
    ['escalated', null, null],
  ])
  await site.payload.update({
    collection: 'orderRequests',
    id: request?.id ?? 0,
    data: { sentAt: new Date(Date.now() - 25 * HOUR).toISOString() },
  })
  const figures = (await site.rest('GET', '/api/orderRequests/figures')).body
  expect(figures).toMatchObject({ overdue: 1, headOffice: 1, dealers: [] })
})

test('a dealer that cannot be written to is not reminded in vain: head office is', async () => {
  await using site = await siteWithDealers()
  await sentOrder(site)
  await site.rest('PATCH', `/api/dealers/${site.near}`, { requestEmail: null, email: null })
  const context = { payload: site.payload, siteUrl: site.url, secret: site.payload.secret }
  await remindAll(context, Date.now() + 25 * HOUR)
  expect((await site.emails()).filter(({ key }) => key.includes(':remind:')).map(({ to }) => to)).toEqual([
    'hoved@example.com',
  ])
})

test('who answered in time hears nothing', async () => {
  await using site = await siteWithDealers()
  const { link } = await sentOrder(site)
  await post(site, `${link}/svar`, { tekst: 'Ja' })
  const context = { payload: site.payload, siteUrl: site.url, secret: site.payload.secret }
  await remindAll(context, Date.now() + 1000 * HOUR)
  expect((await keysOf(site)).filter((key) => /remind|escalate/.test(key))).toEqual([])
})

test('a dealer’s user sees, exports and answers its own requests, and nothing of others', async () => {
  await using site = await siteWithDealers()
  const { request } = await sentOrder(site)
  const other = newOrder(site, { dealer: String(site.far), email: 'ola@example.com', name: 'Ola' })
  other.append('filer', new File([pdf], 'hemmelig.pdf'))
  await postOrder(site, other)
  await expect.poll(async () => (await site.requests()).at(-1)?.notifiedAt).toBeTruthy()
  const foreign = (await site.requests()).at(-1)
  const password = 'long enough for tests'
  await site.payload.create({
    collection: 'users',
    data: { email: 'bruker@example.com', password, name: 'Bruker', role: 'dealer', dealer: site.near } as never,
  })
  const { token } = await site.payload.login({ collection: 'users', data: { email: 'bruker@example.com', password } })
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(site.url + path, {
      method,
      headers: { authorization: `JWT ${token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return { status: answer.status, text: await answer.text() }
  }
  await call('POST', `/api/orderRequests/${request.id}/answer`, { text: 'Ja' })
  await site.rest('POST', `/api/orderRequests/${foreign?.id}/answer`, { text: 'Hemmelig svar' })

  const list = await call('GET', '/api/orderRequests?depth=2')
  expect(JSON.parse(list.text).docs.map(({ id }: { id: number }) => id)).toEqual([request.id])
  // The key is nobody's, not even to search by.
  expect(list.text).not.toContain('"key"')
  expect(JSON.parse((await call('GET', '/api/orderEvents')).text).docs).toMatchObject([
    { text: 'Ja', by: 'Ved og Varme' },
  ])
  const files = JSON.parse((await call('GET', '/api/orderFiles')).text).docs
  expect(files).toMatchObject([{ name: 'tegning.pdf' }])
  expect((await call('GET', files[0].url.replace(/^https?:\/\/[^/]+/, ''))).status).toBe(200)
  const { docs } = await site.payload.find({
    collection: 'orderFiles',
    where: { name: { equals: 'hemmelig.pdf' } },
    depth: 0,
  })
  expect((await call('GET', `/api/orderFiles/file/${docs[0]?.filename}`)).status).toBeGreaterThanOrEqual(403)
  expect((await call('GET', `/api/orderFiles/${docs[0]?.id}`)).status).toBeGreaterThanOrEqual(403)
  const csv = await call('GET', '/api/orderRequests/export')
  expect(csv.text).toContain(request.number)
  expect(csv.text).not.toContain('Ola')
  expect(JSON.parse((await call('GET', '/api/orderRequests/figures')).text).states).toMatchObject({
    answered: 1,
    received: 0,
  })
  for (const [method, path] of [
    ['GET', `/api/orderRequests/${foreign?.id}`],
    ['GET', `/api/orderRequests/${foreign?.id}/follow-up`],
    ['POST', `/api/orderRequests/${foreign?.id}/answer`],
    ['POST', `/api/orderRequests/${foreign?.id}/done`],
    ['POST', `/api/orderRequests/${foreign?.id}/decline`],
    ['PATCH', `/api/orderRequests/${request.id}`],
    ['DELETE', `/api/orderRequests/${request.id}`],
    ['GET', '/api/emails'],
  ] as const)
    expect(
      (await call(method, path, method === 'GET' ? undefined : { text: 'x', dealer: site.far })).status,
      path,
    ).toBeGreaterThanOrEqual(403)
  expect((await site.requests()).at(-1)).toMatchObject({ id: foreign?.id, state: 'answered', dealer: site.far })
  // A stranger has none of it.
  for (const path of [
    '/api/orderRequests',
    '/api/orderEvents',
    '/api/orderFiles',
    '/api/orderRequests/export',
    '/api/orderRequests/figures',
  ])
    expect((await site.get(path)).status, path).toBe(403)
  expect((await site.get('/api/globals/orderSettings')).text).not.toContain('hoved@example.com')
})

test('files whose request never came are removed after a day, others never', async () => {
  await using site = await siteWithDealers()
  await sentOrder(site)
  await site.payload.create({
    collection: 'orderFiles',
    data: { key: 'nobody', name: 'alene.pdf' },
    file: { data: Buffer.from(pdf), mimetype: 'application/pdf', name: 'alene.pdf', size: pdf.length },
  })
  const names = async () =>
    (await site.payload.find({ collection: 'orderFiles', sort: 'id', depth: 0 })).docs.map(({ name }) => name)
  await removeStray(site.payload, Date.now() + 23 * HOUR)
  expect(await names()).toEqual(['tegning.pdf', 'alene.pdf'])
  await removeStray(site.payload, Date.now() + 25 * HOUR)
  expect(await names()).toEqual(['tegning.pdf'])
})
