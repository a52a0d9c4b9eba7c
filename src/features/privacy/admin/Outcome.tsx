'use client'
/** The result of an erasure. */
import { fill } from '../../../lib/fill'
import type { ErasedFacts } from './facts'
import { usePrivacyTexts } from './texts'

export function Outcome({ erased }: ErasedFacts) {
  const { text, number } = usePrivacyTexts()
  return (
    <div className="privacy-found" role="status">
      <h3>{text.erasedTitle}</h3>
      {erased.length === 0 && <p>{text.erasedNothing}</p>}
      <ul>
        {erased.map(({ name, erased: count, left, leaves }) => (
          <li key={name}>
            <span>{name}</span>
            <strong>{number(count)}</strong>
            {left > 0 && <small className="admin-error">{fill(text.left, { count: number(left) })}</small>}
            {leaves && <small>{leaves}</small>}
          </li>
        ))}
      </ul>
    </div>
  )
}
