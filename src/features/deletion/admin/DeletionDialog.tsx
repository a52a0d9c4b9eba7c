'use client'
/** Around the whole admin: asks for confirmation before a document in use is deleted. */
import { Modal, useModal } from '@payloadcms/ui'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../web/admin/useTexts'
import '../../../web/styles/visuallyHidden.css'
import './deletion.css'
import { InUseDialog } from './InUseDialog'
import { type Decision, interceptDeletions, type Question } from './intercept'
import { texts } from './texts'

interface OpenQuestion extends Question {
  resolve(decision: Decision): void
}

/**
 * Slug of a Payload modal: Payload's own question stays open behind this one, and keys and clicks reach nothing else.
 */
const SLUG = 'deletion-question'

export function DeletionDialog({ children }: { children: ReactNode }) {
  const { openModal, closeModal, isModalOpen } = useModal()
  const [asked, setAsked] = useState<OpenQuestion>()
  const [isBusy, setBusy] = useState(false)
  const text = useTexts(texts)
  const shown = useRef(text)
  shown.current = text
  const isOpen = isModalOpen(SLUG)
  const wasOpen = useRef(false)

  useEffect(
    () =>
      interceptDeletions(
        (question) => new Promise((resolve) => setAsked({ ...question, resolve })),
        () => shown.current.nothing,
      ),
    [],
  )

  useEffect(() => {
    if (asked) openModal(SLUG)
  }, [asked, openModal])

  const decide = useCallback(
    (decision: Decision) => {
      setAsked(undefined)
      setBusy(false)
      closeModal(SLUG)
      asked?.resolve(decision)
    },
    [asked, closeModal],
  )

  // Escape closes a modal without an event. Running work continues, and shows its result.
  useEffect(() => {
    if (wasOpen.current && !isOpen && asked) {
      if (isBusy) openModal(SLUG)
      else decide('cancel')
    }
    wasOpen.current = isOpen
  }, [isOpen, asked, isBusy, openModal, decide])

  return (
    <>
      {children}
      {asked && (
        <Modal slug={SLUG} closeOnBlur={false} className="deletion-modal" aria-labelledby="deletion-heading">
          <InUseDialog {...asked} decide={decide} isBusy={isBusy} setBusy={setBusy} />
        </Modal>
      )}
    </>
  )
}
