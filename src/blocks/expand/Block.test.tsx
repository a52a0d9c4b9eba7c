import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { paragraphs, testSite } from '../../../tests/support/testSite'
import type { BlockOf } from '../../web/contentBlock'
import { IslandProvider } from '../../web/Island'
import { ExpandBlock } from './Block'

const islands = { assets: { runtime: '/runtime.js', chunk: (name: string) => `/${name}.js` }, drawn: 0 }
const draw = (more: Partial<BlockOf<'expand'>>) =>
  renderToStaticMarkup(
    <IslandProvider value={islands}>
      <ExpandBlock
        block={{ blockType: 'expand', height: 237, content: paragraphs('Tekst'), ...more }}
        site={testSite}
        first={false}
      />
    </IslandProvider>,
  )

test('the button is a link to the text until the module has come, and says what the site says', () => {
  const html = draw({})
  expect(html).toMatch(/class="expand expand-hundreds-2 expand-tens-3 expand-ones-7"/)
  expect(html).toContain('data-more="Vis mer" data-less="Vis mindre"')
  expect(html).toMatch(/id="utvidbar-tekst".*<a class="button button-secondary" href="#utvidbar-tekst">Vis mer<\/a>/)
})

test('editors may say something else', () => {
  expect(draw({ moreLabel: 'Les alt', lessLabel: 'Lukk' })).toMatch(
    /data-more="Les alt" data-less="Lukk".*>Les alt<\/a>/,
  )
})

test('without text there is nothing to fold', () => {
  expect(draw({ content: paragraphs('') })).toBe('')
  expect(draw({ content: paragraphs(''), heading: 'Fakta' })).not.toContain('<a')
})
