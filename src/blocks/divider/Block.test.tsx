import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testSite } from '../../../tests/support/testSite'
import type { BlockOf } from '../../web/contentBlock'
import { DividerBlock } from './Block'

const draw = (style: BlockOf<'divider'>['style']) =>
  renderToStaticMarkup(
    <DividerBlock block={{ blockType: 'divider', style, size: 'small' }} site={testSite} first={false} />,
  )

test('a line is a thematic break; space is nothing to read; an ornament is only seen', () => {
  expect(draw('line')).toBe('<div class="wide divider divider-small"><hr/></div>')
  expect(draw('space')).toBe('<div class="wide divider divider-small"></div>')
  expect(draw('ornament')).toMatch(/<hr\/><svg [^>]*aria-hidden="true"/)
})
