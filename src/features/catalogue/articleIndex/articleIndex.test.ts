/** An index made from another, as previews have it. */
import { expect, test } from 'vitest'
import { ArticleIndex, type IndexedArticle } from './articleIndex'

const article = (id: number, more: Partial<IndexedArticle> = {}): IndexedArticle => ({
  id,
  number: `A-${id}`,
  slug: `a-${id}`,
  name: { nb: `Ovn ${id}` },
  unit: {},
  divisible: false,
  variantName: {},
  price: id * 100,
  priceKind: 'exact',
  availability: 'inStock',
  group: 1,
  line: undefined,
  picture: undefined,
  variantOf: undefined,
  position: 0,
  createdAt: 0,
  updatedAt: 0,
  ...more,
})

const facts = (index: ArticleIndex) => ({
  byPrice: [...index.inOrder('pris', 'nb').rows(index.size)].map((row) => index.at(row)?.name.nb),
  groups: [...index.groupCounts('nb')],
  colours: [...Array(index.size).keys()].map((row) => index.specification(7)?.get(row)),
  numbers: ['a1', 'a9'].map((number) => index.byNumber(number)?.id),
  variants: index.variantsOf(1).map(({ id }) => id),
})

test('what changes in an index leaves the one that it was made from as it is, and the other way', () => {
  const one = new ArticleIndex()
  one.set(article(1), new Map([[7, 'red']]))
  one.set(article(2, { variantOf: 1 }), new Map([[7, 'blue']]))
  one.set(article(3), new Map())
  const before = facts(one)

  const other = new ArticleIndex(one)
  expect(facts(other)).toEqual(before)
  other.set(article(1, { name: { nb: 'Ny' }, number: 'A-9', price: 900, group: 2 }), new Map([[7, 'green']]))
  other.delete(3)
  other.set(article(4, { variantOf: 1, price: 50, group: 3 }), new Map([[8, 'x']]))
  expect(facts(one)).toEqual(before)
  expect(facts(other)).toMatchObject({ byPrice: ['Ovn 4', 'Ovn 2', 'Ny'], numbers: [undefined, 1], variants: [2, 4] })

  one.set(article(2, { price: 1, variantOf: undefined }), new Map())
  one.delete(1)
  expect(facts(other)).toMatchObject({ byPrice: ['Ovn 4', 'Ovn 2', 'Ny'], numbers: [undefined, 1], variants: [2, 4] })
})
