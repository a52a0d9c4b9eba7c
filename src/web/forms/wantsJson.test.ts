import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { wantsJson } from './wantsJson'

const app = new Hono().post('/', (context) => context.text(wantsJson(context) ? 'JSON' : 'page'))
const answerTo = async (headers: Record<string, string>) => (await app.request('/', { method: 'POST', headers })).text()

test.each(['application/json', 'application/json, */*', 'text/plain, Application/JSON; charset=utf-8;q=0.9'])(
  'a script that accepts %s gets JSON',
  async (accept) => expect(await answerTo({ accept })).toBe('JSON'),
)

test.each(['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', '*/*', 'application/json-patch+json'])(
  'a client that accepts %s gets a page',
  async (accept) => expect(await answerTo({ accept })).toBe('page'),
)

test('a client that names nothing gets a page', async () => expect(await answerTo({})).toBe('page'))
