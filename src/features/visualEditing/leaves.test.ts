import { expect, test } from 'vitest'
import { leavesOf } from './leaves'

const text = (words: string) => ({ type: 'text', text: words })

test('the leaves of a text are in its order, those of links too', () => {
  const richText = {
    root: {
      type: 'root',
      children: [
        { type: 'heading', tag: 'h2', children: [text('Varme')] },
        { type: 'paragraph', children: [text('En '), { type: 'link', children: [text('ovn')] }, text(' for  alle')] },
        { type: 'list', children: [{ type: 'listitem', children: [text('Stein')] }] },
      ],
    },
  }
  expect(leavesOf(richText)).toEqual(['Varme', 'En ', 'ovn', ' for  alle', 'Stein'])
  expect(leavesOf('Ovn')).toEqual(['Ovn'])
  expect(leavesOf(7)).toBeUndefined()
})
