'use client'
import { PublishButton, useAuth } from '@payloadcms/ui'
import { hasRole } from '../../../cms/access/roles'
import { useFetched } from '../../../web/admin/useFetched'
/** Replaces the publish button with a notice for a dealer's users where an editor approves their changes. */
import { useTexts } from '../../../web/admin/useTexts'

const texts = {
  nb: 'Lagre utkastet: det vises når en redaktør har publisert det.',
  en: 'Save the draft: it is shown once an editor has published it.',
}

export function PublishDealer() {
  const { user } = useAuth()
  const text = useTexts(texts)
  const isDealer = hasRole(user, 'dealer')
  const { answer: settings } = useFetched<{ approval?: string }>(
    isDealer ? '/api/globals/dealerSettings?depth=0' : undefined,
  )

  if (!isDealer || settings?.approval === 'none') return <PublishButton />
  if (settings?.approval === undefined) return null
  return <p style={{ margin: 0, maxWidth: '22rem' }}>{text}</p>
}
