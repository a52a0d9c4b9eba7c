import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testPicture, testSite } from '../../../../../tests/support/testSite'
import type { BlockOf } from '../../../../web/contentBlock'
import { DealerCallToActionBlock } from './Block'

const draw = (more: Partial<BlockOf<'dealerCallToAction'>> = {}, dealerPage?: number) =>
  renderToStaticMarkup(
    <DealerCallToActionBlock
      block={{ blockType: 'dealerCallToAction', heading: 'Se den', tone: 'brand', ...more }}
      site={{ ...testSite, settings: { dealerPage } } as typeof testSite}
      first={false}
    />,
  )

test('a native form leads to the dealer finder, with or without a place', () => {
  expect(draw()).toContain('action="/finn-forhandler" method="get"')
  expect(draw({}, 1)).toContain('action="/om-oss"')
  expect(draw()).toMatch(/<label>Postnummer eller sted<input(?![^>]*required)[^>]* name="sted"/)
})

test('the button says what the editors want, or find a dealer', () => {
  expect(draw()).toContain('>Finn forhandler</button>')
  expect(draw({ label: 'Vis dem' })).toContain('>Vis dem</button>')
})

test('a deleted picture leaves no room', () => {
  expect(draw({ picture: testPicture })).toContain('dealer-call-pictured')
  expect(draw({ picture: 7 })).not.toContain('dealer-call-pictured')
})
