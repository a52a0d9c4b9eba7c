/**
 * Intercepts the requests of Payload's delete buttons. The buttons send a request and show its result; if the server
 * refuses because a document is in use, the user is asked, and the request is sent again as they decide.
 */
import type { InUse } from './facts'

export type Decision = 'cancel' | 'deleteAnyway' | 'tryAgain'

export interface Question {
  collection: string
  inUse: InUse
}

const isDeletion = (init: RequestInit | undefined) => ['DELETE', 'PATCH'].includes((init?.method ?? '').toUpperCase())

async function inUseIn(response: Response): Promise<InUse | undefined> {
  const refusal = (await response
    .clone()
    .json()
    .catch(() => undefined)) as { errors?: { data?: Partial<InUse> }[] } | undefined
  const data = refusal?.errors?.[0]?.data
  return data?.code === 'inUse' ? (data as InUse) : undefined
}

/** Returns a function that removes the interception. `nothing`: message after a cancelled deletion. */
export function interceptDeletions(ask: (question: Question) => Promise<Decision>, nothing: () => string): () => void {
  const { fetch } = window
  const asking: typeof fetch = async (input, init) => {
    const response = await fetch(input, init)
    if (response.status !== 409 || !isDeletion(init)) return response
    const inUse = await inUseIn(response)
    const address = new URL(input instanceof Request ? input.url : input, window.location.href)
    const collection = /^\/api\/([\w-]+)/.exec(address.pathname)?.[1]
    if (!inUse || !collection) return response
    const decision = await ask({ collection, inUse })
    if (decision === 'tryAgain') return asking(input, init)
    if (decision === 'deleteAnyway') {
      address.searchParams.set('inUse', 'delete')
      return fetch(address, init)
    }
    const message = nothing()
    return Response.json({ message, docs: [], errors: [{ message }] }, { status: 409 })
  }
  window.fetch = asking
  return () => {
    if (window.fetch === asking) window.fetch = fetch
  }
}
