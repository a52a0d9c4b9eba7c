'use client'
import { useDocumentEvents, useLivePreviewContext, useLocale } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { useCallback, useEffect, useRef, useState } from 'react'
import { defaultLocale, isLocale, splitLocale } from '../../../lib/locales'
import { localisedPath } from '../../site'
import type { TextKey } from '../../texts'
import { TEXTS_PAGE } from '../../textsBesidePage'
import { type ClickedWords, wordsAt } from './clickedWords'
import { type ShownText, textsShowing } from './shownTexts'

/** What was clicked on the page. */
export interface PickedText {
  shown: string
  /** None if the words are no texts of the program. */
  texts: readonly ShownText<TextKey>[]
  words?: ClickedWords
  /** Where the link leads that was clicked, as `path` below. */
  link?: string
}

/**
 * The page of the site beside the form, as visitors get it. `path` has no prefix of a language; `textsNow` gives each
 * text as the form has it.
 */
export function useTextsOnPage(textsNow: () => readonly (readonly [TextKey, string])[]) {
  const { iframeRef, isLivePreviewing, setIsLivePreviewing, loadedURL, url, setURL } = useLivePreviewContext()
  const { code } = useLocale()
  const locale = isLocale(code) ? code : defaultLocale
  const { mostRecentUpdate } = useDocumentEvents()
  const asked = useSearchParams().get(TEXTS_PAGE)
  const [path, setPath] = useState(() => (asked?.startsWith('/') ? splitLocale(asked).path : '/'))
  const [picked, setPicked] = useState<PickedText>()
  const [isReady, setReady] = useState(false)
  const texts = useRef(textsNow)
  texts.current = textsNow

  useEffect(() => {
    if (asked) setIsLivePreviewing(true)
  }, [asked, setIsLivePreviewing])

  useEffect(() => {
    if (isLivePreviewing) setURL(localisedPath(path, locale))
    // Payload sets its own address with each language.
  }, [isLivePreviewing, path, locale, url, setURL])

  // Another page is being fetched.
  useEffect(() => setReady(false), [url])

  const pick = useCallback((event: MouseEvent) => {
    const { target, ctrlKey, metaKey } = event
    // Of the frame's own kind.
    const element = target as Element | null
    if (ctrlKey || metaKey || !element?.closest) return
    const anchor = element.closest<HTMLAnchorElement>('a[href]')
    if (anchor || element.closest('[type=submit]')) {
      event.preventDefault()
      event.stopPropagation()
    }
    const all = wordsAt(element, event)
    const now = texts.current()
    const found = all.map((words) => ({ words, texts: textsShowing(words.shown, now) })).find((one) => one.texts.length)
    if (!found && all.length === 0) return
    const isOurs = anchor?.origin === location.origin && anchor.pathname.split('/')[1] !== 'admin'
    setPicked({
      shown: found?.words.shown ?? all[0]?.shown ?? '',
      texts: found?.texts ?? [],
      ...(found && { words: found.words }),
      ...(anchor && isOurs && { link: splitLocale(anchor.pathname).path + anchor.search }),
    })
  }, [])

  // The frame is there, and has a page, when the last of these change.
  useEffect(() => {
    const frame = iframeRef.current
    if (!isLivePreviewing || !frame) return
    const listen = () => {
      const page = frame.contentDocument
      if (page?.readyState !== 'complete' || page.URL === 'about:blank') return
      // One that is there already is not added again.
      page.addEventListener('click', pick, { capture: true })
      setReady(true)
    }
    listen()
    frame.addEventListener('load', listen)
    return () => {
      frame.removeEventListener('load', listen)
      frame.contentDocument?.removeEventListener('click', pick, { capture: true })
    }
  }, [isLivePreviewing, iframeRef, url, loadedURL, pick])

  useEffect(() => {
    if (!mostRecentUpdate) return
    // Saved texts are on the page at once.
    setReady(false)
    iframeRef.current?.contentWindow?.location.reload()
  }, [mostRecentUpdate, iframeRef])

  return {
    isShown: isLivePreviewing,
    /** The page is there, and clicks on it count. */
    isReady,
    setShown(isShown: boolean) {
      setPicked(undefined)
      setIsLivePreviewing(isShown)
    },
    path,
    open(next: string) {
      setPicked(undefined)
      setPath(splitLocale(next.startsWith('/') ? next : `/${next}`).path)
    },
    picked,
    clear: () => setPicked(undefined),
  }
}
