'use client'
import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { fill } from '../../../lib/fill'
import { TopOfForm } from '../../../web/admin/TopOfForm'
import { useDocumentKey } from '../../../web/admin/useDocumentKey'
/** At the top of each edit view: other users present, refused texts, and the conflict dialog. */
import { useTexts } from '../../../web/admin/useTexts'
import { ConflictDialog } from './ConflictDialog'
import { RefusedTexts } from './RefusedTexts'
import { texts, timeOf } from './texts'
import { type Other, usePresence } from './usePresence'
import { useSaves } from './useSaves'
import './editing.css'

/** Browsers make no UUID where the admin is served without TLS. */
function newWindow(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function OtherPerson({ other }: { other: Other }) {
  const { i18n } = useTranslation()
  const text = useTexts(texts)
  const { name, isOwn, since, changed } = other
  return (
    <li>
      {fill(isOwn ? text.editingOwn : text.editing, { name, since: timeOf(since, i18n.language) })}
      {changed !== undefined && ` ${fill(text.changed, { changed: timeOf(changed, i18n.language) })}`}
    </li>
  )
}

export function Editing() {
  const document = useDocumentKey()
  const [window] = useState(newWindow)
  const others = usePresence(document, window)
  const { conflict, replaceFields } = useSaves(document, window)

  return (
    <>
      <TopOfForm>
        <div className="editing">
          <div role="status">
            {others.length > 0 && (
              <ul>
                {others.map((other) => (
                  <OtherPerson key={other.window} other={other} />
                ))}
              </ul>
            )}
          </div>
          {document && <RefusedTexts document={document} asked={conflict} replace={replaceFields} />}
        </div>
      </TopOfForm>
      {conflict && <ConflictDialog conflict={conflict} />}
    </>
  )
}
