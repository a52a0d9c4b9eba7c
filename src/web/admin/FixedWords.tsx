'use client'
/**
 * Puts Norwegian where Payload's components have hard-coded English (`fixedWords.ts`), and names where they show those of
 * the program. Only the data of existing nodes is changed, which React writes again only when its own value changes;
 * nodes are not replaced.
 */
import { useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { fixedWords, norwegianFor } from './fixedWords'

type Words = (typeof fixedWords)[string]

const places = Object.entries(fixedWords)
const anyPlace = Object.keys(fixedWords).join(', ')
const attributes = ['aria-label', 'title', 'placeholder']
/** Elements for which Payload shows the field's machine name. */
const machineNamed = 'input[type="checkbox"][name][title]'

function changeElement(element: Element, words: Words): void {
  for (const name of attributes) {
    const norwegian = norwegianFor(element.getAttribute(name) ?? '', words)
    if (norwegian !== undefined) element.setAttribute(name, norwegian)
  }
  // Text that users write is left alone.
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

/** What Payload makes of a label in two languages that it does not translate: on sort buttons, and on those of relations. */
const UNTRANSLATED = '[object Object]'
const misnamed = `button[aria-label*="${UNTRANSLATED}"]`

function nameButtons(root: Element): void {
  for (const button of [root, ...root.querySelectorAll(misnamed)]) {
    if (!button.matches(misnamed)) continue
    const column = button.closest('.sort-column')?.querySelector('.sort-column__label')?.textContent
    const tip = button.querySelector('.tooltip')?.textContent
    const name = column ? button.getAttribute('aria-label')?.replace(UNTRANSLATED, column) : tip
    if (name) button.setAttribute('aria-label', name)
  }
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
      nameButtons(root)
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
