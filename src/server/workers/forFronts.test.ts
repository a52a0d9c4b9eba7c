/** What the whole process tells its fronts, over a real socket. */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import type { RenderedPage } from '../../web/render'
import type { RequestContext } from '../../web/tracking'
import { createPageCache } from '../pageCache'
import { staticFile } from '../staticFiles'
import { visitorAddress } from '../visitor'
import { type ForFronts, listenForFronts } from './forFronts'
import { KEPT, PEER, readNote } from './frontProtocol'

const failing = (error: unknown) => {
  throw error
}

const SHEET = '/assets/site-nb-abc.css'

async function startWhole() {
  const folder = mkdtempSync(join(tmpdir(), 'whole-'))
  const socket = join(folder, 'site.sock')
  const cache = createPageCache({ common: [], onError: failing })
  const seen: [context: RequestContext, page: unknown][] = []
  const parts: ForFronts = {
    listener: (request, response) => response.end(`for ${visitorAddress(request, 0)}`),
    cache,
    sheets: {
      at: async (path) =>
        path.startsWith('/assets/')
          ? { path: SHEET, file: staticFile('.css', [], { identity: Buffer.from('p{}') }) }
          : undefined,
    },
    isOurHost: (host) => host === 'localhost',
    tracker: { answered: (...view) => seen.push(view), trackEvent() {}, stop: async () => {} },
    log: { error: failing } as unknown as ForFronts['log'],
  }
  const close = await listenForFronts(socket, parts)
  onTestFinished(() => {
    close()
    rmSync(folder, { recursive: true })
  })
  const ask = async (path: string, headers: http.OutgoingHttpHeaders, body?: string) => {
    const asked = http.request({
      socketPath: socket,
      path,
      headers: { host: 'localhost', ...headers },
      method: body === undefined ? 'GET' : 'POST',
      agent: false,
    })
    const [answer] = await once(asked.end(body), 'response')
    const note = answer.headers[KEPT]
    return { body: await text(answer), note: note === undefined ? undefined : readNote(note) }
  }
  return { cache, seen, ask }
}

const page: RenderedPage = {
  kind: 'page',
  status: 200,
  body: Buffer.from('<!doctype html>'),
  needs: { styleHash: '', frameHosts: [], pictureOrigins: [] },
  dependencies: ['pages:1', 'site'],
  kept: undefined,
  queries: 0,
  pageContext: { path: '/side' },
}

test('a page says what it was made from once it is compressed well, and a sheet that it stays', async () => {
  const { cache, ask } = await startWhole()
  const passedOn = { [PEER]: '192.0.2.1' }
  expect(await ask('/side', passedOn)).toEqual({ body: 'for 192.0.2.1', note: undefined })
  await cache.fill('/side', 'identity', async () => page)
  await expect
    .poll(async () => (await ask('/side', passedOn)).note)
    .toEqual({
      tags: ['pages:1', 'site'],
      pageContext: { path: '/side' },
    })
  expect((await ask('/side', { ...passedOn, 'if-none-match': '"x"' })).body).toBe('<!doctype html>')
  expect((await ask('/side', { ...passedOn, host: 'other' })).note).toBeUndefined()
  cache.purge(['site'])
  expect((await ask('/side', passedOn)).note).toBeUndefined()
  expect(await ask(SHEET, passedOn)).toEqual({ body: 'p{}', note: { tags: [] } })
  expect((await ask('/assets/site-nb-old.css', passedOn)).note).toBeUndefined()
})

test('a search, which is kept for the minute, is for the whole process alone', async () => {
  const { cache, ask } = await startWhole()
  await cache.fill('/sok?q=ovn', 'identity', async () => ({ ...page, kept: 'forTheMinute' }))
  expect((await ask('/sok?q=ovn', { [PEER]: '192.0.2.1' })).note).toBeUndefined()
})

test('views that fronts tell of are counted as if they were answered here', async () => {
  const { ask, seen } = await startWhole()
  const context = { address: '192.0.2.1', headers: { 'user-agent': 'a' }, url: '/side?utm_source=brev' }
  await ask('/', {}, JSON.stringify([{ ...context, pageContext: { path: '/side' } }]))
  expect(seen).toEqual([[context, { pageContext: { path: '/side' } }]])
})
