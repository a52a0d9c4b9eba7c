/** Orders as they are posted: what is taken, what comes back, and that nothing is lost or doubled. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { uploadFolder } from '../../src/cms/config'
import { findAttachments, storeAttachments } from '../../src/features/orders/attachments'
import { drawnToken, receiptCode } from '../../src/features/orders/tokens'
import { newOrder, postOrder, siteWithDealers } from '../support/orders'

const json = { accept: 'application/json' }
const pdf = new Uint8Array(Buffer.from('%PDF-1.4\n%âãÏÓ\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'))

test('an order is stored whole before it is acknowledged, and its e-mails are in the outbox', async () => {
  await using site = await siteWithDealers()
  const answer = await postOrder(site, newOrder(site))
  expect(answer.status).toBe(303)
  const [request] = await site.requests()
  expect(answer.location).toBe(
    `/bestilling/${request?.number}?kode=${receiptCode(request?.number ?? '', site.payload.secret)}`,
  )
  expect(request).toMatchObject({
    number: expect.stringMatching(/^\d{6}-[2-9B-Z]{4}$/),
    name: 'Kari Ås',
    email: 'kari@example.com',
    phone: '+4741234567',
    postcode: '9008',
    locale: 'nb',
    state: 'received',
    routing: 'nearest',
    dealer: site.near,
    lines: [
      { number: 'EV-1', quantity: 2, name: 'Varde', unit: 'stk', price: 1000, known: true },
      { number: 'X-99', quantity: 1, known: false },
    ],
  })
  await expect
    .poll(async () => (await site.emails()).map(({ key, to, replyTo }) => [key, to, replyTo]))
    .toEqual([
      [`order:${request?.id}:customer`, 'kari@example.com', null],
      [`order:${request?.id}:dealer:${site.near}`, 'naer@example.com', 'kari@example.com'],
    ])
  await expect.poll(async () => (await site.requests())[0]?.notifiedAt).toBeTruthy()
})

/** As a person reads it: without markup, and with ordinary spaces. */
const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replace(/\s+/g, ' ')

test('form, receipt, e-mails and the dealer’s page say what each line costs, the sum, and what has no price', async () => {
  await using site = await siteWithDealers()
  const listed = newOrder(site, { gjor: 'oppdater' })
  const form = plain((await postOrder(site, listed)).text)
  expect(form).toContain('Varde 2 stk × kr 1 000,– kr 2 000,–')
  expect(form).toContain('Sum kr 2 000,– + 1 vare uten pris')

  const { location } = await postOrder(site, newOrder(site))
  await expect.poll(async () => (await site.requests())[0]?.notifiedAt).toBeTruthy()
  // Prices and units of a request are those of its day.
  const { docs } = await site.payload.find({ collection: 'articles', depth: 0 })
  await site.payload.update({
    collection: 'articles',
    id: docs[0]?.id ?? 0,
    data: { price: 5000, unit: 'sett', _status: 'published' },
  })
  const receipt = plain((await site.get(location ?? '')).text)
  expect(receipt).toContain('2 stk Varde EV-1 kr 1 000,– kr 2 000,–')
  expect(receipt).toContain('Sum kr 2 000,– + 1 vare uten pris')
  for (const { text, html } of await site.emails()) {
    expect(plain(text ?? '')).toContain('2 stk | Varde | EV-1 | kr 1 000,– | kr 2 000,–')
    expect(plain(text ?? '')).toContain('Sum: kr 2 000,– + 1 vare uten pris')
    expect(plain(html ?? '')).toContain('Sum kr 2 000,– + 1 vare uten pris')
  }
  const link = /\/foresporsel\/[\w.-]+/.exec((await site.emails())[1]?.text ?? '')?.[0] ?? ''
  const dealer = plain((await site.get(link)).text)
  expect(dealer).toContain('2 stk Varde EV-1 kr 1 000,– kr 2 000,–')
  expect(dealer).toContain('Sum kr 2 000,– + 1 vare uten pris')
})

test('the page is a person’s own, kept nowhere, and is sent compressed', async () => {
  await using site = await siteWithDealers()
  const { status, headers } = await site.get('/bestilling', { 'accept-encoding': 'gzip, br' })
  expect([status, headers.get('content-encoding'), headers.get('vary')]).toEqual([200, 'br', 'Accept-Encoding'])
  expect(headers.get('cache-control')).toBe('private, no-store')
})

