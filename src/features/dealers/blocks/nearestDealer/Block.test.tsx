import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testSite } from '../../../../../tests/support/testSite'
import { IslandProvider } from '../../../../web/Island'
import type { DealerEntry } from '../../directory/entry'
import { NearestDealerBlock } from './Block'

const dealer = { id: 1, slug: 'tromsogloden', position: { latitude: 69.65, longitude: 18.96 } } as DealerEntry

const draw = (label?: string, dealers: readonly DealerEntry[] = [dealer]) =>
  renderToStaticMarkup(
    <IslandProvider value={{ assets: { runtime: '/r.js', chunk: (name) => `/${name}.js` }, drawn: 0 }}>
      <NearestDealerBlock
        block={{ blockType: 'nearestDealer', heading: 'Nær deg', ...(label ? { label } : {}) }}
        site={testSite}
        first={false}
        data={dealers}
      />
    </IslandProvider>,
  )

test('without script it is a form that leads to the finder, beside a map of the dealers', () => {
  const html = draw()
  expect(html).toMatch(/<form [^>]*action="\/finn-forhandler" method="get"/)
  const [, id] = /<label for="([^"]+)">Postnummer eller sted<\/label>/.exec(html) ?? []
  expect(html.match(/<input[^>]*>/g)).toEqual([expect.stringMatching(new RegExp(`(?=.*id="${id}")(?=.*name="sted")`))])
  expect(html).toContain('>Finn forhandler</button>')
  expect(html).toMatch(/class="dealer-map-dots"[^>]* d="M/)
})

test('the button says what editors want', () => {
  expect(draw('Vis dem')).toContain('>Vis dem</button>')
})

test('nothing of an own dealer shows before script knows it, and what only script can do is marked so', () => {
  const html = draw()
  expect(html).toMatch(/<div class="near-dealer-own" hidden=""/)
  expect(html).toMatch(/class="with-script"><button type="button"[^>]* data-action="position"/)
})

test('without dealers the country stands alone', () => {
  expect(draw(undefined, [])).toMatch(/class="dealer-map-land"/)
})
