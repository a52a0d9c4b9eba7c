import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testSite } from '../../../../../tests/support/testSite'
import type { BlockOf } from '../../../../web/contentBlock'
import { IslandProvider } from '../../../../web/Island'
import { ArticlesBlock } from './Block'
import type { ShownArticles } from './read'

const card = (id: number) => ({
  id,
  number: `EV-${id}`,
  name: `Ovn ${id}`,
  href: `/artikler/ovn-${id}`,
  picture: undefined,
  price: 100,
  priceText: 'kr 100,–',
  priceNotes: '',
  availability: 'inStock' as const,
  availabilityText: 'På lager',
  values: [],
  colours: [],
  divisible: false,
  from: [],
})

function draw(more: Partial<BlockOf<'articles'>>, shown: Partial<ShownArticles> = {}) {
  const block: BlockOf<'articles'> = {
    blockType: 'articles',
    heading: 'Nytt',
    source: 'newest',
    limit: 4,
    layout: 'grid',
    ...more,
  }
  const data = new Map([[block, { cards: [card(1), card(2)], all: '/artikler', ...shown }]])
  return renderToStaticMarkup(
    <IslandProvider value={{ assets: { runtime: '/r.js', chunk: (name) => `/${name}.js` }, drawn: 0 }}>
      <ArticlesBlock block={block} site={testSite} first={false} data={data} />
    </IslandProvider>,
  )
}

test('each article is a link with its price, and can be added without script', () => {
  const html = draw({})
  expect(html).toMatch(/<h2>Nytt<\/h2>.*<h3><a class="tile-link" href="\/artikler\/ovn-1">Ovn 1<\/a><\/h3>/)
  expect(html).toContain('kr 100,–')
  expect(html.match(/<form [^>]*method="post"/g)).toHaveLength(2)
})

test('a carousel bears the heading as its name and moves only on request', () => {
  const html = draw({ layout: 'carousel' })
  expect(html).toMatch(/<h2 id="nytt">Nytt<\/h2>.*aria-labelledby="nytt"/)
  expect(html).toContain('data-autoplay="0"')
  expect(html.match(/class="carousel-slide"/g)).toHaveLength(2)
})

test('the link to all says of what, and can be left out', () => {
  expect(draw({})).toContain('href="/artikler">Se alle artikler</a>')
  expect(draw({}, { all: '/artikler/gruppe/ovner', group: 'Ovner' })).toContain(
    'href="/artikler/gruppe/ovner">Se alle i Ovner</a>',
  )
  expect(draw({ showAll: false })).not.toContain('Se alle')
})

test('without articles nothing is drawn, so that the check of the page says so', () => {
  expect(draw({}, { cards: [] })).toBe('')
})
