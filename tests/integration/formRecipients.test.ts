/** Forms whose answers go to the dealer nearest to whoever wrote. */
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { dealerData } from '../support/dealers'
import { faultOf, openProgram, type TestProgram } from '../support/program'

const form = {
  name: 'Be om befaring',
  slug: 'befaring',
  _status: 'published',
  fields: [
    { kind: 'text', name: 'navn', label: 'Navn', autocomplete: 'name' },
    { kind: 'text', name: 'postnummer', label: 'Postnummer' },
    { kind: 'email', name: 'epost', label: 'E-post' },
  ],
  recipient: 'nearestDealer',
  recipientField: 'postnummer',
  receivers: [{ email: 'kontor@example.com', isConditional: true, field: 'navn', comparison: 'filled' }],
  confirmation: { isSent: true, subject: 'Takk', text: 'Det ligger hos {mottaker}.' },
}

const send = (site: TestProgram, answers: Record<string, string>) =>
  fetch(`${site.url}/skjema/befaring`, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ navn: 'Kari', epost: 'kari@example.com', page: '/', ...answers }),
  })

async function sent(site: TestProgram, count: number) {
  const emails = async () =>
    (await site.payload.find({ collection: 'emails', sort: 'key', pagination: false })).docs.map(
      ({ key, to, replyTo, text }) => ({ key: key.replace(/^form:\d+:/, ''), to, replyTo, text }),
    )
  await expect.poll(async () => (await emails()).length).toBe(count)
  return emails()
}

const stored = async (site: TestProgram) =>
  (await site.rest('GET', '/api/formSubmissions?sort=id')).body.docs?.map(({ recipient }) => recipient)

async function dealers(site: TestProgram) {
  const create = (data: Record<string, unknown>) => site.rest('POST', '/api/dealers', dealerData(data))
  await create({ email: 'tromso@example.com' })
  await create({
    name: 'Fyr i Bergen',
    number: 'F-2',
    postcode: '5003',
    place: 'Bergen',
    latitude: 60.39,
    longitude: 5.32,
    requestEmail: 'bergen@example.com',
    email: 'annen@example.com',
  })
  // The nearest to Oslo, without an address to write to.
  await create({ name: 'Stum', number: 'F-3', postcode: '0150', place: 'Oslo', latitude: 59.91, longitude: 10.74 })
}

test('the dealer nearest to the postcode gets the answers, the receivers a copy, and the sender its name', async () => {
  await using site = await openProgram()
  await dealers(site)
  expect((await site.rest('POST', '/api/forms', form)).status).toBe(201)
  expect((await send(site, { postnummer: '9010' })).status).toBe(200)
  const [confirmation, dealer, office] = await sent(site, 3)
  expect(confirmation).toMatchObject({ to: 'kari@example.com', text: expect.stringContaining('hos Ved og Varme.') })
  expect(dealer).toMatchObject({ key: 'recipient', to: 'tromso@example.com', replyTo: 'kari@example.com' })
  expect(dealer?.text).toContain('Postnummer: 9010')
  expect(dealer?.text).not.toContain('/admin/')
  expect(office?.to).toBe('kontor@example.com')
  expect(office?.text).toContain('Kopi: Ved og Varme har fått henvendelsen.')
  expect(await stored(site)).toEqual(['Ved og Varme'])
  expect((await site.get('/api/forms')).text).not.toContain('nearestDealer')
})

