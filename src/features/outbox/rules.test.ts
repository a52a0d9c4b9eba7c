import { expect, test } from 'vitest'
import { outcomeOf } from './mailError'
import { messageId } from './send'

test.each([
  [{ code: 'ECONNREFUSED', errno: -111 }, 'serverDown'],
  [{ code: 'ESOCKET', message: 'connect ECONNREFUSED 127.0.0.1:25' }, 'serverDown'],
  [{ code: 'EDNS' }, 'serverDown'],
  [{ code: 'ETIMEDOUT', message: 'Connection timeout' }, 'serverDown'],
  [{ code: 'ETIMEDOUT', message: 'Greeting never received' }, 'serverDown'],
  [{ code: 'EAUTH', responseCode: 535 }, 'serverDown'],
  [{ code: 'EPROTOCOL', responseCode: 421 }, 'serverDown'],
  [{ code: 'EENVELOPE', responseCode: 450 }, 'later'],
  [{ code: 'EENVELOPE', responseCode: 550 }, 'refused'],
  [{ code: 'EENVELOPE' }, 'refused'],
  [{ code: 'ECONNECTION', message: 'Connection closed unexpectedly' }, 'uncertain'],
  [{ code: 'ETIMEDOUT', message: 'Timeout' }, 'uncertain'],
  [new Error('the mail server did not answer in time'), 'uncertain'],
] as const)('%o is %s', (error, outcome) => {
  expect(outcomeOf(error)).toBe(outcome)
})

test('the same key has the same message id', () => {
  const one = messageId('order:1:customer', 'https://www.example.no')
  expect(one).toMatch(/^<[0-9a-f]{40}@www\.example\.no>$/)
  expect(messageId('order:1:customer', 'https://www.example.no')).toBe(one)
  expect(messageId('order:2:customer', 'https://www.example.no')).not.toBe(one)
})
