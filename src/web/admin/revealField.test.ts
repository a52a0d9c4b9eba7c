import { expect, test } from 'vitest'
import { rowsOf } from './revealField'

test('the rows around a field, outermost first', () => {
  expect(rowsOf('slug')).toEqual([])
  expect(rowsOf('body.0.links.1.label')).toEqual(['body-row-0', 'body-0-links-row-1'])
})
