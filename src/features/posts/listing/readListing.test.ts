import { expect, test } from 'vitest'
import type { PostCategory } from '../../../cms/types'
import type { PostFacts } from '../postIndex'
import { choosePosts } from './readListing'

const category = (id: number, slug: string) => ({ id, slug, name: slug, position: 0 }) as PostCategory
const post = (id: number, year: number, of?: number): PostFacts => ({
  id,
  slug: `post-${id}`,
  title: `Post ${id}`,
  summary: '',
  author: '',
  date: `${year}-06-01T00:00:00Z`,
  year,
  category: of,
  picture: undefined,
  noindex: false,
  canonical: '',
  updatedAt: '2026-01-01T00:00:00Z',
})
const posts = [post(1, 2026, 1), post(2, 2026, 2), post(3, 2025, 1), post(4, 2024)]
const categories = [category(1, 'tips'), category(2, 'nytt'), category(3, 'tom')]
const choose = (state: { category?: string; year?: number; page?: number }) => {
  const chosen = choosePosts(posts, categories, { category: undefined, year: undefined, page: 1, ...state })
  return { ...chosen, shown: chosen.shown.map(({ id }) => id), categories: chosen.categories.map(({ slug }) => slug) }
}

test('categories without posts are not offered, and years are those of the category', () => {
  expect(choose({})).toMatchObject({ shown: [1, 2, 3, 4], categories: ['tips', 'nytt'], years: [2026, 2025, 2024] })
  expect(choose({ category: 'tips' })).toMatchObject({ shown: [1, 3], years: [2026, 2025], total: 2 })
  expect(choose({ category: 'tips', year: 2025 })).toMatchObject({ shown: [3] })
})

test('what does not exist is left out of the state', () => {
  expect(choose({ category: 'finnes-ikke', year: 1999, page: 7 }).state).toEqual({
    category: undefined,
    year: undefined,
    page: 1,
  })
  // The year exists, but not in this category.
  expect(choose({ category: 'nytt', year: 2025 }).state).toEqual({ category: 'nytt', year: undefined, page: 1 })
})
