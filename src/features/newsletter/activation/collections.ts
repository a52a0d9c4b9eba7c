/** Pending activations, and counts of sent codes. Internal. */
import type { CollectionConfig } from 'payload'
import { nobody } from '../../../cms/access/roles'

const closed = { read: nobody, create: nobody, update: nobody, delete: nobody }

/** One row is the whole pending subscription of a number with all its groups, so that it cannot be stored in part. */
export const pendingActivations: CollectionConfig = {
  slug: 'pendingActivations',
  labels: {
    singular: { nb: 'Ventende påmelding', en: 'Pending subscription' },
    plural: { nb: 'Ventende påmeldinger', en: 'Pending subscriptions' },
  },
  admin: { hidden: () => true },
  access: closed,
  fields: [
    { name: 'mobile', type: 'text', required: true, unique: true, index: true },
    // An HMAC: the code itself is only in the SMS.
    { name: 'codeHash', type: 'text', required: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
    { name: 'tries', type: 'number', required: true, defaultValue: 0 },
    // Stored after confirmation: name, groups, custom fields, language, page, wording.
    { name: 'request', type: 'json', required: true },
  ],
}

/** Counts of actions that cost money: in the database, so that neither a restart nor a second process resets them. */
export const newsletterCounters: CollectionConfig = {
  slug: 'newsletterCounters',
  labels: { singular: { nb: 'Teller', en: 'Counter' }, plural: { nb: 'Tellere', en: 'Counters' } },
  admin: { hidden: () => true },
  access: closed,
  timestamps: false,
  fields: [
    // The counted thing; numbers and addresses as HMACs.
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'count', type: 'number', required: true },
    { name: 'resetsAt', type: 'date', required: true, index: true },
  ],
}
