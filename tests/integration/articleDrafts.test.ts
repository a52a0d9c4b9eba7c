/** Drafts of articles are drawn and checked as those of pages are. */
import { expect, test } from 'vitest'
import { check } from '../support/drafts'
import { openProgram } from '../support/program'
import { richText } from '../support/testSite'

test('a draft that lacks everything is drawn for its editor, and the check says what publishing refuses', async () => {
  await using site = await openProgram()
  const { body } = await site.rest('POST', '/api/articles?draft=true', { name: 'Uferdig ovn' })
  const id = body.doc?.id
  const preview = await site.get(`/preview/articles/${id}`, { authorization: `JWT ${site.token}` })
  expect([preview.status, preview.text.match(/<h1>[^<]*/g)]).toEqual([200, ['<h1>Uferdig ovn']])
  expect(await check(site, `articles/${id}/check?locale=nb&language=nb`)).toEqual([
    ['number', true, 'Artikkelnummer: Dette feltet er påkrevd.'],
    ['summary', false, expect.stringContaining('Beskrivelsen mangler')],
  ])
  const english = await site.get(`/preview/articles/${id}?locale=en`, { authorization: `JWT ${site.token}` })
  expect(english.status).toBe(200)
})

test('what visitors see of an article changes when it is published, and the draft is drawn before', async () => {
  const answer = richText({ type: 'paragraph', children: [{ type: 'text', text: 'Hundre kilo' }] })
  await using site = await openProgram()
  const { body } = await site.rest('POST', '/api/articles', {
    name: 'Ovn',
    number: 'A-1',
    slug: 'ovn',
    price: 100,
    body: [
      { blockType: 'hero', heading: 'Varme', layout: 'plain' },
      { blockType: 'quote', text: 'Et sitat', display: { hidden: true } },
    ],
    questions: [{ question: 'Hvor tung?', answer }],
    _status: 'published',
  })
  expect(body.errors).toBeUndefined()
  const id = body.doc?.id
  const before = (await site.get('/artikler/ovn')).text
  expect(before.match(/<h1>[^<]*/g)).toEqual(['<h1>Ovn'])
  expect(before).not.toMatch(/data-block/)

  await site.rest('PATCH', `/api/articles/${id}?draft=true&autosave=true`, { name: 'Ny ovn', price: 250 })
  expect((await site.get('/artikler/ovn')).text).toBe(before)
  const preview = await site.get(`/preview/articles/${id}`, { authorization: `JWT ${site.token}` })
  expect(preview.text).toContain('<h1>Ny ovn')
  expect(preview.text).toMatch(/250/)
  // The row of a block is known; the questions have none.
  expect(preview.text.match(/data-block-id=/g)).toHaveLength(2)
  expect(preview.text).toContain('Et sitat')
  expect(preview.text).toContain('Hundre kilo')

  await site.rest('PATCH', `/api/articles/${id}`, { _status: 'published' })
  expect((await site.get('/artikler/ovn')).text).toContain('<h1>Ny ovn')
})
