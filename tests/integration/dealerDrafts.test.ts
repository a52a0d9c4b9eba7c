/** The draft of a dealer is drawn as its page, for staff and for the dealer itself. */
import { expect, test } from 'vitest'
import { dealerData } from '../support/dealers'
import { check } from '../support/drafts'
import { openProgram } from '../support/program'
import { richText } from '../support/testSite'

const headings = (html: string) => html.match(/<h1>[^<]*/g)

test('a draft that lacks everything is drawn, and one that changes a dealer is what visitors see once it is published', async () => {
  await using site = await openProgram()
  const authorization = `JWT ${site.token}`
  const empty = (await site.rest('POST', '/api/dealers?draft=true', { name: 'Uferdig' })).body.doc?.id
  const unfinished = await site.get(`/preview/dealers/${empty}`, { authorization })
  expect([unfinished.status, headings(unfinished.text)]).toEqual([200, ['<h1>Uferdig']])
  // Its page describes itself: what is missing is what publishing asks for.
  expect(await check(site, `dealers/${empty}/check?locale=nb&language=nb`)).toEqual([
    ['number', true, 'Forhandlernummer: Dette feltet er påkrevd.'],
    ['street', true, 'Gateadresse: Dette feltet er påkrevd.'],
    ['postcode', true, 'Postnummer: Et postnummer har fire sifre.'],
    ['place', true, 'Poststed: Dette feltet er påkrevd.'],
  ])

  const id = (await site.rest('POST', '/api/dealers', dealerData())).body.doc?.id
  const before = (await site.get('/finn-forhandler/ved-og-varme')).text
  const hidden = await site.rest('POST', '/api/articles?draft=true', { name: 'Hemmelig ovn', number: 'A-1' })
  const shown = await site.rest('POST', '/api/articles', { name: 'Varde 5', number: 'A-2', _status: 'published' })
  const text = richText({ type: 'paragraph', children: [{ type: 'text', text: 'Vi har peisrom' }] })
  await site.rest('PATCH', `/api/dealers/${id}?draft=true`, {
    name: 'Ved og Glo',
    hours: 'man–fre 09–16',
    description: text,
    onShow: [hidden.body.doc?.id, shown.body.doc?.id],
  })
  expect((await site.get('/finn-forhandler/ved-og-varme')).text).toBe(before)
  const draft = (await site.get(`/preview/dealers/${id}`, { authorization })).text
  expect(headings(draft)).toEqual(['<h1>Ved og Glo'])
  for (const text of ['Vi har peisrom', '09', 'Varde 5', 'Storgata 1']) expect(draft).toContain(text)
  expect(draft).not.toContain('Hemmelig ovn')
  expect((await site.get(`/preview/dealers/${id}?locale=en`, { authorization })).text).toContain('lang="en"')

  await site.rest('PATCH', `/api/dealers/${id}`, { _status: 'published' })
  expect(headings((await site.get('/finn-forhandler/ved-og-varme')).text)).toEqual(['<h1>Ved og Glo'])
})

test('a dealer sees the draft of its own page, and of no other', async () => {
  await using site = await openProgram()
  const dealerOf = async (number: string) =>
    Number((await site.rest('POST', '/api/dealers', dealerData({ name: number, number }))).body.doc?.id)
  const [own, other] = [await dealerOf('F-1'), await dealerOf('F-2')]
  const page = (await site.rest('POST', '/api/pages?draft=true', { title: 'Utkast' })).body.doc?.id
  const account = { email: 'bruker@forhandler.example', password: 'langt nok til en test' }
  const data = { ...account, name: 'Bruker', role: 'dealer' as const, dealer: own }
  await site.payload.create({ collection: 'users', data })
  const { token } = await site.payload.login({ collection: 'users', data: account })
  const opened = async (path: string, authorization: string) => {
    const { status, headers } = await site.get(path, authorization ? { authorization } : {})
    return [status, headers.get('location')?.split('?')[0] ?? null]
  }
  const asked = [302, '/admin/login']
  expect(await opened(`/preview/dealers/${own}`, `JWT ${token}`)).toEqual([200, null])
  expect(await opened(`/preview/dealers/${other}`, `JWT ${token}`)).toEqual(asked)
  expect(await opened(`/preview/pages/${page}`, `JWT ${token}`)).toEqual(asked)
  expect(await opened(`/preview/dealers/${own}`, '')).toEqual(asked)
  expect((await opened(`/preview/dealers/${own}/check`, `JWT ${token}`))[0]).toBe(403)
})
