import { expect, test } from 'vitest'
import { ANSWER_WITHIN, newChallenge, readChallenge } from './challenge'

const SECRET = 'a secret of the tests'
const NOW = Date.UTC(2026, 10, 23)
const step4 = { people: 'staff', use: 'step 4' } as const
const asSent = (challenge: Uint8Array) => Buffer.from(challenge).toString('base64url')

test('a challenge is good for its use, its people and its site, for five minutes', () => {
  const challenge = asSent(newChallenge(step4, SECRET, NOW))
  expect(readChallenge(challenge, step4, SECRET, NOW + ANSWER_WITHIN - 1)).toBe(NOW)
  expect(readChallenge(challenge, step4, SECRET, NOW + ANSWER_WITHIN)).toBeUndefined()
  expect(readChallenge(challenge, step4, SECRET, NOW - 1)).toBeUndefined()
  expect(readChallenge(challenge, { people: 'staff', use: 'step 41' }, SECRET, NOW)).toBeUndefined()
  expect(readChallenge(challenge, { people: 'staff', use: 'passwordless' }, SECRET, NOW)).toBeUndefined()
  expect(readChallenge(challenge, step4, 'another secret', NOW)).toBeUndefined()
  expect(readChallenge(challenge, { people: 'member', use: 'step 4' }, SECRET, NOW)).toBeUndefined()
  for (const other of ['', 'x', asSent(Buffer.from(`${NOW}.x.y`))])
    expect(readChallenge(other, step4, SECRET, NOW)).toBeUndefined()
})
