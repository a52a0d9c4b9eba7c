import { expect, test } from 'vitest'
import { joinGroups } from './textGroups'

test('groups of one name stand together, where the first of them stands', () => {
  const text = (nb: string) => ({ nb, en: nb })
  const search = text('Søk')
  const joined = joinGroups([
    { name: search, texts: { one: text('Én') } },
    { name: text('Katalogen'), texts: { other: text('En annen') } },
    { name: { ...search }, texts: { two: text('To') } },
  ])
  expect(joined.map(({ name, texts }) => [name.nb, Object.keys(texts)])).toEqual([
    ['Søk', ['one', 'two']],
    ['Katalogen', ['other']],
  ])
})
