import { expect, test } from 'vitest'
import { atOnce } from '../pieces'
import { Measures } from './measures'

const any = () => true

function measured(...heights: readonly (readonly [name: string, value: string])[][]): Measures {
  const measures = new Measures('nb')
  for (const [place, own] of heights.entries())
    for (const [name, value] of own) measures.add({ name, value, unit: 'mm' }, place)
  return measures
}

test('of documents that are measured under several names each comes once, by what it has most or least of', () => {
  const measures = measured(
    [
      ['Høyde', '300'],
      ['Bredde', '900'],
    ],
    [['Høyde', '500']],
    [['Bredde', '100']],
  )
  expect(measures.furthest({ end: 'most', unit: 'mm', names: [] }, 2, any)).toEqual([0, 1])
  expect(measures.furthest({ end: 'least', unit: 'mm', names: [] }, 3, any)).toEqual([2, 0, 1])
  expect(measures.furthest({ end: 'most', unit: 'mm', names: [...measures.names('mm')].slice(0, 1) }, 2, any)).toEqual([
    1, 0,
  ])
  expect(measures.furthest({ end: 'most', unit: 'mm', names: [] }, 2, (place) => place !== 0)).toEqual([1, 2])
})

test('documents have new places after a compacting, and those that are gone measure nothing', () => {
  const measures = measured([['Høyde', '300']], [['Høyde', '500']], [['Høyde', '400']])
  measures.replaceMeasured(atOnce(measures.renumbered(Int32Array.from([1, -1, 0]))))
  const found: number[] = []
  measures.within({ unit: 'mm', least: 0, most: 1000 }, ({ entries }) => found.push(...entries))
  expect(found.length).toBe(2)
  expect(measures.furthest({ end: 'most', unit: 'mm', names: [] }, 5, any)).toEqual([0, 1])
})
