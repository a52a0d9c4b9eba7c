'use client'
/**
 * Around the whole admin: when the session has ended, the user is asked to sign in again in a window beside this one,
 * in any way that the sign-in offers, and goes on in the same form.
 */
import { Button, useAuth } from '@payloadcms/ui'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { fill } from '../../../lib/fill'
import { callApi } from '../../../web/admin/callApi'
import { useDialog } from '../../../web/admin/useDialog'
import '../../../web/admin/adminDialog.css'
import { keepRequests } from './sessionEnd'
import { useStaffTexts } from './texts'

/** Milliseconds between two looks whether the user is signed in again. */
const LOOK_EVERY = 1500

const SIGN_IN = '/admin/login'

/** The id of the signed-in user: null if there is none; undefined if the server cannot be reached. */
async function signedInAs(): Promise<number | string | null | undefined> {
  const result = await callApi<{ user: { id: number | string } | null }>('GET', '/api/users/me')
  return 'data' in result ? (result.data.user?.id ?? null) : undefined
}

export function SessionKeeper({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  const id = user?.id
  const [answer, setAnswer] = useState<(isBack: boolean) => void>()

  useEffect(() => {
    if (id === undefined) return
    // Of several requests that are turned away all wait for one sign-in.
    let asked: Promise<boolean> | undefined
    // Who puts it off is asked again when something is to be saved, not by what the screen asks for by itself.
    let isPutOff = false
    return keepRequests({
      isAlive: async () => (await signedInAs()) !== null,
      signInAgain: async (isSave) => {
        if (isPutOff && !isSave) return false
        asked ??= new Promise<boolean>((resolve) => setAnswer(() => resolve)).finally(() => {
          asked = undefined
          setAnswer(undefined)
        })
        const isBack = await asked
        isPutOff = !isBack
        return isBack
      },
    })
  }, [id])

  return (
    <>
      {children}
      {answer && user && <SignInAgain email={user.email ?? ''} id={user.id} answer={answer} />}
    </>
  )
}

function SignInAgain({ email, id, answer }: { email: string; id: number | string; answer: (isBack: boolean) => void }) {
  const { text } = useStaffTexts()
  const dialog = useDialog()
  const opened = useRef<Window | null>(null)
  const [isOther, setOther] = useState(false)

  const look = useCallback(async () => {
    const now = await signedInAs()
    setOther(now !== undefined && now !== null && now !== id)
    if (now !== id) return
    opened.current?.close()
    answer(true)
  }, [id, answer])

  useEffect(() => {
    const timer = setInterval(() => void look(), LOOK_EVERY)
    return () => clearInterval(timer)
  }, [look])

  return createPortal(
    <dialog
      ref={dialog}
      className="admin-dialog"
      role="alertdialog"
      aria-labelledby="session-ended-title"
      aria-describedby="session-ended-lead"
      onCancel={() => answer(false)}
    >
      <h2 id="session-ended-title">{text.endedTitle}</h2>
      <p id="session-ended-lead">{fill(text.endedLead, { email })}</p>
      <p role="status">{isOther && fill(text.endedOther, { email })}</p>
      <div className="admin-dialog-buttons">
        <Button
          type="button"
          buttonStyle="primary"
          margin={false}
          onClick={() => {
            opened.current = window.open(SIGN_IN, 'sign-in-again', 'popup,width=520,height=760')
          }}
        >
          {text.endedSignIn}
        </Button>
        <Button type="button" buttonStyle="secondary" margin={false} onClick={() => answer(false)}>
          {text.endedLater}
        </Button>
      </div>
    </dialog>,
    document.body,
  )
}
