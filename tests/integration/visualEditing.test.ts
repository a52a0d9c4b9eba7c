import { expect, test } from 'vitest'
import { openProgram } from '../support/program'

const MARK = /data-block-(?:id|type)/

test('blocks tell their rows in the live preview alone: published and shared pages carry no marks', async () => {
  await using site = await openProgram()
  const reusable = await site.rest('POST', '/api/reusableBlocks', {
    name: 'Felles',
    body: [{ blockType: 'quote', text: 'Hentet' }],
    _status: 'published',
  })
  const page = {
    title: 'Merket',
    slug: 'merket',
    body: [
      { blockType: 'hero', heading: 'Overskrift', layout: 'plain' },
      { blockType: 'columns', columns: [{ blocks: [{ blockType: 'quote', text: 'I en kolonne' }] }, {}] },
      { blockType: 'reusable', reusable: reusable.body.doc?.id },
    ],
  }
  const created = await site.rest('POST', '/api/pages', { ...page, _status: 'published' })
  const id = created.body.doc?.id
  const { body: stored } = await site.rest('GET', `/api/pages/${id}?depth=0`)
  const [hero, columns, brought] = stored.body as unknown as {
    id: string
    columns: { blocks: { id: string }[] }[]
  }[]

  const preview = await site.get(`/preview/pages/${id}`, { authorization: `JWT ${site.token}` })
  const marks = [...preview.text.matchAll(/data-block-id="([^"]*)" data-block-type="([^"]*)"/g)]
  expect(marks.map(([, row, type]) => [row, type])).toEqual([
    [hero?.id, 'hero'],
    [columns?.id, 'columns'],
    [columns?.columns[0]?.blocks[0]?.id, 'quote'],
    // What was brought is of the row that brings it.
    [brought?.id, 'reusable'],
  ])

  const published = await site.get('/merket')
  expect(published.text).toContain('Hentet')
  expect(published.text).not.toMatch(MARK)
  const link = await site.rest('POST', `/api/pages/${id}/preview-link`)
  const shared = await site.get(new URL(String(link.body.url)).pathname)
  expect(shared.text).toContain('Hentet')
  expect(shared.text).not.toMatch(MARK)
})

test('a hidden block is drawn for the editor alone', async () => {
  await using site = await openProgram()
  const display = { hidden: true }
  const { body } = await site.rest('POST', '/api/pages', {
    title: 'Skjult',
    slug: 'skjult',
    body: [
      { blockType: 'hero', heading: 'Sommer', layout: 'plain', display },
      { blockType: 'hero', heading: 'Vinter', layout: 'plain' },
      { blockType: 'quote', text: 'Synlig' },
      { blockType: 'quote', text: 'Skjult sitat', display },
      { blockType: 'columns', columns: [{ blocks: [{ blockType: 'quote', text: 'Skjult i rad', display }] }, {}] },
    ],
    _status: 'published',
  })
  const id = body.doc?.id

  const published = await site.get('/skjult')
  expect(published.text).toContain('Synlig')
  expect(published.text).not.toContain('Skjult sitat')
  expect(published.text).not.toContain('Skjult i rad')
  const link = await site.rest('POST', `/api/pages/${id}/preview-link`)
  const shared = await site.get(new URL(String(link.body.url)).pathname)
  expect(shared.text).toContain('Synlig')
  expect(shared.text).not.toContain('Skjult sitat')
  expect(shared.text).not.toContain('Skjult i rad')
  // The first top block that is seen has the page's heading, for the editor too.
  const preview = await site.get(`/preview/pages/${id}`, { authorization: `JWT ${site.token}` })
  for (const { text } of [published, shared, preview])
    expect([...text.matchAll(/<h1[^>]*>([^<]*)/g)].map(([, heading]) => heading)).toEqual(['Vinter'])

  expect(preview.text.match(/data-block-hidden/g)?.length).toBe(3)
  expect(preview.text).toContain('Skjult i rad')

  const found = await site.get('/sok?q=skjult+rad')
  expect(found.text).not.toContain('Skjult i rad')
})
