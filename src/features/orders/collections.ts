/** Order requests, their events, and the files that visitors attached. */

import type { CollectionConfig, Field } from 'payload'
import { administrators, hiddenUnless, nobody, roles, staff } from '../../cms/access/roles'
import { adminGroups } from '../../cms/adminMenu'
import { select } from '../../cms/fields/select'
import { DEALERS } from '../dealers'
import { staffOrOwnDealer } from './access'
import { orderEndpoints } from './endpoints'
import { deleteLateMail, deleteRelated, notifyOfMove, recordMove } from './hooks'
import { orderStates, routings } from './states'

const hidden = hiddenUnless(...roles)

/** Read-only: values sent by visitors are never edited. */
function sent<F extends Field>(field: F): F {
  return { ...field, access: { update: () => false }, admin: { ...field.admin, readOnly: true } } as F
}

const text = (name: string, nb: string, en: string, required = false): Field =>
  sent({ name, type: 'text', required, label: { nb, en } })

const customer: Field[] = [
  {
    type: 'row',
    fields: [text('name', 'Navn', 'Name', true), { ...text('email', 'E-post', 'E-mail', true), index: true } as Field],
  },
  { type: 'row', fields: [text('phone', 'Telefon', 'Phone'), text('company', 'Firma', 'Company')] },
  {
    type: 'row',
    fields: [
      text('organisationNumber', 'Organisasjonsnummer', 'Organisation number'),
      text('street', 'Gateadresse', 'Street address'),
    ],
  },
  { type: 'row', fields: [text('postcode', 'Postnummer', 'Postcode', true), text('place', 'Poststed', 'Place')] },
  sent({ name: 'message', type: 'textarea', label: { nb: 'Melding', en: 'Message' } }),
]

export const orderRequests: CollectionConfig = {
  slug: 'orderRequests',
  labels: {
    singular: { nb: 'Forespørsel', en: 'Order request' },
    plural: { nb: 'Forespørsler', en: 'Order requests' },
  },
  admin: {
    useAsTitle: 'number',
    defaultColumns: ['number', 'name', 'place', 'dealer', 'state', 'createdAt'],
    listSearchableFields: ['number', 'name', 'email', 'company'],
    group: adminGroups.dealersAndRequests,
    hidden,
    components: { beforeListTable: ['/src/features/orders/admin/OrderOverview#OrderOverview'] },
  },
  access: {
    read: staffOrOwnDealer('dealer'),
    create: nobody,
    // Dealers answer through the calls of `endpoints.ts`; only staff move a request.
    update: staff,
    delete: administrators,
  },
  hooks: {
    beforeChange: [recordMove],
    afterChange: [notifyOfMove],
    beforeDelete: [deleteRelated],
    afterDelete: [deleteLateMail],
  },
  endpoints: orderEndpoints,
  fields: [
    {
      // Read aloud on the phone: `261121-KX7P`.
      ...(text('number', 'Nummer', 'Number', true) as Field & { type: 'text' }),
      unique: true,
      index: true,
    },
    {
      // One per opened form, so that a form sent twice gives one request.
      ...(text('key', 'Nøkkel', 'Key', true) as Field & { type: 'text' }),
      unique: true,
      index: true,
      // Secret: it opens the receipt.
      access: { read: () => false, update: () => false },
      admin: { hidden: true },
    },
    {
      // The whole request is one row, written at once, so that it cannot be stored in part. Shape: `OrderLine[]`.
      ...sent({
        name: 'lines',
        type: 'json',
        required: true,
        label: { nb: 'Artikler', en: 'Articles' },
        admin: {
          components: {
            Field: '/src/features/orders/admin/OrderLines#OrderLines',
            Cell: '/src/features/orders/admin/OrderLines#OrderLinesCell',
          },
        },
      } as Field),
    } as Field,
    ...customer,
    // Shape: `Consent[]`, with the wording that was agreed to.
    sent({
      name: 'consents',
      type: 'json',
      label: { nb: 'Samtykker', en: 'Consents' },
      admin: { components: { Field: '/src/features/orders/admin/OrderConsents#OrderConsents' } },
    } as Field),
    {
      // History, files and actions, requested when the request is opened.
      name: 'followUp',
      type: 'ui',
      admin: { components: { Field: '/src/features/orders/admin/FollowUp#FollowUp' } },
    },
    sent({
      name: 'termsVersion',
      type: 'number',
      label: { nb: 'Godtok leveringsbetingelsene, versjon', en: 'Accepted the delivery terms, version' },
    }),
    {
      ...select('state', { nb: 'Status', en: 'State' }, orderStates),
      index: true,
      access: { update: () => false },
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'dealer',
      type: 'relationship',
      relationTo: DEALERS,
      // A request whose dealer is deleted is rerouted automatically.
      custom: { isRecord: true },
      index: true,
      maxDepth: 1,
      label: { nb: 'Forhandler', en: 'Dealer' },
      admin: { position: 'sidebar', description: { nb: 'Ingen: hovedkontoret.', en: 'None: head office.' } },
    },
    {
      // Name of a deleted dealer, recorded before the deletion; the worker finds another receiver (`rerouting.ts`).
      name: 'formerDealer',
      type: 'text',
      access: { update: () => false },
      admin: { hidden: true },
    },
    {
      ...select('routing', { nb: 'Sendt dit fordi', en: 'Sent there because' }, routings),
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      ...(text('locale', 'Språk', 'Language', true) as Field & { type: 'text' }),
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      // Set when the notification e-mails are in the outbox; until then the worker retries.
      name: 'notifiedAt',
      type: 'date',
      index: true,
      access: { update: () => false },
      admin: { hidden: true },
    },
    {
      // When the current receiver got it; reminders count from here.
      name: 'sentAt',
      type: 'date',
      access: { update: () => false },
      admin: { hidden: true },
    },
    {
      // When the receiver answered or declined.
      name: 'answeredAt',
      type: 'date',
      access: { update: () => false },
      label: { nb: 'Besvart', en: 'Answered' },
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'remindedAt',
      type: 'date',
      access: { update: () => false },
      label: { nb: 'Påminnet', en: 'Reminded' },
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'escalatedAt',
      type: 'date',
      access: { update: () => false },
      label: { nb: 'Meldt som ubesvart', en: 'Reported as unanswered' },
      admin: { position: 'sidebar', readOnly: true },
    },
  ],
}

