/** Forms that editors build. */
import type { CollectionConfig, Field } from 'payload'
import { editors, hiddenUnlessStaff, publishedOrStaff, staff, staffOnField } from '../../../cms/access/roles'
import { adminGroups } from '../../../cms/adminMenu'
import { AUTOSAVE_INTERVAL } from '../../../cms/autosave'
import { checkbox } from '../../../cms/fields/checkbox'
import { linkedPageField } from '../../../cms/fields/link'
import { fillSlug, slugField } from '../../../cms/fields/slug'
import { refuseTaken } from '../../../cms/unique'
import { conditionRow, formFields } from '../fields'
import { FORM_PREVIEW } from '../previewPath'
import { recipientFields, validateReceivers } from '../recipientFields'
import { FORMS } from '../slugs'

/** Versions kept of each. */
const MAX_VERSIONS = 50
const MAX_RECEIVERS = 20

/** Not for visitors: addresses of receivers are the brand's own. */
const internal = { read: staffOnField }

const receivers: Field = {
  name: 'receivers',
  type: 'array',
  maxRows: MAX_RECEIVERS,
  validate: validateReceivers,
  access: internal,
  label: { nb: 'Mottakere', en: 'Receivers' },
  labels: { singular: { nb: 'Mottaker', en: 'Receiver' }, plural: { nb: 'Mottakere', en: 'Receivers' } },
  admin: {
    description: {
      nb: 'De får svarene på e-post. Uten mottakere ligger svarene her i administrasjonen.',
      en: 'They get the answers by e-mail. Without receivers the answers are here in the admin.',
    },
  },
  fields: [
    { name: 'email', type: 'email', required: true, label: { nb: 'E-post', en: 'E-mail' } },
    {
      ...checkbox('isConditional', { nb: 'Bare når et felt har en verdi', en: 'Only when a field has a value' }),
    },
    conditionRow({
      required: false,
      condition: (_, siblings) => siblings.isConditional === true,
      isNeeded: (siblings) => siblings.isConditional === true,
    }),
  ],
}

const confirmation: Field = {
  name: 'confirmation',
  type: 'group',
  access: internal,
  label: { nb: 'Bekreftelse på e-post', en: 'Confirmation by e-mail' },
  fields: [
    checkbox(
      'isSent',
      { nb: 'Send en bekreftelse til avsenderen', en: 'Send a confirmation to the sender' },
      { description: { nb: 'Til det første e-postfeltet.', en: 'To the first e-mail field.' } },
    ),
    {
      name: 'subject',
      type: 'text',
      localized: true,
      maxLength: 150,
      label: { nb: 'Emne', en: 'Subject' },
      admin: { condition: (_, siblings: { isSent?: boolean }) => siblings.isSent === true },
    },
    {
      name: 'text',
      type: 'textarea',
      localized: true,
      maxLength: 3000,
      label: { nb: 'Tekst', en: 'Text' },
      admin: {
        condition: (_, siblings: { isSent?: boolean }) => siblings.isSent === true,
        description: {
          nb: '{navn} blir svaret på feltet som heter navn, på én linje og uten lenker. {mottaker} blir forhandleren som fikk svarene, ellers «oss».',
          en: '{name} becomes the answer to the field with that name, on one line and without links. {mottaker} becomes the dealer that got the answers, else “us”.',
        },
      },
    },
  ],
}

export const forms: CollectionConfig = {
  slug: FORMS,
  trash: true,
  disableDuplicate: false,
  labels: { singular: { nb: 'Skjema', en: 'Form' }, plural: { nb: 'Skjemaer', en: 'Forms' } },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'slug', '_status', 'updatedAt'],
    group: adminGroups.dealersAndRequests,
    hidden: hiddenUnlessStaff,
    livePreview: { url: ({ data, locale }) => `${FORM_PREVIEW}/${data.id}?locale=${locale?.code ?? 'nb'}` },
  },
  access: { read: publishedOrStaff, readVersions: staff, create: editors, update: editors, delete: editors },
  versions: { drafts: { autosave: { interval: AUTOSAVE_INTERVAL }, validate: false }, maxPerDoc: MAX_VERSIONS },
  hooks: {
    beforeValidate: [
      fillSlug('name'),
      refuseTaken(FORMS, {
        slug: {
          nb: 'Adressen «{value}» er i bruk av «{name}». Skriv en annen.',
          en: 'The address “{value}” is used by “{name}”. Write another.',
        },
      }),
    ],
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 120, label: { nb: 'Navn', en: 'Name' } },
    slugField(),
    {
      type: 'tabs',
      tabs: [
        { label: { nb: 'Felt', en: 'Fields' }, fields: [formFields] },
        {
          label: { nb: 'Etter sending', en: 'After sending' },
          fields: [
            {
              name: 'submitLabel',
              type: 'text',
              localized: true,
              maxLength: 60,
              label: { nb: 'Tekst på knappen', en: 'Text of the button' },
            },
            {
              name: 'answer',
              type: 'textarea',
              localized: true,
              maxLength: 600,
              label: { nb: 'Svar når det er sendt', en: 'Answer when it is sent' },
            },
            {
              ...linkedPageField({ nb: 'Gå heller til siden', en: 'Go to the page instead' }),
            },
            confirmation,
          ],
        },
        {
          label: { nb: 'Mottakere og lagring', en: 'Receivers and storage' },
          fields: [
            ...recipientFields(internal),
            receivers,
            {
              name: 'retentionDays',
              type: 'number',
              min: 1,
              max: 3650,
              access: internal,
              label: { nb: 'Svar slettes etter så mange dager', en: 'Answers are deleted after so many days' },
              admin: {
                description: {
                  nb: 'Tomt: etter tiden som står under Personvern.',
                  en: 'Empty: after the time that stands under Privacy.',
                },
              },
            },
          ],
        },
      ],
    },
  ],
}
