/** The WebAuthn user handle: reveals nothing, and differs for a later user with the same id. */
import { signatureBytes } from '../../../platform/signing'
import type { StoredUser } from '../storedUser'

export const userHandle = (
  { id, createdAt }: Pick<StoredUser, 'id' | 'createdAt'>,
  secret: string,
): Uint8Array<ArrayBuffer> => new Uint8Array(signatureBytes(secret, 'staff-passkey-user', id, Date.parse(createdAt)))
