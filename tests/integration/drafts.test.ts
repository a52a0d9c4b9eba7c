import { expect, test } from 'vitest'
import { dealerData } from '../support/dealers'
import { openProgram } from '../support/program'

const SECRET = 'Hemmelig lansering'

test('a draft is read by the public through no door', async () => {
  await using site = await openProgram()
  await site.rest('POST', '/api/pages', { title: 'Forside', slug: '/', _status: 'published' })
  const draft = await site.rest('POST', '/api/pages?draft=true', {
    title: SECRET,
    slug: 'hemmelig',
    description: SECRET,
    body: [{ blockType: 'hero', heading: SECRET, layout: 'plain' }],
  })
  const both = await site.rest('POST', '/api/pages', { title: 'Kjent', slug: 'kjent', _status: 'published' })
  await site.rest('PATCH', `/api/pages/${both.body.doc?.id}?draft=true`, { title: SECRET, _status: 'draft' })
  const id = draft.body.doc?.id
  expect(id).toBeTypeOf('number')
  const doors = [
    '/hemmelig',
    '/kjent',
    '/',
    '/sitemap.xml',
    '/sok?search_Query=hemmelig',
    '/api/pages',
    '/api/pages?draft=true',
    `/api/pages/${id}`,
    `/api/pages/${id}?draft=true`,
    `/api/pages/${both.body.doc?.id}?draft=true`,
    '/api/pages/versions',
    `/api/pages?where[title][like]=Hemmelig&draft=true`,
    `/preview/pages/${id}`,
    `/preview/shared/${id}.nb.zzzzzzzz.AAAA`,
  ]
  for (const door of doors) {
    const { text } = await site.get(door)
    // The search page repeats what was searched for, in the searcher's own small letters.
    expect(text, door).not.toContain(SECRET)
  }
})

test('a dealer reads no drafts either', async () => {
  await using site = await openProgram()
  await site.rest('POST', '/api/pages?draft=true', { title: SECRET, slug: 'hemmelig' })
  const dealer = await site.payload.create({ collection: 'dealers', data: dealerData() as never })
  await site.payload.create({
    collection: 'users',
    data: { email: 'd@example.com', password: 'long enough too', name: 'D', role: 'dealer', dealer: dealer.id },
  })
  const { token } = await site.payload.login({
    collection: 'users',
    data: { email: 'd@example.com', password: 'long enough too' },
  })
  const answer = await site.rest('GET', '/api/pages?draft=true', undefined, { authorization: `JWT ${token}` })
  expect(answer.body.docs).toEqual([])
})

test('who is shown a shared link sees the draft, and nobody keeps it', async () => {
  await using site = await openProgram()
  const id = (
    await site.rest('POST', '/api/pages?draft=true', {
      title: SECRET,
      slug: 'hemmelig',
      body: [{ blockType: 'hero', heading: SECRET, layout: 'plain' }],
    })
  ).body.doc?.id
  const { body } = await site.rest('POST', `/api/pages/${id}/preview-link`)
  const shown = await site.get(new URL(String(body.url)).pathname)
  expect(shown.text).toContain(SECRET)
  expect(shown.headers.get('cache-control')).toContain('no-store')
  expect(shown.headers.get('x-robots-tag')).toBe('noindex')
})
