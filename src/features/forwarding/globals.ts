/** Where statistics are forwarded to, if anywhere. */
import type { Field, GlobalConfig } from 'payload'
import { administrators, anyone, hiddenUnless } from '../../cms/access/roles'
import { adminGroups } from '../../cms/adminMenu'
import { checkbox } from '../../cms/fields/checkbox'
import { credentialField, serviceAddressField } from '../../cms/fields/credential'
import { secretField } from '../../cms/fields/secret'
import { select } from '../../cms/fields/select'
import { type UpstreamName, upstreamNames } from './chosenUpstream'
import { statusEndpoint } from './status'
import { GA4_ADDRESS } from './upstreams/ga4'
import { PLAUSIBLE_ADDRESS } from './upstreams/plausible'

const messages = {
  measurementId: { nb: 'Måle-ID-en ser slik ut: G-ABC123DEF4', en: 'The measurement ID looks like this: G-ABC123DEF4' },
  siteId: { nb: 'Nettsteds-ID-en er et tall.', en: 'The site ID is a number.' },
}

const needsConsent = () =>
  checkbox(
    'needsConsent',
    { nb: 'Bare etter samtykke', en: 'Only after consent' },
    {
      on: true,
      description: {
        nb: 'Slå av bare når dere har et annet rettslig grunnlag, og tjenesten er satt opp uten informasjonskapsler.',
        en: 'Switch off only when you have another legal basis, and the service is set up without cookies.',
      },
    },
  )

function part(name: UpstreamName, fields: Field[]): Field {
  return {
    name,
    type: 'group',
    label: upstreamNames[name],
    fields,
    admin: { condition: (data) => data?.upstream === name },
  }
}

/** The page of choices shows publicly that there is an upstream, and whether it needs consent. */
export const forwardingSettings: GlobalConfig = {
  slug: 'forwardingSettings',
  label: { nb: 'Videresending av statistikk', en: 'Forwarding of analytics' },
  admin: {
    group: adminGroups.settings,
    hidden: hiddenUnless('administrator'),
    description: {
      nb: 'Statistikken samles her uansett. Videresendes den, ber nettstedet om samtykke der tjenesten trenger det.',
      en: 'Figures are collected here in any case. Where they are forwarded, the site asks for the consent that the service needs.',
    },
  },
  access: { read: anyone, update: administrators },
  endpoints: [statusEndpoint],
  fields: [
    {
      type: 'ui',
      name: 'status',
      admin: { components: { Field: '/src/features/forwarding/admin/ForwardingStatus#ForwardingStatus' } },
    },
    select('upstream', { nb: 'Send videre til', en: 'Forward to' }, upstreamNames),
    part('ga4', [
      credentialField(
        'measurementId',
        { nb: 'Måle-ID', en: 'Measurement ID' },
        { rule: { allows: (value) => /^G-[A-Z0-9]{4,20}$/.test(value), message: messages.measurementId } },
      ),
      secretField('apiSecret', { nb: 'API-hemmelighet', en: 'API secret' }),
      serviceAddressField({ nb: 'Adresse', en: 'Address' }, GA4_ADDRESS),
    ]),
    part('matomo', [
      serviceAddressField({ nb: 'Adresse til Matomo', en: 'Address of Matomo' }),
      credentialField(
        'siteId',
        { nb: 'Nettsteds-ID', en: 'Site ID' },
        { rule: { allows: (value) => /^[1-9]\d{0,8}$/.test(value), message: messages.siteId } },
      ),
      secretField('token', { nb: 'token_auth (skrivetilgang)', en: 'token_auth (write access)' }),
      needsConsent(),
    ]),
    part('plausible', [
      serviceAddressField({ nb: 'Adresse til Plausible', en: 'Address of Plausible' }, PLAUSIBLE_ADDRESS),
      credentialField('domain', { nb: 'Nettstedets navn i Plausible', en: 'The site’s name in Plausible' }),
      needsConsent(),
    ]),
  ],
}
