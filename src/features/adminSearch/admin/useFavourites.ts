'use client'
/** Screens and documents that the user marked, kept with the user on the server by their keys. */
import { usePreferences } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { keysIn, withoutOrWith } from '../entries'
import { MAX_FAVOURITES } from '../facts'

/** Payload's name for what a user prefers. */
const PREFERENCE = 'favourites'

/** Undefined until they are known. */
export function useFavourites(): { keys: readonly string[] | undefined; toggle(key: string): void } {
  const { getPreference, setPreference } = usePreferences()
  const [keys, setKeys] = useState<readonly string[]>()
  useEffect(() => {
    let isOver = false
    const show = (stored: unknown) => {
      if (!isOver) setKeys(keysIn(stored))
    }
    getPreference(PREFERENCE).then(show, () => show(undefined))
    return () => {
      isOver = true
    }
  }, [getPreference])
  return {
    keys,
    toggle(key) {
      const next = withoutOrWith(keys ?? [], key, MAX_FAVOURITES)
      setKeys(next)
      void setPreference(PREFERENCE, { keys: next })
    },
  }
}
