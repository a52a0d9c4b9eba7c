/** Duplicating, as the admin asks for it: of every collection that offers it, found by walking the configuration. */
import type { CollectionSlug } from 'payload'
import { expect, test } from 'vitest'
import { isInProgram } from '../support/collections'
import { openProgram } from '../support/program'

/** A first document of each, published where there is such a thing. */
const everyOriginal: Readonly<Record<string, object>> = {
  forms: { name: 'Ovner', _status: 'published', fields: [{ kind: 'text', label: 'Navn' }] },
  pages: { title: 'Ovner', slug: 'ovner', _status: 'published' },
  reusableBlocks: { name: 'Ovner', _status: 'published' },
  articles: { name: 'Ovner', number: 'A-1', _status: 'published' },
  articleGroups: { name: 'Ovner' },
  productLines: { name: 'Ovner' },
  specifications: { name: 'Ovner', kind: 'text' },
  posts: { title: 'Ovner', date: '2026-05-02T10:00:00Z', _status: 'published' },
  events: { title: 'Ovner', startsAt: '2026-05-02T10:00:00Z', _status: 'published' },
  postCategories: { name: 'Ovner' },
  services: { name: 'Ovner' },
  dealers: { name: 'Ovner', number: 'F-1', street: 'Gata 1', postcode: '0150', place: 'Oslo', _status: 'published' },
  campaigns: { name: 'Ovner', text: 'Hei' },
  subscriberGroups: { name: 'Ovner' },
}
const originals = Object.fromEntries(Object.entries(everyOriginal).filter(([slug]) => isInProgram(slug)))

test('what makes no sense twice is not duplicated', async () => {
  await using site = await openProgram()
  const offered = site.payload.config.collections.filter((collection) => !collection.disableDuplicate)
  const ours = offered.map(({ slug }) => slug).filter((slug) => !slug.startsWith('payload-'))
  expect(ours.sort()).toEqual(Object.keys(originals).sort())
  const { id } = (await site.rest('GET', '/api/users')).body.docs?.[0] ?? {}
  expect((await site.rest('POST', `/api/users/${id}/duplicate`, {})).status).toBe(404)
})

test.each(Object.entries(originals))('%s: two copies are drafts of their own, named as copies', async (slug, data) => {
  await using site = await openProgram()
  const collection = slug as CollectionSlug
  const { config } = site.payload.collections[collection]
  const isDrafted = Boolean(config.versions?.drafts)
  const title = config.admin.useAsTitle ?? ''
  const titleField = config.flattenedFields.find(({ name }) => name === title)
  const isLocalised = titleField !== undefined && 'localized' in titleField && titleField.localized === true
  const created = await site.rest('POST', `/api/${slug}?locale=nb`, data)
  const id = created.body.doc?.id
  expect(created.status).toBe(201)
  if (isLocalised) await site.rest('PATCH', `/api/${slug}/${id}?locale=en`, { [title]: 'Stoves' })
  const read = (of: unknown) => site.rest('GET', `/api/${slug}/${of}?locale=nb&depth=0`).then(({ body }) => body)
  const before = await read(id)

  const copies: Record<string, unknown>[] = []
  for (const _ of ['first', 'second']) {
    const copied = await site.rest(
      'POST',
      `/api/${slug}/${id}/duplicate?locale=nb`,
      isDrafted ? { _status: 'draft' } : {},
    )
    expect([copied.status, copied.body.errors]).toEqual([200, undefined])
    copies.push(copied.body.doc ?? {})
  }
  for (const copy of copies) {
    expect(copy[title]).toBe('Ovner (kopi)')
    if (isDrafted) expect(copy._status).toBe('draft')
    if (isLocalised)
      expect((await site.rest('GET', `/api/${slug}/${copy.id}?locale=en&draft=true`)).body[title]).toBe('Stoves (copy)')
  }
  if (typeof before.slug === 'string')
    expect(copies.map((copy) => copy.slug)).toEqual([`${before.slug}-kopi`, `${before.slug}-kopi-2`])
  if (typeof before.number === 'string')
    expect(copies.map((copy) => copy.number)).toEqual([`${before.number}-kopi`, `${before.number}-kopi-2`])
  // The original stands as it stood, and nothing leads elsewhere.
  expect(await read(id)).toEqual(before)
  expect((await site.rest('GET', '/api/redirects')).body.docs).toEqual([])
})

test('the copy of the front page and of a page below another take no address of theirs', async () => {
  await using site = await openProgram()
  const { body: front } = await site.rest('POST', '/api/pages', { title: 'Forside', slug: '/', _status: 'published' })
  const { body: above } = await site.rest('POST', '/api/pages', { title: 'Om oss', slug: 'om', _status: 'published' })
  const { body: below } = await site.rest('POST', '/api/pages', {
    title: 'Folk',
    slug: 'folk',
    parent: above.doc?.id,
    _status: 'published',
  })
  for (const [doc, slug] of [
    [front.doc, 'forside-kopi'],
    [below.doc, 'folk-kopi'],
  ] as const) {
    const copied = await site.rest('POST', `/api/pages/${doc?.id}/duplicate?locale=nb`, { _status: 'draft' })
    expect(copied.body.doc).toMatchObject({ slug, _status: 'draft' })
    const published = await site.rest('PATCH', `/api/pages/${copied.body.doc?.id}`, { _status: 'published' })
    expect(published.status).toBe(200)
  }
  for (const path of ['/', '/om/folk', '/forside-kopi', '/om/folk-kopi'])
    expect((await site.get(path)).status).toBe(200)
})
