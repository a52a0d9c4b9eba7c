import { expect, test } from 'vitest'
import type { IndexedText } from './fields'
import { searchTogether } from './search'
import type { Searchable } from './searchable'
import { WordIndex } from './wordIndex'

const stove = (height: number, width: number, price: number): IndexedText => ({
  kinds: ['Vedovner'],
  keywords: `${height} mm , ${width} mm`,
  measures: [
    { name: 'Høyde', value: String(height), unit: 'mm' },
    { name: 'Største bredde', value: String(width), unit: 'mm' },
  ],
  price,
})
const stoves: Record<string, IndexedText> = {
  Lav: stove(620, 900, 20_000),
  Mellom: stove(780, 430, 30_000),
  Tårn: stove(1600, 520, 10_000),
  'Skruesett for ovner': { kinds: ['Pakninger'], price: 99 },
  'Avstand til veggen': { text: 'Se anvisningen.' },
  'Om oss': { text: 'Ovnen er 50 cm høy og 40 cm bred.' },
}

function find(query: string): string[] {
  const index = new WordIndex<Searchable>('nb')
  for (const [id, [title, text]] of Object.entries(stoves).entries()) index.set({ id, title, description: '' }, text)
  const { only } = searchTogether({ only: { index, factor: 1, limit: 20, named: 15 } }, query, { locale: 'nb' }).hits
  return only.best.map(({ item }) => item.title)
}

test.each([
  ['vedovn lavere enn 80 cm', ['Lav', 'Mellom']],
  ['lavere enn 80 cm', ['Lav', 'Mellom']],
  ['høyde under 70 cm', ['Lav']],
  ['ovn minst 100 cm høy', ['Tårn']],
  ['ovn smalere enn 50 cm', ['Mellom']],
  ['ovn 78 cm høy', ['Mellom']],
  ['ovn 52 cm høy', ['Tårn']],
  ['ovn i gave under 15 000', ['Tårn', 'Skruesett for ovner']],
])('%s finds what its dimension is within, and nothing beyond', (query, titles) =>
  expect(find(query).toSorted()).toEqual(titles.toSorted()),
)

test('a limit that nothing is within hides nothing', () => expect(find('vedovn lavere enn 10 cm')).toContain('Lav'))

test.each([
  ['billigste vedovn', 'Tårn'],
  ['laveste ovn', 'Lav'],
  ['den høyeste ovnen', 'Tårn'],
  ['smaleste ovn', 'Mellom'],
])('%s finds the one of its kind that measures so', (query, title) => expect(find(query)[0]).toBe(title))

test('a limit in a question leaves no page out', () => {
  expect(find('hvor langt fra veggen, minst 15 cm')[0]).toBe('Avstand til veggen')
  expect(find('langt fra veggen, minst 15 cm')).not.toContain('Avstand til veggen')
})
