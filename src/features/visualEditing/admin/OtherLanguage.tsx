'use client'
import { useDocumentEvents, useLivePreviewContext } from '@payloadcms/ui'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { fill } from '../../../lib/fill'
import { type Locale, localeNames } from '../../../lib/locales'
import { useTexts } from '../../../web/admin/useTexts'
import { type MessageFromForm, readFromPreview } from '../../../web/visualEditing'
import { type Looks, looksMessage } from './looks'
import { scrollTogether } from './scrollTogether'
import { texts } from './texts'
import { useOwnElement } from './useOwnElement'

type Message = MessageFromForm | { type: 'payload-document-event' }

interface OtherLanguageProps {
  locale: Locale
  looks: Looks
  /** An element of the form. */
  place: RefObject<HTMLElement | null>
}

/** Languages may have blocks of their own. */
const hasBlock = (frame: HTMLIFrameElement | null, id: string) =>
  frame?.contentDocument?.querySelector(`[data-block-id="${CSS.escape(id)}"]`) != null

/** The page in another language beside the live preview: read there, written in its own language. */
export function OtherLanguage({ locale, looks, place }: OtherLanguageProps) {
  const text = useTexts(texts)
  const { url, zoom, size, breakpoint, iframeRef } = useLivePreviewContext()
  const { mostRecentUpdate } = useDocumentEvents()
  const frame = useRef<HTMLIFrameElement>(null)
  const beside = useOwnElement(place, '.live-preview-window__main', 'other-language')
  const latest = useRef(looks)
  latest.current = looks

  const send = useCallback((message: Message, to: HTMLIFrameElement | null = frame.current) => {
    to?.contentWindow?.postMessage(message, location.origin)
  }, [])

  useEffect(() => send({ type: 'payload-document-event' }), [mostRecentUpdate, send])
  useEffect(() => send(looksMessage(looks)), [looks, send])

  useEffect(() => {
    if (!beside) return
    const ended = new AbortController()
    window.addEventListener(
      'message',
      (event) => {
        const source = frame.current?.contentWindow
        const message = readFromPreview(event, { origin: location.origin, source })
        if (message?.type === 'visual-editing-ready') {
          // No tools, and no names: what is clicked there is shown in the page that is edited.
          send({ type: 'visual-editing-start', names: {}, fields: {}, words: {} })
          send(looksMessage(latest.current))
        } else if (message?.type === 'visual-editing-select' && hasBlock(iframeRef.current, message.block))
          send({ type: 'visual-editing-show', block: message.block }, iframeRef.current)
      },
      { signal: ended.signal },
    )
    if (iframeRef.current && frame.current) scrollTogether([iframeRef.current, frame.current], ended.signal)
    return () => ended.abort()
  }, [beside, iframeRef, send])

  if (!beside || typeof url !== 'string' || !url) return null
  const address = new URL(url, location.href)
  address.searchParams.set('locale', locale)
  const side = (pixels: number) => (breakpoint === 'responsive' ? `${100 / zoom}%` : `${pixels / zoom}px`)
  return createPortal(
    <iframe
      ref={frame}
      title={fill(text.otherLanguage, { language: localeNames[locale] })}
      src={address.href}
      style={{ inlineSize: side(size.width), blockSize: side(size.height), transform: `scale(${zoom})` }}
    />,
    beside,
  )
}
