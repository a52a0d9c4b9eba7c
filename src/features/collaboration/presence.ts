/**
 * Users with a document open: kept in memory, updated by heartbeats of the edit views, and dropped soon after they
 * stop.
 */
import type { BasePayload, PayloadRequest } from 'payload'
import { broadcast, onBroadcast } from '../../cms/broadcast'
import { service } from '../../platform/services'
import { type DocumentKey, keyOf } from './documents'

/** Milliseconds without a heartbeat. Browsers wake a background window once a minute. */
const GONE_AFTER = { visible: 15_000, hidden: 90_000 }

/** Windows that are remembered; beyond them the one that was silent longest is dropped. */
const MAX_WINDOWS = 2000

export interface Present {
  window: string
  document: DocumentKey
  user: number
  name: string
  /** Milliseconds since 1970: opened, last request, and last change. */
  since: number
  seen: number
  changed: number | undefined
  hidden: boolean
}

export class Presence {
  readonly #windows = new Map<string, Present>()

  /** Records a heartbeat; one that arrives late, through another process, changes nothing. */
  note(sign: Present): void {
    const before = this.#windows.get(sign.window)
    if (before && before.seen > sign.seen) return
    this.#windows.delete(sign.window)
    this.#windows.set(sign.window, { ...sign, since: before?.since ?? sign.since })
    const [oldest] = this.#windows.keys()
    if (this.#windows.size > MAX_WINDOWS && oldest !== undefined) this.#windows.delete(oldest)
  }

  leave(window: string): void {
    this.#windows.delete(window)
  }

  get(window: string): Present | undefined {
    return this.#windows.get(window)
  }

  /** Other windows with the document open, in order of arrival. */
  others(document: DocumentKey, window: string, now: number): Present[] {
    for (const [key, { seen, hidden }] of this.#windows)
      if (now - seen > (hidden ? GONE_AFTER.hidden : GONE_AFTER.visible)) this.#windows.delete(key)
    return [...this.#windows.values()]
      .filter((one) => one.document === document && one.window !== window)
      .sort((a, b) => a.since - b.since)
  }
}

const TOPIC = 'presence'

type Message = { sign: Present } | { leaves: string }

/** This process's register, synchronised with other processes'. */
export const presenceRegister = service((payload: BasePayload): Presence => {
  const register = new Presence()
  onBroadcast(payload, TOPIC, (message) => {
    const heard = message as Message
    if ('leaves' in heard) register.leave(heard.leaves)
    else register.note(heard.sign)
  })
  return register
})

export const broadcastPresence = (payload: BasePayload, message: Message): Promise<void> =>
  broadcast(payload, TOPIC, message)

/** Names of other users who have a document open. */
export function colleaguesIn({ payload, user }: PayloadRequest, slug: string, id: number): string[] {
  const there = presenceRegister.of(payload).others(keyOf(slug, id), '', Date.now())
  return [...new Set(there.filter((one) => one.user !== user?.id).map(({ name }) => name))]
}
