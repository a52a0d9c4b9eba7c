/** The texts of a document in two languages, over REST: what is missing, copied, translated, or changed since. */
import { expect, test } from 'vitest'
import type { TranslationAnswer } from '../../src/features/translation/endpoint'
import { openProgram, type TestProgram } from '../support/program'

async function read(site: TestProgram, document: string, to = 'en') {
  const { status, body } = await site.rest('GET', `/api/translation?document=${document}&to=${to}`)
  expect(status, JSON.stringify(body)).toBe(200)
  const answer = body as unknown as TranslationAnswer
  return {
    ...answer,
    states: Object.fromEntries(answer.translations.map(({ path, state, was }) => [path, [state, was]])),
  }
}

const hero = (heading: string, lead?: string) => ({
  blockType: 'hero',
  layout: 'plain',
  heading,
  ...(lead ? { lead } : {}),
})

test('a page is compared with its source, through its versions', async () => {
  await using site = await openProgram()
  const { body } = await site.rest('POST', '/api/pages', {
    title: 'Om oss',
    description: 'Hvem vi er, og hva vi lager.',
    body: [hero('Vår historie', 'Siden 1890')],
    _status: 'published',
  })
  const document = `pages:${body.doc?.id}`
  const path = `/api/pages/${body.doc?.id}`
  expect(await read(site, document)).toMatchObject({
    from: 'nb',
    to: 'en',
    withoutPlace: 2,
    states: { title: ['missing', undefined], description: ['missing', undefined] },
  })
  await site.rest('PATCH', `${path}?locale=en`, {
    title: 'About us',
    body: [hero('Our story', 'Siden 1890')],
    _status: 'published',
  })
  expect(await read(site, document)).toMatchObject({
    withoutPlace: 0,
    states: {
      title: ['translated', undefined],
      'body.0.heading': ['translated', undefined],
      'body.0.lead': ['copied', undefined],
      description: ['missing', undefined],
    },
  })
  const stored = (await site.rest('GET', `${path}?locale=nb&depth=0`)).body as { body?: { id: string }[] }
  await site.rest('PATCH', `${path}?draft=true&locale=nb`, {
    title: 'Hvem vi er',
    body: [{ ...hero('Historien vår', 'Siden 1890'), id: stored.body?.[0]?.id }],
    _status: 'draft',
  })
  expect((await read(site, document)).states).toMatchObject({
    title: ['changed', 'Om oss'],
    'body.0.heading': ['changed', 'Vår historie'],
  })
  await site.rest('PATCH', `${path}?draft=true&locale=en`, { title: 'Who we are', _status: 'draft' })
  expect((await read(site, document)).states).toMatchObject({ title: ['translated', undefined] })
  // From English into Norwegian it is the other way round.
  expect((await read(site, document, 'nb')).translations.find((one) => one.path === 'title')).toMatchObject({
    source: 'Who we are',
    target: 'Hvem vi er',
  })
})

test('the menus and other globals are translated too; what is no document is refused, and so are strangers', async () => {
  await using site = await openProgram()
  const { body } = await site.rest('POST', '/api/pages', { title: 'Side', _status: 'published' })
  expect((await site.rest('GET', '/api/translation?document=global:navigation&to=en')).status).toBe(200)
  for (const [query, status] of [
    ['document=pages:9999&to=en', 404],
    ['document=nothing:1&to=en', 404],
    [`document=pages:${body.doc?.id}&to=de`, 400],
    ['to=en', 400],
  ] as const)
    expect([query, (await site.rest('GET', `/api/translation?${query}`)).status]).toEqual([query, status])
  expect((await fetch(`${site.url}/api/translation?document=pages:${body.doc?.id}&to=en`)).status).toBe(403)
})
