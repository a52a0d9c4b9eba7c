/** Settings of the dealer finder. */
import type { GlobalConfig } from 'payload'
import { anyone, editors, hiddenUnlessEditor } from '../../cms/access/roles'
import { adminGroups } from '../../cms/adminMenu'
import { select } from '../../cms/fields/select'

export const dealerSettings: GlobalConfig = {
  slug: 'dealerSettings',
  label: { nb: 'Forhandlersøket', en: 'The dealer finder' },
  admin: { group: adminGroups.settings, hidden: hiddenUnlessEditor },
  access: { read: anyone, update: editors },
  fields: [
    {
      // Kilometres.
      name: 'radius',
      type: 'number',
      required: true,
      min: 1,
      max: 2000,
      defaultValue: 50,
      label: { nb: 'Omkrets fra start (km)', en: 'Radius from the start (km)' },
    },
    {
      name: 'nearest',
      type: 'number',
      required: true,
      min: 1,
      max: 20,
      defaultValue: 5,
      label: { nb: 'Nærmeste som vises når ingen er innenfor', en: 'Nearest shown when none lies within' },
    },
    select(
      'approval',
      { nb: 'Når en forhandler endrer sin egen side', en: 'When a dealer changes its own page' },
      {
        none: { nb: 'vises det med en gang', en: 'it is shown at once' },
        editor: { nb: 'må en redaktør publisere', en: 'an editor must publish' },
      },
    ),
    {
      name: 'tiles',
      type: 'text',
      required: true,
      defaultValue: 'https://cache.kartverket.no/v1/wmts/1.0.0/topo/default/webmercator/{z}/{y}/{x}.png',
      label: { nb: 'Kartfliser', en: 'Map tiles' },
      validate: (value: string | null | undefined) =>
        (value && /^https:\/\/[^/]+\/.*/.test(value) && ['{z}', '{x}', '{y}'].every((part) => value.includes(part))) ||
        'https://…/{z}/{y}/{x}.png',
      admin: {
        description: {
          nb: 'Kartverkets åpne kart fra start. Hentes først når den besøkende ber om kartet.',
          en: 'The open map of Kartverket from the start. Fetched only when the visitor asks for the map.',
        },
      },
    },
    {
      name: 'attribution',
      type: 'text',
      required: true,
      defaultValue: '© Kartverket',
      label: { nb: 'Kreditering av kartet', en: 'Attribution of the map' },
    },
    {
      name: 'addressService',
      type: 'text',
      label: { nb: 'Adressetjeneste', en: 'Address service' },
      validate: (value: string | null | undefined) => !value || /^https?:\/\/[^/]+/.test(value) || 'https://…',
      admin: {
        placeholder: 'https://ws.geonorge.no/adresser/v1/sok',
        description: {
          nb: 'Kartverkets åpne tjeneste. Tom: bare postnummer og stedsnavn kan søkes på.',
          en: 'The open service of Kartverket. Empty: only postcodes and place names can be searched for.',
        },
      },
    },
  ],
}
