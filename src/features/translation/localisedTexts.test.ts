import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { localisedTexts } from './localisedTexts'

const field = (name: string, type: string, more: object = {}) => ({ name, type, ...more }) as unknown as FlattenedField

const quote = { slug: 'quote', fields: [], flattenedFields: [field('text', 'textarea'), field('url', 'text')] }

const fields = [
  field('title', 'text', { localized: true }),
  field('slug', 'text'),
  field('number', 'text'),
  field('anchor', 'text', { localized: true }),
  field('intro', 'richText', { localized: true }),
  field('body', 'blocks', { localized: true, blocks: [quote] }),
  field('links', 'array', { flattenedFields: [field('label', 'text', { localized: true }), field('url', 'text')] }),
  field('search', 'group', { flattenedFields: [field('title', 'text', { localized: true })] }),
  field('secret', 'text', { localized: true, hidden: true }),
  field('tags', 'text', { localized: true, hasMany: true }),
]

const rich = (text: string) => ({ root: { children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] } })

const document = {
  title: { nb: ' Hei ', en: 'Hello' },
  slug: 'hei',
  number: 'A-1',
  anchor: { nb: 'hit' },
  intro: { nb: rich('Velkommen'), en: null },
  body: { nb: [{ id: 'a', blockType: 'quote', text: 'Bra', url: '/x' }], en: [] },
  links: [{ id: 'l', label: { nb: 'Les', en: 'Read' }, url: '/y' }],
  search: { title: { nb: 'Søk' } },
  secret: { nb: 'x' },
  tags: { nb: ['a'] },
}

const seen = (locale: 'nb' | 'en') => localisedTexts(fields, document, locale).map(({ path, text }) => [path, text])

test('localised texts of a language, at any depth, without addresses, secrets and what is the same in all', () => {
  expect(seen('nb')).toEqual([
    ['title', 'Hei'],
    ['intro', 'Velkommen'],
    ['body.0.text', 'Bra'],
    ['links.0.label', 'Les'],
    ['search.title', 'Søk'],
  ])
  expect(seen('en')).toEqual([
    ['title', 'Hello'],
    ['intro', ''],
    ['links.0.label', 'Read'],
    ['search.title', ''],
  ])
})

test('a text is known by the ids of its rows, and by the kinds of its blocks', () => {
  const [text] = localisedTexts(fields, document, 'nb').filter(({ path }) => path === 'body.0.text')
  expect([text?.key, text?.shape, text?.kind]).toEqual(['body.a.text', 'body.0:quote.text', 'textarea'])
})
