import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testSite } from '../../../tests/support/testSite'
import type { BlockOf } from '../../web/contentBlock'
import { IslandProvider } from '../../web/Island'
import { CountdownBlock } from './Block'

const draw = (more: Partial<BlockOf<'countdown'>>) =>
  renderToStaticMarkup(
    <IslandProvider value={{ assets: { runtime: '/r.js', chunk: (name) => `/${name}.js` }, drawn: 0 }}>
      <CountdownBlock
        block={{ blockType: 'countdown', until: '2147-06-14T10:00:00.000Z', ...more }}
        site={testSite}
        first={false}
      />
    </IslandProvider>,
  )

test('the moment is told by the clock of Norway, summer and winter', () => {
  expect(draw({})).toContain('Fram til <time dateTime="2147-06-14T10:00:00.000Z">14. juni 2147 kl. 12:00</time>')
  expect(draw({ until: '2147-01-14T10:00:00.000Z' })).toContain('14. januar 2147 kl. 11:00')
})

test('no time left is in the page: it would be wrong in a page that is kept', () => {
  const html = draw({})
  expect(html).toMatch(/<span class="countdown-part countdown-second"><span><\/span><span><\/span><\/span>/)
  expect(html).not.toContain('is-over')
})

test('once the time has come, that is said without script too', () => {
  expect(draw({ until: '2020-01-01T00:00:00.000Z', over: 'Takk for nå.' })).toMatch(
    /countdown-left is-over.*Takk for nå\./,
  )
  expect(draw({ until: '2020-01-01T00:00:00.000Z' })).toContain('Tiden er ute.')
})

test('a moment that is none draws nothing', () => {
  expect(draw({ until: 'i morgen' })).toBe('')
})
