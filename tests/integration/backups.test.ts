import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { finishSchema, prepareSchema } from '../../cli/commands/content'
import { uploadFolders } from '../../cli/commands/siteParts'
import { connect } from '../../scripts/database.mjs'
import {
  backUp,
  bucketStore,
  contentsOf,
  copyUploads,
  differences,
  entriesIn,
  findEntry,
  folderStore,
  holdsSomething,
  type Keys,
  openDatabase,
  refillTables,
  removeOtherUploads,
  rowsOf,
  type Store,
  sealForReading,
  sumsOf,
  uploadsOf,
  verifyEntry,
  withNewArchive,
} from '../../src/features/backups'
import { BackupNotice } from '../../src/features/backups/admin/BackupNotice'
import { archiveStore } from '../../src/features/backups/stores/archive'
import { makeDueBackup, siteCommand } from '../../src/features/backups/work'
import { databaseError } from '../../src/server/databaseError'
import { startBucketServer } from '../support/bucketServer'
import { freshDatabase } from '../support/database'
import { openProgram, type TestProgram } from '../support/program'

const everything = { daily: 100, weekly: 0, monthly: 0 }
const quietly = () => {}

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'backups-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A site that is restored into: without background work, whose transactions would wait for the restore's locks. */
const emptySite = () => openProgram({ ROLE: 'web' })

/** A site with rows of most kinds of values: texts in two languages, JSON, numbers, moments, references, a picture. */
async function filledSite(): Promise<TestProgram> {
  const site = await openProgram()
  const data = await sharp({ create: { width: 700, height: 350, channels: 3, background: '#963314' } })
    .jpeg()
    .toBuffer()
  const picture = await site.payload.create({
    collection: 'media',
    data: { alt: 'Flate' },
    file: { data, name: 'flate.jpg', mimetype: 'image/jpeg', size: data.length },
  })
  for (const [at, name] of [
    'Varde 5',
    '«Glo» & co',
    'Ørn\nto linjer',
    '{"ikke": "json"',
    '2026-13-45T99:99:99',
  ].entries())
    await site.payload.create({
      collection: 'articles',
      data: { name, number: `EV-${at}`, price: 19_900.5 + at, picture: picture.id, _status: 'published' } as never,
    })
  for (const [at, title] of ['Om oss', 'Kontakt'].entries()) {
    const { id } = await site.payload.create({
      collection: 'pages',
      data: {
        title,
        slug: `side-${at}`,
        _status: 'published',
        body: [{ blockType: 'quote', text: `${title}: «æøå» \u{1F525}`, name: 'Åse', role: '{"a":1}' }],
      } as never,
    })
    await site.payload.update({ collection: 'pages', id, locale: 'en', data: { title: `${title} (en)` } as never })
  }
  return site
}

async function backUpSite(
  { settings }: TestProgram,
  to: Store,
  keys: Keys = {},
  now = Date.now(),
  keep = everything,
  site = 'https://www.example.no',
) {
  const database = await openDatabase(settings.databaseUrl)
  try {
    return await backUp({
      database,
      uploads: folderStore(join(settings.dataDir, 'uploads')),
      uploadFolders: await uploadFolders(settings),
      site,
      secret: settings.secret,
      version: '1',
      to,
      keys,
      keep,
      now,
      report: quietly,
    })
  } finally {
    await database.close()
  }
}

/** Every row and upload of a backup in a new site; returns what is not the same. */
async function restoredDifferences(
  from: Store,
  settings: TestProgram['settings'],
  keys: Keys = {},
  id?: string,
): Promise<string[]> {
  const entry = await findEntry(from, id)
  const seal = await sealForReading(from, keys)
  const { tables, uploads } = await contentsOf(from, entry, seal)
  const target = folderStore(join(settings.dataDir, 'uploads'))
  const database = await openDatabase(settings.databaseUrl)
  try {
    await copyUploads(target, uploads, uploadsOf(from, uploads, seal), quietly)
    await refillTables(database, rowsOf(from, tables, seal), quietly, tables)
    await removeOtherUploads(target, await uploadFolders(settings), uploads)
    return differences(tables, await sumsOf(database, tables, quietly))
  } finally {
    await database.close()
  }
}

