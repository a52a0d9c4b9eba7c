/** Site-wide settings: facts. Their look: `themeGlobal.ts`; their texts: `ownTexts.ts`. */

import type { Field, GlobalConfig } from 'payload'
import { anyone, editors, hiddenUnlessEditor } from '../cms/access/roles'
import { adminGroups } from '../cms/adminMenu'
import { checkbox } from '../cms/fields/checkbox'
import { pictureField } from '../cms/fields/pictureField'
import { select } from '../cms/fields/select'
import { translateFor } from '../cms/messages'
import { countryCode } from '../lib/country'
import { localeNames, locales } from '../lib/locales'
import { isOrganisationNumber } from '../lib/organisationNumber'
import { chosenPageFields } from './chosenPages'
import { isHostName } from './frames'
import type { ListPage } from './linkTargets'
import { networks } from './networks'
import { phoneFields } from './phone/fields'

const messages = {
  organisationNumber: {
    nb: 'Organisasjonsnummeret skal ha ni sifre, og kontrollsifferet må stemme.',
    en: 'The organisation number has nine digits, and its check digit must be right.',
  },
  country: {
    nb: '«{country}» er ikke et land vi kjenner. Skriv navnet på norsk eller engelsk, eller landkoden: Norge, Norway, NO.',
    en: 'We know no country called “{country}”. Write its Norwegian or English name, or its code: Norge, Norway, NO.',
  },
  badHost: {
    nb: '«{host}» er ikke et vertsnavn. Skriv det uten https:// og uten sti, for eksempel kart.eksempel.no.',
    en: '“{host}” is not a host name. Write it without https:// and without a path, for example maps.example.com.',
  },
  socialAddress: {
    nb: 'Skriv en full adresse som begynner med https://',
    en: 'Write a full address that begins with https://',
  },
}

