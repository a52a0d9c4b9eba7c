/** Structured data of a page's blocks (schema.org). */
import { plainTextOf } from '../lib/plainText'
import { everyPlaced } from './nested'
import type { BodyContent } from './readBody'

/** One `FAQPage` for all questions of the page, which may be in several blocks. */
export function bodyStructuredData(body: BodyContent): object[] {
  const questions = everyPlaced(body).flatMap(({ block }) => (block.blockType === 'faq' ? (block.questions ?? []) : []))
  const entities = questions.flatMap(({ question, answer }) => {
    const text = plainTextOf(answer)
    if (!question || !text) return []
    return [{ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text } }]
  })
  return entities.length > 0 ? [{ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: entities }] : []
}
