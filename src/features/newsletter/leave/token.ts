import { isSameSignature, signatureBytes } from '../../../platform/signing'
/** The link by which a receiver leaves: short, since it costs room in every message. */

export const LEAVE_PATH = '/avmeld'

/** Letters and digits alone: phones cut links at a sign that could end a sentence. 56 bits are beyond guessing. */
const CHARACTERS = 11
const BASE = 36

/** The way out of one subscription, in any message. */
export const leaveSecretTexts: readonly RegExp[] = [new RegExp(`(?<=${LEAVE_PATH}(?:/|%2F))[a-z0-9]{12,20}`, 'gi')]

type Purpose = 'newsletter-leave' | 'newsletter-leave-test'

function signatureOf(subscriber: number, secret: string, purpose: Purpose): string {
  const hash = signatureBytes(secret, purpose, subscriber)
  return hash.readBigUInt64BE().toString(BASE).padStart(CHARACTERS, '0').slice(-CHARACTERS)
}

export const leaveToken = (subscriber: number, secret: string, purpose: Purpose = 'newsletter-leave') =>
  `${subscriber.toString(BASE)}${signatureOf(subscriber, secret, purpose)}`

/** The subscriber's id; undefined for whatever was not made here. */
export const readLeaveToken = (token: string, secret: string) => readToken(token, secret, 'newsletter-leave')

/** Whether it stood in the test of a message: then it looks like a receiver's, and ends nothing. */
export const isTestToken = (token: string, secret: string) =>
  readToken(token, secret, 'newsletter-leave-test') !== undefined

function readToken(token: string, secret: string, purpose: Purpose): number | undefined {
  if (!/^[a-z0-9]{12,20}$/.test(token)) return undefined
  const subscriber = Number.parseInt(token.slice(0, -CHARACTERS), BASE)
  if (!Number.isSafeInteger(subscriber)) return undefined
  return isSameSignature(token, leaveToken(subscriber, secret, purpose)) ? subscriber : undefined
}

/** The whole link, for a message to this subscriber. */
export const leaveHref = (siteUrl: string, subscriber: number, secret: string) =>
  `${siteUrl}${LEAVE_PATH}/${leaveToken(subscriber, secret)}`

/** In the test of a message that this subscriber would get: of the same length, for somebody else's phone. */
export const testLeaveHref = (siteUrl: string, subscriber: number, secret: string) =>
  `${siteUrl}${LEAVE_PATH}/${leaveToken(subscriber, secret, 'newsletter-leave-test')}`
