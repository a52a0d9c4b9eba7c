import type { BasePayload } from 'payload'
import { expect, test } from 'vitest'
import { applyNext } from '../../src/features/imports/apply'
import { dealerData } from '../support/dealers'
import { openProgram, type TestProgram } from '../support/program'

interface Import {
  id: number
  state: string
  error?: Partial<Record<'nb' | 'en', string>> | null
  total: number
  created: number
  changed: number
  unchanged: number
  errors: number
  applied: number
  steps: number
}

const credentials = { email: 'admin@example.com', password: 'long enough for tests' }

async function tokenOf(payload: BasePayload, data = credentials): Promise<string> {
  const { token } = await payload.login({ collection: 'users', data })
  return token ?? ''
}

async function send(site: TestProgram, target: string, file: Blob | string, name = 'fil.csv', token?: string) {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ target }))
  form.set('file', typeof file === 'string' ? new Blob([file]) : file, name)
  const authorization = `JWT ${token ?? (await tokenOf(site.payload))}`
  return fetch(`${site.url}/api/imports/upload`, { method: 'POST', headers: { authorization }, body: form })
}

async function waitFor(site: TestProgram, id: number, ...states: string[]): Promise<Import> {
  for (;;) {
    const found = (await site.payload.findByID({ collection: 'imports', id, depth: 0 })) as unknown as Import
    if (states.includes(found.state)) return found
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Uploads a file and waits until it is read. */
async function read(site: TestProgram, target: string, file: Blob | string, name?: string): Promise<Import> {
  const answer = await send(site, target, file, name)
  expect(answer.status).toBe(201)
  const { doc } = (await answer.json()) as { doc: Import }
  return waitFor(site, doc.id, 'ready', 'refused')
}

async function carryOut(site: TestProgram, { id }: Import): Promise<Import> {
  expect((await site.rest('POST', `/api/imports/${id}/run`)).status).toBe(200)
  return waitFor(site, id, 'done', 'stopped')
}

async function linesOf(site: TestProgram, { id }: Import, kind: string) {
  const { body } = await site.rest('GET', `/api/imports/${id}/lines?kind=${kind}`)
  return body.lines as { line: number; number: string; difference: unknown }[]
}

const columnsOf = (line: { difference: unknown } | undefined) =>
  (line?.difference as { column: string }[] | undefined)?.map(({ column }) => column)

async function articleOf({ payload }: TestProgram, number: string, locale: 'nb' | 'en' | 'all' = 'nb') {
  const { docs } = await payload.find({
    collection: 'articles',
    where: { number: { equals: number } },
    locale,
    depth: 0,
    fallbackLocale: false,
  })
  return docs[0] as unknown as Record<string, unknown> & { id: number }
}

async function withCatalogue({ payload }: TestProgram) {
  await payload.create({ collection: 'articleGroups', data: { name: 'Ovner', slug: 'ovner', position: 0 } })
  await payload.create({
    collection: 'specifications',
    data: { name: 'Effekt', slug: 'effekt', kind: 'number', unit: 'kW', position: 0 },
  })
}

test('a file of articles is read, shown, and carried out, whatever order its lines name each other in', async () => {
  await using site = await openProgram()
  await withCatalogue(site)
  const file = [
    'Artikkelnummer;Navn;Navn (engelsk);Gruppe;Pris;Prisen er;Egenskap: effekt;Variant av;Passer sammen med',
    '0010;Bålfat;Fire bowl;ovner;1 249,50;fra;7,5;0020;0020, 0030',
    '0020;Varde;;;24900;;;;',
    '0030;Bålfat;;;;;;;0010',
  ].join('\r\n')
  const found = await read(site, 'articles', file)
  expect(found).toMatchObject({ state: 'ready', total: 3, created: 3, changed: 0, errors: 0 })
  expect((await site.payload.count({ collection: 'articles' })).totalDocs).toBe(0)
  const [first] = await linesOf(site, found, 'create')
  expect(first).toMatchObject({ line: 2, number: '0010', difference: { pris: ['', '1249,5'], gruppe: ['', 'ovner'] } })

  expect(await carryOut(site, found)).toMatchObject({ state: 'done', applied: 6, steps: 6 })
  const [fireBowl, varde, other] = [
    await articleOf(site, '0010', 'all'),
    await articleOf(site, '0020'),
    await articleOf(site, '0030'),
  ]
  expect(fireBowl).toMatchObject({
    name: { nb: 'Bålfat', en: 'Fire bowl' },
    price: 1249.5,
    priceKind: 'from',
    specifications: [{ value: '7.5' }],
    variantOf: varde.id,
    related: [varde.id, other.id],
    slug: 'balfat',
    _status: 'published',
  })
  expect(varde).toMatchObject({ priceKind: 'exact', availability: 'unknown', position: 0 })
  // Two of the same name have addresses of their own.
  expect(other.slug).toBe('balfat-0030')
  expect((await site.get('/artikler/balfat')).text).toContain('1 249,50'.replace(' ', '\u00a0'))
})

test.each([
  ['articles', 'artikkelnummer', 'adresse', 'A-1', '/artikler'],
  ['dealers', 'forhandlernummer', 'siste ledd i adressen', 'F-1', '/finn-forhandler'],
] as const)(
  'an address that a file gives to one of the %s leaves the old one leading there',
  async (target, key, header, number, below) => {
    await using site = await openProgram()
    const data = target === 'articles' ? { name: 'Varde', number: 'A-1' } : dealerData()
    const { body } = await site.rest('POST', `/api/${target}`, { ...data, slug: 'en', _status: 'published' })
    const leadsTo = async (path: string) => {
      const { status, headers } = await site.get(path)
      return [status, headers.get('location')]
    }
    await carryOut(site, await read(site, target, `${key};${header}\n${number};to`))
    expect(await leadsTo(`${below}/en`)).toEqual([308, `${below}/to`])
    // Unpublished meanwhile, and published by the file at another address.
    await site.rest('PATCH', `/api/${target}/${body.doc?.id}`, { _status: 'draft' })
    await carryOut(site, await read(site, target, `${key};${header};publisert\n${number};tre;ja`))
    expect(await leadsTo(`${below}/tre`)).toEqual([200, null])
    expect(await leadsTo(`${below}/to`)).toEqual([308, `${below}/tre`])
    expect(await leadsTo(`${below}/en`)).toEqual([308, `${below}/tre`])
  },
)

test('only what a file says is changed: columns that it lacks stay, empty cells clear', async () => {
  await using site = await openProgram()
  const { payload } = site
  const data = { name: 'Varde', number: 'A-1', summary: 'Rund.', price: 100, _status: 'published' as const }
  await payload.create({ collection: 'articles', data: { ...data, slug: 'varde' } as never })
  await payload.create({ collection: 'articles', data: { ...data, number: 'A-2', slug: 'varde-2', price: 5 } as never })
  expect((await site.get('/artikler/varde')).text).toContain('Rund.')

  const found = await read(site, 'articles', 'nummer,pris,omtale\nA-1,120,\nA-2,5,Rund.\n')
  expect(found).toMatchObject({ state: 'ready', created: 0, changed: 1, unchanged: 1 })
  expect(await linesOf(site, found, 'change')).toEqual([
    { line: 2, number: 'A-1', difference: { pris: ['100', '120'], omtale: ['Rund.', ''] } },
  ])
  await carryOut(site, found)
  expect(await articleOf(site, 'A-1')).toMatchObject({ name: 'Varde', price: 120, summary: null, slug: 'varde' })
  expect((await site.get('/artikler/varde')).text).not.toContain('Rund.')
  // What the admin opens is its latest version.
  const { docs } = await payload.find({ collection: 'articles', where: { number: { equals: 'A-1' } }, draft: true })
  expect(docs[0]).toMatchObject({ price: 120 })
  expect(
    (await payload.findVersions({ collection: 'articles', where: { parent: { equals: docs[0]?.id } } })).totalDocs,
  ).toBe(2)
})

test('every error is named with its line and column, and nothing is carried out', async () => {
  await using site = await openProgram()
  await withCatalogue(site)
  const draft = await site.payload.create({
    collection: 'articles',
    data: { name: 'Kladd', number: 'K-1', slug: 'kladd', _status: 'published' } as never,
  })
  await site.payload.update({ collection: 'articles', id: draft.id, data: { name: 'Ny kladd' }, draft: true })
  const file = [
    'artikkelnummer;navn;gruppe;pris;egenskap: effekt;passer sammen med',
    'A-1;Varde;ovner;100;8;',
    'A-1;Varde igjen;;;;',
    ';Uten nummer;;;;',
    'A-2;;;;;',
    'A-3;Varde;peiser;mye;stor;B-9',
    'A-4;Varde;;-5;;',
    'A-5;Varde;;;;A-1, B-9',
    'A-6;Varde;;;;A-6',
    'K-1;Kladden;;;;',
  ].join('\n')
  const found = await read(site, 'articles', file)
  expect(found).toMatchObject({ state: 'refused', total: 9, created: 1, changed: 0, errors: 8 })
  const said = (await linesOf(site, found, 'error')).map(({ line, difference }) => [
    line,
    (difference as { column: string; nb: string }[]).map(({ column, nb }) => `${column}: ${nb}`),
  ])
  expect(said).toEqual([
    [3, ['artikkelnummer: Nummeret står også i linje 2.']],
    [4, ['artikkelnummer: Linjen har ikke noe nummer.']],
    [5, ['navn: Mangler. En ny linje må ha det.']],
    [
      6,
      [
        'gruppe: «peiser» finnes ikke.',
        'pris: «mye» er ikke et tall.',
        'egenskap: effekt: «stor» passer ikke. Skriv et tall, for eksempel 7,5.',
      ],
    ],
    [7, [expect.stringMatching(/^pris: .+0/)]],
    [8, ['passer sammen med: «B-9» finnes ikke.']],
    [9, ['passer sammen med: En artikkel kan ikke vise til seg selv.']],
    [10, ['artikkelnummer: Har et utkast som ikke er publisert. Publiser eller forkast det først.']],
  ])
  expect((await site.rest('POST', `/api/imports/${found.id}/run`)).status).toBe(409)
  expect((await site.payload.count({ collection: 'articles' })).totalDocs).toBe(1)
})

test.each([
  [
    'navn;pris\nVarde;1',
    'Første linje må være overskrifter, og en av dem «artikkelnummer».',
    'The first line must be headings, and one of them “artikkelnummer”.',
  ],
  [
    'artikkelnummer;farve\nA-1;rød',
    'Disse overskriftene er ukjente: farve. Rett dem, eller ta kolonnene bort.',
    'These headings are unknown: farve. Correct them, or take the columns out.',
  ],
  [
    'artikkelnummer;nummer\nA-1;A-2',
    'Overskriften «artikkelnummer» står to ganger.',
    'The heading “artikkelnummer” stands twice.',
  ],
  ['artikkelnummer;navn\n', 'Filen har ingen linjer under overskriften.', 'The file has no lines below its heading.'],
  ['', 'Filen har ingen linjer under overskriften.', 'The file has no lines below its heading.'],
])('of the file %j is said what is wrong with it', async (file, nb, en) => {
  await using site = await openProgram()
  expect(await read(site, 'articles', `${file}`.padEnd(1))).toMatchObject({
    state: 'refused',
    error: { nb, en },
  })
})

test('what dealers have on show is named by article numbers, and exported so', async () => {
  await using site = await openProgram()
  for (const number of ['EV-1', 'EV-2'])
    await site.payload.create({
      collection: 'articles',
      data: { number, name: `Ovn ${number}`, slug: number.toLowerCase() } as never,
    })
  const head = 'forhandlernummer;navn;gateadresse;postnummer;poststed;utstilt'
  const bad = await read(site, 'dealers', `${head}\nF-1;Ved;Gata 1;0150;Oslo;"EV-1, EV-9"`)
  const [line] = await linesOf(site, bad, 'error')
  expect(columnsOf(line)).toEqual(['utstilt'])
  // A dealer's number is no article's, though it stands in the file.
  expect(await read(site, 'dealers', `${head}\nF-1;Ved;Gata 1;0150;Oslo;F-1`)).toMatchObject({ state: 'refused' })

  await carryOut(site, await read(site, 'dealers', `${head}\nF-1;Ved;Gata 1;0150;Oslo;"EV-2, EV-1"`))
  const { docs } = await site.payload.find({ collection: 'dealers', depth: 1 })
  expect(docs[0]?.onShow?.map((article) => typeof article === 'object' && article.number)).toEqual(['EV-2', 'EV-1'])
  const address = `${site.url}/api/imports/export?target=dealers&format=csv`
  const exported = await (await fetch(address, { headers: { authorization: `JWT ${site.token}` } })).text()
  expect(exported).toContain('EV-2, EV-1')
  expect(await read(site, 'dealers', exported)).toMatchObject({ changed: 0, unchanged: 1 })

  await carryOut(site, await read(site, 'dealers', 'forhandlernummer;utstilt\nF-1;'))
  expect((await site.payload.find({ collection: 'dealers', depth: 0 })).docs[0]?.onShow ?? []).toEqual([])
})

test('dealers come from a file too; hours and postcodes are checked as in the admin', async () => {
  await using site = await openProgram()
  await site.payload.create({ collection: 'services', data: { name: 'Montering', slug: 'montering', position: 0 } })
  const head = 'forhandlernummer;navn;gateadresse;postnummer;poststed;breddegrad;lengdegrad;åpningstider;tjenester'
  const bad = await read(site, 'dealers', `${head}\nF-1;Ved;Gata 1;90;Tromsø;69,65;18,96;hver dag;maling`)
  expect(bad).toMatchObject({ state: 'refused', errors: 1 })
  const [line] = await linesOf(site, bad, 'error')
  expect(columnsOf(line)).toEqual(['tjenester'])
  const worse = await read(site, 'dealers', `${head}\nF-1;Ved;Gata 1;90;Tromsø;69,65;18,96;hver dag;montering`)
  const [other] = await linesOf(site, worse, 'error')
  expect(columnsOf(other)).toEqual(['postnummer', 'åpningstider'])

  const good = await read(
    site,
    'dealers',
    `${head}\nF-1;Ved;Gata 1;150;Oslo;59,91;10,75;"man–fre 09–17\nlør 10–14";Montering`,
  )
  expect(good).toMatchObject({ state: 'ready', created: 1 })
  await carryOut(site, good)
  const { docs } = await site.payload.find({ collection: 'dealers', depth: 1 })
  expect(docs[0]).toMatchObject({
    postcode: '0150',
    latitude: 59.91,
    hours: 'man–fre 09–17\nlør 10–14',
    slug: 'ved',
    holidays: 'closed',
    _status: 'published',
  })
})

test.each(['csv', 'xlsx'])('what is exported as %s changes nothing when it is read in again', async (format) => {
  await using site = await openProgram()
  await withCatalogue(site)
  const [group] = (await site.payload.find({ collection: 'articleGroups' })).docs
  const [output] = (await site.payload.find({ collection: 'specifications' })).docs
  const first = await site.payload.create({
    collection: 'articles',
    data: {
      name: '=Bålfat; "80"',
      number: '0010',
      slug: 'balfat',
      price: 1249.5,
      group: group?.id,
      _status: 'published',
    } as never,
  })
  await site.payload.create({
    collection: 'articles',
    data: {
      name: 'Varde',
      number: '+20',
      slug: 'varde',
      summary: 'To\nlinjer',
      related: [first.id],
      variantOf: first.id,
      specifications: [{ specification: output?.id, value: '7,5' }],
      _status: 'draft',
    } as never,
  })
  await site.payload.create({ collection: 'dealers', data: dealerData({ hours: 'man–fre 09–17\nlør 10–14' }) as never })
  const token = await tokenOf(site.payload)
  for (const [target, count] of [
    ['articles', 2],
    ['dealers', 1],
  ] as const) {
    const answer = await fetch(`${site.url}/api/imports/export?target=${target}&format=${format}`, {
      headers: { authorization: `JWT ${token}` },
    })
    expect(answer.headers.get('content-disposition')).toMatch(
      new RegExp(`attachment; filename="${target}-.*\\.${format}"`),
    )
    const found = await read(site, target, await answer.blob(), `fil.${format}`)
    expect(await linesOf(site, found, 'error')).toEqual([])
    expect(await linesOf(site, found, 'change')).toEqual([])
    expect(found).toMatchObject({ state: 'ready', total: count, unchanged: count })
  }
})

test('an import that is interrupted goes on where it was, and ends with every line carried out once', async () => {
  await using site = await openProgram({ ROLE: 'web' })
  const count = 450
  const lines = Array.from({ length: count }, (_, at) => `A-${at};Artikkel ${at};A-${(at + 1) % count}`)
  const found = await read(site, 'articles', ['nummer;navn;passer sammen med', ...lines].join('\n'))
  expect(found).toMatchObject({ state: 'ready', created: count })
  expect((await site.rest('POST', `/api/imports/${found.id}/run`)).status).toBe(200)
  for (let rounds = 0; ; rounds++) {
    // Ends after one lot, as a process would that dies.
    let asked = 0
    await applyNext(site.payload, () => asked++ > 0)
    const { state, applied } = (await site.payload.findByID({ collection: 'imports', id: found.id })) as never as Import
    if (rounds === 0) expect(applied).toBe(200)
    // The note of where it is can be lost with the process: the last lot is done twice.
    if (rounds === 0)
      await site.payload.update({ collection: 'imports', id: found.id, data: { applied: 0, cursor: 0 } as never })
    if (state === 'done') break
    expect(rounds).toBeLessThan(20)
  }
  expect((await site.payload.count({ collection: 'articles' })).totalDocs).toBe(count)
  const { docs } = await site.payload.find({ collection: 'articles', limit: 0, depth: 0 })
  expect(docs.filter(({ related }) => related?.length === 1)).toHaveLength(count)
})

test('only editors import and export', async () => {
  await using site = await openProgram()
  const password = 'long enough too'
  const dealer = await site.payload.create({ collection: 'dealers', data: dealerData() as never })
  for (const role of ['marketer', 'dealer'] as const) {
    const email = `${role}@example.com`
    await site.payload.create({
      collection: 'users',
      data: { email, password, name: role, role, ...(role === 'dealer' ? { dealer: dealer.id } : {}) },
    })
    const token = await tokenOf(site.payload, { email, password })
    expect((await send(site, 'articles', 'nummer\nA', 'a.csv', token)).status).toBe(403)
    const headers = { authorization: `JWT ${token}` }
    for (const path of ['/api/imports/export?target=dealers&format=csv', '/api/imports', '/api/importRows'])
      expect((await site.get(path, headers)).status, `${role} ${path}`).toBe(403)
  }
  expect((await site.get('/api/imports/export?target=dealers&format=csv')).status).toBe(403)
  expect((await site.get('/api/imports')).status).toBe(403)
})

test('a number that lies in the bin is a new article, and the one in the bin is neither changed nor exported', async () => {
  await using site = await openProgram()
  const old = await site.payload.create({
    collection: 'articles',
    data: { name: 'Gammel', number: '0010', slug: 'gammel', _status: 'published' } as never,
  })
  await site.rest('DELETE', `/api/articles/${old.id}`)
  const found = await read(site, 'articles', 'Artikkelnummer;Navn\n0010;Ny\n')
  expect([found.state, found.created, found.changed]).toEqual(['ready', 1, 0])
  expect((await carryOut(site, found)).applied).toBe(1)
  expect(await articleOf(site, '0010')).toMatchObject({ name: 'Ny' })
  const kept = await site.payload.findByID({ collection: 'articles', id: old.id, trash: true })
  expect([kept.name, Boolean(kept.deletedAt)]).toEqual(['Gammel', true])
  const exported = await fetch(`${site.url}/api/imports/export?target=articles&format=csv`, {
    headers: { authorization: `JWT ${site.token}` },
  })
  const file = await exported.text()
  expect(file).toContain('Ny')
  expect(file).not.toContain('Gammel')
})

test('prices are read as price lists write them, and one that may be two is refused', async () => {
  await using site = await openProgram()
  const prices = ['kr 99,-', '1.234,50', '1,234.50', '2 499,–', '1.234.567', '49 kr', 'NOK 12,5']
  const file = ['artikkelnummer;navn;pris', ...prices.map((price, at) => `P-${at};Ovn ${at};${price}`)].join('\n')
  const sent = await read(site, 'articles', file)
  expect(sent).toMatchObject({ state: 'ready', errors: 0 })
  await carryOut(site, sent)
  const { docs } = await site.payload.find({ collection: 'articles', sort: 'number', depth: 0 })
  expect(docs.map(({ price }) => price)).toEqual([99, 1234.5, 1234.5, 2499, 1234567, 49, 12.5])

  const doubtful = await read(site, 'articles', 'artikkelnummer;navn;pris\nQ-1;Ovn;1.234\nQ-2;Ovn;12.34,5\n')
  expect(doubtful.errors).toBe(2)
  const lines = await linesOf(site, doubtful, 'error')
  expect(lines.map(({ line }) => line)).toEqual([2, 3])
  expect(lines[0]?.difference).toMatchObject([{ column: 'pris', nb: expect.stringMatching(/kan leses på to måter/) }])
  expect(lines[1]?.difference).toMatchObject([{ column: 'pris', nb: '«12.34,5» er ikke et tall.' }])
})

test('a cell beyond the headings, or below an empty one, is refused with its line', async () => {
  await using site = await openProgram()
  const file = 'artikkelnummer;navn;;pris\nE-1;Ovn;;10;\nE-2;Ovn; stor;10\nE-3;Ovn;;10;;til overs\n'
  const sent = await read(site, 'articles', file)
  expect(sent).toMatchObject({ total: 3, errors: 2 })
  const lines = await linesOf(site, sent, 'error')
  expect(lines.map(({ line, difference }) => [line, (difference as { nb: string }[])[0]?.nb.slice(0, 40)])).toEqual([
    [3, '«stor» står i en celle uten overskrift. '],
    [4, '«til overs» står i en celle uten overskr'],
  ])
})

test('a stray quotation mark names its line', async () => {
  await using site = await openProgram()
  const sent = await read(site, 'articles', 'artikkelnummer;navn\nS-1;Ovn\nS-2;Ovn 20" rund\n')
  expect(sent.state).toBe('refused')
  expect(sent.error?.nb).toMatch(/^Linje 3 har et anførselstegn/)
})
