import { expect, test } from 'vitest'
import { readFromForm, readFromPreview } from './visualEditing'

const window = {} as MessageEventSource
const sender = { origin: 'https://example.com', source: window }
const received = (data: unknown, from: object = {}) => ({ data, ...sender, ...from })

test('messages are read as they were sent, without anything beside', () => {
  const select = {
    type: 'visual-editing-select',
    block: 'a1',
    texts: ['Ovn'],
    picture: '',
    written: '',
    nth: '',
    cell: '',
    empty: '',
    file: '',
  }
  expect(readFromPreview(received({ ...select, more: 1 }), sender)).toEqual(select)
  expect(readFromPreview(received({ type: 'visual-editing-ready' }), sender)).toEqual({ type: 'visual-editing-ready' })
  const start = { type: 'visual-editing-start', names: { hero: 'Topp' }, fields: { 'hero.lead': 'Ingress' }, words: {} }
  expect(readFromForm(received({ ...start, more: 1 }), sender)).toEqual(start)
  const show = { type: 'visual-editing-show', block: 'a1' }
  expect(readFromForm(received(show), sender)).toEqual(show)
})

test('another origin, another window and another shape are not heard', () => {
  const ready = { type: 'visual-editing-ready' }
  expect(readFromPreview(received(ready, { origin: 'https://example.org' }), sender)).toBeUndefined()
  expect(readFromPreview(received(ready, { source: {} }), sender)).toBeUndefined()
  expect(readFromPreview(received(ready, { source: null }), { ...sender, source: null })).toBeUndefined()
  for (const data of [null, 'visual-editing-ready', { type: 'other' }, { type: 'visual-editing-select', block: 1 }])
    expect(readFromPreview(received(data), sender)).toBeUndefined()
  const odd = { type: 'visual-editing-start', names: { hero: 3 }, fields: {}, words: {} }
  for (const data of [
    ready,
    odd,
    { type: 'constructor' },
    { type: 'visual-editing-start' },
    { type: 'visual-editing-show' },
  ])
    expect(readFromForm(received(data), sender)).toBeUndefined()
})
