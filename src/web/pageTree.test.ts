import { expect, test } from 'vitest'
import { type PageNode, PageTree } from './pageTree'

const page = (id: number, slug: string, parent: number | null = null): PageNode => ({
  id,
  slug,
  parent,
  title: { nb: slug },
  noindex: false,
  updatedAt: '2026-01-01T00:00:00.000Z',
})

test('an address is the segments from the top', () => {
  const tree = new PageTree([page(1, '/'), page(2, 'produkter'), page(3, 'vedovner', 2), page(4, 'varde-5', 3)])
  expect(tree.path(1)).toBe('/')
  expect(tree.path(4)).toBe('/produkter/vedovner/varde-5')
  expect(tree.idAt('/produkter/vedovner')).toBe(3)
  expect(tree.ancestors(4).map((node) => node.id)).toEqual([2, 3])
  expect(tree.descendants(2)).toEqual([3, 4])
})

test('a page below one that is not published cannot be reached', () => {
  const tree = new PageTree([page(3, 'vedovner', 2)])
  expect(tree.path(3)).toBeUndefined()
  expect(tree.idAt('/vedovner')).toBeUndefined()
  expect(tree.all()).toEqual([])
})

test('parents in a circle end', () => {
  const tree = new PageTree([page(1, 'a', 2), page(2, 'b', 1)])
  expect(tree.path(1)).toBeUndefined()
})
