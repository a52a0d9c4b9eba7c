'use client'
/** Sends a test message to a phone number. */
import { Button } from '@payloadcms/ui'
import { type ReactNode, useId, useState } from 'react'
import './numberTest.css'

interface Props {
  label: string
  button: string
  initial?: string
  disabled?: boolean
  send: (number: string) => Promise<void>
  /** Shown after the button. */
  children?: ReactNode
}

export function NumberTest({ label, button, initial = '', disabled = false, send, children }: Props) {
  const field = useId()
  const [number, setNumber] = useState(initial)
  const [busy, setBusy] = useState(false)

  async function sendOnce(): Promise<void> {
    setBusy(true)
    await send(number)
    setBusy(false)
  }

  return (
    <div className="number-test">
      <label htmlFor={field}>{label}</label>
      <input
        className="admin-control"
        id={field}
        type="tel"
        dir="ltr"
        autoComplete="tel"
        value={number}
        onChange={({ target }) => setNumber(target.value)}
        onKeyDown={(event) => {
          // Otherwise Enter would submit Payload's form around this field.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <Button buttonStyle="secondary" margin={false} disabled={disabled || busy || !number.trim()} onClick={sendOnce}>
        {button}
      </Button>
      {children}
    </div>
  )
}