test('a quantity in the form that is none has no total and is not in the sum', async () => {
  await using site = await siteWithDealers()
  const form = newOrder(site, { gjor: 'oppdater' })
  form.append('input_15[]', 'mange')
  form.append('input_15[]', 'EV-1')
  const text = plain((await postOrder(site, form)).text)
  expect(text).toContain('Varde kr 1 000,– Slett')
  expect(text).toContain('Sum kr 2 000,– + 1 vare uten pris')
})

test('the article’s page asks how many, and without script so many are put into the list', async () => {
  await using site = await siteWithDealers()
  const page = (await site.get('/artikler/varde')).text
  expect(plain(page)).toContain('Antall (stk)')
  expect(page).toMatch(/<input id="legg-i-antall" type="number"[^>]* min="1" max="9999"[^>]* value="1"/)
  const add = (antall: string, cookie = '') =>
    fetch(`${site.url}/bestilling/legg-til`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: site.url, 'sec-fetch-site': 'same-origin', cookie },
      body: new URLSearchParams({ page: '/artikler/varde', artnr: 'EV-1', antall }),
    })
  const first = await add('3')
  expect([first.status, first.headers.get('location')]).toEqual([303, '/bestilling'])
  const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? ''
  // What is in the list already adds up.
  const second = await add('4', cookie)
  expect(second.headers.get('set-cookie')).toContain('EV-1*7')

  for (const typed of ['0', '10000', 'mange', '']) {
    const refused = await add(typed, cookie)
    const text = await refused.text()
    expect(refused.status, typed).toBe(422)
    expect(refused.headers.get('set-cookie'), typed).toBeNull()
    expect(plain(text)).toContain('Varen er ikke lagt i handlekurven ennå. Rad 2: Skriv et antall fra 1 til 9999.')
    expect(text, typed).toMatch(new RegExp(`id="bestilling-antall-1"[^>]* value="${typed}"`))
  }
  const full = await add('9998', cookie)
  expect(full.headers.get('set-cookie')).toContain('EV-1*9999')
  expect(plain(await full.text())).toContain('Det er plass til høyst 9999 av hver vare.')
})

test('the page, the links to it and its title have one name, the editors’ own where they gave one', async () => {
  await using site = await siteWithDealers()
  const names = async () => {
    const [form, missing] = await Promise.all([site.get('/bestilling'), site.get('/bestilling/261121-KX7P?kode=feil')])
    return [
      /<title>(.*?)<\/title>/.exec(form.text)?.[1]?.split(' – ')[0],
      /<h1>(.*?)<\/h1>/.exec(form.text)?.[1],
      /<a class="button button-secondary" href="\/bestilling">(.*?)<\/a>/.exec(missing.text)?.[1],
    ]
  }
  expect(await names()).toEqual(['Handlekurv', 'Handlekurv', 'Handlekurv'])
  await site.payload.updateGlobal({ slug: 'orderSettings', data: { title: 'Ønskeliste' } })
  expect(await names()).toEqual(['Ønskeliste', 'Ønskeliste', 'Ønskeliste'])
})

test('everything that is wrong comes back at once, with everything that was typed', async () => {
  await using site = await siteWithDealers()
  const form = newOrder(site, {
    name: ' ',
    email: 'kari@feil',
    phone: 'ring meg',
    company: 'Ås & Sønn',
    organisationNumber: '123456789',
    street: 'Storgata "1"',
    postcode: '90',
    message: '<b>Hei</b>',
  })
  form.append('input_15[]', 'mange')
  form.append('input_15[]', 'EV-1')
  form.set('filer', new File([pdf], 'tegning.pdf'))
  const { status, text: html, headers } = await postOrder(site, form)
  // Without the texts that travel along for the script.
  const text = html.replace(/data-texts="[^"]*"/, '')
  expect(status).toBe(422)
  expect(headers.get('cache-control')).toBe('private, no-store')
  for (const typed of [
    'kari@feil',
    'ring meg',
    'Ås &amp; Sønn',
    '123456789',
    'Storgata &quot;1&quot;',
    '"90"',
    'mange',
    'X-99',
    '&lt;b&gt;Hei&lt;/b&gt;',
  ])
    expect(text, typed).toContain(typed)
  for (const error of [
    'Skriv navnet ditt',
    'Skriv en gyldig e-postadresse',
    'Skriv et telefonnummer som finnes',
    'Organisasjonsnummeret har ni sifre',
    'Skriv postnummeret med fire sifre',
    'Skriv et antall fra 1 til 9999',
    'Filene må velges på nytt',
  ])
    expect(text, error).toContain(error)
  expect(text.match(/aria-invalid="true"/g)).toHaveLength(7)
  expect(await site.requests()).toEqual([])
  // Nothing of it is kept for others.
  expect((await site.get('/bestilling')).text).not.toContain('kari@feil')
})

