import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testPicture, testSite } from '../../../tests/support/testSite'
import type { File as StoredFile } from '../../cms/types'
import type { BlockOf } from '../../web/contentBlock'
import { IslandProvider } from '../../web/Island'
import { hero as heroBlock } from '.'
import { HeroBlock } from './Block'

const hero: BlockOf<'hero'> = { blockType: 'hero', heading: 'Varme & ro', layout: 'cover', picture: testPicture }

const draw = (more: Partial<BlockOf<'hero'>> = {}, first = true) =>
  renderToStaticMarkup(
    <IslandProvider value={{ assets: { runtime: '/r.js', chunk: (name) => `/${name}.js` }, drawn: 0 }}>
      <HeroBlock block={{ ...hero, ...more }} site={testSite} first={first} />
    </IslandProvider>,
  )

const video: StoredFile = {
  id: 1,
  filename: 'bal.mp4',
  title: 'Bål',
  mimeType: 'video/mp4',
  updatedAt: '2026-01-01T00:00:00.000Z',
  createdAt: '2026-01-01T00:00:00.000Z',
}

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
  for (const picture of [null, undefined, 17]) expect(draw({ picture })).toContain('class="hero hero-plain hero-short"')
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

test('a video lies over the picture, and nothing of it is in the page that a browser would fetch', () => {
  const html = draw({ video })
  expect(html).toMatch(/<img [^>]*fetchPriority="high"[^>]*>.*<video [^>]*preload="none"/)
  expect(html).not.toMatch(/<video[^>]* src=/)
  expect(html).toMatch(/class="hero hero-cover hero-short hero-end hero-moves"[^>]* data-video="\/media\/bal\.mp4/)
  expect(html).toMatch(/<button type="button" class="motion-button" hidden="" aria-label="Start videoen"/)
  expect(heroBlock.rules?.({ ...hero, video })).not.toEqual([])
})

test('without a picture, or with a file that is gone or no video, a hero is as before', () => {
  expect(draw({ video: 7 })).toBe(draw())
  expect(draw({ video: { ...video, mimeType: 'application/pdf' } })).toBe(draw())
  expect(draw({ video, picture: 7 })).toBe(draw({ picture: 7 }))
  expect(heroBlock.rules?.(hero)).toEqual([])
})

test('the text over a picture stands away from its focal point', () => {
  const classes = (focalX: number, focalY: number) =>
    /class="hero ([^"]*)"/.exec(draw({ picture: { ...testPicture, focalX, focalY } }))?.[1]
  expect(classes(70, 50)).toBe('hero-cover hero-short')
  expect(classes(20, 50)).toBe('hero-cover hero-short hero-end')
  expect(classes(50, 90)).toBe('hero-cover hero-short hero-top')
})

test('only few words are set at display size', () => {
  expect(draw({ heading: 'Varme du kan stole på når det virkelig blir kaldt' })).not.toContain('hero-short')
})
