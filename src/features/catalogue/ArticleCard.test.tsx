import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testPicture, testSite } from '../../../tests/support/testSite'
import type { Article } from '../../cms/types'
import { ArticleCard } from './ArticleCard'

const article: Article = {
  id: 7,
  name: 'Varde 8',
  number: 'EV-1008',
  slug: 'varde-8',
  price: 28900,
  priceKind: 'exact',
  availability: 'unknown',
  position: 0,
  picture: testPicture,
  updatedAt: '2026-01-01T00:00:00.000Z',
  createdAt: '2026-01-01T00:00:00.000Z',
}

const draw = (drawn: number | Article | null | undefined) =>
  renderToStaticMarkup(<ArticleCard article={drawn} site={testSite} />)

const textOf = (html: string) => html.replace(/<[^>]+>/g, '').replace(/\s/g, ' ')

test('the whole card is one link to the article, named by what stands in it', () => {
  const html = draw(article)
  expect(html).toMatch(/^<a class="article-card" href="\/artikler\/varde-8">.*<\/a>$/)
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(textOf(html)).toBe('Varde 8 EV-1008 kr 28 900,–')
})

test('the picture is small and says nothing that the name does not', () => {
  const html = draw(article)
  expect(html).toMatch(/<img class="article-card-picture[^>]* src="\/media\/ovn-480\.webp[^>]* alt=""/)
  // No screen would choose a larger one in its slot of 108 pixels.
  expect(html).not.toContain('ovn-960')
  expect(draw({ ...article, picture: 17 })).not.toContain('<img')
})

test('an article without a price shows none', () => {
  expect(draw({ ...article, price: null })).not.toContain('article-card-price')
})

test.each([7, null, undefined])('of an article that is not published (%j) nothing is drawn', (unpublished) =>
  expect(draw(unpublished)).toBe(''),
)
