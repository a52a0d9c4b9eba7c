import { useContext } from 'react'
import type { BlockProps } from '../../web/contentBlock'
import { Heading, levelBelow } from '../../web/Heading'
import { PageIds, PageIdsContext } from '../../web/headingIds'
import { RichText } from '../../web/RichText'
import { Spoiler } from '../../web/Spoiler'

export function FaqBlock({ block, site }: BlockProps<'faq'>) {
  const ids = useContext(PageIdsContext) ?? new PageIds()
  const questions = (block.questions ?? []).filter(({ question }) => question)
  if (questions.length === 0) return null
  const level = levelBelow(block.heading)
  return (
    <div className="text">
      {block.heading && <Heading level={2}>{block.heading}</Heading>}
      {questions.map((question) => {
        const id = ids.of(question, question.question)
        return (
          <Spoiler key={id} id={id} title={question.question} level={level}>
            <RichText data={question.answer} site={site} headingLevel={level + 1} />
          </Spoiler>
        )
      })}
    </div>
  )
}
