import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { comparedFields, type Entity, fingerprint, removeAt, valueAt } from './fields'
import { mergeTyped } from './merge'

const text = (name: string, more = {}) => ({ name, type: 'text', ...more }) as FlattenedField
const list = (name: string, fields: FlattenedField[]) =>
  ({ name, type: 'array', fields, flattenedFields: fields }) as unknown as FlattenedField
const group = (name: string, fields: FlattenedField[], label?: object) =>
  ({ name, type: 'group', fields, flattenedFields: fields, label }) as unknown as FlattenedField

test('groups are taken apart, lists are one field, and what Payload keeps itself is none', () => {
  const entity = {
    flattenedFields: [
      text('title', { label: { nb: 'Tittel', en: 'Title' } }),
      text('updatedAt'),
      text('path', { virtual: true, admin: { readOnly: true } }),
      text('close', { virtual: true, admin: { readOnly: false } }),
      group('menu', [text('label'), list('items', [text('name')])], { nb: 'Meny', en: 'Menu' }),
    ],
  } as unknown as Entity
  expect(comparedFields(entity).map(({ path, label }) => [path, label.nb])).toEqual([
    ['title', 'Tittel'],
    ['close', 'close'],
    ['menu.label', 'Meny › label'],
    ['menu.items', 'Meny › items'],
  ])
})

test('what forms and databases write differently is the same, and what differs is not', () => {
  const rows = list('rows', [text('name'), list('inner', [text('name')])])
  expect(fingerprint('')).toBe(fingerprint(null))
  expect(fingerprint(false)).toBe(fingerprint(undefined))
  expect(fingerprint({ a: 1, b: '' })).toBe(fingerprint({ b: null, a: 1 }))
  expect(fingerprint(0, rows)).toBe(fingerprint([], rows))
  expect(fingerprint([{ name: 'a', inner: 0 }], rows)).toBe(fingerprint([{ name: 'a', inner: [] }], rows))
  expect(fingerprint(0)).not.toBe(fingerprint(null))
  expect(fingerprint(['a', 'b'])).not.toBe(fingerprint(['b', 'a']))
  expect(fingerprint('1')).not.toBe(fingerprint(1))
})

test('values are found and removed by their path', () => {
  const document = { menu: { label: 'a', items: [] } }
  expect(valueAt(document, 'menu.label')).toBe('a')
  removeAt(document, 'menu.label')
  removeAt(document, 'none.at.all')
  expect(document).toEqual({ menu: { items: [] } })
})

test('what is typed in one language leaves the others, in rows too', () => {
  const fields = [
    text('title', { localized: true }),
    text('slug'),
    list('items', [text('label', { localized: true }), text('href')]),
  ]
  const stored = {
    title: { nb: 'Hei', en: 'Hi' },
    slug: 'hei',
    items: [{ id: '1', label: { nb: 'En', en: 'One' }, href: '/1' }],
  }
  const typed = {
    title: 'Hallo',
    items: [
      { id: '1', label: 'Første', href: '/1' },
      { id: '2', label: 'Andre' },
    ],
  }
  expect(mergeTyped(fields, typed, stored, 'nb')).toEqual({
    title: { nb: 'Hallo', en: 'Hi' },
    slug: 'hei',
    items: [
      { id: '1', label: { nb: 'Første', en: 'One' }, href: '/1' },
      { id: '2', label: { nb: 'Andre' } },
    ],
  })
})
