/** A block's heading and lead. Styles: `.block-head` in `web/styles/parts/cards.css`. */
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
      {block.heading && <h2 id={headingId}>{block.heading}</h2>}
      {block.lead && <p className="lead">{block.lead}</p>}
    </div>
  )
}
