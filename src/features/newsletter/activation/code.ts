/** Activation codes: four digits from a cryptographic source, kept as HMACs. */
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'

const DIGITS = 4

export const newCode = (): string => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')

/** Bound to the number, so that equal codes do not look equal. */
export const codeHash = (code: string, mobile: string, secret: string): string =>
  createHmac('sha256', secret).update(`newsletter-code:${mobile}:${code}`).digest('base64url')

export function isCode(typed: string, mobile: string, hash: string, secret: string): boolean {
  const [given, right] = [Buffer.from(codeHash(typed, mobile, secret)), Buffer.from(hash)]
  return given.length === right.length && timingSafeEqual(given, right)
}
