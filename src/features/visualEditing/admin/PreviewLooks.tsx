'use client'
import { useLivePreviewContext } from '@payloadcms/ui'
import { type RefObject, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTexts } from '../../../web/admin/useTexts'
import { texts } from './texts'

const shapes = {
  dark: 'M20 14.500A8.500 8.500 0 1 1 9.500 4a7 7 0 0 0 10.500 10.500',
  member: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4 21a8 8 0 0 1 16 0',
}

/** How the page is shown: undefined as this browser prefers and knows. */
export interface Looks {
  isDark?: boolean
  isMember?: boolean
}

interface PreviewLooksProps {
  looks: Looks
  setLooks(looks: Looks): void
  /** An element of the form. */
  place: RefObject<HTMLElement | null>
}

/** In the bar of the live preview, beside the widths. */
export function PreviewLooks({ looks, setLooks, place }: PreviewLooksProps) {
  const text = useTexts(texts)
  const { isLivePreviewing } = useLivePreviewContext()
  const [bar, setBar] = useState<Element>()

  // Payload has no slot in its bar.
  useEffect(() => {
    const controls = place.current?.closest('form')?.querySelector('.live-preview-toolbar-controls')
    if (!isLivePreviewing || !controls) return
    const made = document.createElement('span')
    made.className = 'preview-looks'
    controls.append(made)
    setBar(made)
    return () => {
      setBar(undefined)
      made.remove()
    }
  }, [isLivePreviewing, place])

  if (!bar) return null
  const { isDark = matchMedia('(prefers-color-scheme: dark)').matches, isMember = false } = looks
  const button = (look: keyof typeof shapes, isOn: boolean, toggled: Looks) => (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={text[look]}
      title={text[look]}
      onClick={() => setLooks({ ...looks, ...toggled })}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={shapes[look]} />
      </svg>
    </button>
  )
  return createPortal(
    <>
      {button('dark', isDark, { isDark: !isDark })}
      {button('member', isMember, { isMember: !isMember })}
    </>,
    bar,
  )
}
