import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { paragraphs, testPicture, testSite } from '../../../tests/support/testSite'
import type { BlockOf } from '../../web/contentBlock'
import { IslandProvider } from '../../web/Island'
import { CarouselBlock } from './Block'

const slide = (heading: string) => ({ heading, content: paragraphs('Tekst') })

function draw(block: Partial<BlockOf<'carousel'>>) {
  const scope = { assets: { runtime: '/r.js', chunk: (name: string) => `/${name}.js` }, drawn: 0 }
  return renderToStaticMarkup(
    <IslandProvider value={scope}>
      <CarouselBlock
        block={{
          blockType: 'carousel',
          perView: '1',
          autoplay: 3000,
          arrows: true,
          dots: true,
          slides: [slide('En'), slide('To'), slide('Tre')],
          ...block,
        }}
        site={testSite}
        first={false}
      />
    </IslandProvider>,
  )
}

test('it is named by its heading, and each slide by its number', () => {
  const html = draw({ heading: 'Nyheter' })
  expect(html).toContain('<h2 id="nyheter">Nyheter</h2>')
  expect(html).toMatch(/role="group" aria-roledescription="Karusell"[^>]*aria-labelledby="nyheter"/)
  expect(html.match(/aria-label="\d av 3"/g)).toEqual([
    'aria-label="1 av 3"',
    'aria-label="2 av 3"',
    'aria-label="3 av 3"',
  ])
  expect(html).toContain('<h3>En</h3>')
})

test('what advances by itself can be stopped; what does not has no such button', () => {
  expect(draw({})).toContain('data-autoplay="3000"')
  expect(draw({})).toContain('aria-label="Stopp automatisk bytte" data-other-label="Start automatisk bytte"')
  expect(draw({ autoplay: 0 })).not.toContain('carousel-play')
})

test('arrows and dots are the editor’s choice', () => {
  expect(draw({}).match(/class="carousel-dot"/g)).toHaveLength(3)
  expect(draw({ dots: false })).not.toContain('carousel-dot')
  expect(draw({ arrows: false })).not.toContain('carousel-next')
  expect(draw({ arrows: false, dots: false, autoplay: 0 })).not.toContain('carousel-controls')
})

test('one slide needs no buttons', () => {
  expect(draw({ slides: [slide('En')] })).not.toContain('<button')
})

test('the row is a stop for the keyboard unless every slide has one', () => {
  expect(draw({})).toContain('tabindex="0"')
  const link = { label: 'Mer', type: 'page', page: 1 } as const
  expect(
    draw({
      slides: [
        { ...slide('En'), link },
        { picture: testPicture, link },
      ],
    }),
  ).not.toContain('tabindex')
})

test.each([
  [5, '5000'],
  [0.4, '1000'],
  [999, '1000'],
  [1000, '1000'],
  [-1, '0'],
])('a stored time of %d lets slides advance after %s milliseconds', (autoplay, milliseconds) => {
  expect(draw({ autoplay })).toContain(`data-autoplay="${milliseconds}"`)
})
