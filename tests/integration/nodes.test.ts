import { expect, test } from 'vitest'
import { openProgram } from '../support/program'

const onPostgres = process.env.DATABASE === 'postgres'

test.runIf(onPostgres)('a publish on one process replaces the page that another keeps', async () => {
  await using one = await openProgram()
  await using other = await openProgram({ DATABASE_URL: one.settings.databaseUrl })
  const id = (
    await one.rest('POST', '/api/pages', {
      title: 'Side',
      _status: 'published',
      body: [{ blockType: 'hero', heading: 'Gammelt', layout: 'plain' }],
    })
  ).body.doc?.id
  await expect.poll(async () => (await other.get('/side')).text).toContain('Gammelt')
  await one.rest('PATCH', `/api/pages/${id}`, { body: [{ blockType: 'hero', heading: 'Nytt', layout: 'plain' }] })
  expect((await one.get('/side')).text).toContain('Nytt')
  await expect.poll(async () => (await other.get('/side')).text, { interval: 20 }).toContain('Nytt')
})

test('two processes write to one database without failing', async () => {
  await using one = await openProgram()
  await using other = await openProgram({ DATABASE_URL: one.settings.databaseUrl })
  const writes = Array.from({ length: 12 }, (_, at) =>
    (at % 2 ? one : other).rest('POST', '/api/redirects', { from: `/gammel-${at}`, type: 'address', url: '/' }),
  )
  expect((await Promise.all(writes)).map(({ status }) => status)).toEqual(Array(12).fill(201))
})
