'use client'
/** Replaces the publish button with a notice for a dealer's users where an editor approves their changes. */
import { PublishButton, useAuth, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

const texts = {
  nb: 'Lagre utkastet: det vises når en redaktør har publisert det.',
  en: 'Save the draft: it is shown once an editor has published it.',
}

export function PublishDealer() {
  const { user } = useAuth()
  const { i18n } = useTranslation()
  const isDealer = user?.role === 'dealer'
  const [approval, setApproval] = useState<string>()
  useEffect(() => {
    if (!isDealer) return
    fetch('/api/globals/dealerSettings?depth=0')
      .then((answer) => answer.json() as Promise<{ approval?: string }>)
      .then((settings) => setApproval(settings.approval))
      .catch(() => undefined)
  }, [isDealer])

  if (!isDealer || approval === 'none') return <PublishButton />
  if (approval === undefined) return null
  return <p style={{ margin: 0, maxWidth: '22rem' }}>{i18n.language === 'en' ? texts.en : texts.nb}</p>
}
