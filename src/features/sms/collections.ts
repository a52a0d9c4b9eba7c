/** Outgoing messages, the queues that group them, and incoming messages (docs/flows/message.md). */
import type { CollectionConfig } from 'payload'
import { administrators, hiddenUnlessMarketer, marketerRoles, marketers, nobody } from '../../cms/access/roles'
import { adminGroups } from '../../cms/adminMenu'
import { checkbox } from '../../cms/fields/checkbox'
import { select } from '../../cms/fields/select'
import { decisionEndpoints } from '../../cms/queue/endpoints'
import { smsQueue } from './smsQueue'
import { inboundOutcomes, smsStates } from './states'

export const SMS_QUEUES = 'smsQueues'

/** Admin group of the SMS collections. */

/**
 * Made for a million rows: without Payload's time stamps, which each need one more index, and with compound indexes for
 * the queries of sending. `queue, state, dueAt` finds the next message and counts the messages in each state.
 */
export const smsMessages: CollectionConfig = {
  slug: 'smsMessages',
  dbName: 'sms_messages',
  labels: { singular: { nb: 'SMS', en: 'SMS' }, plural: { nb: 'Utgående SMS', en: 'Outgoing SMS' } },
  timestamps: false,
  defaultSort: '-id',
  admin: {
    useAsTitle: 'to',
    defaultColumns: ['to', 'text', 'state', 'segments', 'queuedAt'],
    group: adminGroups.marketing,
    hidden: hiddenUnlessMarketer,
    description: {
      nb: 'Med forbindelsen «Logg» sendes ingenting: meldingene leses her.',
      en: 'With the gateway “Log” nothing is sent: messages are read here.',
    },
    components: { edit: { beforeDocumentControls: ['/src/features/outbox/admin/SettleMessage#SettleMessage'] } },
  },
  endpoints: decisionEndpoints(smsQueue, marketerRoles),
  access: { read: marketers, create: nobody, update: nobody, delete: administrators },
  indexes: [{ fields: ['queue', 'state', 'dueAt'] }, { fields: ['state', 'leaseUntil'] }],
  fields: [
    { name: 'to', type: 'text', required: true, index: true, label: { nb: 'Til', en: 'To' } },
    { name: 'text', type: 'textarea', required: true, label: { nb: 'Tekst', en: 'Text' } },
    select('state', { nb: 'Tilstand', en: 'State' }, smsStates),
    { name: 'error', type: 'text', label: { nb: 'Siste feil', en: 'Last error' } },
    {
      // Identifies the message, to be sent once: a second row with the same key is rejected.
      name: 'key',
      type: 'text',
      required: true,
      unique: true,
      label: { nb: 'Nøkkel', en: 'Key' },
      admin: { position: 'sidebar' },
    },
    {
      // The text is stored with the gateway “Log” only. The message is never sent again or exported.
      name: 'secret',
      type: 'checkbox',
      label: { nb: 'Kode', en: 'Code' },
      admin: { position: 'sidebar' },
    },
    { name: 'sender', type: 'text', label: { nb: 'Avsender', en: 'Sender' }, admin: { position: 'sidebar' } },
    {
      name: 'segments',
      type: 'number',
      required: true,
      defaultValue: 1,
      label: { nb: 'Deler', en: 'Segments' },
      admin: { position: 'sidebar' },
    },
    {
      // Undefined: sent before the messages of queues.
      name: 'queue',
      type: 'relationship',
      relationTo: 'smsQueues',
      label: { nb: 'Kø', en: 'Queue' },
      admin: { position: 'sidebar', allowEdit: false, allowCreate: false },
    },
    {
      // A number instead of a relation, so that erasing a subscriber does not delete sent messages.
      name: 'subscriber',
      type: 'number',
      label: { nb: 'Abonnentens nummer', en: 'Number of the subscriber' },
      admin: { position: 'sidebar' },
    },
    {
      name: 'attempts',
      type: 'number',
      required: true,
      defaultValue: 0,
      label: { nb: 'Forsøk', en: 'Attempts' },
      admin: { position: 'sidebar' },
    },
    { name: 'queuedAt', type: 'date', label: { nb: 'Lagt i kø', en: 'Queued' }, admin: { position: 'sidebar' } },
    {
      // Earliest time to send.
      name: 'dueAt',
      type: 'date',
      required: true,
      label: { nb: 'Sendes fra', en: 'Due' },
      admin: { position: 'sidebar' },
    },
    {
      // Until then the message is reserved for the worker that claimed it.
      name: 'leaseUntil',
      type: 'date',
      label: { nb: 'Holdt til', en: 'Held until' },
      admin: { hidden: true },
    },
    {
      // When the responsible users were notified that it failed or may not have been sent (`features/undelivered`).
      name: 'reportedAt',
      type: 'date',
      admin: { hidden: true },
    },
    { name: 'sentAt', type: 'date', label: { nb: 'Sendt', en: 'Sent' }, admin: { position: 'sidebar' } },
    { name: 'deliveredAt', type: 'date', label: { nb: 'Levert', en: 'Delivered' }, admin: { position: 'sidebar' } },
    { name: 'gateway', type: 'text', label: { nb: 'Forbindelse', en: 'Gateway' }, admin: { position: 'sidebar' } },
    {
      // The gateway's own id of the message.
      name: 'reference',
      type: 'text',
      index: true,
      label: { nb: 'Referanse', en: 'Reference' },
      admin: { position: 'sidebar' },
    },
  ],
}

