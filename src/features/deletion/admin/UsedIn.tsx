'use client'
/** Beside the form of a document: where it is used, looked up when the part is opened. */
import { useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { fill } from '../../../lib/fill'
import { useFetched } from '../../../web/admin/useFetched'
import { useTexts } from '../../../web/admin/useTexts'
import type { DocumentUses } from './facts'
import { texts } from './texts'
import { UseList } from './UseList'

export function UsedIn() {
  const { collectionSlug, id } = useDocumentInfo()
  const text = useTexts(texts)
  const [isOpen, setOpen] = useState(false)
  const { answer, state, again } = useFetched<DocumentUses>(
    isOpen && id !== undefined ? `/api/${collectionSlug}/${id}/uses` : undefined,
  )
  if (id === undefined) return null
  return (
    <details className="deletion-used" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{text.usedWhere}</summary>
      {!answer && <p role="status">{state === 'failed' ? text.usesFailed : text.searching}</p>}
      {!answer && state === 'failed' && (
        <button type="button" onClick={again}>
          {text.tryAgain}
        </button>
      )}
      {answer?.uses.length === 0 && <p>{text.usedNowhere}</p>}
      {answer && answer.uses.length > 0 && (
        <>
          <UseList uses={answer.uses} label={text.usedWhere} more={0} />
          {!answer.isComplete && <p>{fill(text.usedByMany, { count: answer.uses.length })}</p>}
        </>
      )}
    </details>
  )
}
