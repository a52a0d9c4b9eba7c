/** Two processes on one PostgreSQL: what is published on one is seen on the other, whatever happens to the line. */
import { expect, test } from 'vitest'
import { openCable } from '../support/cable'
import { fragileSite, ownDatabase } from '../support/fragileSite'
import { type Stored, signIn } from '../support/site'

const body = (heading: string) => [{ blockType: 'hero', heading, layout: 'plain' }]

test('a publish replaces the page that another process keeps, also one whose line has gone silent', async () => {
  await using database = await ownDatabase('PostgreSQL')
  const environment = { SECRET: 'a secret of the tests, long enough' }
  await using one = await fragileSite({ ...environment, DATABASE_URL: database.url })
  await one.start()
  await using line = await openCable(database.url)
  await using other = await fragileSite({ ...environment, DATABASE_URL: line.url })
  await other.start()
  const { call } = await signIn(one.url, one.admin)
  const page = { title: 'Side', _status: 'published', body: body('Første') }
  const { doc } = await call<Stored>('POST', '/api/pages', page)
  const seen = async () => /<h1>([^<]*)/.exec(await (await fetch(`${other.url}/side`)).text())?.[1]
  const publish = (heading: string) => call('PATCH', `/api/pages/${doc.id}`, { body: body(heading) })
  await expect.poll(seen).toBe('Første')
  await publish('Andre')
  await expect.poll(seen, { interval: 20 }).toBe('Andre')

  line.silence()
  await publish('Tredje')
  expect(await seen()).toBe('Andre')
  await expect.poll(seen).toBe('Tredje')
})
