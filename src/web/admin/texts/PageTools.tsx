'use client'
import { useEffect, useId, useState } from 'react'
import { fill } from '../../../lib/fill'
import { useTexts } from '../useTexts'
import type { useTextsOnPage } from './useTextsOnPage'

const labels = {
  nb: {
    show: 'Finn teksten på siden',
    hide: 'Skjul siden',
    address: 'Side',
    open: 'Vis',
    fetching: 'Siden hentes …',
    hint: 'Klikk på en tekst på siden for å endre den.',
    one: '«{shown}» er valgt på siden.',
    several: '{count} tekster sier «{shown}». Den på siden er én av dem.',
    none: '«{shown}» er ingen av nettstedets egne tekster. Den skrives der siden, artikkelen eller menyen redigeres.',
    follow: 'Følg lenken',
    all: 'Vis alle tekstene',
  },
  en: {
    show: 'Find the text on the page',
    hide: 'Hide the page',
    address: 'Page',
    open: 'Show',
    fetching: 'The page is being fetched …',
    hint: 'Click a text on the page to change it.',
    one: '“{shown}” is chosen on the page.',
    several: '{count} texts say “{shown}”. The one on the page is one of them.',
    none: '“{shown}” is none of the site’s own texts. It is written where the page, article or menu is edited.',
    follow: 'Follow the link',
    all: 'Show all texts',
  },
} as const

/** Characters of what was clicked that are said. */
const LONGEST = 80
const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

/** Which page stands beside the texts, and what was clicked there. */
export function PageTools({ onPage }: { onPage: ReturnType<typeof useTextsOnPage> }) {
  const text = useTexts(labels)
  const id = useId()
  const { isShown, setShown, isReady, path, open, picked, clear } = onPage
  const [address, setAddress] = useState(path)
  useEffect(() => setAddress(path), [path])

  if (!isShown)
    return (
      <button type="button" className="admin-text-button" onClick={() => setShown(true)}>
        {text.show}
      </button>
    )
  const count = picked?.texts.length ?? 0
  const { link } = picked ?? {}
  return (
    <div className="texts-page">
      <label htmlFor={id}>{text.address}</label>
      <input
        id={id}
        className="admin-control"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          open(address.trim())
        }}
      />
      <button type="button" className="admin-text-button" onClick={() => open(address.trim())}>
        {text.open}
      </button>
      <button type="button" className="admin-text-button" onClick={() => setShown(false)}>
        {text.hide}
      </button>
      <p role="status">
        {picked
          ? fill(count === 0 ? text.none : count === 1 ? text.one : text.several, {
              count,
              shown: shortened(picked.shown),
            })
          : isReady
            ? text.hint
            : text.fetching}
      </p>
      {link && (
        <button type="button" className="admin-text-button" onClick={() => open(link)}>
          {text.follow}
        </button>
      )}
      {picked && (
        <button type="button" className="admin-text-button" onClick={clear}>
          {text.all}
        </button>
      )}
    </div>
  )
}
