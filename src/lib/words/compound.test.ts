import { expect, test } from 'vitest'
import { knownPartOf, splitCompound } from './compound'

const site = ['kleberstein', 'ovn', 'hytte', 'bålfat', 'lokk', 'bål', 'fat']
const known = (part: string) => (site.includes(part) ? 2 : ['peis', 'rist'].includes(part) ? 1 : 0)

test.each([
  ['hytteovn', ['hytte', 'ovn']],
  ['klebersteinsovn', ['kleberstein', 'ovn']],
  ['bålfatlokk', ['bålfat', 'lokk']],
  ['peislokk', ['peis', 'lokk']],
  ['bålfatrist', ['bålfat', 'rist']],
])('%s is %j', (word, parts) => expect(splitCompound(word, known)).toEqual(parts))

test.each(['ovn', 'kjeleovn', 'fa', 'lokkx'])('%s has no parts that the site knows', (word) =>
  expect(splitCompound(word, known)).toBeUndefined(),
)

test.each([
  ['marmorovn', 'ovn'],
  ['bålfatsak', 'bålfat'],
  ['bålfatløfte', undefined],
  ['hytteovnx', undefined],
  ['ovnsmat', undefined],
])('of %s the site knows %s', (word, part) => expect(knownPartOf(word, (one) => known(one) === 2)).toBe(part))