test('a backup of a site that goes on working restores it to the last byte, in a site that held something else', async () => {
  await using site = await filledSite()
  const store = folderStore(emptyFolder())
  let isOver = false
  const working = (async () => {
    for (let at = 0; !isOver; at++) await site.rest('PATCH', '/api/pages/1', { title: `Om oss ${at}` })
  })()
  const { entry } = await backUpSite(site, store)
  isOver = true
  await working
  expect(entry).toMatchObject({ sealedFor: null, uploads: expect.any(Number), migrations: expect.any(Array) })
  expect(entry.uploads).toBeGreaterThan(1)
  expect(await verifyEntry(store, entry, {}, quietly)).toEqual({ how: 'read', errors: [] })

  await using other = await emptySite()
  await other.payload.create({ collection: 'pages', data: { title: 'Borte etterpå', _status: 'draft' } as never })
  writeFileSync(join(other.settings.dataDir, 'uploads', 'media-of-before.jpg'), 'x')
  expect(await restoredDifferences(store, other.settings)).toEqual([])
  const names = (folder: string) => readdirSync(join(folder, 'uploads/media')).sort()
  expect(names(other.settings.dataDir)).toEqual(names(site.settings.dataDir))
  for (const name of names(site.settings.dataDir))
    expect(
      readFileSync(join(other.settings.dataDir, 'uploads/media', name)).equals(
        readFileSync(join(site.settings.dataDir, 'uploads/media', name)),
      ),
    ).toBe(true)

  // It is a whole site: what is stored next takes the next number, and what is read is what was written.
  const { docs } = await other.payload.find({ collection: 'articles', sort: 'id', pagination: false })
  expect(docs.map(({ name }) => name)).toContain('«Glo» & co')
  const created = await other.payload.create({
    collection: 'pages',
    data: { title: 'Neste', _status: 'draft' } as never,
  })
  expect(Number(created.id)).toBeGreaterThan(2)
  expect((await other.payload.findByID({ collection: 'pages', id: 2, locale: 'en' })).title).toBe('Kontakt (en)')
})

test('a second backup writes only what is new; old ones go by the rule, and what only they needed', async () => {
  await using site = await filledSite()
  const folder = emptyFolder()
  const store = folderStore(folder)
  const day = 86_400_000
  const first = await backUpSite(site, store, {}, Date.now() - 3 * day)
  const again = await backUpSite(site, store, {}, Date.now() - 2 * day)
  // The list of contents alone, or not even that.
  expect(again.entry.addedBytes).toBeLessThan(first.entry.addedBytes / 10)
  // What a killed backup left.
  await store.write('objects/ff/of-a-killed-one', Buffer.from('x'))
  await site.rest('PATCH', '/api/pages/1', { title: 'Ny tittel' })
  const third = await backUpSite(site, store, {}, Date.now(), { daily: 1, weekly: 0, monthly: 0 })
  expect(third.removed).toEqual([first.entry.id, again.entry.id])
  expect((await entriesIn(store)).map(({ id }) => id)).toEqual([third.entry.id])
  expect(await store.read('objects/ff/of-a-killed-one')).toBeUndefined()
  expect(await verifyEntry(store, third.entry, {}, quietly)).toEqual({ how: 'read', errors: [] })
})

test('an encrypted backup holds nothing that can be read, and opens by its passphrase or its key alone', async () => {
  await using site = await filledSite()
  const folder = emptyFolder()
  const store = folderStore(folder)
  const { entry } = await backUpSite(site, store, { passphrase: 'varm vedovn i november' })
  expect(entry.sealedFor).toMatch(/^[0-9a-f]{8}$/)
  const secret = Buffer.from(site.settings.secret)
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())) {
    const content = readFileSync(join(file.parentPath, file.name))
    expect([content.includes(secret), content.includes('flate.jpg')]).toEqual([false, false])
  }
  await expect(sealForReading(store, { passphrase: 'en annen passfrase' })).rejects.toThrow('does not open')
  await expect(contentsOf(store, entry, {})).rejects.toThrow('is encrypted')
  expect(await verifyEntry(store, entry, {}, quietly)).toEqual({ how: 'present', errors: [] })
  await using other = await emptySite()
  expect(await restoredDifferences(store, other.settings, { passphrase: 'varm vedovn i november' })).toEqual([])

  const identity = await generateX25519Identity()
  const forKey = folderStore(emptyFolder())
  await backUpSite(site, forKey, { recipient: await identityToRecipient(identity) })
  expect(await restoredDifferences(forKey, other.settings, { identity })).toEqual([])
  await expect(sealForReading(forKey, { recipient: 'age1nothing' })).rejects.toThrow('begins with age1')

  // For somebody else from now on: every object anew, for that key alone.
  const next = await generateX25519Identity()
  await backUpSite(site, forKey, { recipient: await identityToRecipient(next) }, Date.now() + 1000)
  expect(await restoredDifferences(forKey, other.settings, { identity: next })).toEqual([])
  await expect(restoredDifferences(forKey, other.settings, { identity })).rejects.toThrow('of another key')
})

