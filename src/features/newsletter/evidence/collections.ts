/** Evidence of consent and of withdrawal. Append-only. */
import type { CollectionConfig, SelectField } from 'payload'
import { APIError } from 'payload'
import { hiddenUnlessMarketer, marketers, nobody } from '../../../cms/access/roles'
import { adminGroups, listedWith } from '../../../cms/adminMenu'
import { select } from '../../../cms/fields/select'

const evidenceKinds = {
  given: { nb: 'Samtykket', en: 'Agreed' },
  codeSent: { nb: 'Kode sendt', en: 'Code sent' },
  confirmed: { nb: 'Bekreftet med kode', en: 'Confirmed by code' },
  withdrawn: { nb: 'Meldte seg av', en: 'Left' },
  imported: { nb: 'Importert', en: 'Imported' },
  refused: { nb: 'Avvist', en: 'Refused' },
} as const
export type EvidenceKind = keyof typeof evidenceKinds

/** Whether the person saw the consent's wording. Empty where none is agreed to: withdrawals, imports. */
const wordingSources = {
  shown: { nb: 'Vist av nettstedet', en: 'Shown by the site' },
  notShown: { nb: 'Skjemaet vårt viste ingen ordlyd', en: 'Our form showed no wording' },
  unknown: { nb: 'Sendt av en annen klient, ordlyden er ukjent', en: 'Sent by another client, wording unknown' },
} as const
export type WordingSource = keyof typeof wordingSources

const appendOnly = () => {
  throw new APIError('Evidence of consent is never changed.', 403)
}

export const consentEvents: CollectionConfig = {
  slug: 'consentEvents',
  labels: { singular: { nb: 'Samtykkehendelse', en: 'Consent event' }, plural: { nb: 'Samtykker', en: 'Consents' } },
  admin: {
    useAsTitle: 'mobile',
    defaultColumns: ['at', 'mobile', 'kind', 'source', 'wordingSource', 'wordingVersion'],
    listSearchableFields: ['mobile'],
    ...listedWith('consent', adminGroups.marketing),
    hidden: hiddenUnlessMarketer,
  },
  defaultSort: '-id',
  // Erasure bypasses this with one statement (`suppression.ts`).
  access: { read: marketers, create: nobody, update: nobody, delete: nobody },
  hooks: {
    beforeChange: [({ operation }) => (operation === 'update' ? appendOnly() : undefined)],
    beforeDelete: [appendOnly],
  },
  timestamps: false,
  fields: [
    { name: 'at', type: 'date', required: true, label: { nb: 'Tid', en: 'Time' } },
    { name: 'mobile', type: 'text', required: true, index: true, label: { nb: 'Mobil', en: 'Mobile' } },
    select('kind', { nb: 'Hva', en: 'What' }, evidenceKinds),
    {
      name: 'groups',
      type: 'json',
      label: { nb: 'Grupper', en: 'Groups' },
      admin: { components: { Field: '/src/web/admin/JsonValues#JsonValues' } },
    },
    {
      ...select(
        'wordingSource',
        { nb: 'Hva som er kjent om ordlyden', en: 'What is known of the wording' },
        wordingSources,
      ),
      required: false,
      defaultValue: undefined,
    } as SelectField,
    // The wording itself, so that the evidence is complete.
    { name: 'wording', type: 'textarea', label: { nb: 'Ordlyd', en: 'Wording' } },
    { name: 'wordingVersion', type: 'number', label: { nb: 'Ordlydens versjon', en: 'Version of the wording' } },
    { name: 'page', type: 'text', label: { nb: 'Side', en: 'Page' } },
    // Without its last octet, or its last 80 bits.
    { name: 'address', type: 'text', label: { nb: 'Nettadresse (forkortet)', en: 'Network address (shortened)' } },
    {
      name: 'source',
      type: 'text',
      label: { nb: 'Kom fra', en: 'Came from' },
      admin: { components: { Cell: '/src/features/newsletter/admin/SourceCell#SourceCell' } },
    },
  ],
}

/** Each version of the consent's wording, in every language. */
export const consentWordings: CollectionConfig = {
  slug: 'consentWordings',
  labels: {
    singular: { nb: 'Samtykketekst', en: 'Consent wording' },
    plural: { nb: 'Samtykketekster', en: 'Consent wordings' },
  },
  admin: {
    useAsTitle: 'version',
    defaultColumns: ['version', 'createdAt'],
    ...listedWith('consent', adminGroups.marketing),
    hidden: hiddenUnlessMarketer,
    description: {
      nb: 'Hver endring av samtykketeksten i innstillingene får et nytt nummer og blir liggende her.',
      en: 'Each change of the consent text in the settings gets a new number and stays here.',
    },
  },
  defaultSort: '-version',
  access: { read: marketers, create: nobody, update: nobody, delete: nobody },
  fields: [
    {
      name: 'version',
      type: 'number',
      required: true,
      unique: true,
      index: true,
      label: { nb: 'Versjon', en: 'Version' },
    },
    // By language.
    {
      name: 'texts',
      type: 'json',
      required: true,
      label: { nb: 'Tekst', en: 'Text' },
      admin: { components: { Field: '/src/web/admin/JsonValues#JsonValues' } },
    },
  ],
}

/** Hashes of the numbers of people who requested erasure: imports skip them. */
export const suppressedNumbers: CollectionConfig = {
  slug: 'suppressedNumbers',
  labels: {
    singular: { nb: 'Sperret nummer', en: 'Suppressed number' },
    plural: { nb: 'Sperrede numre', en: 'Suppressed numbers' },
  },
  admin: { hidden: () => true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  fields: [{ name: 'hash', type: 'text', required: true, unique: true, index: true }],
}
