import { expect, test } from 'vitest'
import { copiedTitle, copiedValues } from './copies'

const first = (count: number, value: string, max = 80) => {
  const values = copiedValues(value, max)
  return Array.from({ length: count }, () => values.next().value)
}

test('values of copies count up, and a copy of a copy goes on counting', () => {
  expect(first(3, 'ovn')).toEqual(['ovn-kopi', 'ovn-kopi-2', 'ovn-kopi-3'])
  expect(first(2, 'ovn-kopi-7')).toEqual(['ovn-kopi', 'ovn-kopi-2'])
})

test('a long value or title is shortened to make room for the ending', () => {
  expect(first(2, 'abcde-fghij', 11)).toEqual(['abcde-kopi', 'abcd-kopi-2'])
  expect(copiedTitle('x'.repeat(120), 'nb', 120)).toBe(`${'x'.repeat(113)} (kopi)`)
})

test('a copy of a copy is named once, in its own language', () => {
  expect(copiedTitle('Ovner (kopi)', 'nb')).toBe('Ovner (kopi)')
  expect(copiedTitle('Stoves', 'en')).toBe('Stoves (copy)')
})
