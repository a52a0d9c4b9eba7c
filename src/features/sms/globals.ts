/** Settings for outgoing SMS: gateway, sender, rate and price. */
import type { Field, GlobalConfig, TextField } from 'payload'
import { administrators, administratorsOnField, hiddenUnless, marketers } from '../../cms/access/roles'
import { adminGroups } from '../../cms/adminMenu'
import { credentialField, serviceAddressField } from '../../cms/fields/credential'
import { secretField } from '../../cms/fields/secret'
import { select } from '../../cms/fields/select'
import { translateFor } from '../../cms/messages'
import { AJAX_ADDRESS } from '../../web/ajaxAddress'
import { reportAddresses } from './addresses'
import { gatewayEndpoints } from './gatewayEndpoints'

export const SMS_SETTINGS = 'smsSettings'

const gatewayNames = {
  log: {
    nb: 'Logg (sender ingenting; leses under «Utgående SMS»)',
    en: 'Log (sends nothing; read under “Outgoing SMS”)',
  },
  kannel: { nb: 'Kannel', en: 'Kannel' },
  sveve: { nb: 'Sveve', en: 'Sveve' },
  link: { nb: 'LINK Mobility', en: 'LINK Mobility' },
  twilio: { nb: 'Twilio', en: 'Twilio' },
  none: { nb: 'Ingen (meldinger venter)', en: 'None (messages wait)' },
} as const
type GatewayName = keyof typeof gatewayNames

const messages = {
  sender: {
    nb: 'Et navn er høyst 11 bokstaver og tall; et nummer skrives med + og landskode.',
    en: 'A name has at most 11 letters and digits; a number is written with + and country code.',
  },
  path: {
    nb: 'Skriv en adresse på dette nettstedet, for eksempel /send-sms.',
    en: 'Write an address on this site, for example /send-sms.',
  },
}

const address = (url: string) => serviceAddressField({ nb: 'Adresse', en: 'Address' }, url)

/** Fields of one gateway, shown while it is chosen. */
function credentials(name: GatewayName, fields: Field[]): Field {
  return {
    name,
    type: 'group',
    label: gatewayNames[name],
    fields,
    admin: { condition: (data) => data?.gateway === name },
  }
}

const user = { nb: 'Brukernavn', en: 'Username' }
const password = { nb: 'Passord', en: 'Password' }

