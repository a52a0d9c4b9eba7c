import { expect, test } from 'vitest'
import type { Form } from '../../cms/types'
import { definitionError } from './definition'
import { fieldsOf } from './readForm'

type Row = NonNullable<Form['fields']>[number]

const row = (label: string, more: Partial<Row> = {}): Row => ({ kind: 'text', label, ...more })

test.each<[string, Row[], string | undefined]>([
  ['whole', [row('Navn'), row('Alder')], undefined],
  ['two of one name', [row('Navn'), row('navn')], 'twice'],
  ['a name of the form’s own', [row('Side', { name: 'page' })], 'reserved'],
  ['a name that is none', [row('Navn', { name: '1 navn' })], 'name'],
  ['a choice without options', [row('Velg', { kind: 'radio' })], 'options'],
  ['two equal options', [row('Velg', { kind: 'radio', options: [{ label: 'A' }, { label: 'A' }] })], 'optionTwice'],
  ['bounds that cross', [row('Tall', { kind: 'number', min: 3, max: 2 })], 'bounds'],
])('%s', (_, fields, expected) => {
  expect(definitionError(fieldsOf({ fields }))?.key).toBe(expected)
})
