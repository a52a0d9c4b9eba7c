'use client'
import { type RefObject, useEffect, useState } from 'react'

/**
 * An element of our own at the end of one of the live preview, where Payload has no slot; undefined while there is none.
 * `place`: an element of the form.
 */
export function useOwnElement(
  place: RefObject<HTMLElement | null>,
  selector: string,
  className: string,
  isWanted = true,
): Element | undefined {
  const [element, setElement] = useState<Element>()
  useEffect(() => {
    const around = place.current?.closest('form')?.querySelector(selector)
    if (!isWanted || !around) return
    const made = document.createElement('div')
    made.className = className
    around.append(made)
    setElement(made)
    return () => {
      setElement(undefined)
      made.remove()
    }
  }, [place, selector, className, isWanted])
  return element
}
