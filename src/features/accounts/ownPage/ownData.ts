/** `/konto/data`: all data stored about a member in one file, with readable names. */

import type { BasePayload } from 'payload'
import type { Member } from '../../../cms/types'
import { fill } from '../../../lib/fill'
import { labelled } from '../../../lib/labelled'
import type { Locale, Localised } from '../../../lib/locales'
import { readableRequest, wholeRequestsOfCustomer } from '../../orders'
import { withoutSecrets } from '../../privacy'
import { passkeysOfMember } from '../passkeys/store'
import type { MemberVisit } from '../screens/screen'
import { accountTexts } from '../texts'
import { sessionsOf, subscriptionsOfMember } from './facts'
import { accountPageTexts } from './texts'

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
  passkeys: { nb: 'Passnøkler', en: 'Passkeys' },
  passkey: { nb: 'Passnøkkel', en: 'Passkey' },
  added: { nb: 'Lagt til', en: 'Added' },
  used: { nb: 'Sist brukt', en: 'Last used' },
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
} as const satisfies Record<string, Localised>

const namer = (locale: Locale) => labelled(names, locale)

/** The account data in a member's row; no password, codes or links. */
export function accountOf(member: Member, locale: Locale) {
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

function sessionFacts(member: Member, locale: Locale, now: number, own = '') {
  const readable = namer(locale)
  const until = new Map((member.sessions ?? []).map(({ id, expiresAt }) => [id, expiresAt]))
  const sessions = sessionsOf(member, own, now).map(({ id, device, since }) =>
    readable([
      ['device', device],
      ['since', since],
      ['until', until.get(id)],
    ]),
  )
  return [['sessions', sessions]] as const
}

export const sessionsText = (member: Member, locale: Locale, now: number) =>
  namer(locale)(sessionFacts(member, locale, now))

/** Names and times of passkeys; their keys belong to the devices. */
async function passkeyFacts(payload: BasePayload, member: Member, locale: Locale) {
  const readable = namer(locale)
  const passkeys = await passkeysOfMember(payload, member.id)
  return [
    [
      'passkeys',
      passkeys.map(({ name, addedAt, usedAt }) =>
        readable([
          ['passkey', name],
          ['added', addedAt],
          ['used', usedAt],
        ]),
      ),
    ],
  ] as const
}

export const passkeysText = async (payload: BasePayload, member: Member, locale: Locale) =>
  namer(locale)(await passkeyFacts(payload, member, locale))

export async function ownData(visit: MemberVisit): Promise<object> {
  const { runtime, member, session, locale, now } = visit
  const labelled = namer(locale)
  const orders = member.emailConfirmedAt ? await wholeRequestsOfCustomer(runtime.payload, member.email) : undefined
  const readable = labelled([
    ['site', runtime.siteUrl],
    ['madeAt', new Date(now).toISOString()],
    ['account', accountOf(member, locale)],
    ...sessionFacts(member, locale, now, session),
    ...(await passkeyFacts(runtime.payload, member, locale)),
    [
      'subscriptions',
      (await subscriptionsOfMember(visit))?.map(({ group, since }) =>
        labelled([
          ['group', group?.name ?? accountPageTexts.accountSmsGeneral[locale]],
          ['since', since],
        ]),
      ),
    ],
    ['orders', orders ? orders.map((order) => readableRequest(order, locale)) : names.ordersWait[locale]],
  ])
  // Answers are written by dealers and may quote anything.
  return withoutSecrets(runtime.payload, readable, locale)
}

/** `min-side-2026-11-21.json` */
export function ownDataName(locale: Locale, now: number): string {
  const title = fill(accountTexts.accountPage[locale]).toLowerCase().replace(/\s+/g, '-')
  return `${title}-${new Date(now).toISOString().slice(0, 10)}.json`
}
