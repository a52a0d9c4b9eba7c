/** A block's heading and lead. Styles: `.block-head` in `web/styles/parts/cards.css`. */
import { Heading } from './Heading'

export function BlockHead({
  block,
  headingId,
}: {
  block: { heading?: string | null; lead?: string | null }
  headingId?: string | undefined
}) {
  if (!block.heading && !block.lead) return null
  return (
    <div className="block-head">
      {block.heading && (
        <Heading level={2} id={headingId}>
          {block.heading}
        </Heading>
      )}
      {block.lead && <p className="lead">{block.lead}</p>}
    </div>
  )
}
