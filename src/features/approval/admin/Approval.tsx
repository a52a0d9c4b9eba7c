'use client'
/**
 * Among the controls of a document: a marketer asks for approval where the button that publishes stands for others;
 * above the form an editor answers.
 */
import { Button, useAuth, useDocumentInfo, useEditDepth, useFormBackgroundProcessing } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { editorRoles, hasRole, staffRoles } from '../../../cms/access/roles'
import { useFetched } from '../../../web/admin/useFetched'
import { useTexts } from '../../../web/admin/useTexts'
import type { ShownRequest } from '../shownRequest'
import { NoteDialog } from './NoteDialog'
import { RequestForEditor } from './RequestForEditor'
import { texts } from './texts'

interface ApprovalResponse {
  isOn: boolean
  isDraft: boolean
  request?: ShownRequest
}

/** A document that is edited in a drawer is approved on its own screen. */
const SCREEN_DEPTH = 1

export function Approval() {
  const { id, collectionSlug } = useDocumentInfo()
  const { user } = useAuth()
  const depth = useEditDepth()
  if (id === undefined || depth > SCREEN_DEPTH || !hasRole(user, ...staffRoles)) return null
  return (
    <ApprovalOf
      key={`${collectionSlug}:${id}`}
      document={`${collectionSlug}:${id}`}
      isEditor={hasRole(user, ...editorRoles)}
    />
  )
}

function ApprovalOf({ document, isEditor }: { document: string; isEditor: boolean }) {
  const { lastUpdateTime } = useDocumentInfo()
  const { answer, again } = useFetched<ApprovalResponse>(
    `/api/approvalRequests/of?${new URLSearchParams({ document })}`,
  )
  const [drawnAt] = useState(lastUpdateTime)

  // What was saved since may be another version, or be published.
  useEffect(() => {
    if (lastUpdateTime !== drawnAt) again()
  }, [lastUpdateTime, drawnAt, again])

  if (!answer) return null
  const { isOn, isDraft, request } = answer
  if (isEditor) return request ? <RequestForEditor document={document} request={request} answered={again} /> : null
  return isOn ? <Asking document={document} isDraft={isDraft} request={request} answered={again} /> : null
}

interface AskingProps {
  document: string
  isDraft: boolean
  request: ShownRequest | undefined
  answered(): void
}

function Asking({ document, isDraft, request, answered }: AskingProps) {
  const text = useTexts(texts)
  const background = useFormBackgroundProcessing()
  const [isOpen, setOpen] = useState(false)
  const waits = request && !request.isChanged
  const close = () => setOpen(false)
  return (
    <>
      <Button
        buttonStyle={waits ? 'secondary' : 'primary'}
        size="medium"
        margin={false}
        // What is asked about is what is stored; what is stored later is asked about anew.
        disabled={background || (!isDraft && !request)}
        extraButtonProps={{ id: 'action-approval' }}
        onClick={() => setOpen(true)}
      >
        {waits ? text.waiting : request ? text.askAgain : text.ask}
      </Button>
      <NoteDialog
        isOpen={isOpen}
        title={waits ? text.waiting : text.ask}
        lead={waits ? text.waitingLead : request ? text.changedLead : text.askLead}
        label={waits ? undefined : text.note}
        send={waits ? text.withdraw : text.send}
        call={(note) =>
          waits
            ? { path: '/api/approvalRequests/withdraw', body: { document } }
            : { path: '/api/approvalRequests/ask', body: { document, note } }
        }
        sent={() => {
          close()
          answered()
        }}
        close={close}
      />
    </>
  )
}
