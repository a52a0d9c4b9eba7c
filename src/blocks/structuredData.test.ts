import { expect, test } from 'vitest'
import { paragraphs } from '../../tests/support/testSite'
import { byType, type PageBlock } from '../web/contentBlock'
import { ownBlocks } from './list'
import { placeBlocks } from './readBody'
import { bodyStructuredData } from './structuredData'

const faq = (...questions: [question: string, answer: string][]): PageBlock => ({
  blockType: 'faq',
  questions: questions.map(([question, answer]) => ({ question, answer: paragraphs(answer) })),
})

test('questions of all blocks are one page of questions', () => {
  const blocks = [faq(['Kan jeg?', 'Ja, det kan du.']), faq(['Hvorfor?', 'Fordi.'])]
  const question = (name: string, text: string) => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text },
  })
  expect(bodyStructuredData(placeBlocks(blocks, byType(ownBlocks)))).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [question('Kan jeg?', 'Ja, det kan du.'), question('Hvorfor?', 'Fordi.')],
    },
  ])
})

test('a question without answer is not told, nor a page without questions', () => {
  expect(bodyStructuredData(placeBlocks([faq(['Kan jeg?', ''], ['', 'Ja.'])], byType(ownBlocks)))).toEqual([])
  expect(bodyStructuredData(placeBlocks([{ blockType: 'faq' } as unknown as PageBlock], byType(ownBlocks)))).toEqual([])
})
