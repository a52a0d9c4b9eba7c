/** Somebody in everything that is stored: handed out whole, and gone without a trace. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import type { BasePayload } from 'payload'
import { expect, test } from 'vitest'
import { enqueueEmail } from '../../src/features/outbox'
import { erasePerson } from '../../src/features/privacy'
import { type OrderSite, siteWithDealers } from '../support/orders'
import { kari, karis, seedPeople } from '../support/people'
import { openProgram, type TestProgram } from '../support/program'
import { readRows } from '../support/rows'
import { tablesOf } from '../support/tables'

const CALLS = '/api/globals/privacySettings'

/** The body of a refusal that names a field. */
const refusedAt = (path: string) => ({ errors: [{ data: { errors: [{ path }] } }] })

/** Every value of every table of the database that holds her. */
async function traces(payload: BasePayload): Promise<string[]> {
  const found: string[] = []
  for (const table of await tablesOf(payload))
    for (const row of await readRows(payload, sql`select * from ${sql.identifier(table)}`))
      for (const [column, value] of Object.entries(row)) {
        const text = typeof value === 'string' ? value : JSON.stringify(value ?? '')
        if (karis.some((pattern) => pattern.test(text))) found.push(`${table}.${column}`)
      }
  return [...new Set(found)].sort()
}

const uploads = ({ settings }: TestProgram) => {
  const folder = join(settings.dataDir, 'uploads/orderFiles')
  return existsSync(folder) ? readdirSync(folder) : []
}

async function announced(site: OrderSite): Promise<void> {
  await expect
    .poll(async () => (await site.emails()).filter(({ key }) => key.startsWith('order:')).length)
    .toBeGreaterThanOrEqual(5)
}