test('a script gets the same as JSON', async () => {
  await using site = await siteWithDealers()
  const wrong = await postOrder(site, newOrder(site, { email: 'x' }), json)
  expect(wrong.status).toBe(422)
  expect(JSON.parse(wrong.text)).toEqual({
    message: 'Bestillingen er ikke sendt ennå. Rett dette først:',
    errors: { email: 'Skriv en gyldig e-postadresse, for eksempel kari@eksempel.no.' },
    rowErrors: [],
  })
  const right = await postOrder(site, newOrder(site), json)
  expect(right.status).toBe(200)
  expect(JSON.parse(right.text)).toEqual({ href: expect.stringMatching(/^\/bestilling\/\d{6}-\w{4}\?kode=/) })
})

test('an empty list is told; a message alone is no order', async () => {
  await using site = await siteWithDealers()
  const form = newOrder(site, { message: 'Hei' })
  form.delete('input_15[]')
  for (const cell of ['1', '', '', '']) form.append('input_15[]', cell)
  const { status, text } = await postOrder(site, form)
  expect(status).toBe(422)
  expect(text).toContain('fault">Legg inn minst én artikkel')
})

test('the same form sent twice is one order, also when both arrive at once', async () => {
  await using site = await siteWithDealers()
  const key = { nokkel: 'A'.repeat(22) }
  const withFile = () => {
    const form = newOrder(site, key)
    form.set('filer', new File([pdf], 'tegning.pdf'))
    return form
  }
  const answers = await Promise.all(Array.from({ length: 6 }, () => postOrder(site, withFile())))
  const again = await postOrder(site, withFile())
  expect(new Set([...answers, again].map(({ status, location }) => `${status} ${location}`)).size).toBe(1)
  expect(again.status).toBe(303)
  expect(await site.requests()).toHaveLength(1)
  const { totalDocs } = await site.payload.count({ collection: 'orderFiles' })
  expect(totalDocs).toBe(1)
  await expect.poll(async () => (await site.emails()).length).toBe(2)
})

test('a form that was sent too quickly is asked for once more, and then taken', async () => {
  await using site = await siteWithDealers()
  const now = newOrder(site, { tegnet: drawnToken(Date.now(), site.payload.secret) })
  const first = await postOrder(site, now)
  expect(first.status).toBe(422)
  expect(first.text).toContain('trykk på send en gang til')
  expect(first.text).toContain('Kari Ås')
  // One that nobody drew is as new.
  const made = await postOrder(site, newOrder(site, { tegnet: '1.AAAAAAAAAAAAAAAAAAAAAA' }), json)
  expect(made.status).toBe(422)
  expect(JSON.parse(made.text)).toMatchObject({ drawn: expect.stringMatching(/^\d+\./) })
  expect(await site.requests()).toEqual([])
  now.set('tegnet', drawnToken(Date.now() - 3000, site.payload.secret))
  expect((await postOrder(site, now)).status).toBe(303)
})

test('a program that fills in the trap is told what it wants to hear', async () => {
  await using site = await siteWithDealers()
  expect((await postOrder(site, newOrder(site, { nettside: 'http://spam.example' }))).status).toBe(303)
  expect(await site.requests()).toEqual([])
})

test('one address cannot flood the dealers, and what it typed comes back', async () => {
  await using site = await siteWithDealers()
  const from = { 'x-forwarded-for': '192.0.2.7' }
  const statuses: number[] = []
  for (let round = 0; round < 11; round++) statuses.push((await postOrder(site, newOrder(site), from)).status)
  expect(statuses).toEqual([...Array(10).fill(303), 429])
  const refused = await postOrder(site, newOrder(site, { name: 'Ola Nordmann' }), from)
  expect(refused.text).toContain('Ola Nordmann')
  expect((await postOrder(site, newOrder(site))).status).toBe(303)
})

