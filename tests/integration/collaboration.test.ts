/** Two people in one document: a save from an older state replaces nobody's text, and nobody's text is lost. */
import { setImmediate as turn } from 'node:timers/promises'
import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'
import { targetOf } from '../../src/features/collaboration/documents'
import { listVersions } from '../../src/features/collaboration/versionList'
import { colleague, openView } from '../support/editors'
import { storeMessage } from '../support/forms'
import { openProgram, type TestProgram } from '../support/program'

const DRAFT = '&draft=true&autosave=true'

async function openPage(site: TestProgram, data: object = {}) {
  const { body } = await site.rest('POST', '/api/pages?draft=true', { title: 'Ovner', slug: 'ovner', ...data })
  return Number(body.doc?.id)
}

const readPage = async (site: TestProgram, id: number, locale = 'nb') =>
  (await site.rest('GET', `/api/pages/${id}?draft=true&depth=0&fallback-locale=null&locale=${locale}`))
    .body as unknown as Record<string, unknown>

test('what two people change in different fields is merged without asking', async () => {
  await using site = await openProgram()
  const id = await openPage(site)
  const kari = await openView(site, `pages:${id}`, { token: await colleague(site, 'Kari') })
  const ola = await openView(site, `pages:${id}`, { token: await colleague(site, 'Ola') })

  const form = { title: 'Ovner', slug: 'ovner', description: '', noindex: false, body: 0 }
  expect((await kari.save({ ...form, description: 'Fra Kari' }, { query: DRAFT })).status).toBe(200)
  const saved = await ola.save({ ...form, title: 'Fra Ola' }, { query: DRAFT })
  expect([saved.status, saved.merged]).toEqual([200, ['description']])
  expect(await readPage(site, id)).toMatchObject({ title: 'Fra Ola', description: 'Fra Kari' })
})

test('a save over somebody else’s text is refused, stored as a version, and told with both texts', async () => {
  await using site = await openProgram()
  const id = await openPage(site)
  const kari = await openView(site, `pages:${id}`, { token: await colleague(site, 'Kari') })
  const ola = await openView(site, `pages:${id}`, { token: await colleague(site, 'Ola') })
  await kari.save({ title: 'Karis tittel' }, { query: DRAFT })

  const refused = await ola.save({ title: 'Olas tittel', description: 'Olas beskrivelse' }, { query: DRAFT })
  expect(refused.status).toBe(409)
  expect(refused.conflict.fields).toMatchObject([
    {
      path: 'title',
      label: 'Tittel',
      mine: { lines: ['Olas tittel'] },
      theirs: { lines: ['Karis tittel'], name: 'Kari', isOwn: false },
    },
  ])
  expect(await readPage(site, id)).toMatchObject({ title: 'Karis tittel' })

  // Kept with everything that was typed, and no draft of the document's.
  const { version } = refused.conflict
  const kept = await site.rest('GET', `/api/pages/versions/${version}?depth=0&locale=nb`)
  expect(kept.body).toMatchObject({ latest: false, version: { title: 'Olas tittel', description: 'Olas beskrivelse' } })
  await site.rest('PATCH', `/api/pages/${id}?locale=nb`, { _status: 'published' })
  expect(await readPage(site, id)).toMatchObject({ title: 'Karis tittel' })

  // Trying again replaces what was kept; restoring brings it back.
  const again = await ola.save({ title: 'Olas nye tittel' }, { query: DRAFT })
  expect(again.status).toBe(409)
  const versions = await site.rest('GET', `/api/pages/versions?where[parent][equals]=${id}&limit=50&depth=0`)
  const titles = versions.body.docs?.map((each) => (each.version as { title: string }).title)
  expect(titles).toContain('Karis tittel')
  expect(titles?.filter((title) => title.startsWith('Olas'))).toEqual(['Olas nye tittel'])
  await site.rest('POST', `/api/pages/versions/${again.conflict.version}?draft=true`)
  expect(await readPage(site, id)).toMatchObject({ title: 'Olas nye tittel' })
})

