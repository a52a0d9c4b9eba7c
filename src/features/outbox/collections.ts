/** Outgoing e-mails, stored before they are sent (docs/flows/order.md). */
import type { CollectionConfig } from 'payload'
import { administrators, hiddenUnless, nobody } from '../../cms/access/roles'
import { adminGroups } from '../../cms/adminMenu'
import { select } from '../../cms/fields/select'
import { decisionEndpoints } from '../../cms/queue/endpoints'
import { emailQueue } from './emailQueue'

export const emails: CollectionConfig = {
  slug: 'emails',
  labels: { singular: { nb: 'E-post', en: 'E-mail' }, plural: { nb: 'Utgående e-post', en: 'Outgoing e-mail' } },
  admin: {
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'to', 'state', 'attempts', 'createdAt'],
    group: adminGroups.settings,
    hidden: hiddenUnless('administrator'),
    description: {
      nb: 'Uten e-posttjener (SMTP_URL) blir e-postene liggende her og kan leses. De sendes når den er på plass.',
      en: 'Without a mail server (SMTP_URL) the e-mails stay here and can be read. They are sent once there is one.',
    },
    components: { edit: { beforeDocumentControls: ['/src/features/outbox/admin/SettleMessage#SettleMessage'] } },
  },
  endpoints: decisionEndpoints(emailQueue, ['administrator']),
  access: { read: administrators, create: nobody, update: nobody, delete: administrators },
  fields: [
    {
      // Identifies the e-mail, to be sent once: a second row with the same key is rejected.
      name: 'key',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: { nb: 'Nøkkel', en: 'Key' },
      admin: { position: 'sidebar' },
    },
    { name: 'to', type: 'text', required: true, label: { nb: 'Til', en: 'To' } },
    { name: 'replyTo', type: 'text', label: { nb: 'Svar til', en: 'Reply to' } },
    { name: 'subject', type: 'text', required: true, label: { nb: 'Emne', en: 'Subject' } },
    {
      name: 'html',
      type: 'textarea',
      label: { nb: 'E-posten', en: 'The e-mail' },
      admin: { components: { Field: '/src/features/outbox/admin/EmailFrame#EmailFrame' }, disableListColumn: true },
    },
    { name: 'text', type: 'textarea', required: true, label: { nb: 'Som tekst', en: 'As text' } },
    {
      ...select(
        'state',
        { nb: 'Tilstand', en: 'State' },
        {
          waiting: { nb: 'Venter', en: 'Waiting' },
          sending: { nb: 'Sendes', en: 'Sending' },
          sent: { nb: 'Sendt', en: 'Sent' },
          uncertain: { nb: 'Uviss', en: 'Uncertain' },
          failed: { nb: 'Mislyktes', en: 'Failed' },
        },
      ),
      index: true,
    },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0, label: { nb: 'Forsøk', en: 'Attempts' } },
    {
      // Earliest time to send.
      name: 'dueAt',
      type: 'date',
      required: true,
      index: true,
      label: { nb: 'Sendes fra', en: 'Due' },
    },
    {
      // Until then the e-mail is reserved for the worker that claimed it.
      name: 'leaseUntil',
      type: 'date',
      label: { nb: 'Holdt til', en: 'Held until' },
    },
    { name: 'sentAt', type: 'date', label: { nb: 'Sendt', en: 'Sent' } },
    { name: 'error', type: 'text', label: { nb: 'Siste feil', en: 'Last error' } },
    {
      // When the responsible users were notified that it failed or may not have been sent (`features/undelivered`).
      name: 'reportedAt',
      type: 'date',
      admin: { hidden: true },
    },
  ],
}
