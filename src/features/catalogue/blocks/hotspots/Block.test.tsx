import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testPicture, testSite } from '../../../../../tests/support/testSite'
import type { Article, Catalogue } from '../../../../cms/types'
import type { BlockOf } from '../../../../web/contentBlock'
import { IslandProvider } from '../../../../web/Island'
import { HotspotsBlock } from './Block'
import { placeClasses, placeRules } from './position'

const article = { id: 1, name: 'Varde 8', number: 'EV-1008', slug: 'varde-8', price: 24900, priceKind: 'exact' }

const draw = (points: BlockOf<'hotspots'>['points'], picture: BlockOf<'hotspots'>['picture'] = testPicture) =>
  renderToStaticMarkup(
    <IslandProvider value={{ assets: { runtime: '/r.js', chunk: (name) => `/${name}.js` }, drawn: 0 }}>
      <HotspotsBlock
        block={{ blockType: 'hotspots', picture, points }}
        site={testSite}
        first={false}
        data={{ prices: 'hidden', hiddenPrice: 'Spør oss' } as Catalogue}
      />
    </IslandProvider>,
  )

test('each point is a disclosure with its number and name, and a number in the picture that leads to it', () => {
  const html = draw([
    { x: 20, y: 30, shows: 'article', article: article as Article },
    { x: 60.5, y: 70, shows: 'text', title: 'Døren', text: 'Støpejern' },
  ])
  expect(html.match(/<summary>.*?<\/summary>/g)).toEqual([
    expect.stringMatching(/>1<\/span> <span class="hotspot-name">Varde 8</),
    expect.stringMatching(/>2<\/span> <span class="hotspot-name">Døren</),
  ])
  expect(html).toMatch(/<a href="#varde-8" tabindex="-1"><circle cx="20%" cy="30%"/)
  expect(html).toContain('id="varde-8"')
})

test('an article has its card, with the price as the catalogue shows prices', () => {
  const html = draw([{ x: 20, y: 30, shows: 'article', article: article as Article }])
  expect(html).toContain('href="/artikler/varde-8"')
  expect(html).toContain('Spør oss')
})

test('a point whose article is not published is left out, and nothing stands where nothing is left', () => {
  const html = draw([
    { x: 20, y: 30, shows: 'article', article: 7 },
    { x: 60, y: 70, shows: 'text', title: 'Døren' },
  ])
  expect(html.match(/<details/g)).toHaveLength(1)
  expect(draw([{ x: 20, y: 30, shows: 'article', article: 7 }])).toBe('')
  expect(draw([{ x: 60, y: 70, shows: 'text', title: 'Døren' }], 7)).toBe('')
})

test('positions are classes with rules of their own, within the picture', () => {
  expect(placeClasses({ x: 20.04, y: 30 })).toBe('hot-x200 hot-y300')
  expect(placeClasses({ x: 60.5, y: 70 })).toBe('hot-x605 hot-y700 hotspot-to-start hotspot-to-top')
  expect(placeRules([{ x: 60.5, y: -3 }, {}])).toEqual([
    '.hot-x605{--x:60.5%}',
    '.hot-y0{--y:0%}',
    '.hot-x500{--x:50%}',
    '.hot-y500{--y:50%}',
  ])
})
