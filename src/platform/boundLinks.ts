import { isSameSignature, signatureBytes } from './signing'
/**
 * What links in letters carry. Nothing of them is stored: a link is bound to what is stored of whom it is for, and is
 * worth nothing once that has changed. So each works once, and the newest state decides, whoever holds an older one.
 */

export interface LinkedTo {
  /** What the link is for; the same secret signs others. */
  purpose: string
  id: number
  /** What it ends with: a change of this makes it worthless. */
  bound: string
}

const signature = (purpose: string, content: string, bound: string, secret: string) =>
  signatureBytes(secret, purpose, content, bound)

/** `expires` in milliseconds since 1970. */
export function writeBoundLink({ purpose, id, bound }: LinkedTo, secret: string, expires: number): string {
  const content = `${id}.${Math.floor(expires / 1000)}`
  return `${content}.${signature(purpose, content, bound, secret).toString('base64url')}`
}

const shape = /^(\d{1,15})\.(\d{1,12})\.([\w-]{43})$/

/** Whom a link names, true or not. */
export function idOfBoundLink(link: string): number | undefined {
  const id = shape.exec(link)?.[1]
  return id === undefined ? undefined : Number(id)
}

export function isBoundLink(link: string, { purpose, id, bound }: LinkedTo, secret: string, now: number): boolean {
  const [, named, expires, signed = ''] = shape.exec(link) ?? []
  if (Number(named) !== id || !(Number(expires) * 1000 > now)) return false
  const given = Buffer.from(signed, 'base64url')
  const right = signature(purpose, `${named}.${expires}`, bound, secret)
  // Decoded, a last character may be another than was written: the text must be the same.
  return isSameSignature(given, right) && right.toString('base64url') === signed
}
