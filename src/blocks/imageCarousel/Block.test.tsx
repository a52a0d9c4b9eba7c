import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testPicture, testSite } from '../../../tests/support/testSite'
import type { BlockOf } from '../../web/contentBlock'
import { IslandProvider } from '../../web/Island'
import { ImageCarouselBlock } from './Block'

function draw(block: Partial<BlockOf<'imageCarousel'>> = {}, count = 3) {
  const scope = { assets: { runtime: '/r.js', chunk: (name: string) => `/${name}.js` }, drawn: 0 }
  const pictures = Array.from({ length: count }, () => ({ picture: testPicture, caption: 'Varde' }))
  return renderToStaticMarkup(
    <IslandProvider value={scope}>
      <ImageCarouselBlock
        block={{ blockType: 'imageCarousel', shape: 'wide', enlarge: true, pictures, ...block }}
        site={testSite}
        first={false}
      />
    </IslandProvider>,
  )
}

test('pictures follow each other every 5000 ms', () => {
  expect(draw()).toContain('data-autoplay="5000"')
})

test('pictures that can be enlarged are links of one gallery; others are no links', () => {
  expect(draw().match(/data-gallery/g)).toHaveLength(1)
  expect(draw().match(/class="picture-link"/g)).toHaveLength(3)
  expect(draw({ enlarge: false })).not.toMatch(/<a |data-gallery/)
})

test('with very many pictures the place is said in numbers', () => {
  expect(draw({}, 24).match(/class="carousel-dot"/g)).toHaveLength(24)
  expect(draw({}, 25)).not.toContain('carousel-dot')
  expect(draw({}, 25)).toMatch(/<p class="carousel-position"[^>]*>1 av 25</)
})