test('files are private, and checked by what they are', async () => {
  await using site = await siteWithDealers()
  const form = newOrder(site)
  form.append('filer', new File([pdf], 'Tegning æ.pdf', { type: 'text/html' }))
  form.append('filer', new File(['antall;nummer'], 'liste.csv'))
  expect((await postOrder(site, form)).status).toBe(303)
  const { docs } = await site.payload.find({ collection: 'orderFiles', sort: 'id', depth: 0 })
  expect(docs).toMatchObject([
    { name: 'Tegning æ.pdf', mimeType: 'application/pdf' },
    { name: 'liste.csv', mimeType: 'text/csv' },
  ])
  const filename = encodeURIComponent(docs[0]?.filename ?? '')
  for (const path of [`/api/orderFiles/file/${filename}`, `/media/${filename}`])
    expect((await site.get(path)).status, path).toBeGreaterThanOrEqual(403)

  const script = newOrder(site)
  script.append('filer', new File(['<script>alert(1)</script>'], 'side.pdf'))
  const refused = await postOrder(site, script)
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('fault">En av filene er av et slag som vi ikke tar imot')
  const many = newOrder(site)
  for (let at = 0; at < 6; at++) many.append('filer', new File([pdf], `${at}.pdf`))
  expect((await postOrder(site, many)).text).toContain('fault">For mange filer')
})

test('a file that a process left on disk when it died is stored once, however often the form comes', async () => {
  await using site = await siteWithDealers()
  const [before, key] = ['b'.repeat(22), 'k'.repeat(22)]
  const file = { name: 'notat.txt', mimeType: 'text/plain', ending: 'txt', data: Buffer.from('tekst') }
  await storeAttachments(site.payload, before, [file])
  const [{ filename } = {}] = await findAttachments(site.payload, before)
  const leftover = filename?.replace(before, key) ?? ''
  writeFileSync(join(uploadFolder(site.settings.dataDir, 'orderFiles'), leftover), 'te')
  for (let times = 0; times < 3; times++) await storeAttachments(site.payload, key, [file])
  expect(await findAttachments(site.payload, key)).toHaveLength(1)
})

test('a body has room for the files that the settings allow, and no more', async () => {
  await using site = await siteWithDealers()
  await site.payload.updateGlobal({ slug: 'orderSettings', data: { maxFiles: 1, maxFileSize: 4 } })
  const sized = (bytes: number) => {
    const form = newOrder(site)
    const data = new Uint8Array(bytes)
    data.set(pdf)
    form.append('filer', new File([data], 'stor.pdf'))
    return form
  }
  expect((await postOrder(site, sized(3.9 * 1024 * 1024))).status).toBe(303)
  expect((await postOrder(site, sized(4.2 * 1024 * 1024))).text).toContain('fault">En av filene er for stor')
  expect((await postOrder(site, sized(6 * 1024 * 1024))).status).toBe(413)
})

test('a body with room for files has no room for endless fields', async () => {
  await using site = await siteWithDealers()
  const rows = (count: number) => {
    const form = newOrder(site)
    for (let row = 0; row < count; row++) for (const cell of ['1', `N-${row}`]) form.append('input_15[]', cell)
    return form
  }
  // Too many rows are said to be too many, and nothing that was typed is lost.
  expect((await postOrder(site, rows(600))).status).toBe(422)
  expect((await postOrder(site, rows(3000))).status).toBe(413)
  const fields = await fetch(`${site.url}/bestilling`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.url },
    body: 'a=b&'.repeat(10_000),
  })
  expect([fields.status, await fields.text()]).toEqual([413, expect.stringContaining('for mange felt')])
  const head = await fetch(`${site.url}/bestilling`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x', origin: site.url },
    body: `--x\r\n${'a: b\r\n'.repeat(100_000)}\r\n1\r\n--x--`,
  })
  expect(head.status).toBe(413)
  const long = await fetch(`${site.url}/bestilling`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.url },
    body: `a=${'+'.repeat(600 * 1024)}`,
  }).catch(() => ({ status: 413 }))
  expect(long.status).toBe(413)
})

