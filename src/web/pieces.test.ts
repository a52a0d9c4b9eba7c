import { expect, test } from 'vitest'
import { Pieces } from './pieces'

test('every piece stands at its mark, beside what was rendered, as UTF-8', () => {
  const pieces = new Pieces()
  const header = pieces.add(Buffer.from('<header>Ærlig – god</header>'))
  const card = pieces.add(Buffer.from('<li>ø</li>'))
  const html = `<body>${header}<h1>Blåbær</h1><ul>${card}${card}</ul></body>`
  expect(pieces.join(html).toString()).toBe(
    '<body><header>Ærlig – god</header><h1>Blåbær</h1><ul><li>ø</li><li>ø</li></ul></body>',
  )
})

test('a page without pieces is its HTML', () => {
  expect(new Pieces().join('<p>å</p>').toString()).toBe('<p>å</p>')
})

test('comments of content are no marks', () => {
  const pieces = new Pieces()
  pieces.add(Buffer.from('secret'))
  expect(pieces.join('<!-- 0--><!--0-->').toString()).toBe('<!-- 0--><!--0-->')
})

test('a piece may be filled once the rest is rendered', () => {
  const pieces = new Pieces()
  const { mark, fill } = pieces.reserve()
  fill(Buffer.from('<style>p{}</style>'))
  expect(pieces.join(`${mark}<p>`).toString()).toBe('<style>p{}</style><p>')
})
