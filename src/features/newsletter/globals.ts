/** Marketers' settings for the SMS newsletter. */
import type { Field, GlobalConfig } from 'payload'
import { anyone, hiddenUnlessMarketer, marketers, staffOnField } from '../../cms/access/roles'
import { adminGroups } from '../../cms/adminMenu'
import { checkbox } from '../../cms/fields/checkbox'
import { select } from '../../cms/fields/select'
import { translateFor } from '../../cms/messages'
import type { Localised } from '../../lib/locales'
import { DEFAULT_ENDPOINT } from './blocks/smsNewsletter/wire'
import { keepWording } from './evidence/wordings'
import { countryProblem, endpointProblem } from './settingsRules'

export const NEWSLETTER_SETTINGS = 'newsletterSettings'

const messages = {
  endpoint: {
    nb: 'Skriv en sti som begynner med /, med små bokstaver, tall og bindestrek, for eksempel /wp-json/wpsms/v1/newsletter.',
    en: 'Write a path that begins with /, of small letters, digits and hyphens, such as /wp-json/wpsms/v1/newsletter.',
  },
  country: {
    nb: '«{country}» er ikke en landkode på to bokstaver.',
    en: '“{country}” is not a country code of two letters.',
  },
}

type Req = Parameters<typeof translateFor>[0]

const words = (name: string, label: Localised, nb: string): Field => ({
  name,
  type: 'text',
  localized: true,
  maxLength: 200,
  label,
  admin: { placeholder: nb },
})

function amount(
  name: string,
  label: Localised,
  { standard, least = 1, most }: { standard: number; least?: number; most: number },
): Field {
  return {
    name,
    type: 'number',
    required: true,
    defaultValue: standard,
    min: least,
    max: most,
    label,
    access: { read: staffOnField },
    admin: { width: '50%' },
  }
}

