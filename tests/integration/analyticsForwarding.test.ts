/**
 * From a visitor's request to the service that figures are forwarded to, and not without a yes
 * (docs/calls.md#analytics-proxy).
 */
import { afterEach, expect, test, vi } from 'vitest'
import { readStatus } from '../../src/features/forwarding/status'
import { browser, hit, PROXY, script, storedEvents } from '../support/analytics'
import { openProgram, type TestProgram } from '../support/program'
import { startUpstream } from '../support/upstream'

afterEach(() => vi.useRealTimers())

/** The cookie of a visitor who says yes to statistics. */
async function agree({ url, get }: TestProgram): Promise<string> {
  const version = /name="version" value="(\w+)"/.exec((await get('/samtykke')).text)?.[1] ?? ''
  const answer = await fetch(`${url}/samtykke`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url },
    body: new URLSearchParams({ answer: 'accept', version }),
  })
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

const teller =
  ({ url }: TestProgram) =>
  (kind: string, page: object, more: object = {}, cookie = '') =>
    fetch(url + PROXY, {
      method: 'POST',
      headers: { ...script, ...(cookie ? { cookie } : {}) },
      body: hit(kind, page, more),
    }).then((response) => response.json())

const toGoogle = (url: string) => ({
  upstream: 'ga4' as const,
  ga4: { measurementId: 'G-ABC123', apiSecret: 'secret', url: `${url}/mp/collect` },
})

interface GoogleEvent {
  name: string
  params: Record<string, string | number>
}
const googleEvents = (calls: readonly { body: string }[]) =>
  calls.flatMap(({ body }) => (JSON.parse(body) as { events: GoogleEvent[] }).events)

test('what is agreed to on the landing page holds for its view, with its source, and nothing is counted twice here', async () => {
  await using upstream = await startUpstream()
  await using site = await openProgram()
  await site.payload.updateGlobal({ slug: 'forwardingSettings', data: toGoogle(upstream.url) })
  const tell = teller(site)
  const landing = {
    title: 'Artikler – Eldvarde',
    search: '?utm_source=brev&utm_medium=epost&utm_campaign=vinter',
    referrer: 'https://www.google.com/',
  }
  await tell('view', { path: '/artikler' }, landing)
  // Told without a yes, it goes nowhere.
  await tell('agreed', { path: '/artikler' }, landing)
  const cookie = await agree(site)
  await tell('agreed', { path: '/artikler' }, landing, cookie)
  await expect
    .poll(() => googleEvents(upstream.calls).map(({ name }) => name))
    .toEqual(['campaign_details', 'page_view'])
  const [details, view] = googleEvents(upstream.calls)
  expect(details?.params).toMatchObject({ source: 'brev', medium: 'epost', campaign: 'vinter' })
  expect(view?.params).toMatchObject({
    page_title: 'Artikler – Eldvarde',
    page_referrer: 'https://google.com/',
    page_location: `${site.url}/artikler?utm_source=brev&utm_medium=epost&utm_campaign=vinter`,
  })
  expect((await storedEvents(site.payload)).map(({ kind }) => kind)).toEqual(['view'])
})

test('Google’s session is the visit: the same within half an hour, another one after', async () => {
  await using upstream = await startUpstream()
  await using site = await openProgram()
  await site.payload.updateGlobal({ slug: 'forwardingSettings', data: toGoogle(upstream.url) })
  const tell = teller(site)
  const cookie = await agree(site)
  const noon = Date.parse(`${new Date().toISOString().slice(0, 10)}T11:00:00Z`)
  const minute = 60_000
  vi.useFakeTimers({ toFake: ['Date'] })
  for (const at of [0, 29, 58, 89]) {
    vi.setSystemTime(noon + at * minute)
    await tell('view', { path: '/artikler' }, {}, cookie)
  }
  await expect.poll(() => googleEvents(upstream.calls).length).toBe(4)
  const [one, two, three, four] = googleEvents(upstream.calls).map(({ params }) => params.session_id)
  expect([two, three]).toEqual([one, one])
  expect(four).not.toBe(one)
})

