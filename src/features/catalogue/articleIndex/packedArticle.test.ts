import { expect, test } from 'vitest'
import type { IndexedArticle } from './articleIndex'
import { PackedArticle } from './packedArticle'

const whole: IndexedArticle = {
  id: 7,
  number: 'EV-1008',
  slug: 'varde-5',
  name: { nb: 'Varde 5', en: 'Varde 5 stove' },
  unit: { en: 'pcs' },
  divisible: true,
  variantName: { nb: 'Svart' },
  price: 12_345.5,
  priceKind: 'from',
  availability: 'onOrder',
  group: 3,
  line: 2,
  picture: 11,
  variantOf: 6,
  position: 4,
  createdAt: Date.parse('2026-11-22T10:00:00.123Z'),
  updatedAt: Date.parse('2026-11-23T10:00:00.456Z'),
  canonical: '/artikler/varde',
}
const bare: IndexedArticle = {
  ...whole,
  name: { en: 'Stove' },
  unit: {},
  variantName: {},
  price: undefined,
  group: undefined,
  line: undefined,
  picture: undefined,
  variantOf: undefined,
  canonical: '',
}

test.each([whole, bare])('an article comes out of its packing as it was', (article) => {
  const packed = new PackedArticle(article)
  const fields = Object.keys(article) as (keyof IndexedArticle)[]
  expect(Object.fromEntries(fields.map((field) => [field, packed[field]]))).toEqual(article)
})

test('what articles have in common is not mixed up', () => {
  const [one, other] = [new PackedArticle(whole), new PackedArticle({ ...whole, group: undefined, line: 3 })]
  expect([one.group, one.line, other.group, other.line]).toEqual([3, 2, undefined, 3])
})
