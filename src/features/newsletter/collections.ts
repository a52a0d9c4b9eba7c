/**
 * Groups, subscribers and their subscriptions. A row of `subscriptions` that names its evidence allows writing to a
 * number; the evidence itself is append-only.
 */
import type { CollectionConfig, Field } from 'payload'
import { APIError } from 'payload'
import { administrators, hiddenUnlessMarketer, marketers, nobody } from '../../cms/access/roles'
import { adminGroups } from '../../cms/adminMenu'
import { checkbox } from '../../cms/fields/checkbox'
import { select } from '../../cms/fields/select'
import { translateFor } from '../../cms/messages'
import { localeNames, locales } from '../../lib/locales'
import { openOrStaff } from './access'
import { subscriberEndpoints } from './endpoints'
import { hasSubscriptions } from './groups'
import { SUBSCRIBER_GROUPS } from './slugs'
import { sources } from './sources'

const messages = {
  inUse: {
    nb: 'Noen er meldt på denne gruppen. Steng den for påmelding i stedet.',
    en: 'Somebody subscribes to this group. Close it to sign-ups instead.',
  },
}

export const subscriberGroups: CollectionConfig = {
  slug: SUBSCRIBER_GROUPS,
  trash: true,
  disableDuplicate: false,
  labels: {
    singular: { nb: 'Abonnentgruppe', en: 'Subscriber group' },
    plural: { nb: 'Abonnentgrupper', en: 'Subscriber groups' },
  },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'open', 'position', 'id'],
    group: adminGroups.marketing,
    hidden: hiddenUnlessMarketer,
  },
  defaultSort: 'position',
  access: { read: openOrStaff, create: marketers, update: marketers, delete: administrators },
  hooks: {
    beforeDelete: [
      async ({ id, req }) => {
        if (await hasSubscriptions(req.payload, Number(id))) throw new APIError(translateFor(req, messages.inUse), 409)
      },
    ],
  },
  fields: [
    { name: 'name', type: 'text', required: true, localized: true, maxLength: 120, label: { nb: 'Navn', en: 'Name' } },
    {
      name: 'description',
      type: 'textarea',
      localized: true,
      maxLength: 300,
      label: { nb: 'Beskrivelse', en: 'Description' },
    },
    {
      name: 'position',
      type: 'number',
      required: true,
      defaultValue: 0,
      label: { nb: 'Plass i rekken', en: 'Place in the order' },
    },
    checkbox('open', { nb: 'Åpen for påmelding', en: 'Open to sign-ups' }, { on: true }),
  ],
}

/** One row per number, for all its subscriptions. */
export const subscribers: CollectionConfig = {
  slug: 'subscribers',
  labels: { singular: { nb: 'Abonnent', en: 'Subscriber' }, plural: { nb: 'Abonnenter', en: 'Subscribers' } },
  admin: {
    useAsTitle: 'mobile',
    defaultColumns: ['mobile', 'name', 'locale', 'source', 'createdAt'],
    listSearchableFields: ['mobile', 'name'],
    group: adminGroups.marketing,
    hidden: hiddenUnlessMarketer,
    components: { beforeListTable: ['/src/features/newsletter/admin/SubscriberTransfer#SubscriberTransfer'] },
  },
  endpoints: subscriberEndpoints,
  // Subscribers are created by consent and deleted by erasure, never by a click in a list.
  access: { read: marketers, create: nobody, update: marketers, delete: nobody },
  fields: [
    {
      // E.164: `+4741234567`.
      name: 'mobile',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: { nb: 'Mobil', en: 'Mobile' },
      access: { update: () => false },
      admin: { readOnly: true },
    },
    { name: 'name', type: 'text', required: true, maxLength: 120, label: { nb: 'Navn', en: 'Name' } },
    {
      name: 'locale',
      type: 'select',
      required: true,
      defaultValue: 'nb',
      label: { nb: 'Språk', en: 'Language' },
      options: locales.map((locale) => ({ value: locale, label: localeNames[locale] })),
    },
    {
      // `{ name: value }`, by the names in the settings.
      name: 'customFields',
      type: 'json',
      label: { nb: 'Egne felt', en: 'Custom fields' },
      access: { update: () => false },
      admin: { components: { Field: '/src/web/admin/JsonValues#JsonValues' } },
    },
    {
      ...select('source', { nb: 'Kom fra', en: 'Came from' }, sources),
      access: { update: () => false },
      admin: { readOnly: true, position: 'sidebar' },
    } as Field,
    {
      name: 'evidence',
      type: 'ui',
      admin: { components: { Field: '/src/features/newsletter/admin/ConsentEvidence#ConsentEvidence' } },
    },
  ],
}

/** A number's subscription to a group; `group` 0 is the newsletter of a site without groups. */
export const subscriptions: CollectionConfig = {
  slug: 'subscriptions',
  labels: { singular: { nb: 'Abonnement', en: 'Subscription' }, plural: { nb: 'Abonnementer', en: 'Subscriptions' } },
  admin: { hidden: () => true },
  access: { read: marketers, create: nobody, update: nobody, delete: nobody },
  timestamps: false,
  indexes: [
    { fields: ['subscriber', 'group'], unique: true },
    // For reading receivers in the order of subscribers.
    { fields: ['group', 'state', 'subscriber'] },
  ],
  fields: [
    { name: 'subscriber', type: 'relationship', relationTo: 'subscribers', required: true, maxDepth: 0 },
    { name: 'group', type: 'number', required: true, defaultValue: 0 },
    select(
      'state',
      { nb: 'Tilstand', en: 'State' },
      { active: { nb: 'Påmeldt', en: 'Subscribed' }, ended: { nb: 'Avmeldt', en: 'Left' } },
    ),
    // The evidence it rests on: without it, the number is never written to.
    { name: 'consent', type: 'number' },
    { name: 'since', type: 'date', required: true },
    { name: 'ended', type: 'date' },
  ],
}
