/** From a visitor's request to the service that figures are forwarded to, and not without a yes (wire contracts §5). */
import { expect, test } from 'vitest'
import { hit, PROXY, script, storedEvents } from '../support/analytics'
import { openProgram } from '../support/program'
import { startUpstream } from '../support/upstream'

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

test('a service that is down is no fault of the visitor’s, and nobody waits for it', async () => {
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
