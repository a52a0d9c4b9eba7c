'use client'
/** Around the whole admin: asks before something that is in use is deleted. */
import { useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import './deletion.css'
import { InUseDialog } from './InUseDialog'
import { type Decision, interceptDeletions, type Question } from './intercept'
import { textsIn } from './texts'

interface Asked extends Question {
  decide(decision: Decision): void
}

export function DeletionDialog({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  const [asked, setAsked] = useState<Asked>()
  const language = useRef(i18n.language)
  language.current = i18n.language

  useEffect(
    () =>
      interceptDeletions(
        (question) =>
          new Promise((resolve) =>
            setAsked({
              ...question,
              decide(decision) {
                setAsked(undefined)
                resolve(decision)
              },
            }),
          ),
        () => textsIn(language.current).nothing,
      ),
    [],
  )

  return (
    <>
      {children}
      {asked && <InUseDialog {...asked} />}
    </>
  )
}
