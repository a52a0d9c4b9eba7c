/**
 * Signatures by the site's secret (HMAC with SHA-256). The same secret signs many things: each use has a purpose of its
 * own, so that a signature for one is invalid for another.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signs `purpose:content:…`. Changing the purpose or the order of the content invalidates earlier signatures. */
export function signatureBytes(secret: string, purpose: string, ...content: readonly (string | number)[]): Buffer {
  return createHmac('sha256', secret)
    .update([purpose, ...content].join(':'))
    .digest()
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
