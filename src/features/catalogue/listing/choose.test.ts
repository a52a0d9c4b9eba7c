import { expect, test } from 'vitest'
import type { CodedColumn } from '../../../lib/codedColumn'
import { ArticleIndex, type IndexedArticle } from '../articleIndex/articleIndex'
import { choose, type FilterDimension, rowsOfPage } from './choose'

/** Pseudo-random numbers, equal in each run (Lehmer). */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state * 48271) % 2147483647
    return state % sides
  }
}

function randomStock(roll: (sides: number) => number): {
  stock: ArticleIndex
  all: Map<number, [IndexedArticle, Map<number, string>]>
} {
  const stock = new ArticleIndex()
  const all = new Map<number, [IndexedArticle, Map<number, string>]>()
  for (let step = 0; step < 400; step++) {
    const id = 1 + roll(150)
    if (roll(5) === 0) {
      stock.delete(id)
      all.delete(id)
      continue
    }
    const article: IndexedArticle = {
      id,
      number: `N-${id}`,
      slug: `n-${id}`,
      name: roll(4) === 0 ? { en: `Name ${roll(50)}` } : { nb: `Navn ${roll(50)}`, en: 'Name' },
      unit: {},
      divisible: false,
      variantName: {},
      price: roll(3) === 0 ? undefined : roll(20) * 100,
      priceKind: roll(4) === 0 ? 'hidden' : 'exact',
      availability: roll(2) === 0 ? 'inStock' : 'onOrder',
      group: roll(4) === 0 ? undefined : roll(5),
      line: roll(3) === 0 ? undefined : roll(3),
      picture: undefined,
      variantOf: undefined,
      position: roll(3),
      createdAt: roll(1000),
      updatedAt: 0,
    }
    const values = new Map([7, 8].flatMap((key) => (roll(3) === 0 ? [] : [[key, String(roll(4))] as const])))
    stock.set(article, values)
    all.set(id, [article, values])
  }
  return { stock, all }
}

const openPrice = ({ price, priceKind }: IndexedArticle) => (priceKind === 'hidden' ? undefined : price)

test('totals, counts and pages are what going through all articles one by one gives', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const roll = dice(seed * 7919)
    const { stock, all } = randomStock(roll)
    const groups = roll(2) === 0 ? undefined : new Set([roll(5), roll(5)])
    const readValue: ((entry: [IndexedArticle, Map<number, string>]) => string | number | undefined)[] = [
      ([article]) => article.line,
      ([article]) => openPrice(article),
      ([article]) => article.availability,
      ([, values]) => values.get(7),
      ([, values]) => values.get(8),
    ]
    const columns = [stock.lines, stock.prices, stock.availabilities, stock.specification(7), stock.specification(8)]
    const tests = readValue.map(() => (roll(2) === 0 ? undefined : dice(seed + roll(99))))
    const wanted = columns.map((column, at) => {
      const rolled = tests[at]
      return rolled && new Set(column?.values.filter((value) => value !== undefined && rolled(2) === 0))
    })
    const dimensions = columns.map(
      (column, at): FilterDimension => ({
        column: column as CodedColumn<string>,
        allowed: wanted[at] && (column as CodedColumn<string>).chosen((value) => wanted[at]?.has(value) === true),
      }),
    )
    const chosen = choose(stock, { locale: 'nb', groups }, dimensions)

    const base = [...all.values()].filter(
      ([article]) => article.name.nb && (!groups || (article.group !== undefined && groups.has(article.group))),
    )
    const passesBut = (entry: [IndexedArticle, Map<number, string>], except: number) =>
      wanted.every((set, at) => {
        const value = readValue[at]?.(entry)
        return at === except || !set || (value !== undefined && set.has(value))
      })
    const shown = base.filter((entry) => passesBut(entry, -1))
    expect(chosen.total, `seed ${seed}`).toBe(shown.length)
    for (const [at, column] of columns.entries())
      for (const [code, value] of (column?.values ?? []).entries()) {
        const naive = base.filter((entry) => passesBut(entry, at) && readValue[at]?.(entry) === value).length
        expect(chosen.counts[at]?.[code], `seed ${seed}, ${at}, ${value}`).toBe(naive)
      }

    const order = stock.inOrder('pris', 'nb').rows(stock.size)
    const ids: (number | undefined)[] = []
    for (let from = 0; from < shown.length; from += 7)
      ids.push(...rowsOfPage(order, chosen.passes, from, 7).map((row) => stock.at(row)?.id))
    expect([...ids].sort()).toEqual(shown.map(([{ id }]) => id).sort())
    const prices = ids.map((id) => openPrice(all.get(id ?? 0)?.[0] as IndexedArticle) ?? Number.MAX_VALUE)
    expect(prices).toEqual([...prices].sort((one, other) => one - other))
  }
})

test('an order that follows changes is the one that sorting anew gives', () => {
  const roll = dice(4711)
  const { stock, all } = randomStock(roll)
  const before = stock.inOrder('standard', 'nb').rows(stock.size)
  expect(before.length).toBeGreaterThan(20)
  for (const [article, values] of [...all.values()].slice(0, 30)) {
    if (roll(3) === 0) stock.delete(article.id)
    else stock.set({ ...article, name: { nb: `Ånd ${roll(9)}` }, position: roll(4) }, values)
  }
  const followed = [...stock.inOrder('standard', 'nb').rows(stock.size)]
  stock.inOrder('standard', 'nb').changeAll()
  expect(followed).toEqual([...stock.inOrder('standard', 'nb').rows(stock.size)])
})
