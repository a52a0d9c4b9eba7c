import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testSite } from '../../../tests/support/testSite'
import { PageIds, PageIdsContext } from '../../web/headingIds'
import { IslandProvider } from '../../web/Island'
import type { PreviewKind } from '../../web/meta'
import { RawHtmlBlock } from './Block'

const site = { ...testSite, settings: { frameHosts: ['kart.example.no'] } } as unknown as typeof testSite

function draw(html: string, { preview, ids = new PageIds() }: { preview?: PreviewKind; ids?: PageIds } = {}) {
  return renderToStaticMarkup(
    <IslandProvider value={{ assets: { runtime: '/r.js', chunk: (name) => `/${name}.js` }, drawn: 0 }}>
      <PageIdsContext value={ids}>
        <RawHtmlBlock block={{ blockType: 'rawHtml', html }} site={site} first={false} preview={preview} />
      </PageIdsContext>
    </IslandProvider>,
  )
}

test('the live preview names the block instead of running it, and what is shared shows the block', () => {
  const words =
    'This shortcode doesn&#x27;t work in live preview. Please insert it into editor and preview on the site.'
  expect(draw('<p>Hei</p>', { preview: 'live' })).toContain(`>${words}<`)
  expect(draw('<p>Hei</p>', { preview: 'live' })).not.toContain('Hei')
  expect(draw('<p>Hei</p>', { preview: 'shared' })).toContain('<p>Hei</p>')
})

test('a frame from a site on the list waits for the visitor', () => {
  const html = draw(
    '<div><iframe src="https://kart.example.no/a?b=1&c=2" title="Kart" width="400" height="300"></iframe></div>',
  )
  expect(html).not.toContain('<iframe')
  expect(html).toMatch(/data-frame="https:\/\/kart\.example\.no\/a\?b=1&amp;c=2"/)
  expect(html).toContain('player-classic')
  expect(html).toContain('Vis innhold fra kart.example.no')
})

test('a frame from elsewhere is a link, and from nowhere nothing', () => {
  expect(draw('<iframe src="https://evil.example/x" title="A &amp; B"></iframe>')).toContain(
    '<a href="https://evil.example/x">A &amp; B</a>',
  )
  expect(draw('<iframe src="javascript:alert(1)"></iframe>')).toBe('')
  expect(draw('<iframe></iframe>')).toBe('')
})

test('an id that the page has is another here, with the links to it', () => {
  const ids = new PageIds()
  ids.take('garanti')
  expect(draw('<h2 id="garanti">G</h2><a href="#garanti">g</a>', { ids })).toContain(
    '<h2 id="garanti-2">G</h2><a href="#garanti-2">g</a>',
  )
})

test('nothing that is left is nothing', () => {
  expect(draw('<script>alert(1)</script>')).toBe('')
  expect(draw('  ')).toBe('')
})
