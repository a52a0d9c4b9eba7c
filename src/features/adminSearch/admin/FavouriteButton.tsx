'use client'
import { useTexts } from '../../../web/admin/useTexts'
import { texts } from './texts'
import '../../../web/admin/iconButton.css'

interface FavouriteButtonProps {
  isFavourite: boolean
  toggle(): void
}

/** Beside the search, on screens that can be marked. */
export function FavouriteButton({ isFavourite, toggle }: FavouriteButtonProps) {
  const text = useTexts(texts)
  return (
    <button
      type="button"
      className="admin-icon-button favourite-button"
      aria-pressed={isFavourite}
      aria-label={text.favourite}
      title={text.favourite}
      onClick={toggle}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="m12 3.500 2.600 5.400 5.900.800-4.300 4.100 1.100 5.900-5.300-2.900-5.300 2.900 1.100-5.900-4.300-4.100 5.900-.800z" />
      </svg>
    </button>
  )
}
