/** What is handed out about somebody opens nothing: no key that the program can make is in an export. */
import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { featureOf, sourceFiles } from '../../src/architectureSources'
import { writeInvitation, writeLink } from '../../src/features/accounts/links'
import { writeSessionToken } from '../../src/features/accounts/sessionToken'
import { previewToken } from '../../src/features/drafts/token'
import { fileLink } from '../../src/features/forms/fileLinks'
import { leaveHref } from '../../src/features/newsletter/leave/token'
import { dealerToken, drawnToken, receiptCode } from '../../src/features/orders/tokens'
import { enqueueEmail } from '../../src/features/outbox'
import { exportPerson, personHash } from '../../src/features/privacy'
import { enqueueSms } from '../../src/features/sms'
import { addressPath, addressSecret } from '../../src/features/sms/addresses'
import { writeBoundLink } from '../../src/platform/boundLinks'
import { program } from '../../src/program'
import { createAuthenticator } from '../support/authenticator'
import { storeMessage } from '../support/forms'
import { emailsOf, memberCookies, post } from '../support/members'
import { siteWithDealers } from '../support/orders'
import { kari, seedPeople } from '../support/people'
import type { TestProgram } from '../support/program'
import { readRows } from '../support/rows'
import { browserOf, setUpCodes } from '../support/staff'
import { tablesOf } from '../support/tables'

const NOW = Date.UTC(2026, 10, 23)
const SECRET = 'a secret of the tests, long enough'
const administrator = { email: 'admin@example.com', password: 'long enough for tests' }
const session = '0a1b2c3d-0000-4000-8000-0123456789ab'
const member = {
  id: 7,
  email: kari.email,
  newEmail: 'ny@example.com',
  createdAt: new Date(NOW).toISOString(),
  hash: 'h',
}

