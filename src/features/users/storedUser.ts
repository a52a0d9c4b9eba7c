/** Users as they are stored, with what no answer of the program holds. */
import type { BasePayload, PayloadRequest, Where } from 'payload'
import type { User } from '../../cms/types'
import type { KeptPassword } from '../../platform/passwords/hash'

export type StoredUser = Pick<User, 'id' | 'name' | 'email' | 'role' | 'createdAt' | 'invitedAt'> & KeptPassword

/** By number or by address, which is stored in small letters. */
export async function storedUser(
  payload: BasePayload,
  who: { id: number } | { email: string },
  req?: PayloadRequest,
): Promise<StoredUser | undefined> {
  const where: Where = 'id' in who ? { id: { equals: who.id } } : { email: { equals: who.email } }
  return (await payload.db.findOne<StoredUser>({ collection: 'users', where, ...(req ? { req } : {}) })) ?? undefined
}
