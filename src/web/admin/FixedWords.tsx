'use client'
/**
 * Puts Norwegian where Payload's components have English written into them (`fixedWords.ts`). Texts are changed in the
 * nodes that React keeps, which it writes to again only when they change; nodes themselves are left alone.
 */
import { useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { fixedWords, norwegianFor } from './fixedWords'

type Words = (typeof fixedWords)[string]

const places = Object.entries(fixedWords)
const anyPlace = Object.keys(fixedWords).join(', ')
const attributes = ['aria-label', 'title', 'placeholder']
/** Payload gives these the machine's name of their field to show. */
const machineNamed = 'input[type="checkbox"][name][title]'

function changeElement(element: Element, words: Words): void {
  for (const name of attributes) {
    const norwegian = norwegianFor(element.getAttribute(name) ?? '', words)
    if (norwegian !== undefined) element.setAttribute(name, norwegian)
  }
  // What somebody writes is theirs.
  if (element.closest('[contenteditable="true"]')) return
  for (const node of element.childNodes) {
    if (node.nodeType !== Node.TEXT_NODE) continue
    const norwegian = norwegianFor(node.nodeValue ?? '', words)
    if (norwegian !== undefined) node.nodeValue = norwegian
  }
}

function changeWithin(root: Element): void {
  if (!root.isConnected || !(root.closest(anyPlace) || root.querySelector(anyPlace))) return
  for (const [place, words] of places) {
    const roots = root.closest(place) ? [root] : root.querySelectorAll(place)
    for (const one of roots) for (const element of [one, ...one.querySelectorAll('*')]) changeElement(element, words)
  }
}

function hideMachineNames(root: Element): void {
  for (const box of [root, ...root.querySelectorAll(machineNamed)])
    if (box.matches(machineNamed) && box.getAttribute('name') === box.getAttribute('title'))
      box.removeAttribute('title')
}

function changed({ type, target, addedNodes }: MutationRecord): Element[] {
  if (type === 'attributes') return target instanceof Element ? [target] : []
  if (type === 'characterData') return target.parentElement ? [target.parentElement] : []
  return [...addedNodes].flatMap((node) => (node instanceof Element ? node : (node.parentElement ?? [])))
}

export function FixedWords({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  useEffect(() => {
    function change(root: Element): void {
      hideMachineNames(root)
      if (i18n.language === 'nb') changeWithin(root)
    }
    change(document.body)
    const observer = new MutationObserver((records) => {
      for (const element of new Set(records.flatMap(changed))) change(element)
    })
    const all = { childList: true, characterData: true, subtree: true, attributeFilter: attributes }
    observer.observe(document.body, all)
    return () => observer.disconnect()
  }, [i18n.language])
  return children
}
