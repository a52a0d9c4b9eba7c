'use client'
import { fill } from '../../../lib/fill'
import type { InventoryKind } from './facts'
import { usePrivacyTexts } from './texts'

interface Props {
  kind: InventoryKind
  /** Undefined: its days are set elsewhere. */
  typed: string | undefined
  error: string | undefined
  onTyped: (value: string) => void
}

export function KindRow({ kind, typed, error, onTyped }: Props) {
  const { text, number, day } = usePrivacyTexts()
  const { key, name, kept, count, oldest, places, erasing } = kind
  const facts = [
    [text.contents, kind.contents],
    [text.purpose, kind.purpose],
    [text.basis, kind.basis],
    [text.seenBy, kind.seenBy],
    ...(erasing ? [[text.erasingRow, erasing] as const] : []),
  ] as const
  const id = `days-${key.replace('.', '-')}`
  return (
    <tr>
      <th scope="row" data-label={text.what}>
        {name}
        <details>
          <summary>
            {text.more}
            <span className="visually-hidden">: {name}</span>
          </summary>
          <dl>
            {facts.map(([term, fact]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{fact}</dd>
              </div>
            ))}
            <div>
              <dt>{text.where}</dt>
              <dd>{places.map(({ label }) => label).join(', ')}</dd>
            </div>
          </dl>
        </details>
      </th>
      <td data-label={text.rows} className="is-number">
        {number(count)}
      </td>
      <td data-label={text.oldest} className="privacy-date">
        {oldest ? day(oldest) : '–'}
      </td>
      <td data-label={text.kept}>
        {'rule' in kept ? (
          kept.rule
        ) : (
          <>
            <span className="privacy-days">
              <input
                id={id}
                className="admin-control"
                name={key}
                inputMode="numeric"
                autoComplete="off"
                size={6}
                value={typed ?? ''}
                aria-label={fill(text.daysOf, { name })}
                aria-invalid={error ? true : undefined}
                aria-describedby={`${id}-since`}
                onChange={(event) => onTyped(event.target.value)}
              />{' '}
              <span aria-hidden="true">{text.days}</span>
            </span>
            <small id={`${id}-since`} className={error ? 'admin-error' : undefined}>
              {error ?? (typed?.trim() === '0' ? text.never : kept.since)}
            </small>
          </>
        )}
      </td>
    </tr>
  )
}
