'use client'
/** Around the whole admin: tells the site's pages in this browser that an editor works here (`marker.ts`). */
import { useAuth } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { editorRoles, hasRole } from '../../../cms/access/roles'
import { STAFF_COOKIE } from '../marker'

/** Seconds; each screen of the admin begins them anew. */
const LASTS = 14 * 24 * 60 * 60

export function StaffMarker({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  // Undefined until it is known.
  const isEditor = user === undefined ? undefined : hasRole(user, ...editorRoles)
  useEffect(() => {
    if (isEditor === undefined) return
    const secure = location.protocol === 'https:' ? '; secure' : ''
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store needs TLS, which a site in development has not
    document.cookie = `${STAFF_COOKIE}=1; path=/; max-age=${isEditor ? LASTS : 0}; samesite=lax${secure}`
  }, [isEditor])
  return children
}
