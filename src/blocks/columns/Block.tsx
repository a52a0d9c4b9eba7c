import type { BlockProps } from '../../web/contentBlock'
import { Heading, levelBelow } from '../../web/Heading'
import { RichText } from '../../web/RichText'

export function ColumnsBlock({ block, site, rows }: BlockProps<'columns'>) {
  const columns = block.columns ?? []
  const count = Math.min(Math.max(columns.length, 2), 4)
  return (
    <div className="wide">
      {block.heading && <Heading level={2}>{block.heading}</Heading>}
      <div className={`grid grid-${count}`}>
        {columns.map((column, at) => (
          <div className="column" key={column.id ?? at}>
            {column.figure && <p className="column-figure">{column.figure}</p>}
            <RichText data={column.content} site={site} headingLevel={levelBelow(block.heading)} />
            {rows?.[at]}
          </div>
        ))}
      </div>
    </div>
  )
}
