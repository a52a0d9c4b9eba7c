/** Collections of dealers, and of the services by which visitors filter them. */

import type { CollectionConfig, Field } from 'payload'
import { anyone, editors, hiddenUnless, hiddenUnlessStaff, roles } from '../../cms/access/roles'
import { adminGroups } from '../../cms/adminMenu'
import { galleryField, pictureField } from '../../cms/fields/pictureField'
import { positionField } from '../../cms/fields/position'
import { withSearchPanel } from '../../cms/fields/searchPanel'
import { select } from '../../cms/fields/select'
import { fillSlug, slugField } from '../../cms/fields/slug'
import { ARTICLES } from '../../cms/linkTargets'
import { refuseTaken, slugTaken } from '../../cms/unique'
import { PRODUCT_LINES } from '../catalogue'
import { addressedBelow, slugRedirects } from '../redirects'
import { editorsOnField, mayUpdateDealer, readDealers, readDealerVersions, staffOrOwnOnField } from './access'
import { awaitApproval } from './approval'
import { notifyOfDeletion } from './deletion'
import { exceptionsField, hoursField, postcodeField, postcodeRangesField } from './fields'
import { dealersPath } from './finderPage'
import { waitingEndpoint } from './waiting'

export const DEALERS = 'dealers'
export const SERVICES = 'services'

/** Versions kept of each dealer. */
const MAX_VERSIONS = 20

/** Path prefix of dealers: the finder, a page that editors choose. */
export const dealerAddresses = addressedBelow(DEALERS, dealersPath)
const { rememberSlug, leaveRedirect } = slugRedirects(dealerAddresses)

const group = adminGroups.dealersAndRequests

export const services: CollectionConfig = {
  slug: SERVICES,
  trash: true,
  disableDuplicate: false,
  labels: { singular: { nb: 'Tjeneste', en: 'Service' }, plural: { nb: 'Tjenester', en: 'Services' } },
  admin: { useAsTitle: 'name', group, hidden: hiddenUnlessStaff },
  access: { read: anyone, create: editors, update: editors, delete: editors },
  hooks: { beforeValidate: [fillSlug('name'), refuseTaken('services', { slug: slugTaken })] },
  fields: [
    { name: 'name', type: 'text', required: true, localized: true, maxLength: 60, label: { nb: 'Navn', en: 'Name' } },
    slugField(),
    positionField,
  ],
}

/** Fields that only staff change: a dealer's own users change hours, pictures, texts and contact details. */
function byStaff<F extends Field>(field: F): F {
  return { ...field, access: { create: editorsOnField, update: editorsOnField } }
}

/** Visible to staff and the dealer, not to visitors. */
function internal<F extends Field>(field: F): F {
  return { ...field, access: { create: editorsOnField, read: staffOrOwnOnField, update: editorsOnField } }
}

const addressTab: Field[] = [
  byStaff({
    name: 'street',
    type: 'text',
    required: true,
    maxLength: 120,
    label: { nb: 'Gateadresse', en: 'Street address' },
  }),
  {
    type: 'row',
    fields: [
      byStaff(postcodeField()),
      byStaff({ name: 'place', type: 'text', required: true, maxLength: 60, label: { nb: 'Poststed', en: 'Place' } }),
    ],
  },
  {
    type: 'row',
    fields: [
      byStaff({
        // Decimal degrees, WGS 84. Without both, the dealer is found by name and place only.
        name: 'latitude',
        type: 'number',
        min: -90,
        max: 90,
        label: { nb: 'Breddegrad', en: 'Latitude' },
      }),
      byStaff({ name: 'longitude', type: 'number', min: -180, max: 180, label: { nb: 'Lengdegrad', en: 'Longitude' } }),
    ],
  },
  {
    name: 'positionMap',
    type: 'ui',
    admin: { components: { Field: '/src/features/dealers/admin/PositionMap#PositionMap' } },
  },
  {
    type: 'row',
    fields: [
      { name: 'phone', type: 'text', maxLength: 30, label: { nb: 'Telefon', en: 'Phone' } },
      { name: 'email', type: 'email', label: { nb: 'E-post som vises', en: 'E-mail that is shown' } },
    ],
  },
  {
    name: 'web',
    type: 'text',
    maxLength: 200,
    label: { nb: 'Nettsted', en: 'Website' },
    validate: (value: string | null | undefined) =>
      !value || (URL.canParse(value) && /^https?:/.test(value)) || 'https://…',
  } as Field,
]

const openingTab: Field[] = [
  hoursField(),
  exceptionsField(),
  select(
    'holidays',
    { nb: 'På norske helligdager', en: 'On Norwegian public holidays' },
    { closed: { nb: 'Stengt', en: 'Closed' }, open: { nb: 'Som ellers', en: 'As usual' } },
  ),
]

