/**
 * Signatures by the site's secret (HMAC with SHA-256). The same secret signs many things: each use has a purpose of its
 * own, so that a signature for one is invalid for another.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'

/** HMAC with SHA-256, for a key that is used for one thing alone. */
export const keyedHash = (key: string, content: string): Buffer => createHmac('sha256', key).update(content).digest()

/** HMAC with SHA-1 in base64: Twilio signs its calls so, and leaves no choice. */
export const sha1Signature = (key: string, content: string): string =>
  createHmac('sha1', key).update(content).digest('base64')

/** Signs `purpose:content:…`. Changing the purpose or the order of the content invalidates earlier signatures. */
export function signatureBytes(secret: string, purpose: string, ...content: readonly (string | number)[]): Buffer {
  return keyedHash(secret, [purpose, ...content].join(':'))
}

/** The same as 43 characters of base64url. */
export const signatureText = (secret: string, purpose: string, ...content: readonly (string | number)[]): string =>
  signatureBytes(secret, purpose, ...content).toString('base64url')

const bytesOf = (value: string | Buffer): Buffer => (typeof value === 'string' ? Buffer.from(value) : value)

/** Compares in constant time. */
export function isSameSignature(given: string | Buffer, right: string | Buffer): boolean {
  const [one, other] = [bytesOf(given), bytesOf(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
