'use client'
/** Sends a heartbeat of this edit view every few seconds, and receives the other users of the document. */
import { useAllFormFields, useFormModified } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'

/** Milliseconds between two heartbeats. */
const INTERVAL = 4000

export interface Other {
  window: string
  name: string
  isOwn: boolean
  since: number
  changed?: number
}

export function usePresence(document: string | undefined, window: string): readonly Other[] {
  const [others, setOthers] = useState<readonly Other[]>([])
  const [fields] = useAllFormFields()
  const modified = useFormModified()
  const changedAt = useRef<number | undefined>(undefined)

  useEffect(() => {
    if (modified) changedAt.current = Date.now()
  }, [fields, modified])

  useEffect(() => {
    if (!document) return
    let ended = false
    let timer: ReturnType<typeof setTimeout> | undefined

    const tell = (more: object, options: RequestInit = {}) =>
      fetch('/api/documentEdits/presence', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ document, window, ...more }),
        ...options,
      })

    async function beat(): Promise<void> {
      clearTimeout(timer)
      const changed = changedAt.current === undefined ? {} : { changedAgo: Math.max(0, Date.now() - changedAt.current) }
      const answer = await tell({ hidden: globalThis.document.hidden, ...changed }).catch(() => undefined)
      if (ended) return
      if (answer?.ok) {
        const { others: told } = (await answer.json()) as { others: Other[] }
        setOthers((known) => (JSON.stringify(known) === JSON.stringify(told) ? known : told))
      }
      clearTimeout(timer)
      timer = setTimeout(beat, INTERVAL)
    }

    // A closed page reports that it is hidden after it reported that it leaves.
    let left = false
    const leave = () => {
      left = true
      void tell({ leaves: true }, { keepalive: true }).catch(() => undefined)
    }
    const look = () => {
      if (!left) void beat()
    }
    const comeBack = () => {
      left = false
      void beat()
    }
    void beat()
    addEventListener('pagehide', leave)
    addEventListener('pageshow', comeBack)
    globalThis.document.addEventListener('visibilitychange', look)
    return () => {
      ended = true
      clearTimeout(timer)
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', comeBack)
      globalThis.document.removeEventListener('visibilitychange', look)
      leave()
    }
  }, [document, window])

  return others
}
