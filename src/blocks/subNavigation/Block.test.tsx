import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { paragraphs, richText, testSite } from '../../../tests/support/testSite'
import type { PageBlock } from '../../web/contentBlock'
import { byType } from '../../web/contentBlock'
import { IslandProvider } from '../../web/Island'
import { Body } from '../Body'
import { ownBlocks } from '../list'
import { placeBlocks } from '../readBody'

const draw = (...blocks: object[]) =>
  renderToStaticMarkup(
    <IslandProvider value={{ assets: { runtime: '/r.js', chunk: (name) => `/${name}.js` }, drawn: 0 }}>
      <Body body={placeBlocks(blocks as PageBlock[], byType(ownBlocks))} site={testSite} />
    </IslandProvider>,
  )

const navigation = { blockType: 'subNavigation' }
const links = (html: string) =>
  [...html.matchAll(/<li><a href="([^"]+)">([^<]+)</g)].map(([, href, name]) => [href, name])

test('it leads to each block with an anchor, under the heading that visitors see', () => {
  const heading = { type: 'heading', tag: 'h2', children: [{ type: 'text', text: 'Montering' }] }
  const html = draw(
    { blockType: 'hero', heading: 'Varde 8', layout: 'plain' },
    navigation,
    { blockType: 'callToAction', heading: 'Garanti', anchor: 'garanti' },
    { blockType: 'richText', content: richText(heading), anchor: 'Slik monteres' },
  )
  expect(links(html)).toEqual([
    ['#garanti', 'Garanti'],
    ['#Slik-monteres', 'Montering'],
  ])
  expect(html).toContain('<section class="block block-callToAction" id="garanti">')
})

test('a block without an anchor or without a heading is left out, and of equal anchors the first is meant', () => {
  const html = draw(
    navigation,
    { blockType: 'callToAction', heading: 'Uten anker' },
    { blockType: 'richText', content: paragraphs('Uten overskrift'), anchor: 'tekst' },
    { blockType: 'callToAction', heading: 'Først', anchor: 'likt' },
    { blockType: 'callToAction', heading: 'Så', anchor: 'likt' },
  )
  expect(links(html)).toEqual([['#likt', 'Først']])
})

test('without anything to lead to there is nothing, so that the check of the page says so', () => {
  expect(draw(navigation)).not.toContain('<nav')
})

test('it is named for screen readers, and may have a button', () => {
  const target = { blockType: 'callToAction', heading: 'Garanti', anchor: 'garanti' }
  expect(draw(navigation, target)).toContain('aria-label="På denne siden"')
  const html = draw({ ...navigation, label: 'Om ovnen', link: { label: 'Bestill', type: 'page', page: 1 } }, target)
  expect(html).toMatch(/aria-label="Om ovnen".*<a class="button sub-navigation-way" href="\/om-oss">Bestill<\/a>/)
})
