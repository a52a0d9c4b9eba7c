import { expect, test } from 'vitest'
import { program } from '../../src/program'
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
    `/preview/shared/pages.${id}.nb.zzzzzzzz.AAAA`,
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

const hero = { blockType: 'hero', heading: SECRET, layout: 'plain' }
/** Some have a title, some a name. */
const named = (text: string) => ({ title: text, name: text })
const pageKinds = program.flatMap(({ draftPages = [] }) => draftPages.map(({ collection }) => collection))

test.each(pageKinds)('who is shown a shared link to a draft of %s sees it, and nobody keeps it', async (collection) => {
  await using site = await openProgram()
  const created = await site.rest('POST', `/api/${collection}?draft=true`, { ...named(SECRET), body: [hero] })
  const id = created.body.doc?.id
  const { body } = await site.rest('POST', `/api/${collection}/${id}/preview-link`)
  const { pathname } = new URL(String(body.url))
  const shown = await site.get(pathname)
  expect(shown.text).toContain(SECRET)
  expect(shown.text).toContain('class="preview-banner"')
  expect(shown.headers.get('cache-control')).toContain('no-store')
  expect(shown.headers.get('x-robots-tag')).toBe('noindex')
  // The same document in another collection or language is another draft.
  for (const other of [pathname.replace(`${collection}.`, 'redirects.'), pathname.replace('.nb.', '.en.')]) {
    const forged = await site.get(other)
    expect([forged.status, forged.text.includes(SECRET)], other).toEqual([404, false])
  }
})

test.each(pageKinds)('links to drafts of %s are made, and drafts are checked, by staff alone', async (collection) => {
  await using site = await openProgram()
  const { body } = await site.rest('POST', `/api/${collection}?draft=true`, named(SECRET))
  const id = body.doc?.id
  const dealer = await site.payload.create({ collection: 'dealers', data: dealerData() as never })
  const account = { email: 'd@example.com', password: 'long enough too' }
  await site.payload.create({
    collection: 'users',
    data: { ...account, name: 'D', role: 'dealer', dealer: dealer.id },
  })
  const { token } = await site.payload.login({ collection: 'users', data: account })
  for (const authorization of ['', `JWT ${token}`]) {
    expect((await site.rest('POST', `/api/${collection}/${id}/preview-link`, {}, { authorization })).status).toBe(403)
    const checked = await site.get(`/preview/${collection}/${id}/check`, { authorization })
    expect([checked.status, JSON.parse(checked.text)]).toEqual([403, { findings: [] }])
    expect((await site.get(`/preview/${collection}/${id}`, { authorization })).status).toBe(302)
  }
  const unknown = await site.rest('POST', `/api/${collection}/999999/preview-link`)
  expect(unknown.status).toBe(404)
})
