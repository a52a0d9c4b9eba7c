import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { paragraphs, testPicture, testSite } from '../../../tests/support/testSite'
import type { BlockOf } from '../../web/contentBlock'
import { LightboxBlock } from './Block'

const site = { ...testSite, settings: { frameHosts: ['kart.eksempel.no'] } } as unknown as typeof testSite

const draw = (block: Partial<BlockOf<'lightbox'>>) =>
  renderToStaticMarkup(
    <LightboxBlock
      block={{ blockType: 'lightbox', label: 'Vis', opens: 'picture', ...block }}
      site={site}
      first={false}
    />,
  )

test('a picture is an ordinary link to its largest size', () => {
  expect(draw({ picture: testPicture })).toMatch(/<a class="button[^>]* href="\/media\/ovn-960\.webp/)
  expect(draw({ picture: testPicture })).not.toContain('data-lightbox')
})

test('a text stands on the page, where the link leads without script', () => {
  const html = draw({ opens: 'content', content: paragraphs('Les dette') })
  expect(html).toContain('href="#vis" data-lightbox="content"')
  expect(html).toMatch(/<div class="lightbox-content" id="vis">.*Les dette/)
})

test('a page is framed only where it may be, and is a link otherwise', () => {
  const link = (url: string) => draw({ opens: 'frame', url })
  expect(link('/garanti')).toContain('href="/garanti" data-lightbox="frame"')
  expect(link('https://kart.eksempel.no/x')).toContain('data-lightbox="frame"')
  expect(link('https://eksempel.no/x')).toContain('href="https://eksempel.no/x"')
  for (const url of ['https://eksempel.no/x', 'http://kart.eksempel.no/x', '//kart.eksempel.no'])
    expect(link(url), url).not.toContain('data-lightbox')
})

test('what leads nowhere is not drawn', () => {
  expect(draw({ picture: 17 })).toBe('')
  expect(draw({ opens: 'frame', url: null })).toBe('')
  expect(draw({ opens: 'frame', url: 'javascript:alert(1)' })).toBe('')
})
