import type { ReactNode } from 'react'
import type { BlockProps } from '../../web/contentBlock'
import { Heading } from '../../web/Heading'
import { TableRegion } from '../../web/TableRegion'
import { numericColumns, parseRows, wordyColumns } from './rows'

export function TableBlock({ block, site }: BlockProps<'table'>) {
  const rows = parseRows(block.cells ?? '')
  if (rows.length === 0) return null
  const hasHead = block.header === 'row' || block.header === 'both'
  const hasSide = block.header === 'column' || block.header === 'both'
  const [head, body] = hasHead ? [rows[0] ?? [], rows.slice(1)] : [undefined, rows]
  const numeric = numericColumns(body)
  const wordy = wordyColumns(body)
  const className = (column: number) => (numeric[column] ? 'number' : wordy[column] ? 'wordy' : undefined)
  return (
    <div className="wide">
      {block.heading && <Heading level={2}>{block.heading}</Heading>}
      <figure>
        <TableRegion site={site} name={block.heading ?? undefined}>
          <table>
            {head && (
              <thead>
                <Row cells={head} draw={(cell, at) => <HeadCell key={at} text={cell} className={className(at)} />} />
              </thead>
            )}
            <tbody>
              {body.map((cells, at) => (
                <Row
                  key={at}
                  cells={cells}
                  draw={(cell, at) =>
                    hasSide && at === 0 ? (
                      <th key={at} scope="row">
                        {cell}
                      </th>
                    ) : (
                      <td key={at} className={className(at)}>
                        {cell}
                      </td>
                    )
                  }
                />
              ))}
            </tbody>
          </table>
        </TableRegion>
        {block.caption && <figcaption>{block.caption}</figcaption>}
      </figure>
    </div>
  )
}

function Row({ cells, draw }: { cells: readonly string[]; draw: (cell: string, at: number) => ReactNode }) {
  return <tr>{cells.map(draw)}</tr>
}

/** An empty corner cell is no heading. */
function HeadCell({ text, className }: { text: string; className: string | undefined }) {
  return text === '' ? (
    <td />
  ) : (
    <th scope="col" className={className}>
      {text}
    </th>
  )
}
