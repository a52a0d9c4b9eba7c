import { expect, test } from 'vitest'
import { withRowIds } from './rowIds'

test('rows of a second language carry the ids of the first, in lists and blocks at every depth', () => {
  const current = {
    items: [
      { id: 'a', blockType: 'dropdown', label: 'Ovner', items: [{ id: 'b', blockType: 'link', label: 'Varde' }] },
      {
        id: 'c',
        blockType: 'mega',
        columns: [{ id: 'd', content: [{ id: 'e', blockType: 'articles', articles: [8, 9] }] }],
      },
    ],
    overlay: { device: 'all', items: [{ id: 'f', blockType: 'icon' }] },
  }
  const english = {
    items: [
      { blockType: 'dropdown', label: 'Stoves', items: [{ blockType: 'link', label: 'Varde' }] },
      { blockType: 'mega', columns: [{ content: [{ blockType: 'articles', articles: [8, 9] }] }] },
    ],
    overlay: { items: [{ blockType: 'icon' }] },
  }
  expect(withRowIds(english, current)).toEqual({
    items: [
      { id: 'a', blockType: 'dropdown', label: 'Stoves', items: [{ id: 'b', blockType: 'link', label: 'Varde' }] },
      {
        id: 'c',
        blockType: 'mega',
        columns: [{ id: 'd', content: [{ id: 'e', blockType: 'articles', articles: [8, 9] }] }],
      },
    ],
    overlay: { items: [{ id: 'f', blockType: 'icon' }] },
  })
})

test('what was not there before gets no id', () => {
  const rows = { items: [{ label: 'Ny' }], overlay: { items: [] } }
  expect(withRowIds(rows, {})).toEqual(rows)
  expect(withRowIds(rows, { id: 7, items: null })).toEqual(rows)
})