test('the customer’s choice is kept; one that cannot be goes to head office', async () => {
  await using site = await siteWithDealers()
  const sent = async (changed: Record<string, string>) => {
    await postOrder(site, newOrder(site, changed))
    return (await site.requests()).at(-1)
  }
  expect(await sent({ dealer: String(site.far) })).toMatchObject({ dealer: site.far, routing: 'chosen' })
  // What was proposed and left so is no choice of the customer's.
  expect(await sent({ dealer: String(site.near), forslag: String(site.near) })).toMatchObject({
    dealer: site.near,
    routing: 'nearest',
  })
  expect(await sent({ dealer: '99999' })).toMatchObject({ dealer: null, routing: 'headOffice' })
  await site.payload.update({ collection: 'dealers', id: site.far, data: { _status: 'draft' } })
  expect(await sent({ dealer: String(site.far) })).toMatchObject({ dealer: null, routing: 'headOffice' })
  await expect
    .poll(async () => (await site.emails()).filter(({ key }) => key.endsWith(':office')).map(({ to }) => to))
    .toEqual(['hoved@example.com', 'hoved@example.com'])
})

test('without dealers, a place or e-mails, head office gets it', async () => {
  await using site = await siteWithDealers()
  for (const id of [site.near, site.far])
    await site.payload.update({ collection: 'dealers', id, data: { email: null, requestEmail: null } })
  await postOrder(site, newOrder(site))
  for (const id of [site.near, site.far]) await site.payload.delete({ collection: 'dealers', id })
  await postOrder(site, newOrder(site))
  const receivers = async () =>
    (await site.emails())
      .filter(({ key }) => key.endsWith(':office'))
      .map(({ to }) => to)
      .sort()
  // E-mails are queued after the answers, in any order, to the address that is set by then.
  await expect.poll(receivers).toEqual(['hoved@example.com', 'hoved@example.com'])
  await site.payload.updateGlobal({ slug: 'orderSettings', data: { headOfficeEmail: '' } })
  await postOrder(site, newOrder(site))
  expect((await site.requests()).map(({ routing }) => routing)).toEqual(['headOffice', 'headOffice', 'headOffice'])
  // Without any address of its own, the administrator's.
  await expect.poll(receivers).toEqual(['admin@example.com', 'hoved@example.com', 'hoved@example.com'])
})

test('terms must be accepted, and the version is kept; consents are kept in their words', async () => {
  await using site = await siteWithDealers()
  const { payload } = site
  const { richText } = await import('../support/site')
  await payload.updateGlobal({
    slug: 'deliveryTerms',
    data: { content: richText('Levering tar tid'), _status: 'published' } as never,
  })
  await payload.updateGlobal({
    slug: 'orderSettings',
    data: {
      consents: [
        { text: 'Dere kan ringe meg', required: true },
        { text: 'Nyhetsbrev', required: false },
      ],
    },
  })
  const drawn = await site.get('/bestilling')
  expect(drawn.text).toContain('Levering tar tid')
  const refused = await postOrder(site, newOrder(site))
  expect(refused.text).toContain('fault">Du må godta leveringsbetingelsene')
  expect(refused.text).toContain('fault">Du må godta dette for å sende')
  const box = /name="(samtykke-\w+)"/.exec(drawn.text)?.[1] ?? ''
  expect((await postOrder(site, newOrder(site, { vilkar: '1', [box]: '1' }))).status).toBe(303)
  expect((await site.requests())[0]).toMatchObject({
    termsVersion: 1,
    consents: [
      { text: 'Dere kan ringe meg', accepted: true },
      { text: 'Nyhetsbrev', accepted: false },
    ],
  })
})

