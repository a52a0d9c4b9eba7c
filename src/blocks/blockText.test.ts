import { expect, test } from 'vitest'
import { paragraphs, richText } from '../../tests/support/testSite'
import { byType, type PageBlock } from '../web/contentBlock'
import { headingsOfBlock, richTextOf, textOf as textIn } from './blockText'
import { ownBlocks } from './list'

const textOf = (blocks: readonly unknown[] | null) => textIn(blocks, byType(ownBlocks))

test('takes words from blocks and rich text, not their settings', () => {
  const body = [
    { blockType: 'hero', heading: 'Varme', layout: 'cover', picture: 3, anchor: 'toppen' },
    { blockType: 'richText', content: paragraphs('i stein', 'og stål'), width: 'wide' },
  ]
  expect(textOf(body)).toBe('Varme i stein og stål')
})

test('reads what lies in lists, groups and tabs', () => {
  const body = [
    { blockType: 'tabs', direction: 'vertical', tabs: [{ title: 'Mål', content: paragraphs('Høyde 98 cm') }] },
    { blockType: 'cards', perRow: '3', cards: [{ heading: 'Ovn', link: { label: 'Les mer', url: '/ovn' } }] },
  ]
  expect(textOf(body)).toBe('Mål Høyde 98 cm Ovn Les mer')
})

test('of HTML the words alone', () => {
  expect(textOf([{ blockType: 'rawHtml', html: '<p class="stor">Ett <b>ord</b></p>' }])).toBe('Ett ord')
})

test('what is not there, or not known, has no words', () => {
  expect(textOf(null)).toBe('')
  expect(textOf([null, 7, { blockType: 'unheardOf', heading: 'x' }, { blockType: 'tabs', tabs: null }])).toBe('')
})

test('a tooltip leaves its sentence whole: the explanation comes after it', () => {
  const text = (text: string) => ({ type: 'text', text })
  const fields = { blockType: 'tooltip', tip: 'Lufta som trengs.', text: 'trekk', position: 'top', behaviour: 'hover' }
  const paragraph = { type: 'paragraph', children: [text('God '), { type: 'inlineBlock', fields }, text(' i pipa.')] }
  expect(richTextOf(richText(paragraph))).toBe('God trekk i pipa. Lufta som trengs.')
})

test('headings are those of blocks, their rows and their rich text', () => {
  const heading = { type: 'heading', tag: 'h2', children: [{ type: 'text', text: 'Slik melder du en sak' }] }
  const blocks = [
    { blockType: 'hero', heading: 'Garanti', lead: 'Ti år' },
    { blockType: 'faq', questions: [{ question: 'Hva dekkes?', answer: paragraphs('Skroget') }] },
    { blockType: 'richText', content: { root: { type: 'root', children: [heading] } } },
  ] as unknown as PageBlock[]
  const found = blocks.flatMap((block) => headingsOfBlock(block, byType(ownBlocks)))
  expect(found).toEqual(['Garanti', 'Hva dekkes?', 'Slik melder du en sak'])
})
