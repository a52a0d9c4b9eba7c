/** What waits for a code, and how many codes have gone out. For the program alone. */
import type { CollectionConfig } from 'payload'
import { nobody } from '../../../cms/access/roles'

const closed = { read: nobody, create: nobody, update: nobody, delete: nobody }

/** One row is the whole pending subscription of a number, all its groups: it is there or not. */
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
    // An HMAC: the code itself is in the SMS alone.
    { name: 'codeHash', type: 'text', required: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
    { name: 'tries', type: 'number', required: true, defaultValue: 0 },
    // What is stored once it is confirmed: name, groups, custom fields, language, page, wording.
    { name: 'request', type: 'json', required: true },
  ],
}

/** Counts that cost money: kept here so that neither a restart nor a second process begins anew. */
export const newsletterCounters: CollectionConfig = {
  slug: 'newsletterCounters',
  labels: { singular: { nb: 'Teller', en: 'Counter' }, plural: { nb: 'Tellere', en: 'Counters' } },
  admin: { hidden: () => true },
  access: closed,
  timestamps: false,
  fields: [
    // What is counted; numbers and addresses as HMACs.
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'count', type: 'number', required: true },
    { name: 'resetsAt', type: 'date', required: true, index: true },
  ],
}
