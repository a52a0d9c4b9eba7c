import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { paragraphs, richText, testSite } from '../../../tests/support/testSite'
import type { BlockOf } from '../../web/contentBlock'
import { IslandProvider } from '../../web/Island'
import { AudioBlock } from './Block'

const file = {
  id: 1,
  filename: 'bål.mp3',
  title: 'Bål',
  updatedAt: '2026-01-01T00:00:00.000Z',
  createdAt: '2026-01-01T00:00:00.000Z',
}

const draw = (more: Partial<BlockOf<'audio'>>) =>
  renderToStaticMarkup(
    <IslandProvider value={{ assets: { runtime: '/r.js', chunk: (name) => `/${name}.js` }, drawn: 0 }}>
      <AudioBlock block={{ blockType: 'audio', title: 'Bålet', file: 1, ...more }} site={testSite} first={false} />
    </IslandProvider>,
  )

test('a recording is fetched when it is played, can be taken home, and read', () => {
  const html = draw({ file, transcript: paragraphs('Det knitrer.') })
  expect(html).toMatch(/<audio src="\/media\/b%C3%A5l\.mp3\?v=\w+" preload="none" aria-label="Bålet" controls="">/)
  expect(html).toMatch(/<figcaption>Bålet <a[^>]* href="\/media\/b%C3%A5l\.mp3[^>]*>Last ned «Bålet»/)
  expect(html).toContain('Det knitrer.')
  expect(html).toMatch(/role="alert" hidden="">Filen kunne ikke spilles av\./)
})

test('headings of the transcript lie below that of the block', () => {
  const transcript = richText({ type: 'heading', tag: 'h2', children: [{ type: 'text', text: 'Minutt én' }] })
  expect(draw({ file, heading: 'Lyd', transcript })).toMatch(/<h2>Lyd<\/h2>.*<h3[^>]*>Minutt én/)
})

test('without its file there is nothing', () => {
  expect(draw({ heading: 'Lyd', file: 7 })).toBe('')
})
