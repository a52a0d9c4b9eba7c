import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anchorFrom } from './anchor'

test.each([
  ['Garanti og service', 'Garanti-og-service'],
  [' Mål & ÆRLIG støv ', 'Mal--aeRLIG-stov'],
  ['a_b-C3', 'a_b-C3'],
  ['"><img onerror=x>', 'img-onerrorx'],
  ['💡 ild', '-ild'],
  ['中文', ''],
])('%j is the anchor %j', (text, anchor) => expect(anchorFrom(text)).toBe(anchor))

const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.string())

test('an anchor is made of letters, digits, underscore and hyphen, whatever the text', () => {
  fc.assert(fc.property(anyText, (text) => /^[A-Za-z0-9_-]*$/.test(anchorFrom(text))))
})

test('an anchor made of an anchor is the same', () => {
  fc.assert(fc.property(anyText, (text) => anchorFrom(anchorFrom(text)) === anchorFrom(text)))
})
