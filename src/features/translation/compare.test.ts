import { expect, test } from 'vitest'
import { compareTexts, type Snapshot } from './compare'
import type { LocalisedText } from './localisedTexts'

const text = (key: string, text: string, more: Partial<LocalisedText> = {}): LocalisedText => ({
  path: key,
  key,
  shape: key,
  text,
  kind: 'text',
  ...more,
})

const snapshot = (source: string, target: string): Snapshot => ({
  source: [text('title', source)],
  target: [text('title', target)],
})

const stateOf = (now: Snapshot, ...earlier: Snapshot[]) => {
  const [found] = compareTexts(now, earlier).translations
  return [found?.state, found?.was]
}

test('a text is missing, copied, translated, or behind a source that changed after it', () => {
  expect(stateOf(snapshot('Vår historie', ''))).toEqual(['missing', undefined])
  expect(stateOf(snapshot('Vår historie', 'Vår historie'))).toEqual(['copied', undefined])
  expect(stateOf(snapshot('Eldvarde', 'Eldvarde'))).toEqual(['translated', undefined])
  expect(stateOf(snapshot('Vår historie', 'Our story'))).toEqual(['translated', undefined])
  expect(
    stateOf(
      snapshot('Historien vår', 'Our story'),
      snapshot('Vår historie', 'Our story'),
      snapshot('Vår historie', ''),
    ),
  ).toEqual(['changed', 'Vår historie'])
})

test('a translation that was written after the change holds, whatever came before', () => {
  expect(stateOf(snapshot('C', 'See'), snapshot('C', 'Be'), snapshot('B', 'Be'), snapshot('B', ''))).toEqual([
    'translated',
    undefined,
  ])
})

test('a source that changed twice is compared with what it said when the translation was written', () => {
  expect(stateOf(snapshot('C', 'Ay'), snapshot('B', 'Ay'), snapshot('A', 'Ay'), snapshot('A', ''))).toEqual([
    'changed',
    'A',
  ])
})

test('rows are tied by their ids, copied ones by their shape; texts without a row are counted', () => {
  const now: Snapshot = {
    source: [
      text('body.a.text', 'En', { path: 'body.0.text', shape: 'body.0:quote.text' }),
      text('body.b.text', 'To', { path: 'body.1.text', shape: 'body.1:quote.text' }),
      text('body.d.text', 'Fire', { path: 'body.1.text', shape: 'body.1:quote.text' }),
      text('body.c.text', 'Tre', { path: 'body.2.text', shape: 'body.2:hero.text' }),
    ],
    target: [
      text('body.b.text', 'Two', { path: 'body.0.text', shape: 'body.0:quote.text' }),
      text('body.x.text', 'Other', { path: 'body.1.text', shape: 'body.1:quote.text' }),
    ],
  }
  const { translations, withoutPlace } = compareTexts(now, [])
  expect(translations.map(({ source, target, path }) => [source, target, path])).toEqual([
    ['To', 'Two', 'body.0.text'],
    ['Fire', 'Other', 'body.1.text'],
  ])
  expect(withoutPlace).toBe(2)
})
