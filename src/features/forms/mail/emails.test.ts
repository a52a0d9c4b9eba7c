import { expect, test } from 'vitest'
import type { Answer } from '../answers/answers'
import { placeholderText, receiversOf } from './emails'

const answers: Answer[] = [{ name: 'gjelder', kind: 'radio', label: 'Gjelder', value: 'service', text: 'Service' }]
const when = (email: string, comparison: 'equals' | 'differs', value: string) => ({
  email,
  isConditional: true,
  field: 'gjelder',
  comparison,
  value,
})

test('a receiver gets what its condition says, and each address once', () => {
  const receivers = [
    { email: 'Alle@example.com' },
    when('service@example.com', 'equals', 'service'),
    when('andre@example.com', 'differs', 'service'),
    when('alle@example.com', 'equals', 'service'),
  ]
  expect(receiversOf({ receivers }, answers)).toEqual(['alle@example.com', 'service@example.com'])
})

test.each([
  ['Kari Ås', 'Kari Ås'],
  ['Kari\r\nBcc: ola@example.com', 'Kari Bcc:'],
  ['Vinn på https://spam.example nå', 'Vinn på nå'],
  ['se spam.example', 'se'],
  ['x'.repeat(100), 'x'.repeat(60)],
])('a stranger’s answer carries no message in the confirmation: %s', (given, expected) => {
  expect(placeholderText(given)).toBe(expected)
})
