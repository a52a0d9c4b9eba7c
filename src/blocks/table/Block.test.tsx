import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testSite } from '../../../tests/support/testSite'
import type { BlockOf } from '../../web/contentBlock'
import { TableBlock } from './Block'

const draw = (header: BlockOf<'table'>['header'], cells = ' | Vekt\nVarde <5> | 96 kg', heading?: string) =>
  renderToStaticMarkup(
    <TableBlock
      block={{ blockType: 'table', cells, header, heading: heading ?? null }}
      site={testSite}
      first={false}
    />,
  )

test('header cells say what they head', () => {
  expect(draw('row')).toContain('<thead><tr><td></td><th scope="col" class="number">Vekt</th></tr></thead>')
  expect(draw('row')).toContain('<tbody><tr><td>Varde &lt;5&gt;</td><td class="number">96 kg</td></tr></tbody>')
  expect(draw('both')).toContain('<th scope="row">Varde &lt;5&gt;</th>')
  expect(draw('column')).not.toContain('thead')
  expect(draw('column')).toContain('<th scope="row">')
  expect(draw('none')).not.toContain('<th')
})

test('the table scrolls in a named region that the keyboard reaches', () => {
  expect(draw('row', 'a | b', 'Mål')).toContain(
    'role="region" tabindex="0" aria-label="Mål – Tabell, kan rulles sidelengs"',
  )
})

test('no cells, no table', () => {
  expect(draw('row', '\n')).toBe('')
})
