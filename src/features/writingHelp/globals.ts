/** Settings of the writing help, for administrators. */
import type { GlobalConfig } from 'payload'
import { administrators, hiddenUnless } from '../../cms/access/roles'
import { adminGroups } from '../../cms/adminMenu'
import { checkbox } from '../../cms/fields/checkbox'
import { credentialField } from '../../cms/fields/credential'
import { secretField } from '../../cms/fields/secret'
import { isServiceAddress } from './address'
import { writingEndpoints } from './endpoints'

const addressRule = {
  allows: isServiceAddress,
  message: {
    nb: 'Skriv en adresse som begynner med https:// – eller http:// for denne maskinen (localhost) – uten brukernavn og spørring.',
    en: 'Write an address that begins with https:// – or http:// for this machine (localhost) – without user name and query.',
  },
}

export const writingHelp: GlobalConfig = {
  slug: 'writingHelp',
  dbName: 'writing_help',
  label: { nb: 'Skrivehjelp', en: 'Writing help' },
  admin: {
    group: adminGroups.settings,
    hidden: hiddenUnless('administrator'),
    description: {
      nb: 'Foreslår tekster med en språkmodell hos en tjeneste som du velger. Av til du slår den på.',
      en: 'Proposes texts by a language model of a service that you choose. Off until you switch it on.',
    },
  },
  access: { read: administrators, update: administrators },
  endpoints: writingEndpoints,
  fields: [
    {
      type: 'ui',
      name: 'connection',
      admin: { components: { Field: '/src/features/writingHelp/admin/ConnectionTest#ConnectionTest' } },
    },
    checkbox(
      'enabled',
      { nb: 'Skrivehjelpen er slått på', en: 'The writing help is switched on' },
      {
        description: {
          nb: 'De som redigerer, får knappen «Forslag» ved tekstfeltene. Tekstene de ber om forslag til, sendes til tjenesten.',
          en: 'Those who edit get the button “Suggest” at fields of text. The texts they ask for are sent to the service.',
        },
      },
    ),
    {
      name: 'service',
      type: 'group',
      label: { nb: 'Tjeneste', en: 'Service' },
      fields: [
        {
          ...credentialField(
            'url',
            { nb: 'Adresse til et OpenAI-kompatibelt API', en: 'Address of an OpenAI-compatible API' },
            { rule: addressRule },
          ),
          admin: {
            autoComplete: 'off',
            description: {
              nb: 'Slutter som oftest på /v1, for eksempel https://api.openai.com/v1.',
              en: 'Mostly ends in /v1, for example https://api.openai.com/v1.',
            },
          },
        },
        credentialField('model', { nb: 'Modellens navn', en: 'Name of the model' }),
        secretField('apiKey', { nb: 'Nøkkel (API key)', en: 'API key' }),
      ],
    },
    checkbox(
      'vision',
      { nb: 'Modellen får se bilder', en: 'The model may see pictures' },
      {
        description: {
          nb: 'For alternative tekster: bildet sendes i liten utgave. Modellen må kunne lese bilder.',
          en: 'For alternative texts: the picture is sent in a small size. The model must be able to read pictures.',
        },
      },
    ),
    {
      name: 'voice',
      type: 'textarea',
      maxLength: 500,
      label: { nb: 'Slik skriver vi (valgfritt)', en: 'How we write (optional)' },
      admin: {
        placeholder: {
          nb: 'For eksempel: Enkelt og varmt, du-form, uten utropstegn.',
          en: 'For example: Plain and warm, no exclamation marks.',
        },
        description: { nb: 'Sendes med hvert spørsmål.', en: 'Sent with every question.' },
      },
    },
  ],
}
