import { expect, test } from 'vitest'
import { ANSWER_WITHIN, newChallenge, readChallenge } from './challenge'

const SECRET = 'a secret of the tests'
const NOW = Date.UTC(2026, 10, 23)
const asSent = (challenge: Uint8Array) => Buffer.from(challenge).toString('base64url')

test('a challenge is good for its use and its site, for five minutes', () => {
  const challenge = asSent(newChallenge('step 4', SECRET, NOW))
  expect(readChallenge(challenge, 'step 4', SECRET, NOW + ANSWER_WITHIN - 1)).toBe(NOW)
  expect(readChallenge(challenge, 'step 4', SECRET, NOW + ANSWER_WITHIN)).toBeUndefined()
  expect(readChallenge(challenge, 'step 4', SECRET, NOW - 1)).toBeUndefined()
  expect(readChallenge(challenge, 'step 41', SECRET, NOW)).toBeUndefined()
  expect(readChallenge(challenge, 'passwordless', SECRET, NOW)).toBeUndefined()
  expect(readChallenge(challenge, 'step 4', 'another secret', NOW)).toBeUndefined()
  for (const other of ['', 'x', asSent(Buffer.from(`${NOW}.x.y`))])
    expect(readChallenge(other, 'step 4', SECRET, NOW)).toBeUndefined()
})
