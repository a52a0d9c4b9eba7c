import { expect, test } from 'vitest'
import { richText, testPicture, testSite } from '../../../../tests/support/testSite'
import { readStored } from './stored'

const picture = { ...testPicture, mimeType: 'image/jpeg', filesize: 1_000_000 }
const read = (block: object) => readStored({ blockType: 'any', ...block }, testSite, 'nb')

test('a picture without alternative text is found wherever it stands', () => {
  const bare = { ...picture, alt: ' ' }
  const upload = { type: 'upload', relationTo: 'media', value: bare }
  for (const block of [{ picture: bare }, { cards: [{ picture: bare }] }, { content: richText(upload) }])
    expect(read(block)).toEqual([{ kind: 'noAlt', values: { name: 'ovn.jpg' } }])
  expect(read({ picture })).toEqual([])
})

test('pictures that are sent as they are have a lower bound than those that the site makes smaller', () => {
  expect(read({ picture: { ...picture, filesize: 5_000_000 } })).toEqual([])
  expect(read({ picture: { ...picture, filesize: 8_000_000 } })).toEqual([
    { kind: 'largePicture', values: { name: 'ovn.jpg', size: '7,6', max: '6,0' } },
  ])
  expect(read({ picture: { ...picture, sizes: {}, filesize: 800_000 } })).toEqual([
    { kind: 'largePicture', values: { name: 'ovn.jpg', size: '0,8', max: '0,5' } },
  ])
})

test('a link that is not drawn because its page is not published', () => {
  expect(read({ links: [{ label: 'Om oss', type: 'page', page: 1 }] })).toEqual([])
  expect(read({ links: [{ label: 'Utkast', type: 'page', page: 2 }] })).toEqual([
    { kind: 'lostLink', values: { text: 'Utkast' } },
  ])
  // Without a label no link is stored.
  expect(read({ link: { label: '', type: 'page', page: 2 } })).toEqual([])
})

test('a link in a text that is drawn as plain words', () => {
  const link = (value: number) => ({
    type: 'link',
    fields: { linkType: 'internal', doc: { relationTo: 'pages', value } },
    children: [{ type: 'text', text: 'dit' }],
  })
  expect(read({ content: richText({ type: 'paragraph', children: [link(1), link(2)] }) })).toEqual([
    { kind: 'lostLink', values: { text: 'dit' } },
  ])
})

test('what another page shows is that page’s matter', () => {
  const page = { id: 9, slug: 'annen', _status: 'published', body: [{ picture: { ...picture, alt: '' } }] }
  expect(read({ page })).toEqual([])
  expect(read({ reusable: { id: 3, name: 'Felles', _status: 'published', body: page.body } })).toHaveLength(1)
})
