/** What is written once and shown on many pages: reusable blocks, and the delivery terms with their versions. */
import { expect, test } from 'vitest'
import { openProgram } from '../support/program'
import { paragraphs } from '../support/testSite'

const quote = (text: string) => ({ blockType: 'quote', text })
const terms = (text: string) => ({ content: paragraphs(text) })

test('a reusable block is on every page that names it, and changes on all of them at once', async () => {
  await using site = await openProgram()
  const reusable = await site.rest('POST', '/api/reusableBlocks', {
    name: 'Løfte',
    body: [quote('Ti års garanti'), quote('Hentes hos forhandler')],
    _status: 'published',
  })
  const id = reusable.body.doc?.id
  for (const slug of ['ovner', 'peiser'])
    await site.rest('POST', '/api/pages', {
      title: slug,
      slug,
      body: [quote(`Først på ${slug}`), { blockType: 'reusable', reusable: id }],
      _status: 'published',
    })
  for (const path of ['/ovner', '/peiser']) {
    const { text } = await site.get(path)
    expect(text).toMatch(/Først på.*Ti års garanti.*Hentes hos forhandler/s)
  }
  expect((await site.get('/sok?search_Query=hentes')).text).toMatch(/href="\/ovner".*href="\/peiser"/s)
  await site.rest('PATCH', `/api/reusableBlocks/${id}`, { body: [quote('Femten års garanti')], _status: 'published' })
  for (const path of ['/ovner', '/peiser']) {
    const { text } = await site.get(path)
    expect(text).toContain('Femten års garanti')
    expect(text).not.toContain('Ti års garanti')
  }
  expect((await site.get('/sok?search_Query=femten')).text).toContain('href="/ovner"')
  expect((await site.get('/sok?search_Query=hentes')).text).not.toContain('href="/ovner"')
})

test('a draft of a reusable block is on no page', async () => {
  await using site = await openProgram()
  const reusable = await site.rest('POST', '/api/reusableBlocks', {
    name: 'Løfte',
    body: [quote('Åpent løfte')],
    _status: 'published',
  })
  const id = reusable.body.doc?.id
  const body = [{ blockType: 'reusable', reusable: id }]
  await site.rest('POST', '/api/pages', { title: 'Ovner', slug: 'ovner', body, _status: 'published' })
  await site.rest('PATCH', `/api/reusableBlocks/${id}?draft=true`, {
    body: [quote('Hemmelig løfte')],
    _status: 'draft',
  })
  const { text } = await site.get('/ovner')
  expect(text).toContain('Åpent løfte')
  expect(text).not.toContain('Hemmelig løfte')
  const stranger = await fetch(`${site.url}/preview/reusable/${id}`, { redirect: 'manual' })
  expect([stranger.status, stranger.headers.get('location')]).toEqual([302, expect.stringContaining('/admin/login')])
})

test('each publication of the delivery terms has the next number, drafts have none of their own', async () => {
  await using site = await openProgram()
  const address = '/api/globals/deliveryTerms'
  const stored = () => site.payload.findGlobal({ slug: 'deliveryTerms' })
  await site.rest('POST', `${address}?draft=true`, { ...terms('Utkast'), _status: 'draft' })
  expect((await stored())._status).not.toBe('published')

  await site.rest('POST', address, { ...terms('Første'), _status: 'published' })
  expect(await stored()).toMatchObject({ version: 1, ...terms('Første') })
  await site.rest('POST', `${address}?draft=true`, { ...terms('Neste'), version: 77, _status: 'draft' })
  expect(await stored()).toMatchObject({ version: 1, ...terms('Første') })
  await site.rest('POST', address, { ...terms('Neste'), version: 77, _status: 'published' })
  const { version, validFrom } = await stored()
  expect(version).toBe(2)
  expect(Math.abs(Date.parse(validFrom ?? '') - Date.now())).toBeLessThan(10_000)

  // What was accepted can be read again.
  const versions = await site.payload.findGlobalVersions({ slug: 'deliveryTerms', limit: 0 })
  const first = versions.docs.find(({ version }) => version._status === 'published' && version.version === 1)
  expect(JSON.stringify(first?.version.content)).toContain('Første')
})
