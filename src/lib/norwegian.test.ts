import { expect, test } from 'vitest'
import { slugFrom } from './norwegian'

test.each([
  ['Bålpanner & ild', 'balpanner-ild'],
  ['  Ære være Østlandet! ', 'aere-vaere-ostlandet'],
  ['Café Übung', 'cafe-ubung'],
  ['a\u030Apen', 'apen'],
  ['---', ''],
])('%j becomes %j', (text, slug) => expect(slugFrom(text)).toBe(slug))
