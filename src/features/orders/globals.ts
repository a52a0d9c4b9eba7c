/** Editors' settings for order requests. */
import type { GlobalConfig } from 'payload'
import { anyone, editors, hiddenUnlessEditor, staffOnField } from '../../cms/access/roles'
import { adminGroups } from '../../cms/adminMenu'
import { checkbox } from '../../cms/fields/checkbox'
import { select } from '../../cms/fields/select'

export const orderSettings: GlobalConfig = {
  slug: 'orderSettings',
  label: { nb: 'Bestillingsskjemaet', en: 'The order form' },
  admin: { group: adminGroups.settings, hidden: hiddenUnlessEditor },
  access: { read: anyone, update: editors },
  fields: [
    {
      name: 'title',
      type: 'text',
      localized: true,
      maxLength: 120,
      label: { nb: 'Overskrift', en: 'Heading' },
      admin: {
        description: {
          nb: 'Tom: «Handlekurv». Kall menypunktet det samme.',
          en: 'Empty: “Cart”. Give the menu item the same name.',
        },
      },
    },
    {
      name: 'intro',
      type: 'textarea',
      localized: true,
      maxLength: 500,
      label: { nb: 'Innledning', en: 'Introduction' },
    },
    {
      name: 'headOfficeEmail',
      type: 'email',
      access: { read: staffOnField },
      label: { nb: 'Hovedkontorets e-post for forespørsler', en: 'E-mail of head office for requests' },
      admin: {
        description: {
          nb: 'Får det som ingen forhandler får. Tom: e-posten under «Nettstedet».',
          en: 'Gets what no dealer gets. Empty: the e-mail under “The site”.',
        },
      },
    },
    select(
      'proposal',
      { nb: 'Forhandler som foreslås', en: 'Dealer that is proposed' },
      {
        nearest: { nb: 'Min forhandler, ellers den nærmeste', en: 'My dealer, else the nearest' },
        territory: { nb: 'Min forhandler, ellers den som betjener området', en: 'My dealer, else who serves the area' },
      },
    ),
    {
      type: 'row',
      fields: [
        {
          // Hours.
          name: 'remindAfter',
          type: 'number',
          required: true,
          min: 1,
          max: 720,
          defaultValue: 24,
          label: { nb: 'Påminn mottakeren etter (timer)', en: 'Remind the receiver after (hours)' },
        },
        {
          name: 'escalateAfter',
          type: 'number',
          required: true,
          min: 1,
          max: 720,
          defaultValue: 72,
          label: { nb: 'Meld som ubesvart etter (timer)', en: 'Report as unanswered after (hours)' },
          admin: {
            description: {
              nb: 'Forhandleres meldes til hovedkontoret, hovedkontorets egne til administratorene.',
              en: 'Dealers’ are reported to head office, head office’s own to the administrators.',
            },
          },
        },
      ],
    },
    {
      name: 'consents',
      type: 'array',
      label: { nb: 'Samtykker', en: 'Consents' },
      labels: { singular: { nb: 'Samtykke', en: 'Consent' }, plural: { nb: 'Samtykker', en: 'Consents' } },
      maxRows: 5,
      fields: [
        {
          name: 'text',
          type: 'textarea',
          required: true,
          localized: true,
          maxLength: 500,
          label: { nb: 'Tekst', en: 'Text' },
        },
        checkbox('required', { nb: 'Må godtas', en: 'Must be accepted' }),
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'maxFiles',
          type: 'number',
          required: true,
          min: 0,
          max: 10,
          defaultValue: 5,
          label: { nb: 'Filer på det meste', en: 'Files at most' },
        },
        {
          // Megabytes.
          name: 'maxFileSize',
          type: 'number',
          required: true,
          min: 1,
          max: 25,
          defaultValue: 10,
          label: { nb: 'Største fil (MB)', en: 'Largest file (MB)' },
        },
      ],
    },
  ],
}