/** Each place that makes something unguessable: as it stands in a link or e-mail, or why it opens nothing. */
const made: Readonly<Record<string, readonly string[] | string>> = {
  'features/sendSms/blocks/sendSms/rule.ts': 'stands in pages that anyone reads',
  'cms/vacuum.ts': 'names a task',
  'platform/signing.ts': 'signs for the places that are named here',
  'cms/transactions.ts': 'names a transaction in memory',
  'features/accounts/formTexts.ts': 'of texts that anyone reads',
  'features/accounts/mobileCode.ts': 'stored as a hash; the message is among the swept rows',
  'features/accounts/nonce.ts': 'stands in pages that anyone reads',
  'features/accounts/screens/mobile.tsx': 'key of a message, among the swept columns',
  'features/accounts/sessions.ts': 'among the swept columns',
  'features/accounts/sessionToken.ts': [writeSessionToken({ member: 7, session, expires: NOW / 1000 + 60 }, SECRET)],
  'features/analytics/collecting/visitor.ts': 'among the swept columns',
  'features/backups/entries.ts': 'names what it is a hash of, in a backup',
  'features/backups/lock.ts': 'names a process that makes a backup, to other such processes',
  'features/backups/seal.ts': 'tells public keys of recipients apart; the keys themselves are made by age',
  'features/backups/rows/digest.ts': 'compares rows, in a backup',
  'features/backups/stores/folder.ts': 'names a file while it is written',
  'brand/tooltips.ts': 'names a block of a page',
  'features/campaigns/links.ts': 'the same for all receivers, and opens a public page',
  'features/cdn/keys.ts': 'of the names of content, in headers that anyone may read',
  'features/collaboration/fields.ts': 'of what editors may read',
  'features/consent/routes.ts': 'among the swept columns',
  'features/forwarding/upstreams/ga4.ts': 'of a hash of the day',
  'features/forwarding/upstreams/matomo.ts': 'of a hash of the day',
  'features/forms/storeSubmission.ts': 'among the swept columns',
  'features/imports/endpoints.ts': 'names a temporary file',
  'features/imports/targets.ts': 'names a row of an array',
  'features/indexNow/key.ts': 'served to anyone, at an address of its own',
  'features/newsletter/activation/code.ts': 'stored as a hash; the message is among the swept rows',
  'features/newsletter/activation/counters.ts': 'among the swept columns',
  'features/newsletter/calls/subscribe.ts': 'key of a message, among the swept columns',
  'features/newsletter/endpoints.ts': 'names a temporary file',
  'features/newsletter/evidence/suppression.ts': 'among the swept columns',
  'features/newsletter/leave/token.ts': [leaveHref('http://localhost', 4711, SECRET)],
  'features/orders/follow/dealerRoutes.tsx': 'key of a form, in keys of e-mails that are swept',
  'features/orders/form/draw.ts': 'among the swept columns',
  'features/orders/rerouting.ts': 'key of a message, among the swept columns',
  'features/orders/storeRequest.ts': 'the number of a request, which people say on the phone',
  'features/orders/tokens.ts': [
    `http://localhost/foresporsel/${dealerToken(3, 5, SECRET, NOW)}`,
    `http://localhost/bestilling/261123-KX7P?kode=${receiptCode('261123-KX7P', SECRET)}`,
    drawnToken(NOW, SECRET),
  ],
  'features/outbox/send.ts': 'names an e-mail to mail servers',
  'features/forms/fileLinks.ts': [`http://localhost${fileLink({ id: 1 }, SECRET, NOW)}`],
  'features/drafts/token.ts': [
    `http://localhost/preview/shared/${previewToken({ collection: 'pages', id: 1, locale: 'nb', expires: NOW }, SECRET)}`,
  ],
  'features/privacy/accessLog.ts': [],
  'features/sendSms/send.ts': 'key of a message, among the swept columns',
  'features/sms/addresses.ts': [`http://localhost${addressPath('twilio', 'inn', addressSecret(SECRET, 'twilio', 1))}`],
  'features/sms/gateways/twilio.ts': 'goes with a call, and is stored nowhere',
  'features/sms/inbound.ts': 'among the swept columns',
  'features/users/invitations/invite.ts': [
    `http://localhost/admin/invitasjon/${writeBoundLink({ purpose: 'staff-invitation', id: 1, bound: 'h' }, SECRET, NOW)}`,
  ],
  'features/users/oidc/person.ts': 'a password that nobody knows, stored as a hash',
  'cms/sharedLimit.ts': 'a key of a rate limit, in memory',
  'cms/passkeys/challenge.ts': 'signed by a passkey, and stored nowhere',
  'features/users/secondStep/recovery.ts': 'among the swept columns',
  'features/users/secondStep/seal.ts': 'among the swept columns',
  'cms/passkeys/userHandle.ts': 'names a user to passkeys, and is stored nowhere',
  'features/users/sessions/store.ts': 'among the swept rows',
  'server/admin.ts': 'a key between the admin and its own pages, stored nowhere',
  'server/buildName.ts': 'names a build of the program',
  'server/drawings.ts': 'of a public page',
  'server/firstStart.ts': 'a password that is printed and stored as a hash',
  'server/nodes.ts': 'names a process in memory',
  'server/keptPage.ts': 'of a public page',
  'server/requestId.ts': 'names a request in the log and on the error page',
  'server/settings.ts': 'the secret of the site, in a file of its own',
  'platform/boundLinks.ts': [
    ...(['confirm', 'newEmail', 'password'] as const).map(
      (purpose) => `http://localhost/konto/bekreft?kode=${writeLink(purpose, member, SECRET, NOW)}`,
    ),
    `http://localhost/admin/reset/${writeBoundLink({ purpose: 'staff-password', id: 1, bound: 'h' }, SECRET, NOW)}`,
  ],
  'features/accounts/links.ts': [
    `http://localhost/konto/ny?kode=${writeInvitation('ola.nordmann.med.et.langt.navn.og.enda.litt.til@example.com', SECRET, NOW)}`,
  ],
  'features/consent/inUse.ts': 'of public words',
  'platform/passwords/commonPasswords.ts': 'of words that everybody knows',
  'platform/passwords/hash.ts': 'among the swept columns',
  'web/pieces.ts': 'a mark within a process, which no answer holds',
  'web/render.tsx': 'of public styles',
  'web/siteSheets.ts': 'of public styles',
}

