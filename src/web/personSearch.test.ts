import { expect, test } from 'vitest'
import { mentionOf, mentions } from './personSearch'

const kari = { email: 'kari@example.com', mobile: '+4741234567' }

test.each([
  'Skriv til kari@example.com.',
  'Skriv til KARI@Example.com, takk',
  'mailto:kari@example.com?subject=x',
  '/sok?navn=kari%40example.com&side=2',
  'Ring 412 34 567',
  'Ring 41 23 45 67.',
  'Ring +47 412 34 567',
  'Ring 004741234567',
  'tel:%2B4741234567',
  'campaign:12:+4741234567',
  '(+47) 412-34-567',
])('%j mentions her', (text) => expect(mentions(text, kari)).toBe(true))

test.each([
  'Skriv til mari.kari@example.com',
  'Skriv til kari@example.com.au',
  'Skriv til ola@example.com',
  'Ordre 141234567',
  'Ordre 412345678',
  'Ring +46 41234567890',
  '',
])('%j does not', (text) => expect(mentions(text, kari)).toBe(false))

test('an address is found as HTML escapes it', () => {
  const ohara = { email: "o'hara&co@example.com" }
  expect(mentions('mailto:o&#39;hara&amp;co@example.com', ohara)).toBe(true)
  expect(mentions("Skriv til o'hara&co@example.com", ohara)).toBe(true)
})

test('what is taken out leaves the rest as it was', () => {
  const text = 'Kari (kari@example.com, 412 34 567) og Ola, 912 34 567'
  expect(text.replace(mentionOf(kari), '[…]')).toBe('Kari ([…], […]) og Ola, 912 34 567')
})

test('of a person of whom nothing is known nothing is found', () => {
  expect(mentions('kari@example.com 41234567', {})).toBe(false)
})
