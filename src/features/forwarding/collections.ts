/** The queue to an upstream, and its state. Rows are deleted once they are sent, or after a day. */
import type { CollectionConfig } from 'payload'
import { nobody } from '../../cms/access/roles'
import { queueFields } from '../../cms/queue/fields'

const closed = { read: nobody, create: nobody, update: nobody, delete: nobody }
const hidden = { admin: { hidden: () => true }, access: closed } as const

export const forwardedHits: CollectionConfig = {
  ...hidden,
  slug: 'forwardedHits',
  labels: {
    singular: { nb: 'Videresendt hendelse', en: 'Forwarded hit' },
    plural: { nb: 'Videresendte hendelser', en: 'Forwarded hits' },
  },
  fields: [
    { name: 'upstream', type: 'text', required: true },
    { name: 'hit', type: 'json', required: true },
    // Waiting, sending, uncertain, failed.
    ...queueFields(),
  ],
}

/** Start of a visit, for visitors whose hits were forwarded; kept for the visitor's day. */
export const forwardedVisits: CollectionConfig = {
  ...hidden,
  slug: 'forwardedVisits',
  timestamps: false,
  labels: {
    singular: { nb: 'Videresendt besøk', en: 'Forwarded visit' },
    plural: { nb: 'Videresendte besøk', en: 'Forwarded visits' },
  },
  fields: [
    // The visitor's hash of the day.
    { name: 'visitor', type: 'text', required: true, unique: true, index: true },
    // Milliseconds.
    { name: 'beganAt', type: 'number', required: true },
    { name: 'lastAt', type: 'number', required: true, index: true },
  ],
}

/** One row for each upstream: when it last worked, and its last error. */
export const forwardingStates: CollectionConfig = {
  ...hidden,
  slug: 'forwardingStates',
  timestamps: false,
  labels: {
    singular: { nb: 'Videresending', en: 'Forwarding' },
    plural: { nb: 'Videresendinger', en: 'Forwardings' },
  },
  fields: [
    { name: 'upstream', type: 'text', required: true, unique: true, index: true },
    { name: 'sentAt', type: 'date' },
    { name: 'sent', type: 'number', required: true, defaultValue: 0 },
    // Given up, refused, or with an unknown result.
    { name: 'lost', type: 'number', required: true, defaultValue: 0 },
    { name: 'error', type: 'text' },
    { name: 'errorAt', type: 'date' },
    // When the people responsible were notified that nothing gets through.
    { name: 'reportedAt', type: 'date' },
  ],
}
