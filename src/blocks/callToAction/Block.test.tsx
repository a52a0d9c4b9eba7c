import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testSite } from '../../../tests/support/testSite'
import type { BlockOf } from '../../web/contentBlock'
import { CallToActionBlock } from './Block'

const draw = (more: Partial<BlockOf<'callToAction'>>) =>
  renderToStaticMarkup(
    <CallToActionBlock
      block={{ blockType: 'callToAction', heading: 'Kom & se', tone: 'brand', links: [], ...more }}
      site={testSite}
      first={false}
    />,
  )

test('the band has the tone that was chosen', () => {
  expect(draw({})).toContain('call-brand')
  expect(draw({ tone: 'tinted' })).toContain('call-tinted')
  expect(draw({})).toContain('<h2>Kom &amp; se</h2>')
})

test('a link to another site says that it opens in a new tab', () => {
  const html = draw({ links: [{ label: 'Kart', type: 'address', url: 'https://example.com/', newTab: true }] })
  expect(html).toContain('target="_blank" rel="noopener"')
  expect(html).toContain('<span class="visually-hidden"> (åpnes i ny fane)</span>')
})
