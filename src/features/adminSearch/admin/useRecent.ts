'use client'
/** Documents that the user opened last, kept in the browser by their keys alone: titles are asked for each time. */
import { useAuth } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { documentKeyOf, withRecent } from '../entries'
import { MAX_RECENT } from '../facts'

const storeName = (user: number | string | undefined) => `merkevei-recent:${user ?? ''}`

function stored(name: string): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(name) ?? '[]')
    return Array.isArray(value) ? value.filter((key) => typeof key === 'string' && /^[\w-]+:\d+$/.test(key)) : []
  } catch {
    // Storage is switched off, or holds something else.
    return []
  }
}

/** Records the document of each screen; the result reads the keys, the last opened first. */
export function useRecent(): () => readonly string[] {
  const { user } = useAuth()
  const name = storeName(user?.id)
  const key = documentKeyOf(usePathname())
  useEffect(() => {
    if (!key) return
    try {
      localStorage.setItem(name, JSON.stringify(withRecent(stored(name), key, MAX_RECENT)))
    } catch {
      // Storage is full or switched off: the list stays as it was.
    }
  }, [name, key])
  return () => stored(name)
}
