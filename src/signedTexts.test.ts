/** What each use signs. Links, cookies and tables hold these bytes: another purpose or order makes them worthless. */
import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { newChallenge } from './cms/passkeys/challenge'
import { userHandle } from './cms/passkeys/userHandle'
import { registrationNonce } from './features/accounts/nonce'
import { writeSessionToken } from './features/accounts/sessionToken'
import { visitorHash } from './features/analytics/collecting/visitor'
import { previewToken } from './features/drafts/token'
import { codeHash } from './features/newsletter/activation/code'
import { leaveToken } from './features/newsletter/leave/token'
import { dealerToken, drawnToken, receiptCode } from './features/orders/tokens'
import { personHash } from './features/privacy/accessLog'
import { addressSecret } from './features/sms/addresses'
import { twilioSignature } from './features/sms/gateways/twilio'
import { writeBoundLink } from './platform/boundLinks'

const secret = 'secret'
const hmac = (text: string) => createHmac('sha256', secret).update(text).digest()
const text = (signed: string) => hmac(signed).toString('base64url')
const now = 1_800_000_000_000

test.each([
  ['registration-form', registrationNonce(secret), text('registration-form')],
  [
    'member-session',
    writeSessionToken({ member: 1, session: 'a', expires: 2 }, secret),
    `1.a.2.${text('member-session:1.a.2')}`,
  ],
  ['newsletter-code', codeHash('1234', '+4791234567', secret), text('newsletter-code:+4791234567:1234')],
  ['order-receipt', receiptCode('F-1', secret), text('order-receipt:F-1').slice(0, 22)],
  [
    'order-dealer',
    dealerToken(1, 2, secret, now),
    `1.2.1815552000.${text('order-dealer:1.2.1815552000').slice(0, 22)}`,
  ],
  ['order-drawn', drawnToken(now, secret), `${now}.${text(`order-drawn:${now}`).slice(0, 22)}`],
  [
    'preview-link',
    previewToken({ collection: 'pages', id: 1, locale: 'nb', expires: 36 }, secret),
    `pages.1.nb.10.${text('preview-link:pages.1.nb.10')}`,
  ],
  [
    'access-log',
    personHash({ secret }, { email: 'a@b.no', mobile: undefined }),
    text('access-log:a@b.no').slice(0, 22),
  ],
  ['sms-address', addressSecret(secret, 'kannel', 1), text('sms-address:kannel:1').slice(0, 26)],
  ['boundLinks', writeBoundLink({ purpose: 'p', id: 1, bound: 'b' }, secret, 2000), `1.2.${text('p:1.2:b')}`],
])('%s', (_, signed, right) => expect(signed).toBe(right))

test('what counts a visitor for a day is keyed by the day’s salt alone', () => {
  const headers = { host: 'example.no', 'user-agent': 'Browser/1' }
  const right = createHmac('sha256', 'salt').update('example.no\n192.0.2.1\nBrowser/1').digest()
  expect(visitorHash('salt', { address: '192.0.2.1', headers })).toBe(right.subarray(0, 12).toString('base64url'))
})

test('Twilio’s own example has the signature that Twilio documents', () => {
  const fields = {
    Digits: '1234',
    To: '+18005551212',
    From: '+14158675309',
    Caller: '+14158675309',
    CallSid: 'CA1234567890ABCDE',
  }
  const signature = twilioSignature('https://mycompany.com/myapp.php?foo=1&bar=2', fields, '12345')
  expect(signature).toBe('RSOYDt4T1cUTdK1PDd93/VVr8B8=')
})

test('a link that ends a subscription, and what passkeys are asked for', () => {
  const number = hmac('newsletter-leave:35').readBigUInt64BE().toString(36).padStart(11, '0').slice(-11)
  expect(leaveToken(35, secret)).toBe(`z${number}`)
  const createdAt = new Date(now).toISOString()
  for (const people of ['staff', 'member'] as const) {
    const [at, random, proof] = Buffer.from(newChallenge({ people, use: 'step 1' }, secret, now))
      .toString()
      .split('.')
    expect(proof).toBe(text(`${people}-passkey:step 1:${at}.${random}`))
    const handle = Buffer.from(userHandle(people, { id: 1, createdAt }, secret))
    expect(handle).toEqual(hmac(`${people}-passkey-user:1:${now}`))
  }
})
