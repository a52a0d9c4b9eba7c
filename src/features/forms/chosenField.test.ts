import { expect, test } from 'vitest'
import { chosenFieldError } from './chosenField'

const field = (name: string, kind: 'text' | 'heading' | 'radio' = 'text') => ({ name, kind, label: name.toUpperCase() })
const fields = [field('navn'), field('om', 'heading'), field('gjelder', 'radio'), field('postnummer')]

test.each([
  ['navn', {}, undefined],
  ['postnummer', { kinds: ['text'] }, undefined],
  ['', {}, 'missing'],
  ['slettet', {}, 'unknown'],
  ['postnummer', { before: 3 }, 'later'],
  ['gjelder', { before: 3 }, undefined],
  ['om', {}, 'kind'],
  ['gjelder', { kinds: ['text'] }, 'kind'],
] as const)('%j with %j: %s', (name, bounds, expected) => {
  expect(chosenFieldError(name, fields, bounds)?.key).toBe(expected)
})
