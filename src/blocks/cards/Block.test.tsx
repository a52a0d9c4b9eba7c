import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testPicture, testSite } from '../../../tests/support/testSite'
import type { BlockOf } from '../../web/contentBlock'
import { CardsBlock } from './Block'

const draw = (cards: BlockOf<'cards'>['cards'], heading?: string) =>
  renderToStaticMarkup(
    <CardsBlock
      block={{ blockType: 'cards', heading: heading ?? null, perRow: '3', cards }}
      site={testSite}
      first={false}
    />,
  )

test('cards lie below the heading of the block, or take its level where there is none', () => {
  expect(draw([{ heading: 'Ovn' }], 'Utvalg')).toMatch(/<h2>Utvalg<\/h2>.*<h3>Ovn<\/h3>/)
  expect(draw([{ heading: 'Ovn' }])).toContain('<h2>Ovn</h2>')
})

test('a card leads where its link does', () => {
  const html = draw([{ heading: 'Ovn', link: { label: 'Les mer', type: 'page', page: 1 } }])
  expect(html).toContain('<li class="card card-linked">')
  expect(html).toContain('<a class="card-link" href="/om-oss">Les mer</a>')
})

test('a card whose page is not published leads nowhere and does not look as if it did', () => {
  const html = draw([{ heading: 'Ovn', link: { label: 'Les mer', type: 'page', page: 2 } }])
  expect(html).toContain('<li class="card">')
  expect(html).not.toContain('Les mer')
})

test('a card without picture has no room for one', () => {
  expect(draw([{ heading: 'Ovn', picture: testPicture }])).toContain('card-picture')
  expect(draw([{ heading: 'Ovn', picture: 17 }, { heading: 'Ovn' }])).not.toContain('card-picture')
})