export const siteGlobal = (lists: readonly ListPage[]): GlobalConfig => ({
  slug: 'site',
  label: { nb: 'Nettstedet', en: 'The site' },
  admin: { group: adminGroups.settings, hidden: hiddenUnlessEditor },
  access: { read: anyone, update: editors },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: { nb: 'Merke', en: 'Brand' },
          fields: [
            { name: 'name', type: 'text', required: true, defaultValue: 'Merkevei', label: { nb: 'Navn', en: 'Name' } },
            { name: 'tagline', type: 'text', localized: true, label: { nb: 'Slagord', en: 'Tagline' } },
            pictureField('logo', { label: { nb: 'Logo på lys bakgrunn', en: 'Logo on a light background' } }),
            pictureField('logoDark', { label: { nb: 'Logo på mørk bakgrunn', en: 'Logo on a dark background' } }),
            pictureField('icon', {
              label: { nb: 'Ikon (kvadratisk, til fanen i nettleseren)', en: 'Icon (square, for the browser tab)' },
            }),
            pictureField('socialPicture', {
              label: { nb: 'Bilde ved deling', en: 'Picture when shared' },
            }),
            {
              name: 'languages',
              type: 'select',
              hasMany: true,
              required: true,
              defaultValue: ['nb'],
              label: { nb: 'Språk på nettstedet', en: 'Languages of the site' },
              options: locales.map((locale) => ({ value: locale, label: localeNames[locale] })),
              admin: {
                description: {
                  nb: 'Norsk er alltid med. Med ett språk vises ingen språkveksler.',
                  en: 'Norwegian is always included. With one language no switch is shown.',
                },
              },
            },
          ],
        },
        {
          label: { nb: 'Virksomhet', en: 'Organisation' },
          fields: [
            {
              name: 'organisation',
              type: 'group',
              label: { nb: 'Opplysninger i bunnen av siden', en: 'Details in the footer' },
              fields: [
                { name: 'legalName', type: 'text', label: { nb: 'Juridisk navn', en: 'Legal name' } },
                {
                  name: 'organisationNumber',
                  type: 'text',
                  label: { nb: 'Organisasjonsnummer', en: 'Organisation number' },
                  validate: (value: string | null | undefined, { req }: { req: Parameters<typeof translateFor>[0] }) =>
                    !value || isOrganisationNumber(value) ? true : translateFor(req, messages.organisationNumber),
                },
                { name: 'street', type: 'text', label: { nb: 'Gateadresse', en: 'Street address' } },
                {
                  type: 'row',
                  fields: [
                    { name: 'postcode', type: 'text', label: { nb: 'Postnummer', en: 'Postcode' } },
                    { name: 'place', type: 'text', label: { nb: 'Poststed', en: 'Place' } },
                    {
                      name: 'country',
                      type: 'text',
                      label: { nb: 'Land', en: 'Country' },
                      validate: (
                        value: string | null | undefined,
                        { req }: { req: Parameters<typeof translateFor>[0] },
                      ) =>
                        !value || countryCode(value) ? true : translateFor(req, messages.country, { country: value }),
                    },
                  ],
                },
                { name: 'phone', type: 'text', label: { nb: 'Telefon', en: 'Phone' } },
                { name: 'email', type: 'email', label: { nb: 'E-post', en: 'E-mail' } },
              ],
            },
            {
              name: 'social',
              type: 'array',
              label: { nb: 'Sosiale medier', en: 'Social media' },
              labels: { singular: { nb: 'Konto', en: 'Account' }, plural: { nb: 'Kontoer', en: 'Accounts' } },
              fields: [
                {
                  name: 'network',
                  type: 'select',
                  required: true,
                  label: { nb: 'Nettverk', en: 'Network' },
                  options: networks.map(({ value, name }) => ({ value, label: name })),
                },
                {
                  name: 'url',
                  type: 'text',
                  required: true,
                  label: { nb: 'Adresse', en: 'Address' },
                  validate: (value: string | null | undefined, { req }: { req: Parameters<typeof translateFor>[0] }) =>
                    value && URL.canParse(value) && value.startsWith('https://')
                      ? true
                      : translateFor(req, messages.socialAddress),
                },
              ],
            },
          ],
        },
        {
          label: { nb: 'Viktige sider', en: 'Important pages' },
          fields: chosenPageFields(lists),
        },
        { label: { nb: 'Telefonfelt', en: 'Phone fields' }, fields: phoneFields },
        {
          label: { nb: 'Bilder og rammer', en: 'Pictures and frames' },
          fields: [
            checkbox(
              'lightboxCaptions',
              { nb: 'Bildetekster i lysboksen', en: 'Captions in the lightbox' },
              { on: true },
            ),
            select(
              'lightboxOnMobile',
              { nb: 'Lysboks på mobil', en: 'Lightbox on mobile' },
              { yes: { nb: 'Ja', en: 'Yes' }, no: { nb: 'Nei', en: 'No' } },
              {
                description: {
                  nb: '«Nei» lar lenken gå rett til bildet når skjermen er smalere enn 768 piksler.',
                  en: '“No” lets the link go straight to the picture when the screen is narrower than 768 pixels.',
                },
              },
            ),
            {
              name: 'frameHosts',
              type: 'text',
              hasMany: true,
              label: { nb: 'Nettsteder som kan vises i rammer', en: 'Sites that may be shown in frames' },
              admin: {
                description: {
                  nb: 'Vertsnavn, som kart.eksempel.no. YouTube og Vimeo er alltid med. Innholdet hentes først når den besøkende ber om det.',
                  en: 'Host names, such as maps.example.com. YouTube and Vimeo are always included. The content is fetched only when the visitor asks for it.',
                },
              },
              validate: (value: string[] | null | undefined, { req }: { req: Parameters<typeof translateFor>[0] }) => {
                const bad = value?.find((host) => !isHostName(host))
                return bad === undefined ? true : translateFor(req, messages.badHost, { host: bad })
              },
            },
          ],
        },
      ],
    },
  ] as Field[],
})
