import { expect, test } from 'vitest'
import { holds, shownValues } from './conditions'
import type { FieldCondition } from './formField'
import type { ConditionOperator } from './kinds'

const values = { gjelder: 'Service', onsker: 'pipe\nmontering', tomt: '  ' }

test.each<[string, ConditionOperator, string, boolean]>([
  ['gjelder', 'filled', '', true],
  ['tomt', 'filled', '', false],
  ['mangler', 'filled', '', false],
  ['tomt', 'empty', '', true],
  ['gjelder', 'empty', '', false],
  ['gjelder', 'equals', ' service ', true],
  ['gjelder', 'equals', 'serv', false],
  ['onsker', 'equals', 'montering', true],
  ['onsker', 'differs', 'montering', false],
  ['onsker', 'differs', 'plassering', true],
  ['mangler', 'differs', 'noe', true],
])('%s %s “%s”: %s', (field, is, value, expected) => {
  expect(holds({ field, is, value }, values)).toBe(expected)
})

const field = (name: string, match: 'all' | 'any' = 'all', ...conditions: FieldCondition[]) => ({
  name,
  match,
  conditions,
})
const service: FieldCondition = { field: 'gjelder', is: 'equals', value: 'service' }
const named: FieldCondition = { field: 'navn', is: 'filled', value: '' }

test('of several conditions all must hold, or one, as the editor chose', () => {
  const fields = [
    field('gjelder'),
    field('navn'),
    field('begge', 'all', service, named),
    field('en', 'any', service, named),
  ]
  const shown = (typed: Record<string, string>) => [...shownValues(fields, typed).shown].slice(2)
  expect(shown({})).toEqual([])
  expect(shown({ gjelder: 'service' })).toEqual(['en'])
  expect(shown({ gjelder: 'service', navn: 'Kari' })).toEqual(['begge', 'en'])
})

test('a hidden field counts as empty, whatever was typed into it', () => {
  const fields = [
    field('gjelder'),
    field('modell', 'all', service),
    field('alder', 'all', { ...named, field: 'modell' }),
  ]
  const typed = { gjelder: 'ny', modell: 'Varde 5', alder: '12' }
  expect(shownValues(fields, typed)).toEqual({ shown: new Set(['gjelder']), values: { gjelder: 'ny' } })
  expect([...shownValues(fields, { ...typed, gjelder: 'service' }).shown]).toEqual(['gjelder', 'modell', 'alder'])
})
