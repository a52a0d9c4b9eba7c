/**
 * Sessions of staff, stored apart from users: many requests write a user as a whole, and must not restore a session
 * that was ended.
 */
import type { CollectionConfig } from 'payload'
import { ownedRows } from '../../../cms/ownedRows'

export const staffSessions: CollectionConfig = ownedRows('staffSessions', [
  // The id in the token.
  { name: 'sid', type: 'text', required: true, unique: true, hidden: true },
  { name: 'startedAt', type: 'date', required: true, label: { nb: 'Logget inn', en: 'Signed in' } },
  { name: 'usedAt', type: 'date', required: true, index: true, label: { nb: 'Sist brukt', en: 'Last used' } },
  { name: 'device', type: 'text', label: { nb: 'Nettleser', en: 'Browser' } },
  { name: 'address', type: 'text', label: { nb: 'Fra adresse', en: 'From address' } },
  {
    name: 'provider',
    type: 'text',
    required: true,
    defaultValue: '',
    label: { nb: 'Logget inn hos', en: 'Signed in at' },
  },
  // The administrator answered “later” when asked to set up a second step.
  { name: 'postponed', type: 'checkbox', defaultValue: false, label: { nb: 'Utsatt', en: 'Postponed' } },
])
