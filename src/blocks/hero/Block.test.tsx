import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testPicture, testSite } from '../../../tests/support/testSite'
import type { BlockOf } from '../types'
import { HeroBlock } from './Block'

const hero: BlockOf<'hero'> = { blockType: 'hero', heading: 'Varme & ro', layout: 'cover', picture: testPicture }

const draw = (more: Partial<BlockOf<'hero'>> = {}, first = true) =>
  renderToStaticMarkup(<HeroBlock block={{ ...hero, ...more }} site={testSite} first={first} />)

test('the first hero has the main heading of the page and the picture that visitors wait for', () => {
  const html = draw()
  expect(html).toContain('<h1>Varme &amp; ro</h1>')
  expect(html).toContain('fetchPriority="high"')
  expect(html).not.toContain('loading="lazy"')
})

test('a later hero is an ordinary section', () => {
  const html = draw({}, false)
  expect(html).toContain('<h2>Varme &amp; ro</h2>')
  expect(html).not.toContain('<h1')
  expect(html).toContain('loading="lazy"')
})

test('without its picture the text stands alone, not over nothing', () => {
  for (const picture of [null, undefined, 17]) expect(draw({ picture })).toContain('class="hero hero-plain"')
})

test('the plain layout draws no picture', () => {
  expect(draw({ layout: 'plain' })).not.toContain('<img')
})

test('buttons to pages that are not published are not drawn', () => {
  const links = [
    { label: 'Om oss', type: 'page' as const, page: 1, anchor: 'garanti' },
    { label: 'Kladd', type: 'page' as const, page: 2 },
    { label: 'Ring', type: 'address' as const, url: 'tel:+4722000000', style: 'secondary' as const },
  ]
  const html = draw({ links })
  expect(html).toContain('<a class="button" href="/om-oss#garanti">Om oss</a>')
  expect(html).toContain('<a class="button button-secondary" href="tel:+4722000000">Ring</a>')
  expect(html).not.toContain('Kladd')
  expect(draw({ links: links.slice(1, 2) })).not.toContain('buttons')
})