async function exported(site: TestProgram, asked: object) {
  const { body } = await site.rest('POST', '/api/users/login', {
    email: 'admin@example.com',
    password: 'long enough for tests',
  })
  const answer = await fetch(`${site.url}${CALLS}/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `JWT ${body.token}` },
    body: JSON.stringify(asked),
  })
  expect(answer.headers.get('content-type')).toBe('application/zip')
  expect(answer.headers.get('cache-control')).toContain('no-store')
  return unzipSync(new Uint8Array(await answer.arrayBuffer()))
}

test('everything about somebody is handed out, and nothing that is secret or somebody else’s', async () => {
  await using site = await siteWithDealers()
  await seedPeople(site)
  await announced(site)
  const found = (await site.rest('POST', `${CALLS}/find`, { email: 'KARI@example.com ', mobile: '412 34 567' })).body
  expect(found.found).toMatchObject([
    { name: 'Skjemasvar', count: 2 },
    { name: 'Medlemmer', count: 1 },
    { name: 'Kontaktpersoner hos forhandlere', count: 1 },
    { name: 'SMS-abonnenter', count: 1 },
    { name: 'Bevis for samtykke', count: 1 },
    { name: 'Påmeldinger som venter på kode', count: 1 },
    { name: 'Forespørsler om varer', count: 1, files: 1 },
    { name: 'Utgående e-post' },
    { name: 'Utgående SMS', count: 1 },
    { name: 'Innkomne SMS', count: 1 },
    { name: 'Importerte filer', count: 1 },
    { name: 'Brukere av administrasjonen', count: 1 },
  ])
  const archive = await exported(site, kari)
  const [file = ''] = Object.keys(archive).filter((path) => path.startsWith('vedlegg/'))
  expect(file).toMatch(/^vedlegg\/\d{6}-\w+\/1 Tegning av peisen\.pdf$/)
  expect(strFromU8(archive[file] ?? new Uint8Array())).toContain('tegning tegning')
  const text = strFromU8(archive['opplysninger.json'] ?? new Uint8Array())
  expect(Object.keys(JSON.parse(text))).toEqual([
    'Opplysninger om',
    'Nettsted',
    'Laget',
    ...(found.found as { name: string }[]).map((kind) => kind.name),
  ])
  for (const own of ['Har dere Varde på lager?', 'Ring meg.', 'Hei Kari', 'Ja takk.', 'Kari Ås', 'Takk', 'PBKDF2'])
    expect(text).toContain(own)
  for (const secret of [
    'hash-of-a-code',
    'ola@example.com',
    '99887766',
    'per@example.com',
    'key-of-a-form',
    'member:',
    '"salt"',
  ])
    expect(text, secret).not.toContain(secret)
})

test('erasing leaves no trace in any table or folder, can be asked for again, and leaves others alone', async () => {
  await using site = await siteWithDealers()
  await seedPeople(site)
  await announced(site)
  expect((await traces(site.payload)).length).toBeGreaterThan(20)
  const [dealer] = (await site.payload.find({ collection: 'dealers', where: { number: { equals: 'F-9' } } })).docs
  const address = `/finn-forhandler/${dealer?.slug}`
  const shop = await site.get(address)
  expect(uploads(site)).toHaveLength(1)

  const refused = await site.rest('POST', `${CALLS}/erase`, { ...kari, confirm: 'ja' })
  expect(refused).toMatchObject({ status: 422, body: refusedAt('confirm') })
  const { body } = await site.rest('POST', `${CALLS}/erase`, { ...kari, confirm: 'slett' })
  expect((body.erased as { left: number }[]).every(({ left }) => left === 0)).toBe(true)
  expect(body.erased).toHaveLength(12)
  expect(await traces(site.payload)).toEqual([])
  expect(uploads(site)).toEqual([])
  // Also what was kept in memory.
  expect(shop.text).toContain('kari@example.com')
  expect((await site.get(address)).text).not.toContain('kari@example.com')

  const again = await site.rest('POST', `${CALLS}/erase`, { ...kari, confirm: 'SLETT' })
  expect(again.body.erased).toEqual([])
  expect((await site.rest('POST', `${CALLS}/find`, kari)).body.found).toEqual([])

  const left = async (table: string) =>
    Number((await readRows(site.payload, sql`select count(*) as n from ${sql.identifier(table)}`))[0]?.n)
  expect(await left('form_submissions')).toBe(1)
  expect(await left('order_requests')).toBe(1)
  expect(await left('members')).toBe(1)
  expect(await left('dealers_contacts')).toBe(1)
  expect(await left('users')).toBe(1)
  // That she agreed is still known, of nobody who could be named.
  const [evidence] = await readRows(site.payload, sql`select mobile, wording, address from consent_events order by id`)
  expect(evidence).toMatchObject({ mobile: expect.stringMatching(/^erased:/), wording: 'Ja takk.', address: null })
  // What Ola wrote stays, without her.
  const { docs } = await site.payload.find({ collection: 'formSubmissions' })
  expect(JSON.stringify(docs[0]?.answers)).toContain('"text":"Spør […] eller ring […]."')
})

test('what arrives while somebody is erased goes too', async () => {
  await using site = await siteWithDealers()
  await seedPeople(site)
  const { payload } = site
  const now = Date.now()
  let rounds = 0
  const erased = await erasePerson(payload, kari, { now }, async () => {
    rounds++
  })
  expect(erased.length).toBeGreaterThan(5)
  // A worker that had read the request before.
  let arrivals = 0
  const late = () =>
    enqueueEmail(payload, { key: `late:${++arrivals}`, to: kari.email, subject: 'x', locale: 'nb', parts: [] }, now)
  await late()
  // One that the mail server has: it is left to whoever sends it, and said.
  await readRows(payload, sql`update emails set state = 'sending' where key = 'late:1'`)
  rounds = 0
  const busy = await erasePerson(payload, kari, { now }, async () => {
    if (++rounds === 1) await late()
    else await readRows(payload, sql`update emails set state = 'sent' where key = 'late:1'`)
  })
  expect(busy).toMatchObject([{ kind: { key: 'outbox.emails' }, left: 0 }])
  expect(rounds).toBe(2)
  expect(await traces(payload)).toEqual([])
})

test('a number alone, typed in any way, finds what the number is in', async () => {
  await using site = await siteWithDealers()
  await seedPeople(site)
  const find = async (mobile: string) => (await site.rest('POST', `${CALLS}/find`, { mobile })).body.found
  const forms = ['41234567', '+47 412 34 567', '0047 41234567', '412-34-567']
  const [one, ...others] = await Promise.all(forms.map(find))
  expect((one as { name: string }[]).map((kind) => kind.name)).toContain('SMS-abonnenter')
  for (const other of others) expect(other).toEqual(one)
  // Her account names the number without having proven it: it is hers by the address alone.
  expect((one as { name: string }[]).map((kind) => kind.name)).not.toContain('Medlemmer')
  expect(await find('40000001')).toEqual([])
  expect((await site.rest('POST', `${CALLS}/find`, { mobile: '12' })).body).toMatchObject(refusedAt('mobile'))
  expect((await site.rest('POST', `${CALLS}/find`, {})).body).toMatchObject(refusedAt('email'))
})

test('nobody but administrators asks, and neither the last of them nor oneself is erased', async () => {
  await using site = await openProgram()
  const { payload } = site
  await payload.create({
    collection: 'users',
    data: { name: 'E', email: 'e@example.com', password: 'long enough too', role: 'editor' },
  })
  const { token } = await payload.login({
    collection: 'users',
    data: { email: 'e@example.com', password: 'long enough too' },
  })
  for (const headers of [{ authorization: `JWT ${token}` }, { authorization: '' }])
    for (const [method, path] of [
      ['POST', `${CALLS}/find`],
      ['POST', `${CALLS}/export`],
      ['POST', `${CALLS}/erase`],
      ['GET', `${CALLS}/overview`],
      ['GET', CALLS],
      ['GET', '/api/accessLog'],
    ] as const)
      expect((await site.rest(method, path, method === 'GET' ? undefined : kari, headers)).status, path).toBe(403)

  const own = { email: 'admin@example.com', confirm: 'SLETT' }
  expect((await site.rest('POST', `${CALLS}/erase`, own)).body.erased).toMatchObject([{ erased: 0, left: 1 }])
  expect((await payload.count({ collection: 'users' })).totalDocs).toBe(2)
})
