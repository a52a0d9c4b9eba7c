import { expect, test } from 'vitest'
import { publishContactForm } from '../support/forms'
import { openProgram } from '../support/program'

const onPostgres = process.env.DATABASE === 'postgres'

test.runIf(onPostgres)('what is saved at once empties nothing that it does not concern', async () => {
  await using site = await openProgram({ TRUST_PROXY: '1' })
  const form = await publishContactForm(site.payload)
  const body = [{ blockType: 'form', form, heading: 'Skriv til oss' }]
  await site.rest('POST', '/api/pages', { title: 'Kontakt', _status: 'published', body })
  await site.get('/kontakt')
  const kept = async () => (JSON.parse((await site.get('/readyz')).text) as { pagesKept: number }).pagesKept
  const before = await kept()
  expect(before).toBeGreaterThan(0)
  const message = { page: '/kontakt', name: 'Kari', email: 'kari@example.com', phone: '', message: 'Hei' }
  const posts = Array.from({ length: 20 }, (_, at) =>
    fetch(`${site.url}/skjema/kontakt`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'x-forwarded-for': `192.0.2.${at}` },
      body: new URLSearchParams(message),
    }),
  )
  expect((await Promise.all(posts)).map(({ status }) => status)).toEqual(Array(20).fill(303))
  expect(await kept()).toBe(before)
})

test('two processes write to one database without failing', async () => {
  await using one = await openProgram()
  await using other = await openProgram({ DATABASE_URL: one.settings.databaseUrl })
  const writes = Array.from({ length: 12 }, (_, at) =>
    (at % 2 ? one : other).rest('POST', '/api/redirects', { from: `/gammel-${at}`, type: 'address', url: '/' }),
  )
  expect((await Promise.all(writes)).map(({ status }) => status)).toEqual(Array(12).fill(201))
})

test.runIf(onPostgres)('two processes together allow as many attempts as one does', async () => {
  await using one = await openProgram({ TRUST_PROXY: '1' })
  await using other = await openProgram({ TRUST_PROXY: '1', DATABASE_URL: one.settings.databaseUrl })
  const forget = async (site: typeof one, from: string) =>
    (
      await fetch(`${site.url}/api/users/forgot-password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
        body: JSON.stringify({ email: 'ola@example.com' }),
      })
    ).status
  for (let at = 0; at < 10; at++) expect(await forget(one, '192.0.2.1')).toBe(200)
  // Until it has heard of them, the other allows some of its own ten.
  let allowed = 0
  const ask = async () => {
    const status = await forget(other, '192.0.2.1')
    if (status === 200) allowed++
    return status
  }
  await expect.poll(ask).toBe(429)
  expect(allowed).toBeLessThan(10)
  expect(await forget(other, '192.0.2.2')).toBe(200)
})