test('backups of several sites in one place are kept apart, and so are those of another version', async () => {
  await using site = await filledSite()
  const store = folderStore(emptyFolder())
  const other = await backUpSite(site, store, {}, Date.now() - 5 * 86_400_000, everything, 'https://annen.example.no')
  const strange = 'objects/aa/of-another-version'
  await store.write(strange, Buffer.from('x'))
  await store.write('entries/later.json', Buffer.from('{"format":2}'))
  await store.write('entries/later.objects', Buffer.from(strange))
  const { removed, entry } = await backUpSite(site, store, {}, Date.now(), { daily: 1, weekly: 0, monthly: 0 })
  expect(removed).toEqual([])
  expect(await store.read(strange)).toBeDefined()
  expect(await verifyEntry(store, other.entry, {}, quietly)).toEqual({ how: 'read', errors: [] })
  await expect(findEntry(store)).rejects.toThrow('several sites')
  expect(await findEntry(store, entry.id)).toMatchObject({ site: 'https://www.example.no' })
})

test('a place without a site, and uploads that went away, are no backup', async () => {
  const folder = emptyFolder()
  await using site = await filledSite()
  const store = folderStore(emptyFolder())
  const nowhere = { ...site.settings, databaseUrl: `file:${join(folder, 'none.db')}` }
  await expect(backUpSite({ ...site, settings: nowhere }, store)).rejects.toThrow('There is no site')
  await backUpSite(site, store)
  const unmounted = { ...site.settings, dataDir: emptyFolder() }
  mkdirSync(join(unmounted.dataDir, 'uploads/media'), { recursive: true })
  await expect(backUpSite({ ...site, settings: unmounted }, store)).rejects.toThrow('There are no uploads')
  expect(await entriesIn(store)).toHaveLength(1)
})

test('a backup from elsewhere cannot lead out of the folder of uploads', async () => {
  await using site = await filledSite()
  const store = folderStore(emptyFolder())
  const { entry } = await backUpSite(site, store)
  const contents = await contentsOf(store, entry, {})
  for (const key of ['../secret', 'media/../../secret', '/etc/passwd', 'media\\..\\x', 'media', 'media//x']) {
    const [upload] = contents.uploads
    const content = gzipSync(JSON.stringify({ ...contents, uploads: [{ ...upload, key }] }))
    const hash = createHash('sha256').update(content).digest('hex')
    const address = `objects/${hash.slice(0, 2)}/${hash}`
    await store.write(address, content)
    await expect(contentsOf(store, { ...entry, contents: address }, {}), key).rejects.toThrow('no upload')
  }
})

test('a backup that stood still while another one began does not come to its end', async () => {
  await using site = await filledSite()
  const store = folderStore(emptyFolder())
  const stolen: Store = {
    ...store,
    async write(key, content) {
      if (key.startsWith('objects/'))
        await store.write('lock', Buffer.from(JSON.stringify({ token: 'another', until: Date.now() + 60_000 })))
      await store.write(key, content)
    },
  }
  await expect(backUpSite(site, stolen)).rejects.toThrow('Another process makes a backup')
  expect(await entriesIn(store)).toEqual([])
  expect(String(await store.read('lock'))).toContain('another')
})

test('a damaged backup is found by verifying it, and never restored in part', async () => {
  await using site = await filledSite()
  const folder = emptyFolder()
  const store = folderStore(folder)
  const { entry } = await backUpSite(site, store)
  const { tables } = await contentsOf(store, entry, {})
  const [damaged = '', missing = ''] = tables.filter(({ rows }) => rows > 0).flatMap(({ objects }) => objects)
  await store.write(damaged, Buffer.from('other bytes'))
  await store.remove(missing)
  const { errors } = await verifyEntry(store, entry, {}, quietly)
  expect(errors.join('\n')).toContain(damaged)
  expect(errors.join('\n')).toContain(`${missing} is missing`)

  await using other = await emptySite()
  const { id } = await other.payload.create({ collection: 'pages', data: { title: 'Står', _status: 'draft' } as never })
  await expect(restoredDifferences(store, other.settings)).rejects.toThrow()
  expect((await other.payload.findByID({ collection: 'pages', id, draft: true })).title).toBe('Står')
})

