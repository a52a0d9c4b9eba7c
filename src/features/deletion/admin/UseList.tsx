'use client'
/** Documents in which something is used, with links and the state in which they use it. */
import { fill } from '../../../lib/fill'
import { useTexts } from '../../../web/admin/useTexts'
import '../../../web/styles/visuallyHidden.css'
import type { Use } from './facts'
import { type Texts, texts } from './texts'
import './deletion.css'

function stateIn(text: Texts, { states }: Use): string {
  const [first, second] = states
  if (first && second) return text.both
  return first ? text[first] : ''
}

/** `label`: name of the list. `more`: uses that are not listed. */
export function UseList({ uses, label, more }: { uses: readonly Use[]; label: string; more: number }) {
  const text = useTexts(texts)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by keys
    <ul className="deletion-uses" tabIndex={0} aria-label={label}>
      {uses.map((use) => (
        <li key={use.href}>
          <a href={use.href} target="_blank" rel="noopener">
            {use.title}
            <span className="visually-hidden"> {text.newTab}</span>
          </a>{' '}
          <small>
            {use.label}, {stateIn(text, use)}
          </small>
        </li>
      ))}
      {more > 0 && <li>{fill(text.more, { count: more })}</li>}
    </ul>
  )
}
