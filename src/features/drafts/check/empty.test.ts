import { expect, test } from 'vitest'
import { paragraphs, richText, testPicture } from '../../../../tests/support/testSite'
import { contentBlocks } from '../../../program'
import type { PageBlock } from '../../../web/contentBlock'
import { findEmpty } from './empty'

const read = (blockType: string, values: object = {}) =>
  findEmpty({ blockType, ...values } as unknown as PageBlock, 'nb', contentBlocks).map(({ kind, values }) =>
    [kind, ...Object.values(values)].join(' '),
  )
const blank = paragraphs(' ')
const content = paragraphs('Ord')
const file = { id: 1, filename: 'fil.mp4' }

test.each([
  ['columns', { columns: [{ content }, { content: blank }] }, ['emptyPart 2']],
  [
    'tabs',
    {
      tabs: [
        { title: 'En', content: blank },
        { title: 'To', content },
      ],
    },
    ['emptyPart En'],
  ],
  ['accordion', { spoilers: [{ title: 'En', content: null }] }, ['emptyPart En']],
  ['faq', { questions: [{ question: 'Hva?', answer: blank }] }, ['emptyPart Hva?']],
  [
    'accordion',
    { spoilers: [{ title: 'En', blocks: [{ blockType: 'faq', questions: [{ question: 'Hva?', answer: blank }] }] }] },
    ['emptyPart Hva?'],
  ],
  [
    'columns',
    { columns: [{ blocks: [{ blockType: 'gallery', pictures: [{}] }] }, {}] },
    ['emptyPart 2', 'emptyPicture 1'],
  ],
  ['expand', { heading: 'Mer', content: blank }, ['emptyPart Mer']],
  ['carousel', { slides: [{ heading: 'En' }, { heading: ' ', content: blank, picture: 7 }] }, ['emptySlide 2']],
  ['imageCarousel', { pictures: [{ picture: testPicture }, { picture: 7 }] }, ['emptyPicture 2']],
  ['gallery', { pictures: [{ picture: null }] }, ['emptyPicture 1']],
  ['logoWall', { logos: [{ picture: 7 }] }, ['emptyPicture 1']],
  ['textWithImage', { content }, ['emptyPicture 1']],
  ['lightbox', { label: 'Vis', opens: 'picture' }, ['emptyLightbox Vis']],
  ['lightbox', { label: 'Vis', opens: 'content', content: blank }, ['emptyLightbox Vis']],
  ['video', { title: 'Film', source: 'own', file, captions: [{ file, language: 'en' }] }, ['noCaptions Film']],
  ['video', { title: 'Film', source: 'own', file, playback: 'moving' }, []],
  ['audio', { title: 'Lyd', file, transcript: blank }, ['noTranscript Lyd']],
  ['fileList', { files: [{ file }, { file: 7 }] }, ['emptyFile 2']],
  ['beforeAfter', { before: testPicture, after: 7 }, ['emptyPicture 2']],
  ['posts', { source: 'chosen', posts: [{ id: 1 }, 7] }, ['emptyPost 2']],
  ['articles', { source: 'chosen', articles: [{ id: 1 }, 7] }, ['emptyArticle 2']],
  ['articles', { source: 'newest', articles: [7] }, []],
  [
    'hotspots',
    {
      picture: testPicture,
      points: [
        { shows: 'text', title: 'Dør' },
        { shows: 'article', article: 7 },
      ],
    },
    ['emptyPoint 2'],
  ],
  ['rawHtml', { html: ' <!-- kommer --> ' }, ['emptyBlock']],
  ['reusable', { reusable: { body: [{ blockType: 'lightbox', label: 'Vis' }] } }, ['emptyLightbox Vis']],
])('%s %j: %j', (type, values, found) => {
  expect(read(type, values)).toEqual(found)
})

test.each([
  [
    'tabs',
    {
      tabs: [
        { title: 'Av', disabled: true },
        { title: 'Ut', url: '#x' },
        { title: 'Side', page: 1 },
      ],
    },
  ],
  ['tabs', { tabs: [{ title: 'Bilde', content: richText({ type: 'upload', value: testPicture }) }] }],
  ['carousel', { slides: [{ picture: testPicture }, { content }, { link: { label: 'Les' } }] }],
  ['lightbox', { label: 'Vis', opens: 'content', content }],
  ['lightbox', { label: 'Vis', opens: 'frame', url: '/garanti' }],
  ['video', { title: 'Film', source: 'own', file, captions: [{ file, language: 'nb' }] }],
  ['video', { title: 'Film', source: 'own', file, transcript: content }],
  ['video', { title: 'Film', source: 'external', url: 'https://youtu.be/aqz-KE-bpKQ' }],
  ['unheardOf', {}],
])('%s %j is not empty', (type, values) => {
  expect(read(type, values)).toEqual([])
})

test('every block can be read before anything is filled in', () => {
  for (const { slug } of [...contentBlocks.values()].map(({ config }) => config))
    expect(() => read(slug), slug).not.toThrow()
})
