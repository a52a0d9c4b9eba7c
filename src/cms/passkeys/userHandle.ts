/** The WebAuthn user handle: reveals nothing, and differs for a later user with the same id. */
import { signatureBytes } from '../../platform/signing'

/** Who signs in: each has accounts, passkeys and signatures of their own. */
export type PasskeyPeople = 'staff' | 'member'

export const userHandle = (
  people: PasskeyPeople,
  { id, createdAt }: { id: number; createdAt: string },
  secret: string,
): Uint8Array<ArrayBuffer> =>
  new Uint8Array(signatureBytes(secret, `${people}-passkey-user`, id, Date.parse(createdAt)))
