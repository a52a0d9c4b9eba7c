'use client'
import { useLivePreviewContext, useLocale } from '@payloadcms/ui'
import { type RefObject, useState } from 'react'
import { createPortal } from 'react-dom'
import { fill } from '../../../lib/fill'
import { isLocale, localeNames, translatedFrom } from '../../../lib/locales'
import { useTexts } from '../../../web/admin/useTexts'
import type { Looks } from './looks'
import { OtherLanguage } from './OtherLanguage'
import { texts } from './texts'
import { useOwnElement } from './useOwnElement'

const shapes = {
  dark: 'M20 14.500A8.500 8.500 0 1 1 9.500 4a7 7 0 0 0 10.500 10.500',
  language: 'M4 5h7v14H4zM13 5h7v14h-7z',
  member: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4 21a8 8 0 0 1 16 0',
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
  const { code } = useLocale()
  const other = isLocale(code) ? translatedFrom(code) : undefined
  const [isBeside, setBeside] = useState(false)
  const bar = useOwnElement(place, '.live-preview-toolbar-controls', 'preview-looks', isLivePreviewing)

  if (!bar) return null
  const { isDark = matchMedia('(prefers-color-scheme: dark)').matches, isMember = false } = looks
  const button = (shape: keyof typeof shapes, name: string, isOn: boolean, press: () => void) => (
    <button
      type="button"
      className="admin-icon-button"
      aria-pressed={isOn}
      aria-label={name}
      title={name}
      onClick={press}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={shapes[shape]} />
      </svg>
    </button>
  )
  return createPortal(
    <>
      {button('dark', text.dark, isDark, () => setLooks({ ...looks, isDark: !isDark }))}
      {button('member', text.member, isMember, () => setLooks({ ...looks, isMember: !isMember }))}
      {other &&
        button('language', fill(text.otherLanguage, { language: localeNames[other] }), isBeside, () =>
          setBeside(!isBeside),
        )}
      {other && isBeside && <OtherLanguage key={other} locale={other} looks={looks} place={place} />}
    </>,
    bar,
  )
}
