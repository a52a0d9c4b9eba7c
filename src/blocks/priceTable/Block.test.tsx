import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testSite } from '../../../tests/support/testSite'
import type { BlockOf } from '../../web/contentBlock'
import { PriceTableBlock } from './Block'

type Offers = BlockOf<'priceTable'>['offers']

const draw = (offers: Offers, heading?: string) =>
  renderToStaticMarkup(
    <PriceTableBlock
      block={{ blockType: 'priceTable', offers, heading: heading ?? null }}
      site={testSite}
      first={false}
    />,
  )

test('what is in an offer and what is not is told in words', () => {
  const html = draw([{ name: 'Montert', price: '8 900 kr', features: 'Frakt\n- Røykrør' }])
  expect(html).toMatch(/<li><svg.*?Med: <\/span>Frakt/)
  expect(html).toMatch(/<li class="price-not-included"><svg.*?Ikke med: <\/span>Røykrør/)
})

test('the price stands with its unit, below the name of the offer', () => {
  expect(draw([{ name: 'Service', price: '149 kr', unit: 'per måned' }], 'Priser')).toMatch(
    /<h2>Priser<\/h2>.*<h3>Service<\/h3><p class="price"><strong>149 kr<\/strong> per måned/,
  )
})

test('the highlighted offer has the filled button', () => {
  const link = { label: 'Bestill', type: 'page' as const, page: 1 }
  const html = draw([
    { name: 'En', price: '1', link },
    { name: 'To', price: '2', link, highlighted: true },
  ])
  expect(html).toMatch(
    /class="button button-secondary" href="\/om-oss".*price-highlighted.*class="button" href="\/om-oss"/,
  )
})

test('no offers, nothing', () => {
  expect(draw([], 'Priser')).toBe('')
})
