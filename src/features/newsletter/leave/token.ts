import { isSameSignature, signatureBytes } from '../../../platform/signing'
/** The unsubscribe link: short, since it takes up space in every message. */

export const LEAVE_PATH = '/avmeld'

/** Letters and digits only: phones cut links at characters that could end a sentence. 56 bits cannot be guessed. */
const CHARACTERS = 11
const BASE = 36

/** Pattern of the unsubscribe link in any message. */
export const leaveSecretTexts: readonly RegExp[] = [new RegExp(`(?<=${LEAVE_PATH}(?:/|%2F))[a-z0-9]{12,20}`, 'gi')]

type Purpose = 'newsletter-leave' | 'newsletter-leave-test'

function signatureOf(subscriber: number, secret: string, purpose: Purpose): string {
  const hash = signatureBytes(secret, purpose, subscriber)
  return hash.readBigUInt64BE().toString(BASE).padStart(CHARACTERS, '0').slice(-CHARACTERS)
}

export const leaveToken = (subscriber: number, secret: string, purpose: Purpose = 'newsletter-leave') =>
  `${subscriber.toString(BASE)}${signatureOf(subscriber, secret, purpose)}`

/** The subscriber's id; undefined for an invalid token. */
export const readLeaveToken = (token: string, secret: string) => readToken(token, secret, 'newsletter-leave')

/** Whether the token is from a test message: it looks like a receiver's, but ends nothing. */
export const isTestToken = (token: string, secret: string) =>
  readToken(token, secret, 'newsletter-leave-test') !== undefined

function readToken(token: string, secret: string, purpose: Purpose): number | undefined {
  if (!/^[a-z0-9]{12,20}$/.test(token)) return undefined
  const subscriber = Number.parseInt(token.slice(0, -CHARACTERS), BASE)
  if (!Number.isSafeInteger(subscriber)) return undefined
  return isSameSignature(token, leaveToken(subscriber, secret, purpose)) ? subscriber : undefined
}

/** The full link, for a message to this subscriber. */
export const leaveHref = (siteUrl: string, subscriber: number, secret: string) =>
  `${siteUrl}${LEAVE_PATH}/${leaveToken(subscriber, secret)}`

/** For a test of the message that this subscriber would get: of the same length, sent to another phone. */
export const testLeaveHref = (siteUrl: string, subscriber: number, secret: string) =>
  `${siteUrl}${LEAVE_PATH}/${leaveToken(subscriber, secret, 'newsletter-leave-test')}`
