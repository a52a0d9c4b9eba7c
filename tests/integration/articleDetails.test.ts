/** What an article's page tells beside its facts: videos, specifications in groups, questions, and the dealer. */
import { expect, test } from 'vitest'
import { dealerData } from '../support/dealers'
import { siteWithDealers } from '../support/orders'
import { openProgram } from '../support/program'
import { paragraphs } from '../support/testSite'

test('specifications stand in a table for each heading that editors gave them, under it', async () => {
  await using site = await openProgram()
  const specification = async (name: string, heading?: string) =>
    (await site.rest('POST', '/api/specifications', { name, kind: 'text', ...(heading ? { heading } : {}) })).body.doc
      ?.id
  const values = [
    { specification: await specification('Vekt', 'Mål og vekt'), value: '96 kg' },
    { specification: await specification('Garanti'), value: '10 år' },
    { specification: await specification('Høyde', 'Mål og vekt'), value: '1040 mm' },
  ]
  await site.rest('POST', '/api/articles', {
    name: 'Varde',
    number: 'EV-5',
    _status: 'published',
    specifications: values,
  })
  const { text } = await site.get('/artikler/varde')
  const tables = text.match(/<table class="specifications">.*?<\/table>/g) ?? []
  const cells = tables.map((table) =>
    table
      .replace(/<[^>]+>/g, '|')
      .split('|')
      .filter(Boolean),
  )
  expect(cells).toEqual([
    ['Mål og vekt', 'Vekt', '96 kg', 'Høyde', '1040 mm'],
    ['Annet', 'Garanti', '10 år'],
  ])
  expect(tables.filter((table) => table.includes('<caption class="specification-group">'))).toHaveLength(2)
})

test('questions stand at the end of the page in its language alone, also as structured data', async () => {
  await using site = await openProgram()
  await site.rest('POST', '/api/globals/site', { languages: ['nb', 'en'] })
  const questions = (question: string, answer: string) => [{ question, answer: paragraphs(answer) }]
  const { body } = await site.rest('POST', '/api/articles', {
    name: 'Varde',
    number: 'EV-5',
    _status: 'published',
    questions: questions('Tåler den regn?', 'Ja, hele året.'),
  })
  await site.rest('PATCH', `/api/articles/${body.doc?.id}?locale=en`, {
    name: 'Varde',
    questions: questions('Does it stand rain?', 'Yes, all year.'),
  })
  const norwegian = (await site.get('/artikler/varde')).text
  expect(norwegian).toContain('<h2>Spørsmål og svar</h2>')
  expect(norwegian).toContain('<summary><h3>Tåler den regn?</h3></summary>')
  expect(norwegian).toContain(
    '"@type":"Question","name":"Tåler den regn?","acceptedAnswer":{"@type":"Answer","text":"Ja, hele året."}',
  )
  expect(norwegian).not.toContain('rain')
  const english = (await site.get('/en/artikler/varde')).text
  expect(english).toContain('Does it stand rain?')
  expect(english).not.toContain('regn')
})

test('a video of an article is on its page, and fetches nothing from elsewhere by itself', async () => {
  await using site = await openProgram()
  const video = { blockType: 'video', title: 'Opptenning', source: 'external', url: 'https://youtu.be/dQw4w9WgXcQ' }
  await site.rest('POST', '/api/articles', { name: 'Varde', number: 'EV-5', _status: 'published', videos: [video] })
  const { text } = await site.get('/artikler/varde')
  expect(text).toContain('Opptenning')
  expect(text).toMatch(/class="article-video/)
  expect(text).not.toContain('<iframe')
})

test('the server says whether a dealer carries an article, by its product line, and who has it on show', async () => {
  await using site = await siteWithDealers()
  const { payload } = site
  const other = await payload.create({ collection: 'productLines', data: { name: 'Bål', position: 0 } as never })
  const create = (number: string, productLine?: number) =>
    payload.create({
      collection: 'articles',
      data: { name: number, number, productLine, _status: 'published' } as never,
    })
  await create('B-1', other.id)
  await create('U-1')
  const { slug } = await payload.findByID({ collection: 'dealers', id: site.near, depth: 0 })
  const ask = async (query: string) => {
    const answer = await fetch(`${site.url}/sok/forhandler?${query}`)
    return [answer.status, await answer.json()]
  }
  expect(await ask(`forhandler=${slug}&artikkel=EV-1`)).toEqual([200, { carries: true, onShow: false }])
  expect(await ask(`forhandler=${slug}&artikkel=B-1`)).toEqual([200, { carries: false, onShow: false }])
  expect(await ask(`forhandler=${slug}&artikkel=U-1`)).toEqual([200, { carries: true, onShow: false }])
  const exhibit =
    (await payload.find({ collection: 'articles', where: { number: { equals: 'U-1' } } })).docs[0]?.id ?? 0
  const away = {
    number: 'F-77',
    name: 'Langt unna',
    place: 'Hamar',
    postcode: '2317',
    latitude: 60.79,
    longitude: 11.07,
  }
  await site.rest('POST', '/api/dealers', dealerData({ ...away, onShow: [exhibit] }))
  const [status, answer] = await ask(`forhandler=${slug}&artikkel=U-1`)
  expect([status, answer]).toEqual([
    200,
    {
      carries: true,
      onShow: false,
      nearest: { slug: 'langt-unna', name: 'Langt unna', place: 'Hamar', km: expect.any(Number) },
    },
  ])
  expect(await ask('forhandler=langt-unna&artikkel=U-1')).toEqual([200, { carries: true, onShow: true }])
  expect(await ask(`forhandler=${slug}&artikkel=X-9`)).toEqual([404, {}])
  expect(await ask('forhandler=ukjent&artikkel=EV-1')).toEqual([404, {}])
  expect(await ask('forhandler=')).toEqual([400, {}])
})
