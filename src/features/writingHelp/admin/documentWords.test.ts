import { expect, test } from 'vitest'
import { MAX_SENT } from '../tasks'
import { documentWords } from './documentWords'

const rich = (text: string) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] },
})

const typeAt = (path: string) =>
  ({ title: 'text', description: 'textarea', look: 'select', heading: 'text', text: 'richText', url: 'text' })[
    path.split('.').at(-1) ?? ''
  ]

test('the words of the form come in the order of the page, without its settings, addresses and the field itself', () => {
  const fields = {
    title: { value: 'Om oss alle' },
    body: { value: 11 },
    'body.10.heading': { value: 'Sist på siden' },
    'body.2.text': { value: rich('Midt på siden') },
    'body.2.look': { value: 'wide one' },
    'body.2.url': { value: '/midt-på' },
    'body.0.heading': { value: ' Først på siden ' },
    description: { value: 'Den gamle beskrivelsen' },
  }
  expect(documentWords(fields, 'description', typeAt)).toBe('Om oss alle\nFørst på siden\nMidt på siden\nSist på siden')
})

test('no more is taken than is sent', () => {
  expect(documentWords({ title: { value: 'et ord '.repeat(5000) } }, '', typeAt)).toHaveLength(MAX_SENT)
})