export const smsSettings: GlobalConfig = {
  slug: SMS_SETTINGS,
  dbName: 'sms_settings',
  label: { nb: 'SMS-innstillinger', en: 'SMS settings' },
  admin: { group: adminGroups.settings, hidden: hiddenUnless('administrator') },
  access: { read: marketers, update: administrators },
  endpoints: gatewayEndpoints,
  fields: [
    {
      type: 'ui',
      name: 'status',
      admin: { components: { Field: '/src/features/sms/admin/GatewayStatus#GatewayStatus' } },
    },
    select('gateway', { nb: 'Forbindelse', en: 'Gateway' }, gatewayNames),
    credentials('kannel', [
      address('http://127.0.0.1:13013/cgi-bin/sendsms'),
      credentialField('username', user),
      secretField('password', password),
      credentialField('smsc', { nb: 'SMSC (valgfritt)', en: 'SMSC (optional)' }),
    ]),
    credentials('sveve', [
      address('https://sveve.no/SMS/SendMessage'),
      credentialField('username', user),
      secretField('password', password),
    ]),
    credentials('link', [
      address('https://wsx.sp247.net/sms/send'),
      credentialField('username', user),
      secretField('password', password),
      credentialField('platformId', { nb: 'Plattform-ID', en: 'Platform ID' }),
      credentialField('platformPartnerId', { nb: 'Partner-ID på plattformen', en: 'Platform partner ID' }),
      credentialField('gate', {
        nb: 'Gate for leveringsrapporter (valgfritt)',
        en: 'Gate for delivery reports (optional)',
      }),
    ]),
    credentials('twilio', [
      address('https://api.twilio.com'),
      credentialField('accountSid', { nb: 'Account SID', en: 'Account SID' }),
      secretField('authToken', { nb: 'Tilgangsnøkkel (auth token)', en: 'Auth token' }),
      credentialField('messagingServiceSid', {
        nb: 'Messaging service SID (valgfritt)',
        en: 'Messaging service SID (optional)',
      }),
    ]),
    {
      // Generated; the addresses that the gateway is configured to call.
      name: 'addresses',
      type: 'textarea',
      virtual: true,
      label: { nb: 'Adresser for forbindelsen', en: 'Addresses for the gateway' },
      access: { read: administratorsOnField, update: () => false },
      admin: {
        readOnly: true,
        description: {
          nb: 'Hemmelige: den som kjenner dem, kan melde at SMS er levert eller mottatt.',
          en: 'Secret: whoever knows them can report that SMS were delivered or received.',
        },
      },
      hooks: { afterRead: [({ req, siblingData }) => reportAddresses(req.payload, siblingData)] },
    },
    {
      // Incrementing it changes all addresses.
      name: 'addressRound',
      type: 'number',
      min: 1,
      defaultValue: 1,
      label: { nb: 'Adressenes runde', en: 'Round of the addresses' },
      access: { read: administratorsOnField, update: administratorsOnField },
      admin: {
        description: {
          nb: 'Øk tallet når adressene er blitt kjent for andre; gi så forbindelsen de nye.',
          en: 'Count up when others have come to know the addresses; then give the gateway the new ones.',
        },
      },
    },
    {
      name: 'sender',
      type: 'text',
      maxLength: 20,
      label: { nb: 'Avsender (navn eller nummer)', en: 'Sender (name or number)' },
      validate: (value: unknown, { req }: { req: Parameters<typeof translateFor>[0] }) =>
        !value || /^(?:[\p{L}\d .&_-]{1,11}|\+?\d{4,15})$/u.test(String(value)) || translateFor(req, messages.sender),
    } as TextField,
    {
      name: 'ownNumber',
      type: 'text',
      maxLength: 20,
      label: { nb: 'Nettstedets eget mobilnummer', en: 'The site’s own mobile number' },
      admin: {
        description: {
          nb: 'Får meldingene som sendes med «send SMS» til «admin».',
          en: 'Gets the messages that “send SMS” sends to “admin”.',
        },
      },
    },
    {
      // ISO 3166: country of numbers without a country code.
      name: 'country',
      type: 'text',
      required: true,
      defaultValue: 'NO',
      minLength: 2,
      maxLength: 2,
      label: { nb: 'Land for numre uten landskode', en: 'Country of numbers without country code' },
    },
    {
      type: 'row',
      fields: [
        {
          // 0: no limit.
          name: 'perSecond',
          type: 'number',
          required: true,
          min: 0,
          max: 10_000,
          defaultValue: 10,
          label: { nb: 'SMS i sekundet (0: uten grense)', en: 'SMS a second (0: no limit)' },
        },
        {
          name: 'callsAtOnce',
          type: 'number',
          required: true,
          min: 1,
          max: 200,
          defaultValue: 10,
          label: { nb: 'Kall om gangen', en: 'Calls at once' },
        },
      ],
    },
    {
      // Kroner.
      name: 'pricePerSegment',
      type: 'number',
      min: 0,
      max: 100,
      label: { nb: 'Pris for hver del (kroner)', en: 'Price of each segment (kroner)' },
    },
    {
      type: 'row',
      fields: [
        {
          // Hours of the day in Norway; two equal hours: no night.
          name: 'nightFrom',
          type: 'number',
          required: true,
          min: 0,
          max: 23,
          defaultValue: 21,
          label: { nb: 'Natt fra klokken', en: 'Night from (hour)' },
        },
        {
          name: 'nightTo',
          type: 'number',
          required: true,
          min: 0,
          max: 23,
          defaultValue: 8,
          label: { nb: 'Natt til klokken', en: 'Night to (hour)' },
        },
      ],
    },
    {
      name: 'sendAddress',
      type: 'text',
      required: true,
      defaultValue: AJAX_ADDRESS,
      maxLength: 200,
      label: { nb: 'Adresse som «send SMS» sendes til', en: 'Address that “send SMS” is sent to' },
      validate: (value: unknown, { req }: { req: Parameters<typeof translateFor>[0] }) =>
        !value || /^\/(?!\/)[\w\-./]*$/.test(String(value)) || translateFor(req, messages.path),
    } as TextField,
  ],
}
