import { expect, test } from 'vitest'
import { paragraphs } from '../../tests/support/testSite'
import { bodyStructuredData } from './structuredData'
import type { PlacedBlock } from './types'

const faq = (...questions: [question: string, answer: string][]): PlacedBlock => ({
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
  expect(bodyStructuredData({ blocks, origins: [] })).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [question('Kan jeg?', 'Ja, det kan du.'), question('Hvorfor?', 'Fordi.')],
    },
  ])
})

test('a question without answer is not told, nor a page without questions', () => {
  expect(bodyStructuredData({ blocks: [faq(['Kan jeg?', ''], ['', 'Ja.'])], origins: [] })).toEqual([])
  expect(bodyStructuredData({ blocks: [{ blockType: 'faq' } as unknown as PlacedBlock], origins: [] })).toEqual([])
})
