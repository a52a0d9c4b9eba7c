/** An article's questions as a block of questions, which closes its body. */

import type { Article } from '../../../cms/types'
import type { PageBlock } from '../../../web/contentBlock'
import type { Site } from '../../../web/site'

export function withQuestions({ body, questions }: Pick<Article, 'body' | 'questions'>, site: Site): PageBlock[] {
  const filledIn = (questions ?? []).filter(({ question }) => question)
  if (filledIn.length === 0) return body ?? []
  return [...(body ?? []), { blockType: 'faq', heading: site.t('articleQuestions'), questions: filledIn }]
}
