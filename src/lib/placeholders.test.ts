import { expect, test } from 'vitest'
import { comparePlaceholders } from './placeholders'

test.each([
  ['Finner {count} for «{term}»', '{count} treff på «{term}»', [], []],
  ['{term}, {term}: {count}', '{count} treff på «{term}»', [], []],
  ['Treff på «{term}»', '{count} treff på «{term}»', ['{count}'], []],
  ['{antall} treff på «{term}', '{count} treff på «{term}»', ['{count}'], ['{antall}']],
  ['{count treff', '{count} treff', ['{count}'], []],
  ['Lukk {nå}', 'Lukk', [], ['{nå}']],
  ['%curr% / %sum%', '%curr% of %total%', ['%total%'], ['%sum%']],
  ['100%sikkert og 50%', 'Lukk', [], []],
])('%j for %j lacks %j and has %j too many', (text, builtIn, lost, unknown) =>
  expect(comparePlaceholders(text, builtIn)).toEqual({ lost, unknown }),
)