/** Messages that are started, paused and ended together. */
export const smsQueues: CollectionConfig = {
  slug: SMS_QUEUES,
  dbName: 'sms_queues',
  labels: { singular: { nb: 'SMS-kø', en: 'SMS queue' }, plural: { nb: 'SMS-køer', en: 'SMS queues' } },
  admin: { useAsTitle: 'name', hidden: true },
  access: { read: marketers, create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'name', type: 'text', required: true, label: { nb: 'Navn', en: 'Name' } },
    {
      ...select(
        'state',
        { nb: 'Tilstand', en: 'State' },
        {
          open: { nb: 'Åpen', en: 'Open' },
          paused: { nb: 'Satt på vent', en: 'Paused' },
          closed: { nb: 'Avsluttet', en: 'Closed' },
        },
      ),
      index: true,
    },
    checkbox('restsAtNight', { nb: 'Hviler om natten', en: 'Rests at night' }),
  ],
}

/** Messages from phones to the site's own number. Stored before the gateway gets its acknowledgement. */
export const smsInbound: CollectionConfig = {
  slug: 'smsInbound',
  dbName: 'sms_inbound',
  labels: { singular: { nb: 'Innkommet SMS', en: 'Received SMS' }, plural: { nb: 'Innkomne SMS', en: 'Received SMS' } },
  timestamps: false,
  defaultSort: '-id',
  admin: {
    useAsTitle: 'from',
    defaultColumns: ['from', 'text', 'receivedAt', 'outcome'],
    group: adminGroups.marketing,
    hidden: hiddenUnlessMarketer,
  },
  access: { read: marketers, create: nobody, update: nobody, delete: administrators },
  indexes: [{ fields: ['handledAt', 'leaseUntil'] }],
  fields: [
    { name: 'from', type: 'text', required: true, index: true, label: { nb: 'Fra', en: 'From' } },
    { name: 'to', type: 'text', label: { nb: 'Til', en: 'To' } },
    { name: 'text', type: 'textarea', label: { nb: 'Tekst', en: 'Text' } },
    { name: 'gateway', type: 'text', required: true, label: { nb: 'Forbindelse', en: 'Gateway' } },
    {
      // The gateway's name and its own id of the message, so that repeated callbacks store it once.
      name: 'key',
      type: 'text',
      required: true,
      unique: true,
      label: { nb: 'Nøkkel', en: 'Key' },
    },
    { name: 'receivedAt', type: 'date', required: true, index: true, label: { nb: 'Mottatt', en: 'Received' } },
    { name: 'leaseUntil', type: 'date', admin: { hidden: true } },
    { name: 'handledAt', type: 'date', label: { nb: 'Behandlet', en: 'Handled' } },
    {
      name: 'outcome',
      type: 'select',
      label: { nb: 'Hva som ble gjort', en: 'What was done' },
      options: Object.entries(inboundOutcomes).map(([value, label]) => ({ value, label })),
    },
  ],
}

/** State of each gateway, recorded by the process that sends; read by the admin and other processes. */
export const smsGateways: CollectionConfig = {
  slug: 'smsGateways',
  dbName: 'sms_gateways',
  timestamps: false,
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'gateway', type: 'text', required: true, unique: true, index: true },
    // Series of failed calls since the last success.
    { name: 'failures', type: 'number', required: true, defaultValue: 0 },
    // Time of the next call; null while it works.
    { name: 'nextTryAt', type: 'date' },
    { name: 'error', type: 'text' },
    { name: 'errorAt', type: 'date' },
    { name: 'sentAt', type: 'date' },
    // When a user requested an immediate attempt.
    { name: 'askedAt', type: 'date' },
  ],
}

/** When the gateway may be called next: one row that all processes share. */
export const smsPace: CollectionConfig = {
  slug: 'smsPace',
  dbName: 'sms_pace',
  timestamps: false,
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'gateway', type: 'text', required: true, unique: true },
    // Milliseconds since 1970.
    { name: 'nextAt', type: 'number', required: true },
  ],
}