test('a search is one action at Matomo, with its own address and its hits, also where it is agreed to afterwards', async () => {
  await using upstream = await startUpstream(() => ({ status: 200, body: '{"status":"success"}' }))
  await using site = await openProgram()
  const matomo = { url: upstream.url, siteId: '1', token: 'token', needsConsent: true }
  await site.payload.updateGlobal({ slug: 'forwardingSettings', data: { upstream: 'matomo', matomo } })
  const tell = teller(site)
  const cookie = await agree(site)
  const requests = () =>
    upstream.calls.flatMap(({ body }) =>
      (JSON.parse(body) as { requests: string[] }).requests.map((query) => new URLSearchParams(query)),
    )
  const about = () =>
    requests().map((query) => [query.get('search'), query.get('search_count'), query.get('url'), query.get('urlref')])
  const searched = async (cookie: string) => {
    const address = '/sok?search_Query=Finnes-Ikke&utm_source=brev'
    const headers = { ...browser, referer: 'https://www.google.com/', ...(cookie ? { cookie } : {}) }
    const { text } = await site.get(address, headers)
    const page = JSON.parse(/data-insight="([^"]*)"/.exec(text)?.[1]?.replaceAll('&quot;', '"') ?? '{}')
    expect(page).toEqual({ path: '/sok', search: { term: 'Finnes-Ikke', results: 0 } })
    const title = /<title>([^<]*)/.exec(text)?.[1]
    const more = { title, search: '?search_Query=Finnes-Ikke&utm_source=brev', referrer: 'https://www.google.com/' }
    await tell('view', page, more, cookie)
    return () => tell('agreed', page, more, cookie || accepted)
  }
  const accepted = cookie
  const action = ['finnes-ikke', '0', `${site.url}/sok?search_Query=finnes-ikke&utm_source=brev`, 'https://google.com/']
  await searched(cookie)
  await expect.poll(about).toEqual([action])
  expect(requests()[0]?.get('action_name')).toMatch(/^Søk: Finnes-Ikke – /)
  const agreeNow = await searched('')
  await agreeNow()
  await expect.poll(about).toEqual([action, action])
  await expect.poll(async () => (await readStatus(site.payload)).waiting).toBe(0)
  expect(about()).toEqual([action, action])
})

test('what a service is told of a page holds nothing of a person', async () => {
  await using upstream = await startUpstream()
  await using site = await openProgram()
  await site.payload.updateGlobal({ slug: 'forwardingSettings', data: toGoogle(upstream.url) })
  const tell = teller(site)
  const cookie = await agree(site)
  const page = { path: '/sok', search: { term: 'kari@example.com', results: 0 } }
  await tell('agreed', page, { title: 'Søk: kari@example.com', search: '?search_Query=kari@example.com' }, cookie)
  await expect.poll(() => googleEvents(upstream.calls).length).toBe(2)
  expect(JSON.stringify(upstream.calls)).not.toContain('kari')
})

test('what a visitor did is handed on after a yes, shortened, and no more once it is withdrawn', async () => {
  await using upstream = await startUpstream()
  await using site = await openProgram({ TRUST_PROXY: '1' })
  const { url, payload } = site
  const ga4 = { measurementId: 'G-ABC123', apiSecret: 'secret', url: `${upstream.url}/mp/collect` }
  await payload.updateGlobal({ slug: 'forwardingSettings', data: { upstream: 'ga4', ga4 } })

  const tell = (path: string, cookie = '') =>
    fetch(url + PROXY, {
      method: 'POST',
      headers: { ...script, 'x-forwarded-for': '203.0.113.77', ...(cookie ? { cookie } : {}) },
      body: hit('view', { path }),
    }).then((response) => response.json())
  const answer = async (given: string, cookie = '') => {
    const version = /name="version" value="(\w+)"/.exec((await site.get('/samtykke')).text)?.[1] ?? ''
    const response = await fetch(`${url}/samtykke`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: url, ...(cookie ? { cookie } : {}) },
      body: new URLSearchParams({ answer: given, version }),
    })
    return response.headers.get('set-cookie')?.split(';')[0] ?? ''
  }
  const events = () => upstream.calls.flatMap(({ body }) => (JSON.parse(body) as { events: { name: string }[] }).events)

  expect(await tell('/artikler')).toEqual({ success: true, data: '' })
  const refused = await answer('refuse')
  await tell('/sok', refused)
  const accepted = await answer('accept')
  await tell('/finn-forhandler', accepted)
  await expect.poll(() => events().map(({ name }) => name)).toEqual(['page_view', 'finn_din_forhandler'])
  const withdrawn = await answer('refuse', accepted)
  await tell('/samtykke', withdrawn)

  expect((await storedEvents(payload)).map(({ path }) => path)).toEqual([
    '/artikler',
    '/sok',
    '/finn-forhandler',
    '/finn-forhandler',
    '/samtykke',
  ])
  const sent = JSON.stringify(upstream.calls)
  expect(sent).not.toContain('203.0.113.77')
  expect(JSON.parse(upstream.calls[0]?.body ?? '{}')).toMatchObject({
    ip_override: '203.0.113.0',
    user_agent: script['user-agent'],
  })
  expect(events()[1]).toMatchObject({ params: { value: 0, currency: 'USD' } })
  expect(sent).not.toMatch(/artikler|sok|samtykke/)
})

test('a service that is down is no error of the visitor’s, and nobody waits for it', async () => {
  await using upstream = await startUpstream(() => 'silent')
  await using site = await openProgram()
  const matomo = { url: upstream.url, siteId: '1', token: 'token', needsConsent: false }
  await site.payload.updateGlobal({ slug: 'forwardingSettings', data: { upstream: 'matomo', matomo } })
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, at) =>
      fetch(site.url + PROXY, {
        method: 'POST',
        headers: script,
        body: hit('view', { path: at > 0 ? '/artikler' : '/' }),
      }).then((response) => response.json()),
    ),
  )
  expect(answers).toEqual(answers.map(() => ({ success: true, data: '' })))
  await expect.poll(() => upstream.calls.length).toBeGreaterThan(0)
})
