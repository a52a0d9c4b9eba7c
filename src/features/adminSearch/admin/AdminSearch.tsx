'use client'
/** In the header: the mark of a favourite, the button of the search, and Ctrl-K or ⌘K from everywhere. */
import { SearchIcon } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../web/admin/useTexts'
import { favouriteKeyOf } from '../entries'
import { FavouriteButton } from './FavouriteButton'
import { SearchDialog } from './SearchDialog'
import { texts } from './texts'
import { useFavourites } from './useFavourites'
import { useRecent } from './useRecent'
import './adminSearch.css'

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform)

export function AdminSearch() {
  const text = useTexts(texts)
  const readRecent = useRecent()
  const { keys: favourites, toggle } = useFavourites()
  const here = favouriteKeyOf(usePathname())
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
    <div className="admin-search">
      {favourites && here && <FavouriteButton isFavourite={favourites.includes(here)} toggle={() => toggle(here)} />}
      <button ref={button} type="button" className="search-button" aria-keyshortcuts="Control+K Meta+K" onClick={open}>
        <SearchIcon />
        <span className="search-button-text">{text.open}</span>
        <span className="search-keys" aria-hidden="true">
          {keys}
        </span>
      </button>
      {isOpen && <SearchDialog recent={recent} favourites={favourites ?? []} onClose={() => setRecent(undefined)} />}
    </div>
  )
}
