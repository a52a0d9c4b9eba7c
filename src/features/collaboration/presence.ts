/** Who has which document open: in memory, told by the edit views every few seconds, and forgotten soon after they stop. */
import type { BasePayload, PayloadRequest } from 'payload'
import { broadcast, onBroadcast } from '../../cms/broadcast'
import { service } from '../../platform/services'
import { type DocumentKey, keyOf } from './documents'

/** Milliseconds without a sign of life. A browser wakes a window that is in the background once a minute. */
const GONE_AFTER = { visible: 15_000, hidden: 90_000 }

/** Windows that are remembered; beyond them the one that was silent longest is forgotten. */
const MAX_WINDOWS = 2000

export interface Present {
  window: string
  document: DocumentKey
  user: number
  name: string
  /** Milliseconds since 1970: opened, last heard of, and last changed something. */
  since: number
  seen: number
  changed: number | undefined
  hidden: boolean
}

export class Presence {
  readonly #windows = new Map<string, Present>()

  /** Notes a sign of life; one that arrives late, over another process, changes nothing. */
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

  /** Who else has the document open, in the order in which they came. */
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

/** This process's register, which follows the others'. */
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

/** Names of those, other than whoever asks, who have a document open. */
export function colleaguesIn({ payload, user }: PayloadRequest, slug: string, id: number): string[] {
  const there = presenceRegister.of(payload).others(keyOf(slug, id), '', Date.now())
  return [...new Set(there.filter((one) => one.user !== user?.id).map(({ name }) => name))]
}
