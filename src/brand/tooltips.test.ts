import { expect, test } from 'vitest'
import { markTooltips, withTooltips } from './tooltips'

const text = (value: string) => ({ type: 'text', text: value, format: 1 })

test('a tooltip stands in its text, which keeps its format on both sides', () => {
  const { marked, tooltips } = markTooltips('God [[trekk|Lufta som *ovnen*\n  trenger.]] er alt.')
  expect(marked).toBe('God @@tooltip-0@@ er alt.')
  expect(withTooltips(text(marked), tooltips)).toEqual([
    text('God '),
    {
      type: 'inlineBlock',
      version: 1,
      fields: {
        id: expect.stringMatching(/^[0-9a-f]{24}$/),
        blockType: 'tooltip',
        text: 'trekk',
        tip: 'Lufta som *ovnen* trenger.',
        position: 'top',
        behaviour: 'hover',
      },
    },
    text(' er alt.'),
  ])
})

test.each([
  ['[[a|b|right]]', 'right', 'hover'],
  ['[[a|b|click]]', 'top', 'click'],
  ['[[a|b| left | always ]]', 'left', 'always'],
])('%s says where and when', (markdown, position, behaviour) => {
  expect(markTooltips(markdown).tooltips).toEqual([{ blockType: 'tooltip', text: 'a', tip: 'b', position, behaviour }])
})

test('two in one text come in their order, with nothing between them', () => {
  const { marked, tooltips } = markTooltips('[[a|1]][[b|2]]')
  expect(withTooltips(text(marked), tooltips).map(({ fields }) => (fields as { text: string }).text)).toEqual([
    'a',
    'b',
  ])
})

test('what is no tooltip stays as it is', () => {
  const markdown = '[a](page:b) [[c]] | [d|e]'
  expect(markTooltips(markdown)).toEqual({ marked: markdown, tooltips: [] })
  expect(withTooltips(text('a'), [])).toEqual([text('a')])
})

test('an unknown word or a long explanation is a mistake', () => {
  expect(() => markTooltips('[[a|b|under]]')).toThrow('a tooltip knows no “under”')
  expect(() => markTooltips(`[[a|${'b'.repeat(301)}]]`)).toThrow('the tooltip on “a” is too long')
})
