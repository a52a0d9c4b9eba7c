/** Passkeys of staff: a second step, or with finger, face or PIN both steps. */
import type { PasskeyOwner, PasskeyStore } from '../../../cms/passkeys/passkeys'
import type { StoredUser } from '../storedUser'
import { staffPasskeys } from '../tables'

export const passkeysOfStaff: PasskeyStore = { people: 'staff', table: staffPasskeys, onlyAlone: false }

export const passkeyOwner = ({ id, createdAt, email, name }: StoredUser): PasskeyOwner => ({
  id,
  createdAt,
  account: email,
  name,
})
