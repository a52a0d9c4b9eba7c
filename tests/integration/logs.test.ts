/** Nothing that people typed stands in the log, whatever fails. */
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isPostgres, runStatement } from '../../src/content/statements'
import { register, signIn } from '../support/members'
import { newOrder, postOrder } from '../support/orders'
import { openProgram, type TestProgram } from '../support/program'

const typed = {
  name: 'Kari Skriversen',
  email: 'kari.skriversen@example.com',
  mobile: '+4741299887',
  message: 'Ovnen ryker når det blåser',
  password: 'en ganske hemmelig setning',
}

/** From here on the database reads, and stores nothing. */
async function refuseWrites({ payload }: TestProgram): Promise<void> {
  if (!isPostgres(payload)) {
    await runStatement(payload, sql`pragma query_only = on`)
    return
  }
  await runStatement(
    payload,
    sql`do $$ begin
    execute format('alter database %I set default_transaction_read_only = on', current_database()); end $$`,
  )
  // Connections that are open keep their setting; new ones take their place.
  await runStatement(
    payload,
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
  )
  await runStatement(payload, sql`select pg_terminate_backend(pg_backend_pid())`).catch(() => [])
}

test('what cannot be stored is not written into the log instead', async () => {
  const lines: string[] = []
  await using site = await openProgram({ TRUST_PROXY: '1' }, lines)
  await site.rest('POST', '/api/pages', {
    title: 'Kontakt',
    _status: 'published',
    body: [{ blockType: 'contactForm', heading: 'Skriv til oss' }],
  })
  await register(site)
  await refuseWrites(site)

  const { name, email, mobile, message, password } = typed
  const post = async (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    (await fetch(site.url + path, { method: 'POST', redirect: 'manual', headers, body })).status
  const form = (fields: Record<string, string>) => new URLSearchParams(fields)
  const json = (fields: object) => JSON.stringify(fields)
  const asJson = { 'content-type': 'application/json' }

  expect(await post('/skjema/kontakt', form({ page: '/kontakt', name, email, phone: mobile, message }))).toBe(500)
  expect((await postOrder(site, newOrder(site, { name, email, phone: mobile, message }))).status).toBe(500)
  await register(site, { user: name, mail: email, name, pass: password })
  await signIn(site, { user: 'Kari Ås', pass: password })
  await signIn(site)
  await post('/skjema/kontakt', `{"name": "${name}", ${message}`, asJson)
  await post('/api/users/login', json({ email, password }), asJson)
  await post('/api/users/login', `{"email": "${email}", ${password}`, asJson)
  await post('/api/users/forgot-password', json({ email }), asJson)
  await site.rest('POST', '/api/pages', { title: message })
  await site.rest('POST', '/api/users', { email, name, password, role: 'editor' })
  await site.rest('POST', '/api/contact-messages', { name, email, message })

  const log = lines.join('')
  expect(log).toContain('"level":50')
  for (const [what, value] of Object.entries(typed)) expect(log.includes(value), what).toBe(false)
})
