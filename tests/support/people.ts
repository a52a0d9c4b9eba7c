/** Somebody in everything that the site stores about people, written as visitors and staff write it. */
import { sql } from 'drizzle-orm'
import { runStatement } from '../../src/cms/statements'
import { enqueueEmail } from '../../src/features/outbox'
import { enqueueSms } from '../../src/features/sms'
import { dealerData } from './dealers'
import { type Message, storeMessage } from './forms'
import { confirmedMember } from './members'
import { newOrder, type OrderSite, postOrder } from './orders'

export const kari = { email: 'kari@example.com', mobile: '+4741234567' }
/** Kari as the tables hold her: any of these that is left is a leak. */
export const karis = [/kari@example\.com/i, /kari%40example/i, /(?<!\d)(\+?47)?[ ]?412[ ]?34[ ]?567(?!\d)/]

const file = () => new File([`%PDF-1.4 ${'tegning '.repeat(9)}`], 'Tegning av peisen.pdf', { type: 'application/pdf' })

/** Ola is another person, whose texts name Kari. */
export async function seedPeople(site: OrderSite): Promise<{ cookie: string }> {
  const { payload } = site
  const now = Date.now()

  const contact = (message: Message) => storeMessage(payload, message)
  await contact({ name: 'Kari Ås', email: 'Kari@Example.com', phone: '', message: 'Har dere Varde på lager?' })
  await contact({ name: 'Kari Ås', email: 'annen@example.com', phone: '412 34 567', message: 'Ring meg.' })
  await contact({ name: 'Ola', email: 'ola@example.com', message: 'Spør kari@example.com eller ring 41234567.' })

  const order = newOrder(site)
  order.append('filer', file())
  await postOrder(site, order)
  await postOrder(site, newOrder(site, { email: 'ola@example.com', phone: '', message: 'Ring Kari på 412 34 567' }))
  const [first] = await site.requests()
  await site.rest('POST', `/api/orderRequests/${first?.id}/answer`, { text: 'Hei Kari', key: 'svar' })

  // The account's e-mails carry the address in their keys.
  const cookie = await confirmedMember(site, { mail: 'Kari@Example.com' })
  await runStatement(payload, sql`update members set mobile = ${kari.mobile} where email = ${kari.email}`)
  await confirmedMember(site, { user: 'Ola', mail: 'ola@example.com', name: 'Ola' })
  await runStatement(
    payload,
    sql`update members set mobile = ${kari.mobile}, new_email = ${kari.email} where email = 'ola@example.com'`,
  )

  await payload.updateGlobal({
    slug: 'newsletterSettings',
    data: { verification: false, consentText: 'Ja takk.' },
  })
  const subscribe = (mobile: string, name: string) =>
    fetch(`${site.url}/wp-json/wpsms/v1/newsletter`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-page-language': 'nb', 'x-consent-wording': '1' },
      body: JSON.stringify({ name, mobile }),
    })
  await subscribe(kari.mobile, 'Kari Ås')
  await payload.updateGlobal({ slug: 'newsletterSettings', data: { verification: true } })
  await subscribe('+4799887766', 'Ola')
  await runStatement(
    payload,
    sql`insert into pending_activations (mobile, code_hash, expires_at, tries, request, updated_at, created_at)
      values (${kari.mobile}, 'hash-of-a-code', ${new Date(now + 600_000).toISOString()}, 0,
      ${JSON.stringify({ person: { mobile: kari.mobile, name: 'Kari' }, groups: [] })},
      ${new Date(now).toISOString()}, ${new Date(now).toISOString()})`,
  )

  await enqueueSms(
    payload,
    { key: `campaign:7:${kari.mobile}`, to: kari.mobile, text: 'Hei Kari', dueAt: now + 9e8 },
    now,
  )
  await enqueueSms(
    payload,
    { key: 'to-ola', to: '+4799887766', text: 'Ring Kari, +47 412 34 567', dueAt: now + 9e8 },
    now,
  )
  await runStatement(
    payload,
    sql`insert into sms_inbound ("from", "to", text, gateway, key, received_at, handled_at, outcome) values
      (${kari.mobile}, '2012', 'Takk', 'log', 'log:1', ${new Date(now).toISOString()}, ${new Date(now).toISOString()}, 'nothing'),
      ('+4799887766', '2012', 'Skriv til kari@example.com', 'log', 'log:2', ${new Date(now).toISOString()}, ${new Date(now).toISOString()}, 'nothing')`,
  )
  const email = { replyTo: undefined, subject: 'Hei', locale: 'nb' } as const
  await enqueueEmail(
    payload,
    { ...email, key: 'a', to: 'Kari@Example.com', parts: [{ kind: 'text', text: 'Hei' }] },
    now,
  )
  await enqueueEmail(
    payload,
    {
      ...email,
      key: 'b',
      to: 'ola@example.com',
      parts: [
        { kind: 'text', text: 'Se kari@example.com' },
        // In the HTML alone.
        { kind: 'contact', heading: '', name: 'Kari', address: '', phone: '412 34 567', hoursHeading: '', hours: [] },
      ],
    },
    now,
  )

  await payload.create({
    collection: 'dealers',
    data: dealerData({
      name: 'Med folk',
      number: 'F-9',
      contacts: [
        { name: 'Kari Ås', phone: '+47 412 34 567', email: 'kari@example.com' },
        { name: 'Per', phone: '99 88 77 66', email: 'per@example.com' },
      ],
    }) as never,
  })
  await runStatement(
    payload,
    sql`insert into imports (filename, target, state, total, created, changed, unchanged, errors, steps, applied, round, "cursor", updated_at, created_at)
      values ('forhandlere.csv', 'dealers', 'done', 1, 1, 0, 0, 0, 1, 1, 1, 1, ${new Date(now).toISOString()}, ${new Date(now).toISOString()})`,
  )
  await runStatement(
    payload,
    sql`insert into import_rows (import, line, kind, number, difference, data)
      values (1, 2, 'create', 'F-9', ${JSON.stringify({ kontakt: ['', 'kari@example.com'] })}, ${JSON.stringify({ email: 'kari@example.com' })})`,
  )
  const at = new Date(now).toISOString()
  await runStatement(
    payload,
    sql`insert into consent_choices (at, choice, given, refused, version, ends_at) values (${at}, 'x', '', 'media', '1', ${at})`,
  )
  await payload.create({
    collection: 'users',
    data: { name: 'Kari Ås', email: 'kari@example.com', password: 'long enough too', role: 'editor' },
  })
  return { cookie }
}