const customFields: Field = {
  name: 'customFields',
  type: 'array',
  maxRows: 10,
  label: { nb: 'Egne felt i skjemaet', en: 'Custom fields of the form' },
  labels: { singular: { nb: 'Felt', en: 'Field' }, plural: { nb: 'Felt', en: 'Fields' } },
  fields: [
    {
      type: 'row',
      fields: [
        {
          // The field's name in the call.
          name: 'name',
          type: 'text',
          required: true,
          maxLength: 40,
          label: { nb: 'Feltnavn', en: 'Field name' },
          validate: (value: string | null | undefined, { req }: { req: Req }) =>
            /^[a-z][a-z0-9_]*$/.test(value ?? '')
              ? true
              : translateFor(req, {
                  nb: 'Små bokstaver a–z, tall og understrek.',
                  en: 'Small letters a–z, digits and underscores.',
                }),
        } as Field,
        {
          name: 'label',
          type: 'text',
          required: true,
          localized: true,
          maxLength: 80,
          label: { nb: 'Ledetekst', en: 'Label' },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        select(
          'kind',
          { nb: 'Slag', en: 'Kind' },
          {
            text: { nb: 'Tekst', en: 'Text' },
            number: { nb: 'Tall', en: 'Number' },
            date: { nb: 'Dato', en: 'Date' },
            select: { nb: 'Valg', en: 'Choice' },
          },
        ),
        checkbox('required', { nb: 'Må fylles ut', en: 'Must be filled in' }),
      ],
    },
    {
      name: 'choices',
      type: 'text',
      hasMany: true,
      label: { nb: 'Valgmuligheter', en: 'Choices' },
      admin: { condition: (_, sibling) => sibling?.kind === 'select' },
    },
  ],
}

export const newsletterSettings: GlobalConfig = {
  slug: NEWSLETTER_SETTINGS,
  label: { nb: 'SMS-nyhetsbrevet', en: 'The SMS newsletter' },
  admin: { group: adminGroups.settings, hidden: hiddenUnlessMarketer },
  access: { read: anyone, update: marketers },
  hooks: { afterChange: [keepWording] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: { nb: 'Skjemaet', en: 'The form' },
          fields: [
            checkbox('groupsRequired', { nb: 'Minst én gruppe må velges', en: 'At least one group must be chosen' }),
            checkbox(
              'verification',
              { nb: 'Påmelding må bekreftes med kode på SMS', en: 'Subscribing is confirmed by a code by SMS' },
              {
                on: true,
                description: {
                  nb: 'Gjelder når en SMS-tjeneste er satt opp.',
                  en: 'In force when an SMS gateway is set up.',
                },
              },
            ),
            checkbox('consentBox', { nb: 'Samtykkeboks i skjemaet', en: 'Consent box in the form' }, { on: true }),
            {
              name: 'consentText',
              type: 'textarea',
              localized: true,
              maxLength: 1000,
              label: { nb: 'Samtykketekst', en: 'Consent wording' },
              admin: {
                description: {
                  nb: 'Det folk sier ja til. Hver endring får et nytt nummer, og eldre ordlyder beholdes.',
                  en: 'What people agree to. Each change gets a new number, and older wordings are kept.',
                },
              },
            },
            customFields,
          ],
        },
        {
          label: { nb: 'Tekster', en: 'Texts' },
          fields: [
            words('loading_text', { nb: 'Mens noe sendes', en: 'While something is sent' }, 'Sender …'),
            words('subscribe_text', { nb: 'Knappen i skjemaet', en: 'Button of the form' }, 'Meld meg på'),
            words('activation_text', { nb: 'Knappen ved koden', en: 'Button at the code' }, 'Bekreft'),
            words(
              'unknown_error',
              { nb: 'Når svaret ikke kan leses', en: 'When the answer cannot be read' },
              'Noe gikk galt. Prøv igjen om litt.',
            ),
            checkbox('answerStop', { nb: 'Svar på SMS med STOPP', en: 'Answer an SMS that says STOP' }, { on: true }),
          ],
        },
        {
          label: { nb: 'Grenser', en: 'Limits' },
          description: {
            nb: 'Koder koster penger. Grensene hindrer at fremmede får nettstedet til å sende mange.',
            en: 'Codes cost money. The limits keep strangers from making the site send many.',
          },
          fields: [
            {
              type: 'row',
              fields: [
                amount(
                  'codeMinutes',
                  { nb: 'En kode gjelder i (minutter)', en: 'A code is good for (minutes)' },
                  { standard: 15, most: 120 },
                ),
                amount('codeTries', { nb: 'Forsøk per kode', en: 'Tries per code' }, { standard: 5, most: 20 }),
              ],
            },
            {
              type: 'row',
              fields: [
                amount(
                  'codesPerNumber',
                  { nb: 'Koder til ett nummer per døgn', en: 'Codes to a number a day' },
                  { standard: 6, most: 50 },
                ),
                amount(
                  'codesPerAddress',
                  { nb: 'Koder fra én nettadresse per time', en: 'Codes from one network address an hour' },
                  { standard: 30, most: 1000 },
                ),
              ],
            },
            {
              type: 'row',
              fields: [
                amount(
                  'codesPerHour',
                  { nb: 'Koder i alt per time', en: 'Codes in all an hour' },
                  { standard: 200, most: 100_000 },
                ),
                amount(
                  'codesPerDay',
                  { nb: 'Koder i alt per døgn', en: 'Codes in all a day' },
                  { standard: 1000, most: 1_000_000 },
                ),
              ],
            },
            {
              type: 'row',
              fields: [
                amount(
                  'foreignPerHour',
                  { nb: 'Koder til utlandet i alt per time', en: 'Codes abroad in all an hour' },
                  { standard: 20, least: 0, most: 100_000 },
                ),
                {
                  name: 'countriesForCodes',
                  type: 'text',
                  hasMany: true,
                  label: { nb: 'Land som får koder', en: 'Countries that get codes' },
                  access: { read: staffOnField },
                  admin: {
                    width: '50%',
                    description: {
                      nb: 'Landkoder som NO, SE, DK. Tom: alle land, med grensen for utlandet.',
                      en: 'Country codes such as NO, SE, DK. Empty: every country, within the limit abroad.',
                    },
                  },
                  validate: (value: string[] | null | undefined, { req }: { req: Req }) => {
                    const bad = countryProblem(value ?? [])
                    return bad === undefined ? true : translateFor(req, messages.country, { country: bad })
                  },
                } as Field,
              ],
            },
            {
              name: 'endpoint',
              type: 'text',
              required: true,
              defaultValue: DEFAULT_ENDPOINT,
              label: { nb: 'Adresse for påmelding', en: 'Address of subscribing' },
              admin: {
                description: {
                  nb: 'Den vanlige adressen virker alltid ved siden av.',
                  en: 'The usual address always works beside it.',
                },
              },
              validate: (value: string | null | undefined, { req }: { req: Req }) =>
                endpointProblem(value ?? '') ? translateFor(req, messages.endpoint) : true,
            } as Field,
          ],
        },
      ],
    },
  ],
}