/** Columns that hold keys, hashes and salts, by a word of their name. */
const SECRET_COLUMN = /^(.*_)?(key|hash|salt|token|code|visitor|choice|key_hash|code_hash|password|mobile_code|person)$/
const PUBLIC = new Set(['campaign_links.code', 'postcodes.code', 'payload_kv.key'])

test('every place that makes something unguessable is known to this search', () => {
  const makers = sourceFiles(/\.tsx?$/).filter(
    (file) =>
      !/\.test\.tsx?$/.test(file) &&
      /\b(createHmac|createHash|randomBytes|randomInt|randomUUID|keyedHash|sha1Signature|signatureBytes|signatureText)\b/.test(
        readFileSync(`src/${file}`, 'utf8'),
      ),
  )
  // A site may do without a feature.
  const isThere = (feature: string | undefined) => !feature || program.some(({ name }) => name === feature)
  const known = Object.keys(made).filter((file) => isThere(featureOf(file)))
  expect(makers.sort()).toEqual(known.sort())
})

async function storedSecrets({ payload }: TestProgram): Promise<string[]> {
  const found = [SECRET, session, ...personHash(payload, kari).split(' ')]
  for (const table of await tablesOf(payload))
    for (const row of await readRows(payload, sql`select * from ${sql.identifier(table)}`))
      for (const [column, value] of Object.entries(row)) {
        if (!SECRET_COLUMN.test(column) || PUBLIC.has(`${table}.${column}`)) continue
        if (typeof value === 'string' && value.length > 5) found.push(value)
      }
  const sessions = await readRows(payload, sql`select id from members_sessions union select sid from staff_sessions`)
  return [...found, ...sessions.map(({ id }) => String(id))]
}

