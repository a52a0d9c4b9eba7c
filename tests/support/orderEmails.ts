/** E-mails about orders after processes died: each was sent once, or is called uncertain. */
import type { ExpectStatic } from 'vitest'
import { messageId } from '../../src/features/outbox/send'
import type { MailServer } from './mail'

/**
 * Waits until all e-mails about orders have been tried, and expects two for each order, each sent once; where a process
 * died while it sent one, at most once. Returns them. Asked of the database: REST gives so many at a time. `expect` is
 * the test's own, since tests that run together share no other.
 */
export async function eachToldOnce(
  expect: ExpectStatic,
  site: { url: string; query(sql: string): Promise<Record<string, unknown>[]> },
  mail: Pick<MailServer, 'messages'>,
  siteUrl = site.url,
): Promise<{ key: string; state: string }[]> {
  const requests = await site.query('select id from order_requests')
  // Beside them the site reports to head office what is uncertain.
  const emails = async () =>
    (await site.query(`select "key", state from emails where "key" like 'order:%'`)) as { key: string; state: string }[]
  const tried = async () => (await emails()).filter(({ state }) => state === 'sent' || state === 'uncertain').length
  await expect.poll(tried, { timeout: 1_800_000 }).toBe(2 * requests.length)
  const sent = new Map<string, number>()
  for (const { head } of mail.messages) {
    const id = /^Message-ID: (\S+)/im.exec(head)?.[1] ?? ''
    sent.set(id, (sent.get(id) ?? 0) + 1)
  }
  const all = await emails()
  expect(new Set(all.map(({ key }) => key.replace(/:\d+$/, '')))).toEqual(
    new Set(requests.flatMap(({ id }) => [`order:${id}:customer`, `order:${id}:dealer`])),
  )
  for (const { key, state } of all) {
    const times = sent.get(messageId(key, siteUrl)) ?? 0
    if (state === 'sent') expect(times, key).toBe(1)
    else expect(times, key).toBeLessThanOrEqual(1)
  }
  return all
}
