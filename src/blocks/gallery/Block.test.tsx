import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testPicture, testSite } from '../../../tests/support/testSite'
import type { BlockOf } from '../../web/contentBlock'
import { GalleryBlock } from './Block'

const draw = (pictures: BlockOf<'gallery'>['pictures'], layout: BlockOf<'gallery'>['layout'] = 'grid') =>
  renderToStaticMarkup(
    <GalleryBlock block={{ blockType: 'gallery', layout, perRow: '4', pictures }} site={testSite} first={false} />,
  )

test('a picture leads to its largest size and says how large that is', () => {
  expect(draw([{ picture: testPicture, caption: 'Varde 8' }])).toMatch(
    /<a class="picture-link" href="\/media\/ovn-960\.webp\?v=\w+" data-width="960" data-height="640"><img[^>]* alt="En ovn"/,
  )
})

test('the pictures are one gallery, their captions beside them', () => {
  const html = draw([{ picture: testPicture, caption: '<b>Varde 8</b>' }, { picture: testPicture }], 'masonry')
  expect(html.match(/data-gallery/g)).toHaveLength(1)
  expect(html).toContain('gallery gallery-masonry gallery-4')
  expect(html.match(/<figcaption>[^/]*/g)).toEqual(['<figcaption>&lt;b&gt;Varde 8&lt;'])
})

test('a link whose picture has no alternative text still has a name', () => {
  expect(draw([{ picture: { ...testPicture, alt: '' } }])).toContain('aria-label="Vis 1"')
})

test('pictures that were deleted draw nothing, and so does a gallery of them', () => {
  expect(draw([{ picture: 17 }, { picture: testPicture }]).match(/<li>/g)).toHaveLength(1)
  expect(draw([{ picture: 17 }])).toBe('')
})
