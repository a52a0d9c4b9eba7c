'use client'
import { useAuth } from '@payloadcms/ui'
import { hasRole, staffRoles } from '../../../cms/access/roles'
import { useFetched } from '../../../web/admin/useFetched'
/** Above the list of dealers: those with unpublished changes. */
import { useTexts } from '../../../web/admin/useTexts'
import type { WaitingDealer } from '../waiting'

const texts = {
  nb: 'Har endringer som ikke er publisert:',
  en: 'Have changes that are not published:',
}

export function WaitingDealers() {
  const { user } = useAuth()
  const isStaff = hasRole(user, ...staffRoles)
  const { answer } = useFetched<{ dealers: WaitingDealer[] }>(isStaff ? '/api/dealers/waiting' : undefined)
  const waiting = answer?.dealers ?? []
  if (waiting.length === 0) return null
  const text = useTexts(texts)
  return (
    <p role="status">
      {text}{' '}
      {waiting.map(({ id, name }, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <a href={`/admin/collections/dealers/${id}`}>{name}</a>
        </span>
      ))}
    </p>
  )
}
