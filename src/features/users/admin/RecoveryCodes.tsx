'use client'
/** Shows recovery codes, this one time: to copy, print, or write down. */
import { Button } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { useStaffTexts } from './texts'

export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { text } = useStaffTexts()
  const [status, setStatus] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  // The element that had focus is gone: screen readers read the new heading instead.
  useEffect(() => {
    heading.current?.focus()
  }, [])

  const copy = () =>
    // The clipboard is only available over https.
    Promise.resolve(navigator.clipboard?.writeText(codes.join('\n')) ?? Promise.reject(new Error())).then(
      () => setStatus(text.copied),
      () => setStatus(text.notCopied),
    )
  return (
    <section className="staff-recovery" aria-labelledby="staff-recovery">
      <h2 id="staff-recovery" ref={heading} tabIndex={-1}>
        {text.recoveryTitle}
      </h2>
      <p>{text.recoveryShown}</p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="staff-buttons">
        <Button buttonStyle="secondary" margin={false} onClick={() => void copy()}>
          {text.copy}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={() => window.print()}>
          {text.print}
        </Button>
        <Button margin={false} onClick={onDone}>
          {text.done}
        </Button>
      </div>
      <p role="status" className="staff-said">
        {status}
      </p>
    </section>
  )
}
