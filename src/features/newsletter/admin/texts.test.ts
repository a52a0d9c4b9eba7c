import { expect, test } from 'vitest'
import { sourceText, texts } from './texts'

test('where an event came from is told in words of the reader, and what staff wrote as they wrote it', () => {
  expect(sourceText('another client', texts.nb)).toBe('en annen klient')
  expect(sourceText('form without script', texts.en)).toBe('the form, without script')
  expect(sourceText('Messen på Lillestrøm (liste.csv, 29.11.2026)', texts.nb)).toBe(
    'Messen på Lillestrøm (liste.csv, 29.11.2026)',
  )
  expect(sourceText('constructor', texts.nb)).toBe('constructor')
})
