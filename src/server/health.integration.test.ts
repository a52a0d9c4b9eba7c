/** `/readyz` with a database that can be read but not written, and while the indexes are read ahead. */
import { afterEach, expect, test, vi } from 'vitest'
import { dealerData } from '../../tests/support/dealers'
import { openProgram } from '../../tests/support/program'
import { takeWrites } from '../../tests/support/writes'
import { ArticleIndex } from '../features/catalogue/articleIndex/articleIndex'
import { DealerDirectory } from '../features/dealers/directory/directory'
import { WordIndex } from '../lib/words/wordIndex'

afterEach(() => {
  vi.restoreAllMocks()
})

test('a database that takes no writes is told of, and works again by itself', async () => {
  await using site = await openProgram()
  const ready = async () => {
    const answer = await fetch(`${site.url}/readyz`)
    return { status: answer.status, database: ((await answer.json()) as { database: string }).database }
  }
  expect(await ready()).toEqual({ status: 200, database: 'ok' })

  await takeWrites(site, false)
  await expect.poll(ready).toEqual({
    status: 503,
    database: expect.stringMatching(/^cannot be written\. The database cannot be used: .*(read-only|takes no writes)/),
  })
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
  await takeWrites(site, true)
  await expect.poll(ready).toEqual({ status: 200, database: 'ok' })
})

test('a process whose indexes are being read is not ready; later no question reads them', async () => {
  await using site = await openProgram()
  await site.rest('POST', '/api/articles', { name: 'Varde stove', number: 'EV-5', _status: 'published' })
  await site.rest('POST', '/api/dealers', dealerData({ name: 'Ovn og peis' }))
  const ready = async () => {
    const answer = await fetch(`${site.url}/readyz`)
    return { status: answer.status, indexes: ((await answer.json()) as { indexes: string }).indexes }
  }
  expect(await ready()).toEqual({ status: 200, indexes: 'when asked for' })
  const reading = site.readAhead()
  expect(await ready()).toEqual({ status: 503, indexes: 'being read' })
  await reading
  expect(await ready()).toEqual({ status: 200, indexes: 'read' })

  const entries = [
    vi.spyOn(ArticleIndex.prototype, 'set'),
    vi.spyOn(DealerDirectory.prototype, 'put'),
    vi.spyOn(WordIndex.prototype, 'set'),
  ]
  for (const path of ['/artikler', '/sok?search_Query=ovn', '/finn-forhandler?sted=9008'])
    expect([path, (await site.get(path)).status]).toEqual([path, 200])
  expect(entries.map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0])
})