test('who has seen the other text may replace it; what stood there is a version', async () => {
  await using site = await openProgram()
  const id = await openPage(site)
  const kari = await openView(site, `pages:${id}`, { token: await colleague(site, 'Kari') })
  const ola = await openView(site, `pages:${id}`, { token: await colleague(site, 'Ola') })
  await kari.save({ title: 'Karis tittel' }, { query: DRAFT })
  const { conflict } = await ola.save({ title: 'Olas tittel' }, { query: DRAFT })
  const base = { ...ola.base, title: conflict.fields[0]?.print ?? '' }
  expect((await ola.save({ title: 'Olas tittel' }, { query: DRAFT, base })).status).toBe(200)
  expect(await readPage(site, id)).toMatchObject({ title: 'Olas tittel' })
  const versions = await site.rest('GET', `/api/pages/versions?where[parent][equals]=${id}&limit=50&depth=0`)
  expect(versions.body.docs?.map((each) => (each.version as { title: string }).title)).toContain('Karis tittel')
})

test('of two saves at the same moment from one state, one is taken', async () => {
  await using site = await openProgram()
  const id = await openPage(site)
  const tokens = [await colleague(site, 'Kari'), await colleague(site, 'Ola')]
  // SQLite would carry out one save in one go: rules that wait for something let the other in between.
  site.payload.collections.pages.config.hooks.beforeChange.push(async ({ data }) => {
    for (let turns = 0; turns < 100; turns++) await turn()
    return data
  })
  for (let round = 0; round < 5; round++) {
    const views = await Promise.all(tokens.map((token) => openView(site, `pages:${id}`, { token })))
    const answers = await Promise.all(
      views.map((view, at) => view.save({ title: `Runde ${round}, nummer ${at}` }, { query: DRAFT })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const winner = answers.findIndex(({ status }) => status === 200)
    expect(await readPage(site, id)).toMatchObject({ title: `Runde ${round}, nummer ${winner}` })
  }
})

test('a client that names no state saves as before', async () => {
  await using site = await openProgram()
  const id = await openPage(site)
  const ola = await openView(site, `pages:${id}`, { token: await colleague(site, 'Ola') })
  await ola.save({ title: 'Olas tittel' }, { query: DRAFT })
  const plain = await site.rest('PATCH', `/api/pages/${id}?draft=true&locale=nb`, { title: 'Uten grunnlag' })
  expect([plain.status, plain.body._editing]).toEqual([200, undefined])
  expect(await readPage(site, id)).toMatchObject({ title: 'Uten grunnlag' })
  // And counts as a change.
  const refused = await ola.save({ title: 'Olas andre' }, { query: DRAFT })
  expect(refused.conflict.fields[0]?.theirs.lines).toEqual(['Uten grunnlag'])
})

test('a publication from an older state is refused as well', async () => {
  await using site = await openProgram()
  const id = await openPage(site)
  const kari = await openView(site, `pages:${id}`, { token: await colleague(site, 'Kari') })
  const ola = await openView(site, `pages:${id}`, { token: await colleague(site, 'Ola') })
  await kari.save({ title: 'Karis tittel', _status: 'published' })
  const refused = await ola.save({ title: 'Olas tittel', _status: 'published' })
  expect(refused.status).toBe(409)
  expect((await site.get('/ovner')).text).toContain('Karis tittel')
})

test('one edits Norwegian, another English: both are stored', async () => {
  await using site = await openProgram()
  const id = await openPage(site, { body: [{ id: 'b1', blockType: 'hero', heading: 'Varme', layout: 'plain' }] })
  const kari = await openView(site, `pages:${id}`, { token: await colleague(site, 'Kari') })
  const ola = await openView(site, `pages:${id}`, { token: await colleague(site, 'Ola'), locale: 'en' })
  expect((await kari.save({ title: 'Peiser' }, { query: DRAFT })).status).toBe(200)
  const saved = await ola.save({ title: 'Fireplaces' }, { query: DRAFT })
  expect([saved.status, saved.merged]).toEqual([200, []])
  expect(await readPage(site, id)).toMatchObject({ title: 'Peiser' })
  expect(await readPage(site, id, 'en')).toMatchObject({ title: 'Fireplaces' })
})

test('of a list of blocks the rows that differ are told', async () => {
  await using site = await openProgram()
  // As the form sends it, with what every block has.
  const display = {
    width: 'standard',
    background: 'none',
    spacing: 'standard',
    device: 'all',
    audience: 'all',
    from_tz: 'Europe/Oslo',
    until_tz: 'Europe/Oslo',
  }
  const hero = (id: string, heading: string) => ({ id, blockType: 'hero', heading, layout: 'plain', display })
  const id = await openPage(site, { body: [hero('b1', 'Første'), hero('b2', 'Andre')] })
  const kari = await openView(site, `pages:${id}`, { token: await colleague(site, 'Kari') })
  const ola = await openView(site, `pages:${id}`, { token: await colleague(site, 'Ola') })
  await kari.save({ body: [hero('b1', 'Første'), hero('b2', 'Andre fra Kari')] }, { query: DRAFT })
  const { status, conflict } = await ola.save(
    { body: [hero('b1', 'Første'), hero('b2', 'Andre'), hero('b3', 'Tredje fra Ola')] },
    { query: DRAFT },
  )
  expect(status).toBe(409)
  const [field] = conflict.fields
  expect(field?.path).toBe('body')
  expect(field?.mine.lines).toEqual([
    expect.stringContaining('Andre'),
    expect.stringContaining('Tredje fra Ola'),
    'Like rader: 1',
  ])
  // What stands as proposed is not told.
  expect(field?.theirs.lines).toEqual(['2. Toppfelt: Andre fra Kari · Bare tekst', 'Like rader: 1'])
  // The version holds the blocks as they were typed.
  const kept = await site.rest('GET', `/api/pages/versions/${conflict.version}?depth=0&locale=nb`)
  expect((kept.body.version as { body: { heading: string }[] }).body.map(({ heading }) => heading)).toEqual([
    'Første',
    'Andre',
    'Tredje fra Ola',
  ])
})

test('globals follow the same rules, with versions and without', async () => {
  await using site = await openProgram()
  const tokens = [await colleague(site, 'Kari', 'administrator'), await colleague(site, 'Ola', 'administrator')]
  const [kari, ola] = await Promise.all(tokens.map((token) => openView(site, 'global:navigation', { token })))
  await kari?.save({ breakpoint: 800 }, { query: DRAFT })
  const merged = await ola?.save({ gutter: 40 }, { query: DRAFT })
  expect(merged).toMatchObject({ status: 200, merged: ['breakpoint'] })
  await kari?.save({ breakpoint: 900 }, { query: DRAFT })
  const refused = await ola?.save({ breakpoint: 700 }, { query: DRAFT })
  expect(refused?.status).toBe(409)
  expect(refused?.conflict.fields[0]?.theirs).toMatchObject({ lines: ['900'], name: 'Kari' })
  const kept = await site.rest('GET', `/api/globals/navigation/versions/${refused?.conflict.version}?depth=0`)
  expect(kept.body).toMatchObject({ latest: false, version: { breakpoint: 700 } })
  const now = await site.rest('GET', '/api/globals/navigation?draft=true&depth=0')
  expect(now.body).toMatchObject({ breakpoint: 900, gutter: 40 })

  const [one, other] = await Promise.all(tokens.map((token) => openView(site, 'global:site', { token })))
  await one?.save({ name: 'Karis merke' })
  const second = await other?.save({ name: 'Olas merke' })
  expect(second?.status).toBe(409)
  expect((await site.rest('GET', '/api/globals/site?depth=0')).body).toMatchObject({ name: 'Karis merke' })
  // Without versions the text is kept with the document.
  const { body } = await site.rest('GET', '/api/documentEdits/refused?document=global:site')
  expect(body.saves).toMatchObject([
    { name: 'Ola', fields: [{ path: 'name', typed: { lines: ['Olas merke'] }, stored: { lines: ['Karis merke'] } }] },
  ])
})

test('a save that is sent again because its answer was lost is no conflict, nor is the next', async () => {
  await using site = await openProgram()
  const id = await openPage(site)
  const ola = await openView(site, `pages:${id}`, { token: await colleague(site, 'Ola') })
  const { base } = ola
  expect((await ola.save({ title: 'Hei' }, { query: DRAFT, base })).status).toBe(200)
  expect((await ola.save({ title: 'Hei' }, { query: DRAFT, base })).status).toBe(200)
  expect((await ola.save({ title: 'Hei på deg' }, { query: DRAFT, base })).status).toBe(200)
})

test('another window of one’s own is another person, by a name that says so', async () => {
  await using site = await openProgram()
  const id = await openPage(site)
  const token = await colleague(site, 'Ola')
  const [one, other] = [await openView(site, `pages:${id}`, { token }), await openView(site, `pages:${id}`, { token })]
  await one.save({ title: 'Fra det ene' }, { query: DRAFT })
  const { status, conflict } = await other.save({ title: 'Fra det andre' }, { query: DRAFT })
  expect(status).toBe(409)
  expect(conflict.fields[0]?.theirs).toMatchObject({ name: 'Ola', isOwn: true })
})

test('changes of the program count, with a name of their own', async () => {
  await using site = await openProgram()
  const id = await openPage(site)
  const ola = await openView(site, `pages:${id}`, { token: await colleague(site, 'Ola') })
  await site.payload.update({ collection: 'pages', id, draft: true, data: { title: 'Fra programmet' }, locale: 'nb' })
  const { conflict } = await ola.save({ title: 'Olas tittel' }, { query: DRAFT })
  expect(conflict.fields[0]?.theirs).toMatchObject({ name: 'Systemet', isOwn: false })
})

/** As the version history shows them, the newest first. */
async function historyOf({ payload }: TestProgram, document: string) {
  const { docs } = await payload.find({ collection: 'users', limit: 1 })
  const req = await createLocalReq({ user: { ...docs[0], collection: 'users' } as never }, payload)
  const target = targetOf(req, document)
  const list = target && (await listVersions(req, target, 1))
  return (list?.versions ?? []).map(({ who, status }) => `${who}: ${status}`)
}

test('an import is named as who changed a field, and its versions are its own', async () => {
  await using site = await openProgram()
  const article = { name: 'Bålfat', number: '0010', slug: 'balfat', _status: 'published' }
  const id = (await site.rest('POST', '/api/articles', article)).body.doc?.id
  const ola = await openView(site, `articles:${id}`, { token: await colleague(site, 'Ola') })
  const form = new FormData()
  form.set('_payload', JSON.stringify({ target: 'articles' }))
  form.set('file', new Blob(['Artikkelnummer;Navn\r\n0010;Fra fila']), 'fil.csv')
  const headers = { authorization: `JWT ${site.token}` }
  const sent = await fetch(`${site.url}/api/imports/upload`, { method: 'POST', headers, body: form })
  const { doc } = (await sent.json()) as { doc: { id: number } }
  const importIs = (state: string) =>
    expect.poll(async () => (await site.payload.findByID({ collection: 'imports', id: doc.id })).state).toBe(state)
  await importIs('ready')
  await site.rest('POST', `/api/imports/${doc.id}/run`)
  await importIs('done')
  const { status, conflict } = await ola.save({ name: 'Olas navn' }, { query: '&draft=true' })
  expect(status).toBe(409)
  expect(conflict.fields[0]?.theirs).toMatchObject({ lines: ['Fra fila'], name: 'En import', isOwn: false })
  expect((await historyOf(site, `articles:${id}`)).slice(0, 2)).toEqual(['En import: published', 'Ola: refused'])
})

test('scheduled publishing has a version under its own name, and is no conflict for who goes on writing', async () => {
  await using site = await openProgram()
  const id = await openPage(site)
  const ola = await openView(site, `pages:${id}`, { token: await colleague(site, 'Ola') })
  const at = new Date(Date.now() + 3000).toISOString()
  await site.rest('POST', `/api/pages/${id}/schedule`, { type: 'publish', at })
  await expect.poll(async () => (await site.get('/ovner')).status).toBe(200)
  expect((await ola.save({ title: 'Ovner', description: 'Ny' }, { query: DRAFT })).status).toBe(200)
  expect((await historyOf(site, `pages:${id}`)).slice(0, 2)).toEqual(['Ola: draft', 'Planlagt publisering: published'])
})

test('versions name everybody whose text is in them; who replaces another’s text begins one of their own', async () => {
  await using site = await openProgram()
  const id = await openPage(site)
  const kari = await openView(site, `pages:${id}`, { token: await colleague(site, 'Kari') })
  const ola = await openView(site, `pages:${id}`, { token: await colleague(site, 'Ola') })
  await kari.save({ title: 'Karis tittel' }, { query: DRAFT })
  await ola.save({ description: 'Olas beskrivelse' }, { query: DRAFT })
  expect((await historyOf(site, `pages:${id}`))[0]).toBe('Kari, Ola: draft')
  // Seen, and replaced on purpose.
  await ola.save({ title: 'Olas tittel' }, { query: DRAFT })
  expect((await historyOf(site, `pages:${id}`)).slice(0, 2)).toEqual(['Ola: draft', 'Kari, Ola: draft'])
})

test('nothing is kept of documents about visitors', async () => {
  await using site = await openProgram()
  const { id } = await storeMessage(site.payload, { name: 'Besøkende', email: 'b@example.com', message: 'Hei' })
  const ola = await openView(site, `formSubmissions:${id}`, { token: await colleague(site, 'Ola') })
  expect((await ola.save({ state: 'handled' })).status).toBe(200)
  expect((await site.payload.count({ collection: 'documentEdits' })).totalDocs).toBe(0)
})

test('a document that is deleted takes its record and what was kept of it along', async () => {
  await using site = await openProgram()
  const id = await openPage(site)
  const kari = await openView(site, `pages:${id}`, { token: await colleague(site, 'Kari') })
  const ola = await openView(site, `pages:${id}`, { token: await colleague(site, 'Ola') })
  await kari.save({ title: 'Karis tittel' }, { query: DRAFT })
  await ola.save({ title: 'Olas tittel' }, { query: DRAFT })
  const rows = async () =>
    [
      await site.payload.count({ collection: 'documentEdits' }),
      await site.payload.count({ collection: 'refusedSaves' }),
    ].map(({ totalDocs }) => totalDocs)
  expect(await rows()).toEqual([1, 1])
  // What lies in the bin may come back as it was.
  await site.rest('DELETE', `/api/pages/${id}`)
  expect(await rows()).toEqual([1, 1])
  await site.payload.delete({ collection: 'pages', id, trash: true })
  expect(await rows()).toEqual([0, 0])
})

test('presence is told with a name, lasts while there are signs of life, and ends with the window', async () => {
  await using site = await openProgram()
  const id = await openPage(site)
  const [kari, ola] = [await colleague(site, 'Kari'), await colleague(site, 'Ola')]
  const sign = (token: string, window: string, more = {}) =>
    site.rest(
      'POST',
      '/api/documentEdits/presence',
      { document: `pages:${id}`, window, ...more },
      { authorization: `JWT ${token}` },
    )
  expect((await sign(kari, 'a')).body.others).toEqual([])
  expect((await sign(ola, 'b')).body.others).toMatchObject([{ name: 'Kari', isOwn: false }])
  expect((await sign(ola, 'c')).body.others).toMatchObject([{ name: 'Kari' }, { name: 'Ola', isOwn: true }])
  // Nobody speaks for another's window.
  expect((await sign(ola, 'a', { leaves: true })).status).toBe(404)
  await sign(kari, 'a', { leaves: true })
  expect((await sign(ola, 'b')).body.others).toMatchObject([{ name: 'Ola', isOwn: true }])
  const stranger = await fetch(`${site.url}/api/documentEdits/presence`, { method: 'POST', body: '{}' })
  expect(stranger.status).toBe(403)
})

test.runIf(process.env.DATABASE === 'postgres')(
  'people on two processes see each other, and one of their saves wins',
  async () => {
    await using site = await openProgram()
    await using other = await openProgram({ DATABASE_URL: site.settings.databaseUrl })
    const id = await openPage(site)
    const [kari, ola] = [await colleague(site, 'Kari'), await colleague(site, 'Ola')]
    const sign = (program: TestProgram, token: string, window: string) =>
      program.rest(
        'POST',
        '/api/documentEdits/presence',
        { document: `pages:${id}`, window },
        { authorization: `JWT ${token}` },
      )
    const seen = async () => {
      // A window repeats its sign every few seconds.
      await sign(site, kari, 'd')
      return (await sign(other, ola, 'e')).body.others
    }
    await expect.poll(seen).toMatchObject([{ name: 'Kari' }])
    const views = await Promise.all([
      openView(site, `pages:${id}`, { token: kari }),
      openView(other, `pages:${id}`, { token: ola }),
    ])
    const answers = await Promise.all(views.map((view, at) => view.save({ title: `Tittel ${at}` }, { query: DRAFT })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  },
)

test('a broken statement of where a save started is refused', async () => {
  await using site = await openProgram()
  const id = await openPage(site)
  const { status } = await site.rest('PATCH', `/api/pages/${id}?draft=true`, { title: 'X', _editing: { window: 5 } })
  expect(status).toBe(400)
})
