/** Stored data for checking the second step. No response, export or version contains any of it. */
import type { CollectionConfig } from 'payload'
import { ownedByUser } from '../ownedByUser'

export const staffPasskeys: CollectionConfig = ownedByUser('staffPasskeys', [
  { name: 'name', type: 'text', required: true, label: { nb: 'Navn', en: 'Name' } },
  { name: 'credential', type: 'text', required: true, unique: true, hidden: true },
  { name: 'publicKey', type: 'text', required: true, hidden: true },
  { name: 'counter', type: 'number', required: true, hidden: true },
  { name: 'transports', type: 'text', hidden: true },
  { name: 'addedAt', type: 'date', required: true, label: { nb: 'Lagt til', en: 'Added' } },
  { name: 'usedAt', type: 'date', label: { nb: 'Sist brukt', en: 'Last used' } },
  // Time of the last challenge that was answered, in milliseconds since 1970: none is accepted twice.
  { name: 'answered', type: 'number', required: true, hidden: true },
])

/** The key of an app for one-time codes (TOTP); one for each user. */
export const staffCodes: CollectionConfig = ownedByUser(
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

export const staffRecoveryCodes: CollectionConfig = ownedByUser('staffRecoveryCodes', [
  { name: 'codeHash', type: 'text', required: true, unique: true, hidden: true },
  { name: 'usedAt', type: 'date', label: { nb: 'Brukt', en: 'Used' } },
])
