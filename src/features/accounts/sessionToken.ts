import { isSameSignature, signatureBytes } from '../../platform/signing'
/**
 * What a member's cookie holds. It is no token of Payload's, which would be good for the admin and REST too; and it is
 * signed, so that whoever reads the sessions in the database cannot use them.
 */

export interface SessionToken {
  member: number
  /** Number of the session among the member's own. */
  session: string
  /** Seconds since 1970. */
  expires: number
}

const signature = (content: string, secret: string) => signatureBytes(secret, 'member-session', content)

export function writeSessionToken({ member, session, expires }: SessionToken, secret: string): string {
  const content = `${member}.${session}.${expires}`
  return `${content}.${signature(content, secret).toString('base64url')}`
}

/** Undefined for whatever was not written here, or has expired. */
export function readSessionToken(token: string, secret: string, now: number): SessionToken | undefined {
  const [, content = '', member, session = '', expires, signed = ''] =
    /^((\d{1,15})\.([\w-]{1,64})\.(\d{1,15}))\.([\w-]{43})$/.exec(token) ?? []
  if (!isSameSignature(Buffer.from(signed, 'base64url'), signature(content, secret))) return undefined
  const read = { member: Number(member), session, expires: Number(expires) }
  return read.expires * 1000 > now ? read : undefined
}
