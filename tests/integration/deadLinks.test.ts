/** Links of published pages that lead nowhere on the site: found, listed for editors, and gone when they are mended. */
import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'
import { KEY } from '../../src/features/deadLinks/work'
import { readTasks } from '../../src/features/desk/readDesk'
import { openProgram, type TestProgram } from '../support/program'
import { richText } from '../support/testSite'

const linkTo = (url: string, text: string) => ({
  type: 'link',
  version: 3,
  fields: { linkType: 'custom', newTab: false, url },
  children: [{ type: 'text', version: 1, text }],
})
const bodyOf = (...links: object[]) => [
  {
    blockType: 'richText',
    content: richText({
      type: 'paragraph',
      version: 1,
      children: [{ type: 'text', version: 1, text: 'Tekst. ' }, ...links],
    }),
  },
]
const page = (slug: string, ...links: object[]) => ({
  title: `Siden ${slug}`,
  slug,
  body: bodyOf(...links),
  _status: 'published',
})

async function published(site: TestProgram, doc: object): Promise<number> {
  const { status, body } = await site.rest('POST', '/api/pages', doc)
  expect(status, JSON.stringify(body)).toBe(201)
  return body.doc?.id ?? 0
}

async function listOf(site: TestProgram) {
  const { body } = await site.rest('GET', '/api/deadLinks?sort=id')
  return body.docs?.map(({ title, text, address, locale }) => [title, text, address, locale])
}

/** The work follows the change. */
const listed = (site: TestProgram) => expect.poll(() => listOf(site), { timeout: 60_000 })

/** The task of the first screen. */
async function linksTask({ payload }: TestProgram, role: 'editor' | 'marketer') {
  const data = { email: `${role}@example.com`, password: 'long enough for tests', name: role, role }
  const user = await payload.create({ collection: 'users', data })
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  return (await readTasks(req, Date.now())).find(({ task }) => task.key === 'linksDead')?.waiting
}

test('a page that is published with dead links stands in the list, and its links to what exists do not', async () => {
  await using site = await openProgram()
  await published(site, page('finnes'))
  const links = [
    linkTo('/borte', 'les mer'),
    linkTo('/finnes', 'denne finnes'),
    linkTo('/finnes#del', 'et sted på siden'),
    linkTo('https://example.com/borte', 'en annen'),
    linkTo('mailto:post@example.com', 'e-post'),
  ]
  const id = await published(site, page('lenker', ...links))
  await listed(site).toEqual([['Siden lenker', 'les mer', '/borte', 'nb']])
  const first = [{ title: 'Siden lenker', detail: '/borte' }]
  expect(await linksTask(site, 'editor')).toMatchObject({ count: 1, first })
  expect(await linksTask(site, 'marketer')).toBeUndefined()
  expect((await site.rest('GET', '/api/deadLinks', undefined, { authorization: '' })).status).toBe(403)

  // A draft changes nothing for visitors; the published change does.
  await site.rest('PATCH', `/api/pages/${id}?draft=true`, { body: bodyOf(), _status: 'draft' })
  await site.rest('PATCH', `/api/pages/${id}`, { body: bodyOf(linkTo('/ikke-her', 'her')), _status: 'published' })
  await listed(site).toEqual([['Siden lenker', 'her', '/ikke-her', 'nb']])
  await site.rest('PATCH', `/api/pages/${id}`, { _status: 'draft' })
  await listed(site).toEqual([])
})

test('a link leaves the list when its address gets a page or a redirect', async () => {
  await using site = await openProgram()
  await published(site, page('lenker', linkTo('/kommer', 'kommer'), linkTo('/gammel', 'gammel'), linkTo('/en/a', 'a')))
  await listed(site).toHaveLength(3)
  await published(site, page('kommer'))
  await listed(site).toHaveLength(2)
  await site.rest('POST', '/api/redirects', { from: '/gammel', type: 'address', url: '/' })
  await listed(site).toEqual([['Siden lenker', 'a', '/en/a', 'nb']])
})

test('once a day all pages are looked through: links that died since, and what is no longer a page', async () => {
  await using site = await openProgram()
  const target = await published(site, page('maal'))
  await published(site, page('peker', linkTo('/maal', 'til målet')))
  await site.payload.create({
    collection: 'deadLinks',
    data: { document: 'pages:999', title: 'Slettet', text: 'x', address: '/x', locale: 'nb' },
  })
  await site.rest('PATCH', `/api/pages/${target}`, { _status: 'draft' })
  // As a day later, when something wakes the work.
  await site.payload.kv.set(KEY, { finishedAt: Date.now() - 25 * 60 * 60 * 1000 })
  await published(site, page('ny'))
  await listed(site).toEqual([['Siden peker', 'til målet', '/maal', 'nb']])
  await expect
    .poll(async () => (await site.payload.kv.get<{ finishedAt: number }>(KEY))?.finishedAt)
    .toBeGreaterThan(Date.now() - 60 * 60 * 1000)
})
