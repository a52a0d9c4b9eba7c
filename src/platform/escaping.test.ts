import { expect, test } from 'vitest'
import { escapeCell, escapeHtml, escapeMarkup } from './escaping'

test('HTML: no character begins a tag, an entity or ends an attribute', () => {
  expect(escapeHtml(`<a b="c" d='e'>&lt;</a>`)).toBe('&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;lt;&lt;/a&gt;')
})

test('markup: an apostrophe stays as it is written', () => {
  expect(escapeMarkup(`<a b="c">It's &</a>`)).toBe("&lt;a b=&quot;c&quot;&gt;It's &amp;&lt;/a&gt;")
})

test('a cell that spreadsheets would calculate becomes text', () => {
  for (const cell of ['=1+1', ' =1', '+47', '-1', '@SUM', '|calc', '%x', '\t=1'])
    expect(escapeCell(cell)).toBe(`'${cell}`)
  for (const cell of ['', 'Kari', '12', 'a=b']) expect(escapeCell(cell)).toBe(cell)
})
