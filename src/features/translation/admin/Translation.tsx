'use client'
/** Among the controls of a document: opens its texts in two languages, side by side. */
import { Button, useAuth, useEditDepth, useLocale } from '@payloadcms/ui'
import { useState } from 'react'
import { hasRole, staffRoles } from '../../../cms/access/roles'
import { useDocumentKey } from '../../../web/admin/useDocumentKey'
import { useTexts } from '../../../web/admin/useTexts'
import { TranslationDialog } from './TranslationDialog'
import { texts } from './texts'

/** A document that is edited in a drawer is translated on its own screen. */
const SCREEN_DEPTH = 1

export function Translation() {
  const { user } = useAuth()
  const { code } = useLocale()
  const depth = useEditDepth()
  const text = useTexts(texts)
  const [isOpen, setOpen] = useState(false)
  const document = useDocumentKey()
  if (!document || depth > SCREEN_DEPTH || !hasRole(user, ...staffRoles)) return null
  return (
    <>
      <Button
        buttonStyle="secondary"
        size="medium"
        margin={false}
        extraButtonProps={{ id: 'action-translate' }}
        onClick={() => setOpen(true)}
      >
        {text.open}
      </Button>
      {isOpen && <TranslationDialog document={document} to={code} close={() => setOpen(false)} />}
    </>
  )
}
