'use client'
/** Comments on rows of the open form: one feature offers them, the heads of the rows show them. */
import { useSyncExternalStore } from 'react'

export interface RowComments {
  /** Open threads on the row, by its id. */
  counts: ReadonlyMap<string, number>
  /** Of the button in the head of a row without comments, and with some (`{count}`). */
  labels: { none: string; some: string }
  open(row: string): void
}

let offered: RowComments | undefined
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Undefined: no longer. */
export function offerRowComments(comments: RowComments | undefined): void {
  offered = comments
  for (const listener of listeners) listener()
}

export const useRowComments = (): RowComments | undefined =>
  useSyncExternalStore(
    subscribe,
    () => offered,
    () => undefined,
  )
