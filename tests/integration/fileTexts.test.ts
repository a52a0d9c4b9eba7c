import { strToU8, zipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import { linesOfPage, lockedPdf, pdfOf } from '../support/pdf'
import { openProgram, type TestProgram } from '../support/program'

const PATIENCE = { timeout: 30_000, interval: 50 }

/** Uploads a file, or puts another in the place of one. */
async function upload(site: TestProgram, name: string, bytes: Buffer, replaced?: number): Promise<number> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)]), name)
  form.set('_payload', JSON.stringify({ title: 'Brosjyre' }))
  const answer = await fetch(`${site.url}/api/files${replaced ? `/${replaced}` : ''}`, {
    method: replaced ? 'PATCH' : 'POST',
    body: form,
    headers: { authorization: `JWT ${site.token}` },
  })
  const body = (await answer.json()) as { doc: { id: number } }
  expect(answer.ok, JSON.stringify(body)).toBe(true)
  return body.doc.id
}

const publishArticle = (site: TestProgram, documents: readonly number[]) =>
  site.rest('POST', '/api/articles', { name: 'Ovn', number: 'V-1', documents, _status: 'published' })

async function main(site: TestProgram, term: string): Promise<string> {
  const { text } = await site.get(`/sok?search_Query=${encodeURIComponent(term)}`)
  return text.slice(text.indexOf('<main'), text.indexOf('</main>'))
}

const rowsOf = async (site: TestProgram) =>
  (await site.payload.find({ collection: 'fileTexts', pagination: false, sort: 'file' })).docs

const settled = (site: TestProgram, count: number) =>
  vi.waitFor(async () => {
    const rows = await rowsOf(site)
    expect(rows.filter(({ state }) => state !== 'reading')).toHaveLength(count)
    return rows
  }, PATIENCE)

test('a brochure is found by its text, with the piece that was found', async () => {
  await using site = await openProgram()
  const file = await upload(
    site,
    'varde.pdf',
    pdfOf([linesOfPage('Tenn fra toppen.', 'Glasset holdes rent av spyleluft.')]),
  )
  await publishArticle(site, [file])
  await vi.waitFor(async () => expect(await main(site, 'spyleluften')).toContain('<mark>spyleluft</mark>'), PATIENCE)
  const found = await main(site, 'glass spyleluft')
  expect(found).toContain('Tenn fra toppen. <mark>Glasset</mark> holdes rent av <mark>spyleluft</mark>.')
  expect(found).toMatch(/PDF, \d+ byte/)
  // By its name: no piece of its text.
  const byName = await main(site, 'brosjyre')
  expect(byName).toContain('/media/varde.pdf')
  expect(byName).not.toContain('<mark>')
})

test('a replaced file is found by its new text alone, and a deleted one leaves no text behind', async () => {
  await using site = await openProgram()
  const file = await upload(site, 'varde.pdf', pdfOf([linesOfPage('Spjeld')]))
  await publishArticle(site, [file])
  await settled(site, 1)
  await upload(site, 'varde.pdf', pdfOf([linesOfPage('Kleberstein')]), file)
  await vi.waitFor(async () => expect(await main(site, 'kleberstein')).toContain('<mark>Kleberstein'), PATIENCE)
  expect(await main(site, 'spjeld')).not.toContain('/media/')
  expect(await rowsOf(site)).toHaveLength(1)
  await site.payload.delete({ collection: 'articles', where: {} })
  await site.payload.delete({ collection: 'files', id: file })
  await vi.waitFor(async () => expect(await rowsOf(site)).toHaveLength(0), PATIENCE)
})

test('a file whose text cannot be read says so to editors, and holds up no other', async () => {
  await using site = await openProgram()
  const docx = zipSync({
    '[Content_Types].xml': strToU8(
      '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    'word/document.xml': strToU8('<w:document><w:p><w:t>Monteres av fagfolk</w:t></w:p></w:document>'),
  })
  await upload(site, 'locked.pdf', lockedPdf())
  await upload(site, 'pictures.pdf', pdfOf(['0 0 9 9 re f']))
  await upload(site, 'broken.pdf', Buffer.from('%PDF-1.7 and nothing more'))
  await upload(site, 'text.txt', Buffer.from('Ovn og pipe'))
  await upload(site, 'archive.zip', Buffer.from(zipSync({ 'a.txt': strToU8('a') })))
  await upload(site, 'manual.docx', Buffer.from(docx))
  const rows = await settled(site, 6)
  expect(rows.map(({ state, text }) => [state, text ?? ''])).toEqual([
    ['locked', ''],
    ['empty', ''],
    ['unreadable', ''],
    ['read', 'Ovn og pipe'],
    ['unsupported', ''],
    ['read', 'Monteres av fagfolk'],
  ])
})

test('files from before are read after a start; one that ended the process twice is not begun again', async () => {
  await using site = await openProgram({ ROLE: 'web' })
  const first = await upload(site, 'a.txt', Buffer.from('Askebeger'))
  const second = await upload(site, 'b.txt', Buffer.from('Bålpanne'))
  expect(await rowsOf(site)).toEqual([])
  const { docs } = await site.payload.find({ collection: 'files', where: { id: { equals: second } } })
  await site.payload.create({
    collection: 'fileTexts',
    data: { file: second, savedAt: docs[0]?.updatedAt ?? '', state: 'reading', text: '', attempts: 2 },
  })
  await using later = await openProgram({ DATABASE_URL: site.settings.databaseUrl, DATA_DIR: site.settings.dataDir })
  expect((await settled(later, 2)).map(({ file, state, text }) => [file, state, text ?? ''])).toEqual([
    [first, 'read', 'Askebeger'],
    [second, 'tooLarge', ''],
  ])
})

test('texts are given to nobody over REST', async () => {
  await using site = await openProgram()
  await upload(site, 'a.txt', Buffer.from('Askebeger'))
  await settled(site, 1)
  expect((await site.rest('GET', '/api/fileTexts')).status).toBe(403)
  expect((await site.get('/api/fileTexts')).status).toBe(403)
  expect((await site.get('/api/files')).text).not.toContain('Askebeger')
})
