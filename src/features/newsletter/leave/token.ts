/** The link by which a receiver leaves: short, since it costs room in every message. */
import { createHmac, timingSafeEqual } from 'node:crypto'

export const LEAVE_PATH = '/avmeld'

/** Letters and digits alone: phones cut links at a sign that could end a sentence. 56 bits are beyond guessing. */
const CHARACTERS = 11
const BASE = 36

/** The way out of one subscription, in any message. */
export const leaveSecretTexts: readonly RegExp[] = [new RegExp(`(?<=${LEAVE_PATH}(?:/|%2F))[a-z0-9]{12,20}`, 'gi')]

function signatureOf(subscriber: number, secret: string): string {
  const hash = createHmac('sha256', secret).update(`newsletter-leave:${subscriber}`).digest()
  return hash.readBigUInt64BE().toString(BASE).padStart(CHARACTERS, '0').slice(-CHARACTERS)
}

export const leaveToken = (subscriber: number, secret: string) =>
  `${subscriber.toString(BASE)}${signatureOf(subscriber, secret)}`

/** The subscriber's id; undefined for whatever was not made here. */
export function readLeaveToken(token: string, secret: string): number | undefined {
  if (!/^[a-z0-9]{12,20}$/.test(token)) return undefined
  const subscriber = Number.parseInt(token.slice(0, -CHARACTERS), BASE)
  if (!Number.isSafeInteger(subscriber)) return undefined
  const [given, right] = [Buffer.from(token), Buffer.from(leaveToken(subscriber, secret))]
  return given.length === right.length && timingSafeEqual(given, right) ? subscriber : undefined
}

/** The whole link, for a message to this subscriber. */
export const leaveHref = (siteUrl: string, subscriber: number, secret: string) =>
  `${siteUrl}${LEAVE_PATH}/${leaveToken(subscriber, secret)}`
