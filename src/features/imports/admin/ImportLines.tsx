'use client'
/** Lines of an import of one kind, fetched when the list is opened, fifty at a time. */
import { useState } from 'react'
import type { Locale } from '../../../lib/locales'
import { callApi } from '../../../web/admin/callApi'
import type { ImportLine, LineError } from '../rows'
import type { ImportTexts } from './texts'

type Line = Pick<ImportLine, 'line' | 'number' | 'difference'>

export function ImportLines({
  id,
  kind,
  title,
  text,
  language,
}: {
  id: number
  kind: ImportLine['kind']
  title: string
  text: ImportTexts
  language: Locale
}) {
  const [lines, setLines] = useState<readonly Line[]>([])
  const [more, setMore] = useState(true)

  async function load(): Promise<void> {
    const after = lines.at(-1)?.line ?? 0
    const result = await callApi<{ lines: Line[]; more: boolean }>(
      'GET',
      `/api/imports/${id}/lines?kind=${kind}&after=${after}`,
    )
    if ('error' in result) return
    setLines([...lines, ...result.data.lines])
    setMore(result.data.more)
  }

  return (
    <details
      className="import-lines"
      onToggle={(event) => {
        if (event.currentTarget.open && lines.length === 0) void load()
      }}
    >
      <summary>{title}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{text.line}</th>
            <th scope="col">{text.number}</th>
            <th scope="col">{text.what}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.line}>
              <td>{line.line}</td>
              <td>{line.number}</td>
              <td>
                <Difference difference={line.difference} text={text} language={language} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more && lines.length > 0 && (
        <button type="button" onClick={load}>
          {text.more}
        </button>
      )}
    </details>
  )
}

function Difference({
  difference,
  text,
  language,
}: Pick<Line, 'difference'> & { text: ImportTexts; language: Locale }) {
  if (Array.isArray(difference))
    return (
      <ul>
        {(difference as readonly LineError[]).map((error) => (
          <li key={`${error.column} ${error.nb}`}>
            <b>{error.column}</b>: {error[language]}
          </li>
        ))}
      </ul>
    )
  return (
    <ul>
      {Object.entries(difference as Readonly<Record<string, readonly [string, string]>>).map(
        ([column, [before, after]]) => (
          <li key={column}>
            <b>{column}</b>: {before && <del>{before}</del>}{' '}
            {before && <span className="import-becomes">{text.becomes}</span>}{' '}
            {after ? <ins>{after}</ins> : <i>{text.empty}</i>}
          </li>
        ),
      )}
    </ul>
  )
}
