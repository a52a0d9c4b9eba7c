/** The menus as they are stored and served. */
import { expect, test } from 'vitest'
import { openProgram } from '../support/program'

const link = (label: string, more: object = {}) => ({ blockType: 'link', label, type: 'dealers', ...more })

test('a published menu is on every page at once; a draft is on none', async () => {
  await using site = await openProgram()
  await site.rest('POST', '/api/pages', { title: 'Forsiden', slug: '/', _status: 'published' })
  await site.rest('POST', '/api/globals/navigation', { items: [link('Først')], _status: 'published' })
  expect((await site.get('/')).text).toContain('Først')
  await site.rest('POST', '/api/globals/navigation?draft=true', { items: [link('Kladd')], _status: 'draft' })
  expect((await site.get('/')).text).toContain('Først')
  expect((await site.get('/')).text).not.toContain('Kladd')
  await site.rest('POST', '/api/globals/navigation', { items: [link('Så')], _status: 'published' })
  expect((await site.get('/')).text).toContain('Så')
})

test('saving a draft leaves the kept pages as they are', async () => {
  await using site = await openProgram()
  await site.rest('POST', '/api/pages', { title: 'Forsiden', slug: '/', _status: 'published' })
  const before = (await site.get('/')).headers.get('etag')
  const heard: string[] = []
  const { onChange } = await import('../../src/cms/changes')
  const stop = onChange((tags) => heard.push(...tags))
  await site.rest('POST', '/api/globals/navigation?draft=true', { items: [link('Kladd')], _status: 'draft' })
  expect(heard).not.toContain('navigation')
  await site.rest('POST', '/api/globals/navigation', { items: [link('Ut')], _status: 'published' })
  expect(heard).toContain('navigation')
  stop()
  expect((await site.get('/')).headers.get('etag')).not.toBe(before)
})

test('drafts of the menus are for staff alone', async () => {
  await using site = await openProgram()
  await site.rest('POST', '/api/globals/navigation', { items: [link('Ute')], _status: 'published' })
  await site.rest('POST', '/api/globals/navigation?draft=true', { items: [link('Hemmelig')], _status: 'draft' })
  const asked = '/api/globals/navigation?draft=true'
  expect(JSON.stringify((await site.rest('GET', asked)).body)).toContain('Hemmelig')
  expect((await site.get(asked)).text).not.toContain('Hemmelig')
  expect((await site.get('/api/globals/navigation/versions')).status).toBe(403)
  const preview = await site.get('/preview/navigation')
  expect(preview.status).toBe(302)
  expect(preview.headers.get('location')).toContain('/admin/login')
})

test('a visitor who may not write menus cannot', async () => {
  await using site = await openProgram()
  const answer = await fetch(`${site.url}/api/globals/navigation`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ items: [] }),
  })
  expect(answer.status).toBe(403)
})

test('labels are translated within one structure, and an untranslated one falls back to Norwegian', async () => {
  await using site = await openProgram()
  await site.rest('POST', '/api/globals/site', { name: 'M', languages: ['nb', 'en'] })
  for (const locale of ['nb', 'en'])
    await site.rest('POST', `/api/pages?locale=${locale}`, { title: 'Forsiden', slug: '/', _status: 'published' })
  await site.rest('POST', '/api/globals/navigation', {
    items: [link('Forhandlere'), { blockType: 'dropdown', label: 'Mer', items: [link('Hjelp')] }],
    _status: 'published',
  })
  const { items } = (await site.rest('GET', '/api/globals/navigation?depth=0')).body as { items: { label: string }[] }
  const english = items.map((item, at) => (at === 0 ? { ...item, label: 'Dealers' } : item))
  await site.rest('POST', '/api/globals/navigation?locale=en', { items: english, _status: 'published' })
  const nb = (await site.get('/')).text
  const en = await site.rest('GET', '/api/globals/navigation?depth=0&locale=en')
  expect(nb).toContain('Forhandlere')
  expect(JSON.stringify(en.body.items)).toContain('Dealers')
  expect(JSON.stringify(en.body.items)).toContain('Hjelp')
})

test('a link without a target is refused on publishing, with words that say what is missing', async () => {
  await using site = await openProgram()
  const { status, body } = await site.rest('POST', '/api/globals/navigation', {
    items: [{ blockType: 'link', label: 'Ingensteds', type: 'article' }],
    _status: 'published',
  })
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain('Velg artikkelen')
})

test('a promoted article that changes renews the pages it stands on; an article elsewhere does not', async () => {
  await using site = await openProgram()
  await site.rest('POST', '/api/pages', { title: 'Forsiden', slug: '/', _status: 'published' })
  const article = (name: string, number: string) =>
    site.rest('POST', '/api/articles', { name, number, _status: 'published' })
  const shown = (await article('Varde 5', 'V-5')).body.doc?.id
  const other = (await article('Varde 6', 'V-6')).body.doc?.id
  await site.rest('POST', '/api/globals/navigation', {
    items: [
      { blockType: 'mega', label: 'Ovner', columns: [{ content: [{ blockType: 'menuArticles', articles: [shown] }] }] },
    ],
    _status: 'published',
  })
  const etag = async () => (await site.get('/')).headers.get('etag')
  expect((await site.get('/')).text).toContain('Varde 5')
  const before = await etag()
  await site.rest('PATCH', `/api/articles/${other}`, { name: 'Varde 6 ny', _status: 'published' })
  expect(await etag()).toBe(before)
  await site.rest('PATCH', `/api/articles/${shown}`, { name: 'Varde 5 ny', _status: 'published' })
  expect((await site.get('/')).text).toContain('Varde 5 ny')
  await site.rest('PATCH', `/api/articles/${shown}`, { _status: 'draft' })
  expect((await site.get('/')).text).not.toContain('Varde 5 ny')
})
