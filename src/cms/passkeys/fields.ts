/** Stored fields of a passkey, besides its owner (`cms/ownedRows.ts`). */
import type { Field } from 'payload'

export const passkeyFields: Field[] = [
  { name: 'name', type: 'text', required: true, label: { nb: 'Navn', en: 'Name' } },
  { name: 'credential', type: 'text', required: true, unique: true, hidden: true },
  { name: 'publicKey', type: 'text', required: true, hidden: true },
  { name: 'counter', type: 'number', required: true, hidden: true },
  { name: 'transports', type: 'text', hidden: true },
  { name: 'addedAt', type: 'date', required: true, label: { nb: 'Lagt til', en: 'Added' } },
  { name: 'usedAt', type: 'date', label: { nb: 'Sist brukt', en: 'Last used' } },
  // Time of the last challenge that was answered, in milliseconds since 1970: none is accepted twice.
  { name: 'answered', type: 'number', required: true, hidden: true },
]

/** Columns of a table of passkeys. */
export type PasskeyColumn =
  | 'id'
  | 'owner'
  | 'name'
  | 'credential'
  | 'public_key'
  | 'counter'
  | 'transports'
  | 'added_at'
  | 'used_at'
  | 'answered'