test('an export holds none of the keys, hashes, links and codes that the program can make', async () => {
  await using site = await siteWithDealers()
  const { payload } = site
  await payload.updateGlobal({ slug: 'smsSettings', data: { gateway: 'log' } })
  await seedPeople(site)
  await expect
    .poll(async () => (await site.emails()).filter(({ key }) => key.startsWith('order:')).length)
    .toBeGreaterThanOrEqual(5)

  // E-mails and messages that the program writes by itself: a new password, and both kinds of codes.
  const cookie = await memberCookies(site)
  await post(site, '/konto/glemt', { email: kari.email })
  await readRows(
    payload,
    sql`update members set mobile = ${kari.mobile}, mobile_confirmed_at = null where email = ${kari.email}`,
  )
  await post(site, '/konto/mobil', { steg: 'send' }, { cookie })
  await readRows(payload, sql`delete from subscriptions`)
  await fetch(`${site.url}/wp-json/wpsms/v1/newsletter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Kari Ås', mobile: kari.mobile }),
  })
  await fetch(`${site.url}/api/users/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: kari.email }),
  })
  const { token: jwt } = await payload.login({
    collection: 'users',
    data: { email: kari.email, password: 'long enough too' },
  })
  // Everything that a second step is checked against.
  const browser = browserOf(site)
  await browser.signIn(kari.email, 'long enough too')
  const { key: codesKey, recoveryCodes } = await setUpCodes(browser, 'long enough too')
  const proof = { password: 'long enough too' }
  const { body: options } = await browser.post('/api/users/security/passkeys/options', { proof })
  const passkey = createAuthenticator(site.url)
  await browser.post('/api/users/security/passkeys', { response: passkey.create(options) })

  // All that can be made, wherever text can lie: written by her, to her, about her and by a dealer.
  const keys = [...Object.values(made).flatMap((one) => (typeof one === 'string' ? [] : one)), String(jwt)]
  const text = `Hei Kari. ${keys.join(' . ')} Hilsen oss`
  await storeMessage(payload, { name: 'Kari', email: kari.email, message: text })
  await enqueueEmail(
    payload,
    { key: 'all', to: kari.email, subject: text, locale: 'nb', parts: [{ kind: 'text', text }] },
    NOW,
  )
  await enqueueEmail(
    payload,
    {
      key: 'of',
      to: 'naer@example.com',
      replyTo: kari.email,
      subject: 'x',
      locale: 'nb',
      parts: [{ kind: 'text', text }],
    },
    NOW,
  )
  await enqueueSms(payload, { key: 'sms', to: kari.mobile, text, dueAt: Date.now() + 9e8 }, NOW)
  await readRows(payload, sql`update sms_inbound set text = ${text} where "from" = ${kari.mobile}`)
  await readRows(payload, sql`update order_events set text = ${text}`)
  await readRows(payload, sql`update consent_events set page = ${text}, source = ${text}`)

  const { docs: messages } = await payload.find({ collection: 'smsMessages', pagination: false })
  const codes = messages.filter(({ key }) => /^(newsletter-code|member):/.test(key)).map((sms) => sms.text)
  expect(codes.filter((message) => /\b\d{4,6}\b/.test(message))).toHaveLength(3)
  const stored = [...(await storedSecrets(site)), codesKey.replaceAll(' ', ''), ...recoveryCodes, passkey.id]
  const emails = (await emailsOf(site)).flatMap(({ link }) => (/[?&]kode=(.+)/.exec(link) ?? []).slice(1))
  expect(stored.length).toBeGreaterThan(30)
  expect(emails.length).toBeGreaterThan(3)

  const pieces: Uint8Array[] = []
  for await (const piece of exportPerson(payload, kari, { locale: 'nb', now: Date.now() })) pieces.push(piece)
  const archive = unzipSync(Buffer.concat(pieces))
  const handedOut = strFromU8(archive['opplysninger.json'] ?? new Uint8Array())
  expect(handedOut).toContain('Hei Kari')
  expect(handedOut).toContain('/foresporsel/[utelatt]')
  expect(handedOut).toContain('?kode=[utelatt]')
  const own = (await site.get('/konto/data', { cookie })).text
  expect(own).toContain('Hei Kari')

  const ends = keys.map((key) => key.split(/[/=.]/).at(-1) ?? '')
  for (const file of [handedOut, own]) {
    for (const secret of [...stored, ...emails, ...codes, ...ends]) expect(file, secret).not.toContain(secret)
    // Nothing that looks like one either: letters and figures in one long piece.
    expect(file.match(/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{20,}/gi) ?? []).toEqual([])
  }
})

test('no spreadsheet of the admin holds a key either', async () => {
  await using site = await siteWithDealers()
  const { payload } = site
  await seedPeople(site)
  const [request] = await site.requests()
  const key = dealerToken(request?.id ?? 0, site.near, SECRET, NOW)
  await readRows(payload, sql`update order_requests set message = ${`Se http://localhost/foresporsel/${key}`}`)
  const stored = [...(await storedSecrets(site)), key]
  for (const path of [
    '/api/orderRequests/export',
    '/api/formSubmissions/export',
    '/api/subscribers/export?format=csv',
    '/api/imports/export?target=dealers&format=csv',
  ]) {
    const { token } = await payload.login({ collection: 'users', data: administrator })
    const { status, text } = await site.get(path, { authorization: `JWT ${token}` })
    expect([path, status, text.includes(';')]).toEqual([path, 200, true])
    for (const secret of stored) expect(text, path).not.toContain(secret)
  }
})
