/** Filters that staff keep under a name: one's own, shared ones, and lists that have none. */
import { expect, test } from 'vitest'
import { dealerData } from '../support/dealers'
import { openProgram, type TestProgram } from '../support/program'

const password = 'long enough for tests'

async function signedIn(site: TestProgram, role: 'editor' | 'dealer', more: object = {}) {
  const email = `${role}@example.com`
  await site.payload.create({ collection: 'users', data: { email, password, name: role, role, ...more } as never })
  const { body } = await site.rest('POST', '/api/users/login', { email, password })
  return { authorization: `JWT ${body.token}` }
}

const path = '/api/payload-query-presets'

const only = (constraint: 'onlyMe' | 'everyone') => ({
  read: { constraint },
  update: { constraint },
  delete: { constraint },
})

test('a saved view is its maker’s own until it is shared, and only staff have them', async () => {
  await using site = await openProgram()
  const dealer = await site.payload.create({ collection: 'dealers', data: dealerData({ number: 'F-1' }) as never })
  const [editor, dealers] = [await signedIn(site, 'editor'), await signedIn(site, 'dealer', { dealer: dealer.id })]
  const view = {
    title: 'Skjult for søkemotorer',
    relatedCollection: 'pages',
    where: { or: [{ and: [{ noindex: { equals: true } }] }] },
  }
  const own = await site.rest('POST', path, { ...view, access: only('onlyMe') })
  expect(own.status).toBe(201)
  const id = own.body.doc?.id
  const seenBy = async (headers?: Record<string, string>) =>
    (await site.rest('GET', path, undefined, headers)).body.docs
  expect((await seenBy())?.length).toBe(1)
  expect(await seenBy(editor)).toEqual([])
  await site.rest('PATCH', `${path}/${id}`, { isShared: true, access: only('everyone') })
  expect((await seenBy(editor))?.map(({ title }) => title)).toEqual(['Skjult for søkemotorer'])
  expect((await site.rest('GET', path, undefined, dealers)).status).toBe(403)
  expect((await site.rest('POST', path, { ...view, access: only('onlyMe') }, dealers)).status).toBe(403)
})

test('lists of people and of what they sent keep no filters', async () => {
  await using site = await openProgram()
  const withViews = site.payload.config.collections.filter(({ enableQueryPresets }) => enableQueryPresets)
  const slugs: string[] = withViews.map(({ slug }) => slug)
  expect(slugs).toEqual(expect.arrayContaining(['pages', 'media', 'articles', 'dealers']))
  for (const slug of ['members', 'users', 'orderRequests', 'subscribers', 'formSubmissions'])
    expect(slugs).not.toContain(slug)
})
