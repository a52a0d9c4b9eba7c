/** Activation codes: four digits from a cryptographic source, stored as HMACs. */
import { randomInt } from 'node:crypto'
import { isSameSignature, signatureText } from '../../../platform/signing'

const DIGITS = 4

export const newCode = (): string => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')

/** Bound to the number, so that equal codes have different hashes. */
export const codeHash = (code: string, mobile: string, secret: string): string =>
  signatureText(secret, 'newsletter-code', mobile, code)

export function isCode(typed: string, mobile: string, hash: string, secret: string): boolean {
  return isSameSignature(codeHash(typed, mobile, secret), hash)
}
