import { expect, test } from 'vitest'
import { offersFor } from './offers'

const field = { use: undefined, isLocalised: true, value: '', other: undefined, hasPicture: false } as const

test('a translation is offered where the text is missing, or is still the other language’s', () => {
  expect(offersFor({ ...field, other: 'Om oss' })).toEqual(['translation'])
  expect(offersFor({ ...field, other: 'Om oss', value: 'Om oss' })).toEqual(['translation'])
  expect(offersFor({ ...field, other: 'Om oss', value: 'About us' })).toEqual([])
  expect(offersFor({ ...field, isLocalised: false, other: 'Om oss' })).toEqual([])
})

test.each(['/om-oss', 'https://a.example/b', 'mailto:a@b.example', '#priser', 'priser', 'x-2', '42', '8 000'])(
  '“%s” is nothing to translate',
  (other) => {
    expect(offersFor({ ...field, other })).toEqual([])
  },
)

test('a long text can be made shorter, a short one and an address cannot', () => {
  expect(offersFor({ ...field, value: 'En ovn '.repeat(12) })).toEqual(['shorter'])
  expect(offersFor({ ...field, value: 'En ovn' })).toEqual([])
  expect(offersFor({ ...field, value: `https://a.example/${'a'.repeat(90)}` })).toEqual([])
})

test('a description is offered at its field, that of a picture where there is one to show', () => {
  expect(offersFor({ ...field, use: 'documentDescription' })).toEqual(['documentDescription'])
  expect(offersFor({ ...field, use: 'pictureDescription' })).toEqual([])
  expect(offersFor({ ...field, use: 'pictureDescription', hasPicture: true, other: 'En ovn' })).toEqual([
    'pictureDescription',
    'translation',
  ])
})
