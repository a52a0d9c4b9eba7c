'use client'
/** Sends a heartbeat of this edit view every few seconds, and receives the other users of the document. */
import { useAllFormFields, useFormModified } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { callApi } from '../../../web/admin/callApi'
import { emitStamp } from '../../../web/admin/documentStamp'

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

    const report = (more: object, options: { keepalive?: boolean } = {}) =>
      callApi<{ others: Other[]; stamp?: string }>('POST', '/api/documentEdits/presence', {
        body: { document, window, ...more },
        ...options,
      })

    async function beat(): Promise<void> {
      clearTimeout(timer)
      const changed = changedAt.current === undefined ? {} : { changedAgo: Math.max(0, Date.now() - changedAt.current) }
      const result = await report({ hidden: globalThis.document.hidden, ...changed })
      if (ended) return
      if ('data' in result) {
        const { others: now, stamp } = result.data
        if (document && stamp) emitStamp(document, stamp)
        setOthers((known) => (JSON.stringify(known) === JSON.stringify(now) ? known : now))
      }
      clearTimeout(timer)
      timer = setTimeout(beat, INTERVAL)
    }

    // A closed page reports that it is hidden after it reported that it leaves.
    let left = false
    const leave = () => {
      left = true
      void report({ leaves: true }, { keepalive: true })
    }
    const look = () => {
      if (!left) void beat()
    }
    const rejoin = () => {
      left = false
      void beat()
    }
    void beat()
    addEventListener('pagehide', leave)
    addEventListener('pageshow', rejoin)
    globalThis.document.addEventListener('visibilitychange', look)
    return () => {
      ended = true
      clearTimeout(timer)
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', rejoin)
      globalThis.document.removeEventListener('visibilitychange', look)
      leave()
    }
  }, [document, window])

  return others
}
