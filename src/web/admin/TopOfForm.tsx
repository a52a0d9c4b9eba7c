import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

/** Renders its children at the top of the form around it, above the controls, which have no slot for them. */
export function TopOfForm({ children }: { children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null)
  const [top, setTop] = useState<Element>()

  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return
    const made = document.createElement('div')
    form.prepend(made)
    setTop(made)
    return () => made.remove()
  }, [])

  return (
    <>
      <span ref={place} hidden />
      {top && createPortal(children, top)}
    </>
  )
}
