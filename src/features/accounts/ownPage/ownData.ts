/** `/konto/data`: everything that is stored about a member in one file, under names that people can read. */
import type { Locale, Localised } from '../../../content/locales'
import type { Member } from '../../../content/types'
import { fill, texts } from '../../../site/texts'
import { type WholeRequest, wholeRequestsOfCustomer } from '../../orders'
import type { MemberVisit } from '../screens/screen'
import { sessionsOf, subscriptionsOfMember } from './facts'

const names = {
  madeAt: { nb: 'Laget', en: 'Made at' },
  site: { nb: 'Nettsted', en: 'Site' },
  account: { nb: 'Konto', en: 'Account' },
  number: { nb: 'Nummer', en: 'Number' },
  username: { nb: 'Brukernavn', en: 'Username' },
  email: { nb: 'E-post', en: 'E-mail' },
  emailConfirmed: { nb: 'E-post bekreftet', en: 'E-mail confirmed' },
  newEmail: { nb: 'Ny e-post, ikke bekreftet', en: 'New e-mail, not confirmed' },
  name: { nb: 'Navn', en: 'Name' },
  nickname: { nb: 'Kallenavn', en: 'Nickname' },
  mobile: { nb: 'Mobil', en: 'Mobile' },
  mobileConfirmed: { nb: 'Mobil bekreftet', en: 'Mobile confirmed' },
  language: { nb: 'Språk', en: 'Language' },
  registered: { nb: 'Registrert', en: 'Registered' },
  changed: { nb: 'Sist endret', en: 'Last changed' },
  password: { nb: 'Passord', en: 'Password' },
  passwordText: {
    nb: 'Lagret som en hash (PBKDF2), som passordet ikke kan leses ut av.',
    en: 'Stored as a hash (PBKDF2), from which the password cannot be read.',
  },
  sessions: { nb: 'Innlogginger', en: 'Sessions' },
  device: { nb: 'Nettleser', en: 'Browser' },
  since: { nb: 'Fra', en: 'Since' },
  until: { nb: 'Til senest', en: 'Until at the latest' },
  subscriptions: { nb: 'SMS-abonnementer', en: 'SMS subscriptions' },
  group: { nb: 'Liste', en: 'List' },
  orders: { nb: 'Bestillinger', en: 'Orders' },
  ordersWait: {
    nb: 'Bestillinger tas med når e-posten er bekreftet.',
    en: 'Orders are included once the e-mail has been confirmed.',
  },
  state: { nb: 'Status', en: 'State' },
  dealer: { nb: 'Forhandler', en: 'Dealer' },
  phone: { nb: 'Telefon', en: 'Phone' },
  company: { nb: 'Firma', en: 'Company' },
  organisationNumber: { nb: 'Organisasjonsnummer', en: 'Organisation number' },
  street: { nb: 'Gateadresse', en: 'Street address' },
  postcode: { nb: 'Postnummer', en: 'Postcode' },
  place: { nb: 'Poststed', en: 'Place' },
  message: { nb: 'Melding', en: 'Message' },
  lines: { nb: 'Artikler', en: 'Articles' },
  articleNumber: { nb: 'Artikkelnummer', en: 'Article number' },
  quantity: { nb: 'Antall', en: 'Quantity' },
  price: { nb: 'Pris', en: 'Price' },
  consents: { nb: 'Samtykker', en: 'Consents' },
  terms: { nb: 'Godtok leveringsbetingelsene, versjon', en: 'Accepted the delivery terms, version' },
  events: { nb: 'Hva som skjedde', en: 'What happened' },
  event: { nb: 'Hendelse', en: 'Event' },
  when: { nb: 'Når', en: 'When' },
  text: { nb: 'Tekst', en: 'Text' },
  by: { nb: 'Av', en: 'By' },
  files: { nb: 'Vedlegg', en: 'Attachments' },
} as const satisfies Record<string, Localised>

type Name = keyof typeof names
type Facts = readonly (readonly [Name, unknown])[]

function namer(locale: Locale) {
  return (facts: Facts) =>
    Object.fromEntries(
      facts.flatMap(([name, value]) =>
        value === undefined || value === null || value === '' ? [] : [[names[name][locale], value]],
      ),
    )
}

function accountOf(member: Member, locale: Locale) {
  return namer(locale)([
    ['number', member.id],
    ['username', member.username],
    ['email', member.email],
    ['emailConfirmed', member.emailConfirmedAt],
    ['newEmail', member.newEmail],
    ['name', member.name],
    ['nickname', member.nickname],
    ['mobile', member.mobile],
    ['mobileConfirmed', member.mobileConfirmedAt],
    ['language', member.locale],
    ['password', names.passwordText[locale]],
    ['registered', member.createdAt],
    ['changed', member.updatedAt],
  ])
}

function orderOf({ request, lines, dealer, events, files }: WholeRequest, locale: Locale) {
  const named = namer(locale)
  const { consents } = request
  return named([
    ['number', request.number],
    ['since', request.createdAt],
    ['state', request.state],
    ['dealer', dealer],
    ['name', request.name],
    ['email', request.email],
    ['phone', request.phone],
    ['company', request.company],
    ['organisationNumber', request.organisationNumber],
    ['street', request.street],
    ['postcode', request.postcode],
    ['place', request.place],
    ['message', request.message],
    [
      'lines',
      lines.map(({ number, quantity, name, price }) =>
        named([
          ['articleNumber', number],
          ['quantity', quantity],
          ['name', name],
          ['price', price],
        ]),
      ),
    ],
    ['consents', consents],
    ['terms', request.termsVersion],
    [
      'events',
      events.map(({ kind, text, by, createdAt }) =>
        named([
          ['event', kind],
          ['when', createdAt],
          ['text', text],
          ['by', by],
        ]),
      ),
    ],
    ['files', files.length > 0 ? files : undefined],
    ['language', request.locale],
  ])
}

export async function ownData(visit: MemberVisit): Promise<object> {
  const { runtime, member, session, locale, now } = visit
  const named = namer(locale)
  const orders = member.emailConfirmedAt ? await wholeRequestsOfCustomer(runtime.payload, member.email) : undefined
  const until = new Map((member.sessions ?? []).map(({ id, expiresAt }) => [id, expiresAt]))
  return named([
    ['site', runtime.siteUrl],
    ['madeAt', new Date(now).toISOString()],
    ['account', accountOf(member, locale)],
    [
      'sessions',
      sessionsOf(member, session, now).map(({ id, device, since }) =>
        named([
          ['device', device],
          ['since', since],
          ['until', until.get(id)],
        ]),
      ),
    ],
    [
      'subscriptions',
      (await subscriptionsOfMember(visit))?.map(({ group, since }) =>
        named([
          ['group', group?.name ?? texts.accountSmsGeneral[locale]],
          ['since', since],
        ]),
      ),
    ],
    ['orders', orders ? orders.map((order) => orderOf(order, locale)) : names.ordersWait[locale]],
  ])
}

/** `min-side-2026-11-21.json` */
export function ownDataName(locale: Locale, now: number): string {
  const title = fill(texts.accountPage[locale]).toLowerCase().replace(/\s+/g, '-')
  return `${title}-${new Date(now).toISOString().slice(0, 10)}.json`
}