/** Append-only history of each request. */
export const orderEvents: CollectionConfig = {
  slug: 'orderEvents',
  labels: { singular: { nb: 'Hendelse', en: 'Event' }, plural: { nb: 'Hendelser', en: 'Events' } },
  admin: { useAsTitle: 'kind', hidden: () => true },
  access: { read: staffOrOwnDealer('request.dealer'), create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'request', type: 'relationship', relationTo: 'orderRequests', required: true, index: true, maxDepth: 0 },
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: ['received', 'seen', 'answered', 'done', 'declined', 'moved', 'rerouted', 'reminded', 'escalated'],
    },
    // The message to the visitor, or the reason.
    { name: 'text', type: 'textarea' },
    // Name of the user or dealer; empty for the program itself.
    { name: 'by', type: 'text' },
  ],
}

export const orderFiles: CollectionConfig = {
  slug: 'orderFiles',
  labels: { singular: { nb: 'Vedlegg', en: 'Attachment' }, plural: { nb: 'Vedlegg', en: 'Attachments' } },
  admin: { useAsTitle: 'filename', hidden: () => true },
  access: { read: staffOrOwnDealer('dealer'), create: nobody, update: nobody, delete: administrators },
  upload: { crop: false, focalPoint: false },
  fields: [
    // Key of the request the file belongs to. A file without a request is removed after a while.
    {
      name: 'key',
      type: 'text',
      required: true,
      index: true,
      access: { read: () => false },
      admin: { hidden: true },
    },
    { name: 'name', type: 'text', required: true, label: { nb: 'Navn', en: 'Name' } },
    // Copied from the request, so that access control needs no second query.
    {
      name: 'dealer',
      type: 'relationship',
      relationTo: DEALERS,
      custom: { isRecord: true },
      index: true,
      maxDepth: 0,
    },
  ],
}
