'use client'
/** In the header: the button of the search, and Ctrl-K or ⌘K from everywhere. */
import { SearchIcon } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../web/admin/useTexts'
import { SearchDialog } from './SearchDialog'
import { texts } from './texts'
import { useRecent } from './useRecent'
import './adminSearch.css'

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform)

export function AdminSearch() {
  const text = useTexts(texts)
  const readRecent = useRecent()
  const [recent, setRecent] = useState<string>()
  const [keys, setKeys] = useState('Ctrl K')
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = recent !== undefined
  const open = () => setRecent(readRecent().join(','))

  useEffect(() => {
    if (isApple()) setKeys('⌘ K')
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      // The browser's own search field, and the rich text editor's link.
      event.preventDefault()
      event.stopPropagation()
      button.current?.click()
    }
    window.addEventListener('keydown', press, { capture: true })
    return () => window.removeEventListener('keydown', press, { capture: true })
  }, [])

  return (
    <>
      <button ref={button} type="button" className="search-button" aria-keyshortcuts="Control+K Meta+K" onClick={open}>
        <SearchIcon />
        <span className="search-button-text">{text.open}</span>
        <span className="search-keys" aria-hidden="true">
          {keys}
        </span>
      </button>
      {isOpen && <SearchDialog recent={recent} onClose={() => setRecent(undefined)} />}
    </>
  )
}
