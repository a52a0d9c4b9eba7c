import { isSameSignature, signatureBytes } from '../../platform/signing'
/**
 * Content of a member's cookie. It is not a Payload token, which would also be valid for the admin and REST; and it is
 * signed, so that reading the sessions in the database is not enough to use them.
 */

export interface SessionToken {
  member: number
  /** Id of the session, unique for the member. */
  session: string
  /** Seconds since 1970. */
  expires: number
}

const signature = (content: string, secret: string) => signatureBytes(secret, 'member-session', content)

export function writeSessionToken({ member, session, expires }: SessionToken, secret: string): string {
  const content = `${member}.${session}.${expires}`
  return `${content}.${signature(content, secret).toString('base64url')}`
}

/** Undefined for a token that is invalid or has expired. */
export function readSessionToken(token: string, secret: string, now: number): SessionToken | undefined {
  const [, content = '', member, session = '', expires, signed = ''] =
    /^((\d{1,15})\.([\w-]{1,64})\.(\d{1,15}))\.([\w-]{43})$/.exec(token) ?? []
  if (!isSameSignature(Buffer.from(signed, 'base64url'), signature(content, secret))) return undefined
  const read = { member: Number(member), session, expires: Number(expires) }
  return read.expires * 1000 > now ? read : undefined
}
