'use client'
/** Documents that the user opened last, kept in the browser by their keys alone: titles are asked for each time. */
import { useAuth } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { readStored, writeStored } from '../../../web/admin/browserStorage'
import { documentKeyOf, isDocumentKey, withRecent } from '../entries'
import { MAX_RECENT } from '../facts'

const storeName = (user: number | string | undefined) => `merkevei-recent:${user ?? ''}`

function stored(name: string): string[] {
  const value = readStored(name)
  return Array.isArray(value) ? value.filter((key) => typeof key === 'string' && isDocumentKey(key)) : []
}

/** Records the document of each screen; the result reads the keys, the last opened first. */
export function useRecent(): () => readonly string[] {
  const { user } = useAuth()
  const name = storeName(user?.id)
  const key = documentKeyOf(usePathname())
  useEffect(() => {
    if (key) writeStored(name, withRecent(stored(name), key, MAX_RECENT))
  }, [name, key])
  return () => stored(name)
}
