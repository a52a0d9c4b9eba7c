/** A block's heading with its lead. Styles: `.block-head` in `web/styles/parts.css`. */
export function BlockHead({ block }: { block: { heading?: string | null; lead?: string | null } }) {
  if (!block.heading && !block.lead) return null
  return (
    <div className="block-head">
      {block.heading && <h2>{block.heading}</h2>}
      {block.lead && <p className="lead">{block.lead}</p>}
    </div>
  )
}
