/** Passkeys of members: they replace the password, which goes on working. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { type ListedPasskey, type PasskeyOwner, type PasskeyStore, passkeysOf } from '../../../cms/passkeys/passkeys'
import { runStatement } from '../../../cms/statements'
import type { Member } from '../../../cms/types'
import { memberPasskeys } from '../tables'

export const passkeysOfMembers: PasskeyStore = { people: 'member', table: memberPasskeys, onlyAlone: true }

export const passkeyOwner = ({ id, createdAt, username, name }: Member): PasskeyOwner => ({
  id,
  createdAt,
  account: username,
  name: name || username,
})

export const passkeysOfMember = (payload: BasePayload, member: number): Promise<ListedPasskey[]> =>
  passkeysOf(passkeysOfMembers, payload, member)

/** Ids of deleted members may be reused: no passkey may remain. */
export async function deletePasskeys(payload: BasePayload, member: number): Promise<void> {
  await runStatement(payload, sql`delete from ${memberPasskeys} where ${memberPasskeys.owner} = ${member}`)
}
