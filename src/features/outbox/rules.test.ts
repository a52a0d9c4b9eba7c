import { expect, test } from 'vitest'
import { emailTemplate } from './emailTemplate'
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

test('what a stranger wrote stays text in an e-mail', () => {
  const { html, text } = emailTemplate('nb', 'Fra <b>Kari</b>', [
    { kind: 'quote', text: '<img src=x onerror=alert(1)>\nto' },
    { kind: 'button', text: 'Åpne', href: 'https://example.no/?a=1&b="2"' },
    { kind: 'facts', facts: [['Navn', '"><script>']] },
    { kind: 'table', head: ['Antall'], rows: [['<i>']] },
  ])
  expect(html).not.toMatch(/<(b|img|script|i)[\s>]/)
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;<br>to')
  expect(html).toContain('<html lang="nb">')
  expect(text).toContain('> <img src=x onerror=alert(1)>\n> to')
})
