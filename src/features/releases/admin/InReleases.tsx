'use client'
/** Among the controls of a document: in which open releases it stands, and the dialog that puts it into one. */
import { Button, useAuth, useEditDepth } from '@payloadcms/ui'
import { useState } from 'react'
import { hasRole, staffRoles } from '../../../cms/access/roles'
import { fill } from '../../../lib/fill'
import { useDocumentKey } from '../../../web/admin/useDocumentKey'
import { useFetched } from '../../../web/admin/useFetched'
import { useTexts } from '../../../web/admin/useTexts'
import type { DocumentReleases } from '../facts'
import { ReleaseDialog } from './ReleaseDialog'
import { texts } from './texts'

/** A document that is edited in a drawer is put into releases on its own screen. */
const SCREEN_DEPTH = 1

export function InReleases() {
  const { user } = useAuth()
  const depth = useEditDepth()
  const document = useDocumentKey()
  if (!document || depth > SCREEN_DEPTH || !hasRole(user, ...staffRoles)) return null
  return <ReleasesOf key={document} document={document} />
}

function ReleasesOf({ document }: { document: string }) {
  const text = useTexts(texts)
  const [isOpen, setOpen] = useState(false)
  const { answer, again } = useFetched<DocumentReleases>(`/api/releases/of?${new URLSearchParams({ document })}`)
  if (!answer || (!answer.mayChange && answer.holding.length === 0)) return null
  const { holding } = answer
  const [first] = holding
  return (
    <>
      <Button
        buttonStyle="secondary"
        size="medium"
        margin={false}
        className="release-control"
        extraButtonProps={{ id: 'action-release', 'aria-haspopup': 'dialog' }}
        onClick={() => {
          again()
          setOpen(true)
        }}
      >
        {!first
          ? text.add
          : holding.length === 1
            ? fill(text.inOne, { title: first.title })
            : fill(text.inSeveral, { count: holding.length })}
      </Button>
      <ReleaseDialog
        isOpen={isOpen}
        document={document}
        releases={answer}
        changed={again}
        close={() => setOpen(false)}
      />
    </>
  )
}
