'use client'
import { useCallback, useEffect, useRef } from 'react'
import { revealField, rowsOf } from '../../../web/admin/revealField'
import { blocksOf, rowPath } from '../formPaths'
import { useFieldChanges } from './useFieldChanges'

/** The drawer of blocks, and one of them there; Payload's. */
const DRAWER = '.blocks-drawer__blocks-wrapper'
const CHOICE = '.blocks-drawer__block'
const CONTENT =
  '.collapsible__content :is(input, textarea, select, [contenteditable=true]), .collapsible__toggle--collapsed'

/** Milliseconds that the server has to send the fields of the row. */
const RENDERING = 5000

/** The drawer has gone and given the focus back to its button, and the row has its fields, or is folded. */
function isReady(path: string): boolean {
  const row = document.getElementById(rowsOf(path).at(-1) ?? '')
  return !document.querySelector(DRAWER) && document.activeElement !== document.body && !!row?.querySelector(CONTENT)
}

async function focusBlock(path: string): Promise<void> {
  for (const end = Date.now() + RENDERING; !isReady(path) && Date.now() < end; )
    await new Promise(requestAnimationFrame)
  await revealField(path)
}

/**
 * A block that is added by hand, in the form's drawer or by the tools on the page, takes the cursor, so that one writes on.
 * `added` is told its id. Returns what is to be called before one is added.
 */
export function useAddedBlock(added: (id: string) => void): () => void {
  const isAwaited = useRef(false)
  const expect = useCallback(() => {
    isAwaited.current = true
  }, [])
  useEffect(() => {
    const ended = new AbortController()
    const choose = ({ target }: Event) => {
      if (target instanceof Element && target.closest(CHOICE)) expect()
    }
    document.addEventListener('click', choose, { capture: true, signal: ended.signal })
    return () => ended.abort()
  }, [expect])
  useFieldChanges((before, after) => {
    if (!isAwaited.current) return
    const known = new Set(blocksOf(before).blocks)
    const id = blocksOf(after).blocks.find((block) => !known.has(block))
    const path = id && rowPath(after, id)
    if (!path) return
    isAwaited.current = false
    added(id)
    void focusBlock(path)
  })
  return expect
}
