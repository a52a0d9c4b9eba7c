/** What the program's features declare as targets of links (`Feature.linkTargets`), in all places that lead to them. */
import { expect, test } from 'vitest'
import { isCollection } from '../../src/cms/linkTargets'
import { program } from '../../src/program'
import { openProgram } from '../support/program'

/** A document of each collection, with its path. */
const documents: Readonly<Record<string, { fields: object; path: string }>> = {
  articles: { fields: { name: 'Ny ovn', number: 'EV-1' }, path: '/artikler/ny-ovn' },
  posts: { fields: { date: '2026-05-02' }, path: '/aktuelt/ny-ovn' },
  events: { fields: { startsAt: '2030-05-02T10:00:00Z' }, path: '/arrangementer/ny-ovn' },
}

test.each(program.flatMap(({ linkTargets = [] }) => linkTargets.filter(isCollection)))(
  'buttons, menus and pinned hits name one of the $collection while it is published',
  async ({ type, collection, missing }) => {
    await using site = await openProgram()
    const create = async (slug: string, data: object) => {
      const { status, body } = await site.rest('POST', `/api/${slug}`, { ...data, _status: 'published' })
      expect(status, JSON.stringify(body)).toBe(201)
      return Number(body.doc?.id)
    }
    const { fields, path } = documents[collection] ?? { fields: {}, path: '' }
    const target = await create(collection, { title: 'Ny ovn', slug: 'ny-ovn', ...fields })
    const links = [{ label: 'Les saken', type, [type]: target }]
    const body = [{ blockType: 'callToAction', heading: 'Se', links }]
    const page = await create('pages', { title: 'Hjem', slug: '/', body })
    const items = [{ blockType: 'link', label: 'Ovnen', type, [type]: target }]
    expect((await site.rest('POST', '/api/globals/navigation', { items, _status: 'published' })).status).toBe(200)
    const hits = [
      { relationTo: collection, value: target },
      { relationTo: 'pages', value: page },
    ]
    await site.rest('POST', '/api/globals/searchSettings', { pins: [{ query: 'peis', hits }] })
    const first = (await site.get('/')).text
    expect(first).toContain(`href="${path}">Les saken</a>`)
    expect(first).toContain(`<a href="${path}"><span class="menu-label">Ovnen</span>`)
    const pinned = (await site.get('/sok?search_Query=peis')).text
    expect(pinned.indexOf('>Ny ovn</a></h3>')).toBeGreaterThan(0)
    expect(pinned.indexOf('>Hjem</a></h3>')).toBeGreaterThan(pinned.indexOf('>Ny ovn</a></h3>'))
    // In use: what links to it is named.
    expect((await site.rest('DELETE', `/api/${collection}/${target}`)).status).toBe(409)
    await site.rest('PATCH', `/api/${collection}/${target}`, { _status: 'draft' })
    expect((await site.get('/')).text).not.toContain('Les saken')
    const without = [{ blockType: 'callToAction', heading: 'Se', links: [{ label: 'Se', type }] }]
    const refused = await site.rest('POST', '/api/pages', { title: 'Uten mål', _status: 'published', body: without })
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body)).toContain(missing.nb)
  },
)
