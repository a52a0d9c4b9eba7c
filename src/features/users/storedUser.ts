/** Reads users with the fields that no response contains. */
import type { BasePayload, PayloadRequest, Where } from 'payload'
import type { User } from '../../cms/types'
import type { KeptPassword } from '../../platform/passwords/hash'

export type StoredUser = Pick<User, 'id' | 'name' | 'email' | 'role' | 'createdAt' | 'invitedAt'> & KeptPassword

/** By id or by e-mail address, which is stored in lower case. */
export async function storedUser(
  payload: BasePayload,
  who: { id: number } | { email: string },
  req?: PayloadRequest,
): Promise<StoredUser | undefined> {
  const where: Where = 'id' in who ? { id: { equals: who.id } } : { email: { equals: who.email } }
  return (await payload.db.findOne<StoredUser>({ collection: 'users', where, ...(req ? { req } : {}) })) ?? undefined
}
