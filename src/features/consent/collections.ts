/** Evidence that a visitor answered, and which text they answered. Append-only. */
import type { CollectionConfig } from 'payload'
import { APIError } from 'payload'
import { administrators, hiddenUnless, nobody } from '../../cms/access/roles'
import { adminGroups, listedWith } from '../../cms/adminMenu'

const appendOnly = () => {
  throw new APIError('Evidence of consent is never changed.', 403)
}

/** Written only by SQL statements (`evidence.ts`). */
const evidence: Pick<CollectionConfig, 'access' | 'hooks' | 'timestamps'> = {
  access: { read: administrators, create: nobody, update: nobody, delete: nobody },
  hooks: { beforeChange: [appendOnly], beforeDelete: [appendOnly] },
  timestamps: false,
}

const jsonField = '/src/web/admin/JsonValues#JsonValues'

export const consentChoices: CollectionConfig = {
  slug: 'consentChoices',
  ...evidence,
  labels: {
    singular: { nb: 'Valg om samtykke', en: 'Consent choice' },
    plural: { nb: 'Valg om samtykke', en: 'Consent choices' },
  },
  admin: {
    useAsTitle: 'choice',
    defaultColumns: ['at', 'choice', 'given', 'refused', 'version'],
    listSearchableFields: ['choice'],
    ...listedWith('consent', adminGroups.insights),
    hidden: hiddenUnless('administrator'),
    description: {
      nb: 'Hvert ja og nei, uten navn og nettadresse. Nummeret står også på den besøkendes egen side for samtykke.',
      en: 'Each yes and no, without name and network address. The number also stands on the visitor’s own page of choices.',
    },
  },
  defaultSort: '-id',
  fields: [
    { name: 'at', type: 'date', required: true, index: true, label: { nb: 'Tid', en: 'Time' } },
    // Random; later answers of the same browser have the same.
    { name: 'choice', type: 'text', required: true, index: true, label: { nb: 'Valgets nummer', en: 'Number' } },
    { name: 'given', type: 'text', label: { nb: 'Ja til', en: 'Yes to' } },
    { name: 'refused', type: 'text', label: { nb: 'Nei til', en: 'No to' } },
    { name: 'version', type: 'text', required: true, label: { nb: 'Ordlyd', en: 'Wording' } },
    { name: 'language', type: 'text', label: { nb: 'Språk', en: 'Language' } },
    { name: 'page', type: 'text', label: { nb: 'Side', en: 'Page' } },
    { name: 'browser', type: 'text', label: { nb: 'Nettleser', en: 'Browser' } },
    // The browser sent a signal against statistics (Global Privacy Control, Do Not Track).
    { name: 'signal', type: 'checkbox', label: { nb: 'Personvernsignal', en: 'Privacy signal' } },
    // When the answer expires, unless it was replaced before.
    { name: 'endsAt', type: 'date', required: true, index: true, label: { nb: 'Gjelder til', en: 'Valid until' } },
  ],
}

/** Texts that visitors have answered, in every language. */
export const choiceWordings: CollectionConfig = {
  slug: 'choiceWordings',
  ...evidence,
  labels: {
    singular: { nb: 'Ordlyd for samtykke', en: 'Wording of consent' },
    plural: { nb: 'Ordlyder for samtykke', en: 'Wordings of consent' },
  },
  admin: {
    useAsTitle: 'version',
    defaultColumns: ['version', 'at'],
    ...listedWith('consent', adminGroups.insights),
    hidden: hiddenUnless('administrator'),
  },
  defaultSort: '-id',
  fields: [
    {
      name: 'version',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: { nb: 'Versjon', en: 'Version' },
    },
    { name: 'at', type: 'date', required: true, label: { nb: 'Først svart', en: 'First answered' } },
    {
      name: 'texts',
      type: 'json',
      required: true,
      label: { nb: 'Tekst', en: 'Text' },
      admin: { components: { Field: jsonField } },
    },
  ],
}
