/** The WebAuthn user handle: reveals nothing, and differs for a later user with the same number. */
import { createHmac } from 'node:crypto'
import type { StoredUser } from '../storedUser'

export const userHandle = (
  { id, createdAt }: Pick<StoredUser, 'id' | 'createdAt'>,
  secret: string,
): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    createHmac('sha256', secret)
      .update(`staff-passkey-user:${id}:${Date.parse(createdAt)}`)
      .digest(),
  )