const showroomTab: Field[] = [
  byStaff({
    name: 'services',
    type: 'relationship',
    relationTo: 'services',
    hasMany: true,
    maxDepth: 0,
    label: { nb: 'Tjenester', en: 'Services' },
  }),
  byStaff({
    name: 'productLines',
    type: 'relationship',
    relationTo: PRODUCT_LINES,
    hasMany: true,
    maxDepth: 0,
    label: { nb: 'Produktlinjer', en: 'Product lines' },
  }),
  {
    name: 'onShow',
    type: 'relationship',
    relationTo: ARTICLES,
    hasMany: true,
    label: { nb: 'Utstilt i butikken', en: 'On show in the shop' },
    admin: {
      description: {
        nb: 'Artikler som kan ses og tas på hos forhandleren. De vises på forhandlerens side, og artiklenes sider viser veien hit.',
        en: 'Articles that can be seen and touched at the dealer. They are shown on the dealer’s page, and the articles’ pages lead here.',
      },
    },
  },
  pictureField(),
  galleryField(),
  { name: 'description', type: 'richText', localized: true, label: { nb: 'Omtale', en: 'Description' } },
  {
    name: 'contacts',
    type: 'array',
    label: { nb: 'Kontaktpersoner', en: 'Contact people' },
    labels: { singular: { nb: 'Person', en: 'Person' }, plural: { nb: 'Personer', en: 'People' } },
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'name', type: 'text', required: true, maxLength: 80, label: { nb: 'Navn', en: 'Name' } },
          { name: 'title', type: 'text', localized: true, maxLength: 80, label: { nb: 'Stilling', en: 'Title' } },
          { name: 'phone', type: 'text', maxLength: 30, label: { nb: 'Telefon', en: 'Phone' } },
          { name: 'email', type: 'email', label: { nb: 'E-post', en: 'E-mail' } },
        ],
      },
    ],
  },
]

const requestsTab: Field[] = [
  internal({
    name: 'requestEmail',
    type: 'email',
    label: { nb: 'E-post for forespørsler', en: 'E-mail for requests' },
    admin: {
      description: {
        nb: 'Vises aldri. Uten den går forespørsler til e-posten som vises, ellers til hovedkontoret.',
        en: 'Never shown. Without it requests go to the e-mail that is shown, else to head office.',
      },
    },
  }),
  byStaff(postcodeRangesField()),
  byStaff({
    // Kilometres.
    name: 'areaRadius',
    type: 'number',
    min: 0,
    max: 2000,
    label: { nb: 'Betjener en omkrets på (km)', en: 'Serves a radius of (km)' },
  }),
  byStaff({
    name: 'priority',
    type: 'number',
    required: true,
    defaultValue: 0,
    label: { nb: 'Prioritet', en: 'Priority' },
    admin: {
      description: { nb: 'Avgjør ved lik avstand: høyest først.', en: 'Decides at equal distance: highest first.' },
    },
  }),
]

const collection: CollectionConfig = {
  slug: DEALERS,
  trash: true,
  disableDuplicate: false,
  labels: { singular: { nb: 'Forhandler', en: 'Dealer' }, plural: { nb: 'Forhandlere', en: 'Dealers' } },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'postcode', 'place', 'phone', '_status'],
    listSearchableFields: ['name', 'postcode', 'place', 'number'],
    group,
    hidden: hiddenUnless(...roles),
    components: {
      beforeListTable: ['/src/features/dealers/admin/WaitingDealers#WaitingDealers'],
      edit: { PublishButton: '/src/features/dealers/admin/PublishDealer#PublishDealer' },
    },
  },
  access: {
    read: readDealers,
    readVersions: readDealerVersions,
    create: editors,
    update: mayUpdateDealer,
    delete: editors,
  },
  endpoints: [waitingEndpoint],
  versions: { drafts: true, maxPerDoc: MAX_VERSIONS },
  defaultPopulate: { name: true, street: true, postcode: true, place: true, phone: true, slug: true },
  hooks: {
    beforeOperation: [awaitApproval],
    beforeValidate: [
      fillSlug('name', 'number'),
      refuseTaken('dealers', {
        number: {
          nb: 'Forhandlernummeret «{value}» er i bruk av «{name}».',
          en: 'The dealer number “{value}” is used by “{name}”.',
        },
        slug: slugTaken,
      }),
    ],
    beforeChange: [rememberSlug],
    afterChange: [leaveRedirect],
    beforeDelete: [notifyOfDeletion],
  },
  fields: [
    byStaff({ name: 'name', type: 'text', required: true, maxLength: 120, label: { nb: 'Navn', en: 'Name' } }),
    byStaff({
      // Key by which imported files identify a dealer.
      name: 'number',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 40,
      label: { nb: 'Forhandlernummer', en: 'Dealer number' },
      admin: { position: 'sidebar' },
    }),
    byStaff(slugField()),
    {
      type: 'tabs',
      tabs: [
        { label: { nb: 'Adresse', en: 'Address' }, fields: addressTab },
        { label: { nb: 'Åpningstider', en: 'Opening hours' }, fields: openingTab },
        { label: { nb: 'Butikken', en: 'The shop' }, fields: showroomTab },
        { label: { nb: 'Forespørsler', en: 'Requests' }, fields: requestsTab },
      ],
    },
  ],
}

export const dealers = withSearchPanel(collection, {
  access: { create: editorsOnField, update: editorsOnField },
})