test.runIf(process.env.DATABASE === 'postgres')(
  'a database whose tables somebody uses is not waited for without end',
  async () => {
    const target = await freshDatabase()
    const user = await connect(target.url)
    const database = await openDatabase(target.url)
    onTestFinished(async () => {
      await Promise.all([user.close(), database.close()])
      await target.dispose()
    })
    await user.run('begin')
    await user.run('select * from pages')
    const source = { tables: await database.tables(), rows: async function* () {} }
    const refused = await refillTables(database, source, quietly).catch((error: unknown) => error)
    expect(databaseError(refused)).toBe(
      'The database cannot be used: another process uses its tables; stop the site first.',
    )
  },
)

test('two backups in one place wait for none: the second says so, and the lock of a killed one ends', async () => {
  await using site = await openProgram()
  const store = folderStore(emptyFolder())
  await store.write('lock', Buffer.from(JSON.stringify({ token: 'x', until: Date.now() + 60_000 })))
  await expect(backUpSite(site, store)).rejects.toThrow('Another backup')
  await store.write('lock', Buffer.from(JSON.stringify({ token: 'x', until: Date.now() - 1 })))
  await backUpSite(site, store)
  expect(await store.read('lock')).toBeUndefined()
})

test('each of four nights restores the site as it was then', async () => {
  await using site = await filledSite()
  const store = folderStore(emptyFolder())
  const days: { id: string; title: string; pictures: number }[] = []
  for (let night = 0; night < 4; night++) {
    const title = `Om oss, dag ${night}`
    await site.rest('PATCH', '/api/pages/1', { title })
    if (night % 2 === 1) writeFileSync(join(site.settings.dataDir, 'uploads/media', `natt-${night}.jpg`), `${night}`)
    if (night === 2) await site.payload.delete({ collection: 'articles', where: { number: { equals: 'EV-2' } } })
    const { entry } = await backUpSite(site, store, {}, Date.parse('2026-06-10T00:30:00Z') + night * 86_400_000)
    days.push({ id: entry.id, title, pictures: entry.uploads })
  }
  expect(days.map(({ pictures }) => pictures - (days[0]?.pictures ?? 0))).toEqual([0, 1, 1, 2])
  const own = await freshDatabase()
  onTestFinished(() => own.dispose())
  const other = { ...site.settings, databaseUrl: own.url, dataDir: emptyFolder() }
  mkdirSync(join(other.dataDir, 'uploads'))
  for (const { id, title } of days) {
    expect([id, await restoredDifferences(store, other, {}, id)]).toEqual([id, []])
    const database = await openDatabase(own.url)
    const titles = await database.snapshot(async () => {
      const table = (await database.tables()).find(({ name }) => name === 'pages_locales')
      const found: unknown[] = []
      for await (const rows of database.read(table ?? { name: '', columns: [] }))
        for (const row of rows) found.push(row[table?.columns.indexOf('title') ?? -1])
      return found
    })
    await database.close()
    expect(titles).toContain(title)
    expect(titles.filter((one) => String(one).startsWith('Om oss, dag'))).toEqual([title])
  }
})

test('a backup in one file is a backup, which the usual tar opens, and is not written over', async () => {
  await using site = await filledSite()
  const path = join(emptyFolder(), 'site.tar')
  const keys = { passphrase: 'en lang setning for testen' }
  const again = () => withNewArchive(path, async () => {})
  await withNewArchive(path, async (archive) => {
    await expect(again()).rejects.toThrow('site.tar.unfinished exists')
    await backUpSite(site, archive, keys)
  })
  await expect(again()).rejects.toThrow('site.tar exists')
  expect(readdirSync(dirname(path))).toEqual(['site.tar'])
  await using other = await emptySite()
  expect(await restoredDifferences(archiveStore(path), other.settings, keys)).toEqual([])

  const unpacked = emptyFolder()
  execFileSync('tar', ['-xf', path, '-C', unpacked])
  expect(await restoredDifferences(folderStore(unpacked), other.settings, keys)).toEqual([])
  const repacked = join(emptyFolder(), 'by-hand.tar')
  execFileSync('tar', ['-cf', repacked, '-C', unpacked, '.'])
  expect(await restoredDifferences(archiveStore(repacked), other.settings, keys)).toEqual([])

  truncateSync(path, statSync(path).size / 2)
  const entry = await findEntry(archiveStore(repacked))
  const seal = await sealForReading(archiveStore(path), keys)
  expect((await verifyEntry(archiveStore(path), entry, seal, quietly)).errors).not.toEqual([])
  writeFileSync(path, 'no archive at all'.repeat(100))
  await expect(findEntry(archiveStore(path))).rejects.toThrow('it is no tar archive')
})

