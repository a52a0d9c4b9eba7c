import { expect, test } from 'vitest'
import { otherText } from './otherText'

const document = {
  title: 'Om oss',
  seo: { text: 'Tekst' },
  empty: ' ',
  body: [
    { id: 'a', blockType: 'hero', heading: 'Varme' },
    { id: 'b', blockType: 'cards', cards: [{ id: 'c', heading: 'Kort' }] },
  ],
}

const form = {
  'body.0.id': { value: 'b' },
  'body.0.blockType': { value: 'cards' },
  'body.0.cards.0.id': { value: 'c' },
  'body.1.id': { value: 'new' },
  'body.1.blockType': { value: 'cards' },
  'body.5.id': { value: 'x' },
}

test('a field is found by its name, and through groups', () => {
  expect(otherText(document, 'title', {})).toBe('Om oss')
  expect(otherText(document, 'seo.text', {})).toBe('Tekst')
  expect(otherText(document, 'empty', {})).toBeUndefined()
  expect(otherText(undefined, 'title', {})).toBeUndefined()
})

test('a row is found by its id wherever it stands, else at its place if it is of the same type', () => {
  expect(otherText(document, 'body.0.cards.0.heading', form)).toBe('Kort')
  expect(otherText(document, 'body.1.cards.0.heading', form)).toBe('Kort')
  const copied = { 'body.0.id': { value: 'new' }, 'body.0.blockType': { value: 'hero' } }
  expect(otherText(document, 'body.0.heading', copied)).toBe('Varme')
  expect(otherText(document, 'body.0.heading', { 'body.0.blockType': { value: 'quote' } })).toBeUndefined()
  expect(otherText(document, 'body.5.heading', form)).toBeUndefined()
})
