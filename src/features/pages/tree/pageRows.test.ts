import { expect, test } from 'vitest'
import { allBranches, branchesOf, type PageRow, placesFor } from './pageRows'

const row = (id: number, title: string, parent: number | null = null, more: Partial<PageRow> = {}): PageRow => ({
  id,
  parent,
  slug: title.toLowerCase(),
  title: { nb: title },
  state: 'published',
  isHidden: false,
  updatedAt: '2026-01-01T00:00:00Z',
  ...more,
})

/** `Title(children)`. */
const drawn = (branches: ReturnType<typeof branchesOf>): string =>
  branches.map(({ title, children }) => `${title.nb}${children.length > 0 ? `(${drawn(children)})` : ''}`).join(' ')

test('the front page comes first, the others in Norwegian order, and numbers as numbers', () => {
  const rows = [
    row(1, 'Ågot'),
    row(2, 'Kapittel 10'),
    row(3, 'Kapittel 9'),
    row(4, 'Zorn'),
    row(5, 'Velkommen', null, { slug: '/' }),
  ]
  expect(drawn(branchesOf(rows, 'nb'))).toBe('Velkommen Kapittel 9 Kapittel 10 Zorn Ågot')
})

test('branches count what lies below them at any depth', () => {
  const branches = branchesOf([row(1, 'A'), row(2, 'B', 1), row(3, 'C', 2), row(4, 'D', 1)], 'nb')
  expect(drawn(branches)).toBe('A(B(C) D)')
  expect(allBranches(branches).map(({ below }) => below)).toEqual([3, 1, 0, 0])
})

test('no page is lost: a missing parent, and pages below each other', () => {
  expect(drawn(branchesOf([row(1, 'A', 99), row(2, 'B', 3), row(3, 'C', 2)], 'nb'))).toBe('A B(C)')
})

test('a title that is missing in the language is shown in the other', () => {
  const rows = [row(1, 'Sist', null, { title: { en: 'Zebra' } }), row(2, 'Mellom')]
  expect(branchesOf(rows, 'nb').map(({ id }) => id)).toEqual([2, 1])
})

test('a page can go below every page but the front page, itself and those below it', () => {
  const rows = [row(1, 'Forside', null, { slug: '/' }), row(2, 'A'), row(3, 'B', 2), row(4, 'C', 3), row(5, 'D', 2)]
  expect(placesFor(branchesOf(rows, 'nb'), 3, 'nb')).toEqual([
    { id: 2, title: 'A', depth: 0 },
    { id: 5, title: 'D', depth: 1 },
  ])
})