test('without script the list is built by posts, and everything else that was typed is kept', async () => {
  await using site = await siteWithDealers()
  const cookieOf = (headers: Headers) => headers.getSetCookie().join('\n')
  const added = await postOrder(
    site,
    formOf({ artnr: 'EV-1', antall: '1', page: '/artikler' }),
    {},
    '/bestilling/legg-til',
  )
  expect([added.status, added.location]).toEqual([303, '/bestilling'])
  const set = cookieOf(added.headers)
  expect(set).toMatch(/^bestilling=EV-1\*1; .*HttpOnly; SameSite=Lax/)
  const cookie = set.split(';')[0] ?? ''
  const drawn = await fetch(`${site.url}/bestilling`, { headers: { cookie } })
  expect(await drawn.text()).toContain('value="EV-1"')

  const removed = await postOrder(site, newOrder(site, { gjor: 'slett:0', name: 'Åse' }), { cookie })
  expect(removed.status).toBe(200)
  expect(removed.text).not.toContain('value="EV-1"')
  expect(removed.text).toContain('value="X-99"')
  expect(removed.text).toContain('value="Åse"')
  expect(cookieOf(removed.headers)).toContain('bestilling=X-99*1')
  // Taken over by a script, it is in the cookie no more.
  const taken = await fetch(`${site.url}/bestilling/overta`, { method: 'POST', headers: { cookie } })
  expect(await taken.json()).toEqual({ rows: [{ number: 'EV-1', quantity: 1 }] })
  expect(cookieOf(taken.headers)).toContain('bestilling=; Max-Age=0')
})

test('a list that is too long for a cookie refuses one more, and says so', async () => {
  await using site = await siteWithDealers()
  const cookie = `bestilling=${Array.from({ length: 175 }, (_, at) => `LANGT-NUMMER-${1000 + at}*1`).join('~')}`
  const refused = await postOrder(site, formOf({ artnr: 'EV-1', page: '/' }), { cookie }, '/bestilling/legg-til')
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('Det er ikke plass til flere artikler')
  expect(refused.headers.getSetCookie()).toEqual([])
})

test('the form’s script learns of articles and dealers', async () => {
  await using site = await siteWithDealers()
  const ask = async (path: string) => JSON.parse((await site.get(path)).text)
  expect(await ask('/bestilling/artikler?numre=ev1&numre=NOPE')).toEqual({
    articles: [expect.objectContaining({ number: 'EV-1', name: 'Varde', price: 1000, href: '/artikler/varde' }), null],
  })
  expect(await ask('/bestilling/artikler?q=vard')).toEqual({ articles: [expect.objectContaining({ number: 'EV-1' })] })
  expect(await ask('/bestilling/forhandlere?postnr=9008&numre=EV-1')).toMatchObject({
    proposed: site.near,
    routing: 'nearest',
    choices: [{ id: site.near }, { id: site.far }],
  })
  expect(await ask('/bestilling/forhandlere?postnr=&forhandler=fjern-varme')).toMatchObject({
    proposed: site.far,
    routing: 'chosen',
  })
})

test('a dealer that the address names is chosen on the page', async () => {
  await using site = await siteWithDealers()
  const { text } = await site.get('/bestilling?forhandler=fjern-varme')
  expect(text).toContain(`<option value="${site.far}" selected="">Fjern Varme, Oslo</option>`)
  expect(text).toContain('name="forslag" value=""')
})

test('the page is there in English where the site is', async () => {
  await using site = await siteWithDealers()
  expect((await site.get('/en/bestilling')).status).toBe(302)
  await site.payload.updateGlobal({ slug: 'site', data: { languages: ['nb', 'en'] } as never })
  expect((await site.get('/en/bestilling')).text).toContain('Send the order')
  const answer = await postOrder(site, newOrder(site), {}, '/en/bestilling')
  expect(answer.location).toMatch(/^\/en\/bestilling\/\d{6}-/)
  await expect.poll(async () => (await site.emails())[0]?.subject).toMatch(/^Order \d{6}-\w{4} received$/)
})

function formOf(values: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

test('a request that knows no time of sending is told of, once', async () => {
  await using site = await siteWithDealers()
  const { id } = await site.payload.create({
    collection: 'orderRequests',
    data: {
      number: '261122-AAAA',
      key: 'a'.repeat(22),
      lines: [{ number: 'EV-1', quantity: 1, name: 'Varde', known: true }],
      name: 'Kari',
      email: 'kari@example.com',
      postcode: '9008',
      state: 'received',
      routing: 'headOffice',
      locale: 'nb',
    },
  })
  await expect.poll(async () => (await site.requests()).find((request) => request.id === id)?.notifiedAt).toBeTruthy()
  expect((await site.emails()).map(({ to }) => to)).toEqual(['kari@example.com', 'hoved@example.com'])
})

test('a body that was cut off is answered with what to do, not as an error of ours', async () => {
  await using site = await siteWithDealers()
  const answer = await fetch(`${site.url}/bestilling`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nKari',
  })
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('Prøv igjen')])
  expect(await site.requests()).toEqual([])
})
