import { expect, test } from 'vitest'
import { mentionedIn, partsOf, suggested, typedMention } from './mentions'

const staff = [{ name: 'Kari' }, { name: 'Kari Nordmann' }, { name: 'Ola Åsen' }]
const names = (text: string) => mentionedIn(text, staff).map(({ name }) => name)

test.each([
  ['@Kari, ser du på denne?', ['Kari']],
  ['Hei @kari nordmann og @Ola Åsen!', ['Kari Nordmann', 'Ola Åsen']],
  ['@Karianne finnes ikke', []],
  ['kari@kari.no er en adresse', []],
  ['@Ola alene er ikke et navn', []],
  ['@Kari @Kari', ['Kari']],
  ['Ingen @', []],
])('%s', (text, mentioned) => expect(names(text)).toEqual(mentioned))

test('the parts are the whole text', () => {
  const text = 'Hei @Kari Nordmann, og @Ola Åsen'
  const parts = partsOf(text, staff)
  expect(parts.map((part) => part.text).join('')).toBe(text)
  expect(parts.map(({ people }) => people.length)).toEqual([0, 1, 0, 1])
})

test('two of the same name are both mentioned', () => {
  const both = [
    { name: 'Kari', id: 1 },
    { name: 'Kari', id: 2 },
  ]
  expect(mentionedIn('@Kari', both)).toEqual(both)
})

test.each([
  ['Hei @', 5, { at: 4, typed: '' }],
  ['Hei @ola å', 10, { at: 4, typed: 'ola å' }],
  ['Hei @ ola', 9, undefined],
  ['ola@eksempel', 12, undefined],
  ['@ola\nså', 7, undefined],
  [`@${'a'.repeat(50)}`, 51, undefined],
])('%s at %i', (text, cursor, typed) => expect(typedMention(text, cursor)).toEqual(typed))

test('first names and family names are suggested', () => {
  expect(suggested(staff, 'nor').map(({ name }) => name)).toEqual(['Kari Nordmann'])
  expect(suggested(staff, 'kari n').map(({ name }) => name)).toEqual(['Kari Nordmann'])
  expect(suggested(staff, '')).toEqual(staff)
})
