import { expect, test } from 'vitest'
import { fieldsIn, linksIn, type MessageReceiver, messageFor } from './message'

const kari: MessageReceiver = { name: 'Kari  Nordmann', customFields: { sted: 'Bodø' }, locale: 'nb' }
const links = { shortened: (link: string) => `<${link}>`, leave: 'https://e.no/avmeld/1' }

test('personal fields are filled in, links are shortened, and the way to leave comes last', () => {
  const text = 'Hei {navn} i { sted }! Se https://e.no/tilbud?a=1, eller ring.\n'
  expect(messageFor(text, kari, links)).toBe(
    'Hei Kari Nordmann i Bodø! Se <https://e.no/tilbud?a=1>, eller ring.\nMeld deg av: https://e.no/avmeld/1',
  )
  expect(messageFor('Hi', { ...kari, locale: 'en' }, links)).toBe('Hi\nUnsubscribe: https://e.no/avmeld/1')
})

test('what a person wrote of themselves fills no field and becomes no link', () => {
  const name = 'Ola {sted}\nhttps://ondt.example/'
  expect(messageFor('Hei {navn}!', { ...kari, name }, links).split('\n')[0]).toBe('Hei Ola {sted} https ondt.example/!')
})

test('a field that nobody answered is empty', () => {
  expect(messageFor('Ved til {sted}.', { ...kari, customFields: {} }, links)).toMatch(/^Ved til \.\n/)
})

test('fields and links are named once each, without what ends a sentence', () => {
  expect(fieldsIn('{navn} {navn} {ukjent_felt} {12} { }')).toEqual(['navn', 'ukjent_felt'])
  expect(linksIn('https://e.no/a. (https://e.no/b) https://e.no/a http://e.no/ø!')).toEqual([
    'https://e.no/a',
    'https://e.no/b',
    'http://e.no/ø',
  ])
})
