/** The collection of events. */
import type { CollectionBeforeChangeHook, CollectionConfig, Field, TextField } from 'payload'
import { bodyField } from '../../blocks/bodyField'
import { editors, hiddenUnlessStaff, publishedOrStaff, staff } from '../../cms/access/roles'
import { adminGroups } from '../../cms/adminMenu'
import { draftVersions } from '../../cms/draftVersions'
import { checkbox } from '../../cms/fields/checkbox'
import { osloTimezone } from '../../cms/fields/osloTimezone'
import { descriptionField, noindexField, summaryAsDescription, titleField } from '../../cms/fields/pageFields'
import { pictureField } from '../../cms/fields/pictureField'
import { withSearchPanel } from '../../cms/fields/searchPanel'
import { select } from '../../cms/fields/select'
import { fillSlug, slugField } from '../../cms/fields/slug'
import { translateFor } from '../../cms/messages'
import { refuseTaken, slugTaken } from '../../cms/unique'
import type { Localised } from '../../lib/locales'
import { DEALERS } from '../dealers'
import { addressedBelow, slugRedirects } from '../redirects'
import { eventsPath } from './addresses'
import { EVENTS } from './slugs'

const messages = {
  endsFirst: { nb: 'Slutten må være etter starten.', en: 'The end must be after the start.' },
  badUrl: { nb: 'Skriv en full adresse: https://…', en: 'Write a full address: https://…' },
}

/** Path prefix of events: the list of them, a page that editors choose. */
const eventAddresses = addressedBelow(EVENTS, eventsPath)
const { rememberSlug, leaveRedirect } = slugRedirects(eventAddresses)

/** Calendars take a change of an event only with a higher number (RFC 5545, 3.8.7.4). */
const countPublication: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const { sequence } = { sequence: -1, ...(originalDoc as { sequence?: number } | undefined) }
  return data._status === 'published' ? { ...data, sequence: (sequence ?? -1) + 1 } : data
}

type Validation = { req: Parameters<typeof translateFor>[0]; siblingData: { startsAt?: string | null } }

const webField = (name: string, label: Localised, description?: Localised): TextField =>
  ({
    name,
    type: 'text',
    maxLength: 500,
    label,
    validate: (value: string | null | undefined, { req }: Validation) =>
      !value || (URL.canParse(value) && /^https?:/.test(value)) || translateFor(req, messages.badUrl),
    ...(description ? { admin: { description } } : {}),
  }) as TextField

const short = (name: string, maxLength: number, label: Localised): TextField => ({
  name,
  type: 'text',
  maxLength,
  label,
})

const timeFields: Field[] = [
  // Not in a row: Payload adds the field of a time zone to the very list that it is given.
  {
    name: 'startsAt',
    type: 'date',
    required: true,
    index: true,
    timezone: osloTimezone,
    label: { nb: 'Begynner', en: 'Begins' },
  },
  {
    name: 'endsAt',
    type: 'date',
    timezone: osloTimezone,
    label: { nb: 'Slutter', en: 'Ends' },
    validate: ((value: string | null | undefined, { req, siblingData: { startsAt } }: Validation) =>
      !value ||
      !startsAt ||
      Date.parse(value) >= Date.parse(startsAt) ||
      translateFor(req, messages.endsFirst)) as never,
  },
  checkbox(
    'allDay',
    { nb: 'Hele dagen', en: 'All day' },
    { description: { nb: 'Bare datoene vises og teller.', en: 'Only the dates are shown and count.' } },
  ),
  select(
    'state',
    { nb: 'Tilstand', en: 'State' },
    {
      scheduled: { nb: 'Som planlagt', en: 'As planned' },
      soldOut: { nb: 'Fullt', en: 'Sold out' },
      postponed: { nb: 'Utsatt', en: 'Postponed' },
      cancelled: { nb: 'Avlyst', en: 'Cancelled' },
    },
  ),
]

const placeFields: Field[] = [
  {
    name: 'dealer',
    type: 'relationship',
    relationTo: DEALERS,
    maxDepth: 0,
    label: { nb: 'Hos forhandler', en: 'At a dealer' },
    admin: {
      description: {
        nb: 'Navn og adresse hentes fra forhandleren når feltene under er tomme.',
        en: 'Name and address are those of the dealer where the fields below are empty.',
      },
    },
  },
  {
    type: 'row',
    fields: [
      short('place', 120, { nb: 'Sted', en: 'Place' }),
      short('street', 120, { nb: 'Gateadresse', en: 'Street address' }),
    ],
  },
  {
    type: 'row',
    fields: [
      short('postcode', 10, { nb: 'Postnummer', en: 'Postcode' }),
      short('city', 60, { nb: 'Poststed', en: 'City' }),
    ],
  },
  webField('onlineUrl', { nb: 'Lenke til direktesending', en: 'Link to the event online' }),
  webField('signUpUrl', { nb: 'Lenke til påmelding', en: 'Link to sign up' }),
]

const collection: CollectionConfig = {
  slug: EVENTS,
  trash: true,
  disableDuplicate: false,
  labels: { singular: { nb: 'Arrangement', en: 'Event' }, plural: { nb: 'Arrangementer', en: 'Events' } },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'startsAt', 'state', '_status'],
    group: adminGroups.content,
    hidden: hiddenUnlessStaff,
  },
  defaultSort: '-startsAt',
  // What a link needs.
  defaultPopulate: { title: true, slug: true },
  access: { read: publishedOrStaff, readVersions: staff, create: editors, update: editors, delete: editors },
  versions: draftVersions(),
  hooks: {
    beforeValidate: [fillSlug('title'), refuseTaken(EVENTS, { slug: slugTaken })],
    beforeChange: [rememberSlug, countPublication],
    afterChange: [leaveRedirect],
  },
  fields: [
    titleField(),
    { name: 'summary', type: 'textarea', localized: true, maxLength: 300, label: { nb: 'Ingress', en: 'Summary' } },
    ...timeFields,
    ...placeFields,
    pictureField(),
    bodyField('all'),
    slugField(),
    { name: 'sequence', type: 'number', admin: { hidden: true, disableListColumn: true, disableListFilter: true } },
  ],
}

export const events = withSearchPanel(collection, {
  fields: [descriptionField(summaryAsDescription), noindexField()],
})
