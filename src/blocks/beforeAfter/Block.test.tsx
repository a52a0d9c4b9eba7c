import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testPicture, testSite } from '../../../tests/support/testSite'
import type { BlockOf } from '../../web/contentBlock'
import { IslandProvider } from '../../web/Island'
import { BeforeAfterBlock } from './Block'

const draw = (more: Partial<BlockOf<'beforeAfter'>> = {}) =>
  renderToStaticMarkup(
    <IslandProvider value={{ assets: { runtime: '/r.js', chunk: (name) => `/${name}.js` }, drawn: 0 }}>
      <BeforeAfterBlock
        block={{
          blockType: 'beforeAfter',
          before: { ...testPicture, alt: 'Gammel peis' },
          after: { ...testPicture, alt: 'Ny innsats' },
          shape: 'wide',
          ...more,
        }}
        site={testSite}
        first={false}
      />
    </IslandProvider>,
  )

test('both pictures are there with their names, the one before first', () => {
  expect(draw()).toMatch(/alt="Gammel peis".*<p>Før<\/p>.*alt="Ny innsats".*<p>Etter<\/p>/)
  expect(draw({ beforeLabel: '1974', afterLabel: '2026' })).toMatch(/<p>1974<\/p>.*<p>2026<\/p>/)
})

test('the slider says what it compares and where it stands', () => {
  const [input] = draw().match(/<input[^>]*>/) ?? []
  expect(input).toContain('type="range"')
  expect(input).toContain('aria-label="Sammenlign Før og Etter"')
  expect(input).toContain('aria-valuetext="50 % Før, 50 % Etter"')
  expect(input).toContain('class="with-script"')
})

test('without one of the pictures there is nothing to compare', () => {
  expect(draw({ before: 7 })).toBe('')
  expect(draw({ after: 7 })).toBe('')
})
