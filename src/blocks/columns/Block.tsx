import type { BlockProps } from '../../web/contentBlock'
import { RichText } from '../../web/RichText'

export function ColumnsBlock({ block, site }: BlockProps<'columns'>) {
  const columns = block.columns ?? []
  const count = Math.min(Math.max(columns.length, 2), 4)
  return (
    <div className="wide">
      {block.heading && <h2>{block.heading}</h2>}
      <div className={`grid grid-${count}`}>
        {columns.map((column, at) => (
          <div className="column" key={column.id ?? at}>
            <RichText data={column.content} site={site} headingLevel={block.heading ? 3 : 2} />
          </div>
        ))}
      </div>
    </div>
  )
}
