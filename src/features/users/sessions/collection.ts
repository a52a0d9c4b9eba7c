/**
 * Sessions of staff, apart from the users that they belong to: a user is written as a whole by many, and a session that
 * was ended must not come back with it.
 */
import type { CollectionConfig } from 'payload'
import { ownedByUser } from '../ownedByUser'

export const staffSessions: CollectionConfig = ownedByUser('staffSessions', [
  // What the token names.
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
  // An administrator was asked for a second step, and answered “later”.
  { name: 'postponed', type: 'checkbox', defaultValue: false, label: { nb: 'Utsatt', en: 'Postponed' } },
])
