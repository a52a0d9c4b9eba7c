import type { Where } from 'payload'
import { expect, test } from 'vitest'
import { addToSearch, searchedText } from './searchedText'

const fields = ['filename', 'alt']
const search: Where = { or: [{ filename: { like: 'om oss' } }, { alt: { like: 'om oss' } }] }
const beside: Where = { and: [{ or: [{ and: [{ mimeType: { equals: 'image/png' } }] }] }, search] }

test('the words of a search are found alone and beside a filter', () => {
  expect(searchedText(search, fields)).toBe('om oss')
  expect(searchedText(beside, fields)).toBe('om oss')
})

test('a filter of the same fields is no search', () => {
  const filters: (Where | undefined)[] = [
    undefined,
    {},
    { or: [{ filename: { like: 'om oss' } }] },
    { or: [{ filename: { like: 'om' } }, { alt: { like: 'oss' } }] },
    { or: [{ filename: { equals: 'om oss' } }, { alt: { like: 'om oss' } }] },
    { and: [{ filename: { like: 'om oss' } }, { alt: { like: 'om oss' } }] },
  ]
  for (const where of filters) expect(searchedText(where, fields)).toBeUndefined()
})

test('what else may be found stands beside the searched fields, and filters narrow it as before', () => {
  const alternative = { id: { in: [3] } }
  expect(addToSearch(search, fields, alternative)).toEqual({ or: [...(search.or ?? []), alternative] })
  expect(addToSearch(beside, fields, alternative).and?.[1]?.or).toHaveLength(3)
  expect(addToSearch(beside, fields, alternative).and?.[0]).toEqual(beside.and?.[0])
})
