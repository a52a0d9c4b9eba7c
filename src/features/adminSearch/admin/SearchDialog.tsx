'use client'
/**
 * The search as a modal dialog with a combobox: focus stays in the field, arrows move through the list below it. Options
 * are links, so that Payload's question about unsaved changes stands before them.
 */
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { fill } from '../../../lib/fill'
import { useDialog } from '../../../web/admin/useDialog'
import { useTexts } from '../../../web/admin/useTexts'
import { NONE, nextActive } from '../../../web/client/combobox/active'
import { type EntryGroup, isDocumentKey, matching, type SearchEntry } from '../entries'
import { MAX_TERM, MIN_TERM } from '../facts'
import { SearchGroups } from './SearchGroups'
import { texts } from './texts'
import { type Documents, useDocuments } from './useDocuments'
import { useEntries } from './useEntries'

/** Screens and actions that are listed of each. */
const MOST = 6

interface SearchDialogProps {
  /** Keys of the documents that were opened last, with commas. */
  recent: string
  /** Keys of what the user has marked. */
  favourites: readonly string[]
  onClose(): void
}

export function SearchDialog({ recent, favourites, onClose }: SearchDialogProps) {
  const text = useTexts(texts)
  const id = useId()
  const dialog = useDialog()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(NONE)
  const term = typed.trim()
  const known = [...new Set([...favourites.filter(isDocumentKey), ...recent.split(',').filter(Boolean)])]
  const documents = useDocuments(term, known.join(','))
  const groups = useGroups(term, documents, favourites)
  const options = groups.flatMap(({ entries }) => entries)
  // The first is active as long as no key has moved: Enter opens it.
  const at = Math.min(active === NONE && term ? 0 : active, options.length - 1)
  const optionId = (position: number) => `${id}-${position}`

  useEffect(() => {
    if (at > NONE) document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [at, id])

  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setActive(nextActive(at, options.length, event.key === 'ArrowDown' ? 1 : -1))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      // What is listed for an earlier term is not what is meant.
      if (documents.state !== 'asking') document.getElementById(optionId(at))?.click()
    }
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape and with the button
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={text.title}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && dialog.current?.close()}
    >
      <div className="search-head">
        <input
          type="text"
          role="combobox"
          className="admin-control"
          aria-label={text.field}
          placeholder={text.field}
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={at > NONE ? optionId(at) : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={MAX_TERM}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setActive(NONE)
          }}
          onKeyDown={press}
        />
        <button type="button" className="admin-text-button" onClick={() => dialog.current?.close()}>
          {text.close}
        </button>
      </div>
      <p className="search-status" role="status">
        {statusOf(term, documents, options.length, text)}
      </p>
      <SearchGroups
        id={id}
        label={text.title}
        groups={groups}
        active={at}
        optionId={optionId}
        onChoose={() => dialog.current?.close()}
      />
    </dialog>
  )
}

/** Screens and actions first: they stand at once, and documents that arrive later move nothing above them. */
function useGroups(term: string, { kinds }: Documents, favourites: readonly string[]): readonly EntryGroup[] {
  const text = useTexts(texts)
  const { screens, actions } = useEntries()
  const found = kinds.map(
    ({ collection, name, documents }): EntryGroup => ({ key: collection, name, entries: documents }),
  )
  const known = kinds.flatMap(withKind)
  const groups = term
    ? [
        { key: 'screens', name: text.screens, entries: matching(screens, term, MOST) },
        { key: 'actions', name: text.actions, entries: matching(actions, term, MOST) },
        ...found,
      ]
    : [
        { key: 'favourites', name: text.favourites, entries: entriesOf(favourites, [...screens, ...known]) },
        { key: 'recent', name: text.recent, entries: known.filter(({ key }) => !favourites.includes(key)) },
        { key: 'actions', name: text.actions, entries: actions.slice(0, MOST) },
      ]
  return groups.filter(({ entries }) => entries.length > 0)
}

const withKind = ({ name, documents }: Documents['kinds'][number]): SearchEntry[] =>
  documents.map((document) => ({ ...document, detail: name }))

/** In the order of the keys; what is gone, or may not be read any more, is left out. */
const entriesOf = (keys: readonly string[], entries: readonly SearchEntry[]): SearchEntry[] =>
  keys.flatMap((key) => entries.find((entry) => entry.key === key) ?? [])

function statusOf(term: string, documents: Documents, count: number, text: (typeof texts)[keyof typeof texts]): string {
  if (!term) return ''
  if (documents.state === 'failed') return text.failed
  if (term.length < MIN_TERM) return text.hint
  if (documents.state !== 'found' || documents.term !== term) return ''
  if (count === 0) return fill(text.none, { term })
  return count === 1 ? text.foundOne : fill(text.found, { count })
}