test('the dealer opens the files that were sent by links, until the answer is erased', async () => {
  await using site = await openProgram()
  await dealers(site)
  const pictures = { kind: 'file', name: 'bilder', label: 'Bilder', fileKind: 'pictures', max: 2, megabytes: 1 }
  await site.rest('POST', '/api/forms', { ...form, fields: [...form.fields, pictures] })
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#963314' } })
    .png()
    .toBuffer()
  const body = new FormData()
  for (const [name, value] of Object.entries({
    navn: 'Kari',
    epost: 'kari@example.com',
    page: '/',
    postnummer: '9010',
  }))
    body.append(name, value)
  body.append('bilder', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'pipa mi.png')
  expect((await fetch(`${site.url}/skjema/befaring`, { method: 'POST', body, redirect: 'manual' })).status).toBe(303)
  const dealer = (await sent(site, 3)).find(({ key }) => key === 'recipient')
  expect(dealer?.text).toContain('pipa mi.png:')
  expect(dealer?.text).toContain('virker i 30 dager')
  const [link = ''] = /\/skjema\/fil\/\S+/.exec(dealer?.text ?? '') ?? []
  const file = await fetch(site.url + link)
  expect(file.headers.get('content-disposition')).toContain('pipa%20mi.png')
  expect(Buffer.from(await file.arrayBuffer()).equals(picture)).toBe(true)
  expect((await fetch(`${site.url}${link.slice(0, -1)}x`)).status).toBe(404)
  const [{ id } = { id: 0 }] = (await site.rest('GET', '/api/formSubmissions')).body.docs ?? []
  expect((await site.rest('DELETE', `/api/formSubmissions/${id}`)).status).toBe(200)
  const gone = await fetch(site.url + link)
  expect([gone.status, await gone.text()]).toEqual([404, expect.stringContaining('utløpt')])
})

test('a dealer without an address is passed over, and a place is as good as a postcode', async () => {
  await using site = await openProgram()
  await dealers(site)
  await site.rest('POST', '/api/forms', form)
  await send(site, { postnummer: '0151' })
  await send(site, { postnummer: 'Voss', navn: 'Ola' })
  await sent(site, 6)
  expect(await stored(site)).toEqual(['Fyr i Bergen', 'Fyr i Bergen'])
})

test('where no dealer is found the receivers get the answers alone, whatever their conditions', async () => {
  await using site = await openProgram()
  await site.rest('POST', '/api/forms', form)
  // There is no dealer yet.
  await send(site, { postnummer: '9010', navn: '' })
  const [confirmation, office] = await sent(site, 2)
  expect(confirmation?.text).toContain('Det ligger hos oss.')
  expect(office).toMatchObject({ to: 'kontor@example.com', text: expect.stringContaining('Ingen forhandler') })
  await dealers(site)
  for (const [at, postnummer] of ['ingensteds', ''].entries()) await send(site, { postnummer, navn: `Kari ${at}` })
  await sent(site, 6)
  expect(await stored(site)).toEqual(['', '', ''])
})

test('a form that sends to a dealer needs a field with a postcode, and a receiver', async () => {
  await using site = await openProgram()
  const refused = async (changes: object) =>
    faultOf((await site.rest('POST', '/api/forms', { ...form, ...changes })).body)
  expect(await refused({ recipientField: null })).toContain('Velg et felt.')
  expect(await refused({ recipientField: 'sted' })).toContain('Skjemaet har ikke noe felt som heter «sted».')
  expect(await refused({ recipientField: 'epost' })).toContain('«E-post» kan ikke brukes her.')
  expect(await refused({ receivers: [] })).toContain('Legg til minst én mottaker')
  expect(
    (await site.rest('POST', '/api/forms', { ...form, recipient: 'none', receivers: [], recipientField: null })).status,
  ).toBe(201)
})

test('a condition on a field that is deleted, renamed or further down is refused, at its place', async () => {
  await using site = await openProgram()
  const { body } = await site.rest('POST', '/api/forms', {
    ...form,
    fields: form.fields.map((field, at) =>
      at === 1 ? { ...field, conditions: [{ field: 'navn', comparison: 'filled' }] } : field,
    ),
  })
  const { fields, id } = body.doc as unknown as { id: number; fields: { name: string }[] }
  const refused = async (changed: object[]) => {
    const answer = await site.rest('PATCH', `/api/forms/${id}`, { fields: changed, _status: 'published' })
    return answer.body.errors?.[0]?.data?.errors?.map(({ path, message }) => `${path}: ${message}`).sort()
  }
  const [name = { name: '' }, postcode = { name: '' }, email = { name: '' }] = fields
  const unknown = 'Skjemaet har ikke noe felt som heter «navn». Velg et annet felt.'
  expect(await refused([{ ...name, name: 'fullt-navn' }, postcode, email])).toEqual([
    `fields.1.conditions.0.field: ${unknown}`,
    `receivers.0.field: ${unknown}`,
  ])
  expect(await refused([postcode, name, email])).toEqual([
    'fields.0.conditions.0.field: «Navn» står lenger ned i skjemaet. Flytt det opp, eller velg et felt som står over.',
  ])
})
