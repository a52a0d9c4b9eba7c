'use client'
import { Button, toast, useAuth, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { hasRole, staffRoles } from '../../../cms/access/roles'
import { fill } from '../../../lib/fill'
import { osloText } from '../../../lib/osloTime'
import { callApi } from '../../../web/admin/callApi'
/** A button beside the page's controls: creates a link to the draft for a reader without a user account. */
import { useTexts } from '../../../web/admin/useTexts'

const texts = {
  nb: {
    share: 'Del utkast',
    copied: 'Lenken er kopiert. Den virker til {date}.',
    failed: 'Lenken ble ikke laget. Prøv igjen.',
  },
  en: {
    share: 'Share draft',
    copied: 'The link is copied. It works until {date}.',
    failed: 'The link was not made. Try again.',
  },
}

export function SharePreview() {
  const { id, collectionSlug } = useDocumentInfo()
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const [link, setLink] = useState<string>()
  const text = useTexts(texts)
  const { user } = useAuth()
  if (!id || !hasRole(user, ...staffRoles)) return null

  async function share() {
    const result = await callApi<{ url: string; expires: string }>(
      'POST',
      `/api/${collectionSlug}/${id}/preview-link?locale=${code}`,
      { failed: text.failed },
    )
    if ('error' in result) {
      toast.error(result.error.message)
      return
    }
    const { url, expires } = result.data
    setLink(url)
    // Clipboard access may be denied (http, settings); the link then stays on the screen.
    await navigator.clipboard?.writeText(url).catch(() => {})
    toast.success(fill(text.copied, { date: osloText(expires, i18n.language, { dateStyle: 'medium' }) }))
  }

  return (
    <>
      <Button buttonStyle="secondary" size="medium" onClick={share} margin={false}>
        {text.share}
      </Button>
      {link && (
        <input
          className="admin-control"
          aria-label={text.share}
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </>
  )
}
