'use client'
/** One table: the top rows, ten at a time, sortable by column, with a download of all rows. */
import { useEffect, useState } from 'react'
import { fill } from '../../../lib/fill'
import { useFetched } from '../../../web/admin/useFetched'
import type { InsightRow, TablePage } from '../facts'
import { columnName, rowNames } from '../sharedTexts'
import { type TableColumn, type TableName, tableOf } from '../tables'
import { Change, Fresh } from './Change'
import { isFresh } from './compare'
import { unitText } from './format'
import { useInsightTexts } from './texts'

const CALLS = '/api/globals/insights'

export function InsightTable({ name, query, round }: { name: TableName; query: string; round: number }) {
  const { text, locale } = useInsightTexts()
  const { columns, sorts } = tableOf(name)
  const [sort, setSort] = useState<string>(sorts[0] ?? '')
  const [page, setPage] = useState(1)
  useEffect(() => setPage(1), [query, sort])
  const { state, answer, again } = useFetched<TablePage>(`${CALLS}/table/${name}?${query}&sort=${sort}&page=${page}`, {
    round,
  })
  const most = Math.max(...(answer?.rows.map(({ numbers }) => numbers[sort] ?? 0) ?? []), 0)
  const title = text.tables[name]
  return (
    <div className="insight-card" aria-busy={state === 'loading'}>
      <div className="insight-card-head">
        <h3>{title}</h3>
        {answer && answer.rows.length > 0 && (
          <a
            href={`${CALLS}/export/${name}?${query}&sort=${sort}`}
            download
            aria-label={fill(text.downloadTable, { table: title })}
          >
            {text.download}
          </a>
        )}
      </div>
      {state === 'failed' && <Failed again={again} />}
      {!answer && state === 'loading' && (
        <p className="insight-loading" role="status">
          {text.loading}
        </p>
      )}
      {answer && answer.rows.length === 0 && <p className="insight-empty">{text.empty[name]}</p>}
      {answer && answer.rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys.
        <section className="insight-scroll" aria-label={title} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{rowNames[name][locale]}</th>
                {columns.map((column) => {
                  const label = columnName(column.name)[locale]
                  const isSorted = column.name === sort
                  return (
                    <th key={column.name} scope="col" {...(isSorted ? { 'aria-sort': 'descending' } : {})}>
                      {sorts.includes(column.name) && sorts.length > 1 ? (
                        <button
                          type="button"
                          title={fill(text.sortBy, { column: label })}
                          onClick={() => setSort(column.name)}
                        >
                          {label}
                          <span aria-hidden="true">{isSorted ? ' ↓' : ''}</span>
                        </button>
                      ) : (
                        label
                      )}
                    </th>
                  )
                })}
              </tr>
            </thead>
            <tbody>
              {answer.rows.map((row) => (
                <Line key={row.value} row={row} columns={columns} sort={sort} most={most} />
              ))}
            </tbody>
          </table>
        </section>
      )}
      {answer && (page > 1 || answer.more) && (
        <nav className="insight-pager" aria-label={fill(text.pages, { table: title })}>
          <button type="button" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {text.earlier}
          </button>
          <button type="button" disabled={!answer.more} onClick={() => setPage(page + 1)}>
            {text.later}
          </button>
        </nav>
      )}
    </div>
  )
}

function Line({
  row,
  columns,
  sort,
  most,
}: {
  row: InsightRow
  columns: readonly TableColumn[]
  sort: string
  most: number
}) {
  const { locale } = useInsightTexts()
  const { numbers, before } = row
  const fresh = before !== undefined && isFresh(columns, before)
  return (
    <tr>
      <th scope="row">
        <Share of={(numbers[sort] ?? 0) / (most || 1)} />
        <span className="insight-name">
          {row.href ? <a href={row.href}>{row.name}</a> : row.name}
          {row.detail && <small>{row.detail}</small>}
          {fresh && <Fresh />}
        </span>
      </th>
      {columns.map(({ name, unit, better }) => (
        <td key={name} className={name === sort ? 'is-sorted' : undefined}>
          {unitText(numbers[name], unit, locale)}
          {before && !fresh && (
            <Change now={numbers[name] ?? null} before={before[name] ?? null} unit={unit} better={better} short />
          )}
        </td>
      ))}
    </tr>
  )
}

/** A bar behind the name: the row's share of the largest value. */
function Share({ of }: { of: number }) {
  return (
    <svg className="insight-share" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect width={Math.max(0, Math.min(100, of * 100))} height="10" />
    </svg>
  )
}

export function Failed({ again }: { again(): void }) {
  const { text } = useInsightTexts()
  return (
    <p className="insight-failed" role="alert">
      {text.failed}{' '}
      <button type="button" className="insight-button" onClick={again}>
        {text.again}
      </button>
    </p>
  )
}
