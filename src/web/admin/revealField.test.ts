import { expect, test } from 'vitest'
import { pathOfRow, rowsOf } from './revealField'

test('the rows around a field, outermost first', () => {
  expect(rowsOf('slug')).toEqual([])
  expect(rowsOf('body.0.links.1.label')).toEqual(['body-row-0', 'body-0-links-row-1'])
})

test('an element of a row tells its path', () => {
  expect(pathOfRow('body-row-3')).toBe('body.3')
  expect(pathOfRow('body-3-columns-0-blocks-row-1')).toBe('body.3.columns.0.blocks.1')
  expect(pathOfRow('field-body__0__heading')).toBeUndefined()
})
