'use client'
import { useEffect, useRef } from 'react'
import { revealField, rowsOf } from '../../../web/admin/revealField'
import { blocksOf, rowPath } from '../formPaths'
import { useFieldChanges } from './useFieldChanges'

/** The drawer of blocks, and one of them there; Payload's. */
const DRAWER = '.blocks-drawer__blocks-wrapper'
const CHOICE = '.blocks-drawer__block'
const FIELD = '.collapsible__content :is(input, textarea, select, [contenteditable=true])'

/** Milliseconds that the server has to send the fields of the row. */
const RENDERING = 5000

/** The drawer has gone and given the focus back to its button, and the row has its fields. */
function isReady(path: string): boolean {
  const row = document.getElementById(rowsOf(path).at(-1) ?? '')
  return !document.querySelector(DRAWER) && document.activeElement !== document.body && !!row?.querySelector(FIELD)
}

async function focusBlock(path: string): Promise<void> {
  for (const end = Date.now() + RENDERING; !isReady(path); ) {
    if (Date.now() > end) return
    await new Promise(requestAnimationFrame)
  }
  await revealField(path)
}

/** A block that is chosen in the form's drawer takes the cursor, so that one writes on. */
export function useAddedBlock(): void {
  const isChosen = useRef(false)
  useEffect(() => {
    const ended = new AbortController()
    const choose = ({ target }: Event) => {
      if (target instanceof Element && target.closest(CHOICE)) isChosen.current = true
    }
    document.addEventListener('click', choose, { capture: true, signal: ended.signal })
    return () => ended.abort()
  }, [])
  useFieldChanges((before, after) => {
    if (!isChosen.current) return
    const known = new Set(blocksOf(before).blocks)
    const added = blocksOf(after).blocks.find((id) => !known.has(id))
    const path = added && rowPath(after, added)
    if (!path) return
    isChosen.current = false
    void focusBlock(path)
  })
}