test('a backup in a bucket is a backup', async () => {
  await using server = await startBucketServer()
  await using site = await filledSite()
  const bucket = { bucket: 'brand', region: 'x', endpoint: server.url, accessKeyId: 'k', secretAccessKey: 's' }
  const store = bucketStore(bucket, 'backups/')
  const { entry } = await backUpSite(site, store)
  expect([...server.objects.keys()].every((key) => key.startsWith('/brand/backups/'))).toBe(true)
  expect(await verifyEntry(store, entry, {}, quietly)).toEqual({ how: 'read', errors: [] })
  await store.write('lock', Buffer.from(JSON.stringify({ token: 'x', until: Date.now() + 60_000 })))
  await expect(backUpSite(site, store)).rejects.toThrow('Another backup')
  await store.remove('lock')
  await using other = await emptySite()
  expect(await restoredDifferences(store, other.settings)).toEqual([])
})

test('a site moves to the other kind of database and back, and is the same', async () => {
  await using site = await filledSite()
  const store = folderStore(emptyFolder())
  const { entry } = await backUpSite(site, store)
  const folder = emptyFolder()
  const settings = { ...site.settings, dataDir: folder, databaseUrl: `file:${join(folder, 'site.db')}` }
  await prepareSchema(settings, entry)
  const { tables } = await contentsOf(store, entry, {})
  expect(await restoredDifferences(store, settings)).toEqual([])
  await finishSchema(settings)

  // Back, from what the other database holds.
  const back = folderStore(emptyFolder())
  await backUpSite({ ...site, settings }, back)
  const own = await freshDatabase()
  onTestFinished(() => own.dispose())
  const restored = { ...site.settings, databaseUrl: own.url, dataDir: emptyFolder() }
  expect(await restoredDifferences(back, restored)).toEqual([])
  const database = await openDatabase(own.url)
  expect(differences(tables, await sumsOf(database, tables, quietly))).toEqual([])
  expect(await holdsSomething(database, folderStore(emptyFolder()), ['media'])).toBe(true)
  await database.close()
})

test('the program makes the backup that is due, notes how it went, and tells administrators', async () => {
  // As long as the test runs, the program itself makes none: its round waits for the minute.
  await using site = await openProgram({
    BACKUP_TO: emptyFolder(),
    BACKUP_AT: '02:30',
    BACKUP_REHEARSE: '1',
    ROLE: 'web',
  })
  const { payload } = site
  const notices = async (role: 'administrator' | 'editor', language = 'nb') =>
    renderToStaticMarkup(
      await BackupNotice({ payload, user: { role } as never, i18n: { language } as never }),
    ).replaceAll(/<[^>]+>/g, ' ')
  const runtime = { payload, log: payload.logger }
  const signal = new AbortController().signal
  const due = Date.parse('2026-06-10T00:30:00Z')
  const runs: string[] = []
  const answer = (answers: { backup: object; verify?: object }) =>
    siteCommand.provide(payload, async (name, options) => {
      runs.push([name, ...options].join(' '))
      return answers[name] as never
    })
  expect(await notices('administrator')).toContain('Ingen er tatt ennå')

  const made = { ok: true, entry: { bytes: 1_250_000_000, addedBytes: 1 } }
  answer({ backup: made, verify: { ok: true } })
  await makeDueBackup(runtime, due, signal)
  await makeDueBackup(runtime, due + 3_600_000, signal)
  expect(runs).toEqual(['backup', 'verify --rehearse'])
  expect(await notices('administrator')).toContain('Gjenopprettet på prøve: kopien fra 10. juni 2026, 02:30.')
  expect(await notices('administrator')).toContain('Siste: 10. juni 2026, 02:30, 1,3\u00a0GB.')
  expect(await notices('editor')).toBe('')

  runs.length = 0
  answer({ backup: { ok: false, error: 'The disk is full.' } })
  await makeDueBackup(runtime, due + 86_400_000, signal)
  await makeDueBackup(runtime, due + 86_400_000 + 60_000, signal)
  expect(runs).toEqual(['backup'])
  const failed = await notices('administrator', 'en')
  expect(failed).toContain('The last one failed 11 Jun 2026, 02:30: The disk is full.')
  expect(failed).toContain('The last one: 10 Jun 2026, 02:30, 1.3\u00a0GB.')
  answer({ backup: made, verify: { ok: false, error: 'pages: 3 rows were expected, 2 are there' } })
  await makeDueBackup(runtime, due + 2 * 86_400_000, signal)
  const damaged = await notices('administrator', 'en')
  expect(damaged).toContain('The one of 12 Jun 2026, 02:30 could not be restored: pages: 3 rows were expected')
  expect(damaged).not.toContain('failed')
})
