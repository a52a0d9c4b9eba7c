import { expect, test } from 'vitest'
import { widened } from './draftOverlay'

const published = { _status: { equals: 'published' } }
const anyway = { or: [published, { id: { in: [1, 2] } }] }

test('documents of the overlay meet what asks for published ones, at any depth, and nothing else', () => {
  expect(widened(published, [1, 2])).toEqual(anyway)
  expect(widened({ and: [published, { slug: { equals: 'a' } }] }, [1, 2])).toEqual({
    and: [anyway, { slug: { equals: 'a' } }],
  })
  expect(widened({ or: [{ and: [published] }], slug: { equals: 'a' } }, [1, 2])).toEqual({
    and: [{ or: [{ and: [anyway] }] }, { slug: { equals: 'a' } }],
  })
  expect(widened({ _status: { equals: 'draft' } }, [1, 2])).toEqual({ _status: { equals: 'draft' } })
  expect(widened({}, [1, 2])).toEqual({})
})
