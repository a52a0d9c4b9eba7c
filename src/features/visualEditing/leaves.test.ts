import { expect, test } from 'vitest'
import { leavesOf, leavesShowing, withLeaves } from './leaves'

const text = (words: string) => ({ type: 'text', text: words })
const richText = {
  root: {
    type: 'root',
    children: [
      { type: 'heading', tag: 'h2', children: [text('Varme')] },
      { type: 'paragraph', children: [text('En '), { type: 'link', children: [text('ovn')] }, text(' for  alle')] },
      { type: 'list', children: [{ type: 'listitem', children: [text('Stein')] }] },
      { type: 'paragraph', children: [text('Med '), { type: 'inlineBlock', fields: { text: 'hjelp' } }] },
    ],
  },
}

test('the leaves of a line are found by what the page shows of it', () => {
  expect(leavesOf(richText)).toEqual(['Varme', 'En ', 'ovn', ' for  alle', 'Stein', 'Med '])
  expect(leavesShowing(richText, 'En ovn for alle')).toEqual({ from: 1, leaves: ['En ', 'ovn', ' for  alle'] })
  expect(leavesShowing(richText, 'Stein')).toEqual({ from: 4, leaves: ['Stein'] })
  expect(leavesShowing(' Varm  ovn', 'Varm ovn')).toEqual({ from: 0, leaves: [' Varm  ovn'] })
  expect(leavesShowing(richText, 'ovn')).toBeUndefined()
  // More is shown there than text.
  expect(leavesShowing(richText, 'Med')).toBeUndefined()
  expect(leavesShowing(7, 'Stein')).toBeUndefined()
})

test('what was typed takes the place of the leaves, and nothing else changes', () => {
  const line = leavesShowing(richText, 'En ovn for alle') ?? expect.fail()
  const typed = withLeaves(richText, line, ['To ', 'ovner', ''])
  expect(leavesOf(typed)).toEqual(['Varme', 'To ', 'ovner', '', 'Stein', 'Med '])
  expect(withLeaves(typed, { from: 1, leaves: ['To ', 'ovner', ''] }, line.leaves)).toEqual(richText)
  expect(withLeaves('Ovn', { from: 0, leaves: ['Ovn'] }, ['Peis'])).toBe('Peis')
})

test('a text that has changed in the form meanwhile is not written over', () => {
  expect(withLeaves(richText, { from: 1, leaves: ['Annet'] }, ['Nytt'])).toBeUndefined()
  expect(withLeaves(richText, { from: 0, leaves: ['Varme'] }, ['Nytt', 'mer'])).toBeUndefined()
})
