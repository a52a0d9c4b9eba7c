'use client'
/**
 * What is typed in the form shows on the page in the frame in which the field shows it: long forms are drawn for a tenth
 * of a second and more after each key, and only then say what has changed (`typedTexts.ts`).
 */
import { useForm, useLivePreviewContext } from '@payloadcms/ui'
import { type RefObject, useEffect } from 'react'
import type { MessageFromForm } from '../../../web/visualEditing'

const TEXT = '[contenteditable=true]'

/** `place`: an element of the form. `blockAt`: the id of the block that the element is in. */
export function useTypedAtOnce(place: RefObject<Element | null>, blockAt: (element: Element) => string): void {
  const { getField } = useForm()
  const { iframeRef, isLivePreviewing } = useLivePreviewContext()
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!isLivePreviewing || !form) return
    // At once: a message comes after the form was drawn.
    const send = (element: Element, before: string, after: string) => {
      const data: MessageFromForm = { type: 'visual-editing-text', block: blockAt(element), before, after }
      const message = new MessageEvent('message', { data, origin: location.origin, source: window })
      if (before !== after) iframeRef.current?.contentWindow?.dispatchEvent(message)
    }
    const sent = new WeakMap<EventTarget, string>()
    const typed = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
      const value: unknown = getField(target.name)?.value
      if (typeof value !== 'string') return
      // The form is drawn later than the next key may come.
      send(target, sent.get(target) ?? value, target.value)
      sent.set(target, target.value)
    }
    const drop = ({ target }: Event) => target && sent.delete(target)
    const written = new MutationObserver((changes) => {
      for (const { target, oldValue } of changes) {
        const element = target.parentElement
        if (element?.closest(TEXT)) send(element, oldValue ?? '', target.textContent ?? '')
      }
    })
    written.observe(form, { subtree: true, characterData: true, characterDataOldValue: true })
    const ended = new AbortController()
    const { signal } = ended
    form.addEventListener('input', typed, { signal, capture: true })
    form.addEventListener('focusout', drop, { signal })
    return () => {
      ended.abort()
      written.disconnect()
    }
  }, [isLivePreviewing, iframeRef, place, getField, blockAt])
}
