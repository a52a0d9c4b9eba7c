'use client'
/** The threads of the open document. Fetched anew when the heartbeat of the edit view says that something changed. */
import { useEffect, useRef } from 'react'
import { onStamp } from '../../../web/admin/documentStamp'
import { type Fetched, useFetched } from '../../../web/admin/useFetched'
import type { StaffUser } from '../staff'
import type { Thread } from '../threads'

export interface ThreadsResponse {
  threads: readonly Thread[]
  staff: readonly StaffUser[]
  /** Of what was read (`documentStamp` in `web/declared.ts`). */
  stamp: string
}

export function useThreads(document: string | undefined): Fetched<ThreadsResponse> {
  const fetched = useFetched<ThreadsResponse>(document && `/api/comments/of?${new URLSearchParams({ document })}`)
  const latest = useRef(fetched)
  latest.current = fetched
  useEffect(
    () =>
      onStamp((changed, stamp) => {
        const { state, answer, again } = latest.current
        if (changed === document && state !== 'loading' && stamp !== answer?.stamp) again()
      }),
    [document],
  )
  return fetched
}
