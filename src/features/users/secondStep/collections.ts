/** Stored data for checking the second step. No response, export or version contains any of it. */
import type { CollectionConfig } from 'payload'
import { ownedRows } from '../../../cms/ownedRows'
import { passkeyFields } from '../../../cms/passkeys/fields'

export const staffPasskeys: CollectionConfig = ownedRows('staffPasskeys', passkeyFields)

/** The key of an app for one-time codes (TOTP); one for each user. */
export const staffCodes: CollectionConfig = ownedRows(
  'staffCodes',
  [
    // Encrypted (`seal.ts`).
    { name: 'sealedKey', type: 'text', required: true, hidden: true },
    { name: 'addedAt', type: 'date', required: true, label: { nb: 'Lagt til', en: 'Added' } },
    { name: 'usedAt', type: 'date', label: { nb: 'Sist brukt', en: 'Last used' } },
    // The period of the last accepted code, counted from 1970: none is accepted twice.
    { name: 'period', type: 'number', required: true, hidden: true },
  ],
  { one: true },
)

export const staffRecoveryCodes: CollectionConfig = ownedRows('staffRecoveryCodes', [
  { name: 'codeHash', type: 'text', required: true, unique: true, hidden: true },
  { name: 'usedAt', type: 'date', label: { nb: 'Brukt', en: 'Used' } },
])
