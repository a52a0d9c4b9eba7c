/** Raw HTML in a page: only administrators write it, and nobody else can lose it. */
import { expect, test } from 'vitest'
import { faultOf, openProgram, type TestProgram } from '../support/program'

interface Block {
  id?: string
  blockType: string
  html?: string | null
  [key: string]: unknown
}

/** The page's blocks as they are stored. */
async function bodyOf(site: TestProgram, id: number): Promise<Block[]> {
  const { body } = await site.payload.findByID({ collection: 'pages', id, depth: 0 })
  return (body ?? []) as unknown as Block[]
}

async function openAsEditor() {
  const site = await openProgram()
  const credentials = { email: 'editor@example.com', password: 'long enough for tests' }
  await site.payload.create({ collection: 'users', data: { ...credentials, name: 'Editor', role: 'editor' } })
  const { token } = await site.payload.login({ collection: 'users', data: credentials })
  const asEditor = (method: string, path: string, body?: object) =>
    site.rest(method, path, body, { authorization: `JWT ${token}` })
  return { site, asEditor }
}

const hero = { blockType: 'hero', heading: 'Typeskilt', layout: 'plain' }
const page = (...body: Block[]) => ({ title: 'Typeskilt', _status: 'published', body: [hero, ...body] })

test('an administrator writes HTML, and visitors see it cleaned', async () => {
  const { site } = await openAsEditor()
  await using _ = site
  const html = '<h2>Skiltet</h2><p onclick="x()">Les <b>dette</b>.</p><script>alert(1)</script>'
  const { status } = await site.rest('POST', '/api/pages', page({ blockType: 'rawHtml', html }))
  expect(status).toBe(201)
  const { text } = await site.get('/typeskilt')
  expect(text).toContain('<h2>Skiltet</h2><p>Les <b>dette</b>.</p>')
  expect(text).not.toContain('alert(1)')
})

test('an editor cannot write HTML into a new page', async () => {
  const { site, asEditor } = await openAsEditor()
  await using _ = site
  const { body } = await asEditor('POST', '/api/pages', page({ blockType: 'rawHtml', html: '<p>Fra redaktøren</p>' }))
  const stored = body.doc ? await bodyOf(site, body.doc.id) : []
  expect(JSON.stringify(stored)).not.toContain('Fra redaktøren')
})

test('an editor moves, adds, changes and copies what stands around the HTML, and it stays as it was', async () => {
  const { site, asEditor } = await openAsEditor()
  await using _ = site
  const html = '<p>Fra administratoren</p>'
  const made = await site.rest('POST', '/api/pages', page({ blockType: 'rawHtml', html }))
  const id = made.body.doc?.id ?? 0
  const htmlOf = async () => (await bodyOf(site, id)).filter(({ blockType }) => blockType === 'rawHtml')
  const [first, raw] = await bodyOf(site, id)
  expect(raw?.html).toBe(html)

  const save = (body: (Block | undefined)[]) => asEditor('PATCH', `/api/pages/${id}`, { body })
  // The admin sends the field back as it was read.
  expect((await save([{ ...hero, heading: 'Nytt' }, raw])).status).toBe(200)
  expect(await htmlOf()).toMatchObject([{ html }])
  // Another client may leave it out.
  expect((await save([first, { id: raw?.id ?? '', blockType: 'rawHtml' }])).status).toBe(200)
  expect(await htmlOf()).toMatchObject([{ html }])
  // Moved behind a new block.
  const moved = await save([raw, { blockType: 'divider', style: 'space', size: 'small' }, first])
  expect([moved.status, faultOf(moved.body)]).toEqual([200, ''])
  expect((await bodyOf(site, id)).map(({ blockType }) => blockType)).toEqual(['rawHtml', 'divider', 'hero'])
  expect(await htmlOf()).toMatchObject([{ html }])
  // What stands beside it is copied.
  await save([raw, first, { ...hero, heading: 'Kopi' }])
  expect(await bodyOf(site, id)).toMatchObject([{ html }, { heading: 'Typeskilt' }, { heading: 'Kopi' }])
  // Changed.
  await save([{ ...raw, blockType: 'rawHtml', html: '<p>Fra redaktøren</p>' }, first])
  expect(await htmlOf()).toMatchObject([{ html }])
  // A second block of an editor's own stays empty, and takes nothing from the first.
  await save([first, { blockType: 'rawHtml', html: '<p>Fra redaktøren</p>' }, raw])
  expect(JSON.stringify(await htmlOf())).not.toContain('Fra redaktøren')
  expect((await htmlOf()).at(-1)).toMatchObject({ html })

  const changed = await site.rest('PATCH', `/api/pages/${id}`, { body: [first, { ...raw, html: '<p>Nytt</p>' }] })
  expect(changed.status).toBe(200)
  expect(await htmlOf()).toMatchObject([{ html: '<p>Nytt</p>' }])
})

test('a page that an editor copies keeps the HTML, and takes none of the editor’s own', async () => {
  const { site, asEditor } = await openAsEditor()
  await using _ = site
  const html = '<p>Fra administratoren</p>'
  const made = await site.rest('POST', '/api/pages', page({ blockType: 'rawHtml', html }))
  const copy = (slug: string, changes: object = {}) =>
    asEditor('POST', `/api/pages/${made.body.doc?.id}/duplicate`, { title: 'Kopi', slug, ...changes })
  const copied = await copy('kopi')
  expect([copied.status, faultOf(copied.body)]).toEqual([200, ''])
  expect(await bodyOf(site, copied.body.doc?.id ?? 0)).toMatchObject([
    { blockType: 'hero' },
    { blockType: 'rawHtml', html },
  ])
  const changed = await copy('endret', { body: [hero, { blockType: 'rawHtml', html: '<p>Fra redaktøren</p>' }] })
  expect(JSON.stringify(await bodyOf(site, changed.body.doc?.id ?? 0))).not.toContain('Fra redaktøren')
})
