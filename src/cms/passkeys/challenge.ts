/**
 * WebAuthn challenges. They are not stored: each holds its time and purpose, and is signed by the site. A passkey's
 * answer is refused if its challenge is older than the last one answered (`passkeys.ts`).
 */
import { randomBytes } from 'node:crypto'
import { isSameSignature, signatureText } from '../../platform/signing'
import type { PasskeyPeople } from './userHandle'

/** Milliseconds that the user has to answer. */
export const ANSWER_WITHIN = 5 * 60 * 1000

/** Alone at sign-in; after the password; a fresh proof before a change; a new passkey. The last three of one user. */
export type ChallengeUse = 'passwordless' | `step ${number}` | `proof ${number}` | `new ${number}`

/** Signed into each challenge: one for a member is worth nothing to staff. */
export interface ChallengeContext {
  people: PasskeyPeople
  use: ChallengeUse
}

const signature = (content: string, { people, use }: ChallengeContext, secret: string) =>
  signatureText(secret, `${people}-passkey`, use, content)

export function newChallenge(context: ChallengeContext, secret: string, now: number): Uint8Array<ArrayBuffer> {
  const content = `${now}.${randomBytes(16).toString('base64url')}`
  return new Uint8Array(Buffer.from(`${content}.${signature(content, context, secret)}`))
}

/**
 * Time of a challenge; undefined if it is forged, for another purpose, or too old. `challenge` as a browser sends it.
 */
export function readChallenge(
  challenge: string,
  context: ChallengeContext,
  secret: string,
  now: number,
): number | undefined {
  const [, content = '', made, signed = ''] =
    /^((\d{1,15})\.[\w-]{22})\.([\w-]{43})$/.exec(Buffer.from(challenge, 'base64url').toString('utf8')) ?? []
  if (!isSameSignature(signed, signature(content, context, secret))) return undefined
  const at = Number(made)
  return at <= now && now - at < ANSWER_WITHIN ? at : undefined
}
