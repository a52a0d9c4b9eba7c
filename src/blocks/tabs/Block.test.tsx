import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { paragraphs, testSite } from '../../../tests/support/testSite'
import type { BlockOf } from '../../web/contentBlock'
import { IslandProvider } from '../../web/Island'
import { TabsBlock } from './Block'
import { initialTab } from './initial'

type Tabs = BlockOf<'tabs'>['tabs']

const islands = { assets: { runtime: '/runtime.js', chunk: (name: string) => `/${name}.js` }, drawn: 0 }
const draw = (tabs: Tabs, more: Partial<BlockOf<'tabs'>> = {}) =>
  renderToStaticMarkup(
    <IslandProvider value={islands}>
      <TabsBlock block={{ blockType: 'tabs', direction: 'horizontal', tabs, ...more }} site={testSite} first={false} />
    </IslandProvider>,
  )

const open = { canOpen: true }
const closed = { canOpen: false }

test.each([
  [[open, open, open], null, 0],
  [[open, open, open], 2, 1],
  [[open, open, open], 0, 0],
  [[open, open, open], -4, 0],
  [[open, open, open], 99, 2],
  [[open, open, open], Number.NaN, 0],
  [[open, open, open], Number.POSITIVE_INFINITY, 2],
  [[open, closed, open], 2, 2],
  [[open, open, closed], 3, 0],
  [[closed, closed], 1, -1],
  [[], 1, -1],
])('of %j with %s active the tab with index %d is open', (tabs, active, at) =>
  expect(initialTab(tabs, active)).toBe(at),
)

test('each tab leads to its section, whose title is one level below the heading of the block', () => {
  const html = draw([{ title: 'Mål', content: paragraphs('En meter') }], { heading: 'Fakta' })
  expect(html).toContain('<a class="tab opens-first" id="fane-mal" href="#mal">Mål</a>')
  expect(html).toMatch(/<section class="tab-panel opens-first" id="mal" aria-labelledby="fane-mal"><h3[^>]*>Mål<\/h3>/)
  expect(draw([{ title: 'Mål' }])).toContain('<h2 class="tab-title">Mål</h2>')
})

test('a disabled tab leads nowhere and its content stays on the server', () => {
  const html = draw([
    { title: 'Av', disabled: true, url: 'https://x.no', content: paragraphs('Hemmelig') },
    { title: 'På', content: paragraphs('Synlig') },
  ])
  expect(html).toContain('<span class="tab is-disabled" id="fane-av">Av</span>')
  expect(html).not.toMatch(/Hemmelig|x\.no/)
  expect(html).toMatch(/class="tab-panel opens-first" id="pa"/)
})

test('a tab with an address is a link, in a new window as the editors say, with a note', () => {
  const html = draw([
    { title: 'Ut', url: 'https://x.no', newWindow: true },
    { title: 'Ring', url: 'tel:+4722' },
  ])
  expect(html).toMatch(/href="https:\/\/x\.no" target="_blank" rel="noopener">Ut.*\(åpnes i ny fane\)/)
  expect(html).toMatch(/href="tel:\+4722">Ring/)
  expect(html).not.toContain('opens-first')
})

test('a tab leads to a page of the site, and opens its content where the page is not published', () => {
  expect(draw([{ title: 'Om oss', page: 1 }])).toMatch(/<a class="tab" id="fane-om-oss" href="\/om-oss">Om oss/)
  expect(draw([{ title: 'Utkast', page: 2, content: paragraphs('Her') }])).toContain('href="#utkast"')
})

test('an address that could run code is none: the tab opens its content', () => {
  const html = draw([{ title: 'Nei', url: 'javascript:alert(1)', content: paragraphs('Her') }])
  expect(html).not.toContain('javascript')
  expect(html).toContain('href="#nei"')
})

test('tabs without titles are left out, and a block without tabs draws nothing', () => {
  expect(draw([{ title: '' }, { title: 'En' }]).match(/class="tab /g)).toHaveLength(1)
  expect(draw([{ title: '' }], { heading: 'Fakta' })).toBe('')
})
