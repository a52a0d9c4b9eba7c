import { isSameSignature, signatureBytes } from './signing'
/**
 * Tokens of links in e-mails. Nothing is stored for them: a link is bound to stored data of its recipient, and is
 * invalid once that has changed. So each works once, and only while the stored data is that of its creation.
 */

export interface LinkedTo {
  /** Purpose of the link; the same secret signs others. */
  purpose: string
  id: number
  /** The data that the link is bound to: a change of it invalidates the link. */
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

/** The id in a link, before its signature is checked. */
export function idOfBoundLink(link: string): number | undefined {
  const id = shape.exec(link)?.[1]
  return id === undefined ? undefined : Number(id)
}

export function isBoundLink(link: string, { purpose, id, bound }: LinkedTo, secret: string, now: number): boolean {
  const [, named, expires, signed = ''] = shape.exec(link) ?? []
  if (Number(named) !== id || !(Number(expires) * 1000 > now)) return false
  const given = Buffer.from(signed, 'base64url')
  const right = signature(purpose, `${named}.${expires}`, bound, secret)
  // Different last characters can decode to the same bytes: the text must be the same, too.
  return isSameSignature(given, right) && right.toString('base64url') === signed
}
