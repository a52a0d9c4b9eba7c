/** Letters about accounts of staff, as rows of the outbox: no mail server is waited for. */
import type { BasePayload } from 'payload'
import { fill } from '../../content/fill'
import type { Locale, Localised } from '../../content/locales'
import type { User } from '../../content/types'
import { momentText } from '../../site/moment'
import { enqueueEmail, type LetterPart, letter } from '../outbox'

const words = {
  resetSubject: { nb: 'Velg et nytt passord på {host}', en: 'Choose a new password at {host}' },
  resetText: {
    nb: 'Noen, trolig du, ba om et nytt passord til administrasjonen på {host}. Lenken virker i en time, én gang.',
    en: 'Somebody, probably you, asked for a new password to the admin of {host}. The link works for an hour, once.',
  },
  resetWay: { nb: 'Velg et nytt passord', en: 'Choose a new password' },
  resetOther: {
    nb: 'Var det ikke deg, trenger du ikke gjøre noe. Passordet er som før.',
    en: 'If it was not you, you need not do anything. The password is as it was.',
  },
  passwordSubject: { nb: 'Passordet ditt på {host} er endret', en: 'Your password at {host} was changed' },
  passwordText: {
    nb: 'Passordet til administrasjonen på {host} ble endret {moment}. Andre innlogginger er avsluttet.',
    en: 'The password to the admin of {host} was changed {moment}. Other sessions have ended.',
  },
  emailSubject: { nb: 'E-posten din på {host} er endret', en: 'Your e-mail at {host} was changed' },
  emailText: {
    nb: 'Kontoen din i administrasjonen på {host} fikk en annen e-postadresse {moment}. Denne adressen gjelder ikke lenger.',
    en: 'Your account in the admin of {host} got another e-mail address {moment}. This address counts no more.',
  },
  roleSubject: { nb: 'Rollen din på {host} er endret', en: 'Your role at {host} was changed' },
  roleText: {
    nb: 'Rollen din i administrasjonen på {host} ble endret {moment}.',
    en: 'Your role in the admin of {host} was changed {moment}.',
  },
  notYou: {
    nb: 'Var det ikke deg, og vet du ikke om det? Si fra til en administrator med en gang.',
    en: 'If it was not you and you do not know of it, tell an administrator at once.',
  },
} as const satisfies Record<string, Localised>

/** What an administrator or the user changed, and what its letter is called. */
const changes = {
  password: { subject: words.passwordSubject, text: words.passwordText },
  email: { subject: words.emailSubject, text: words.emailText },
  role: { subject: words.roleSubject, text: words.roleText },
} as const
export type AccountChange = keyof typeof changes

/** A letter to somebody of the staff. `to` is an address, for it may be the one that was. */
interface About {
  payload: BasePayload
  user: Pick<User, 'id' | 'createdAt'>
  to: string
  locale: Locale
  now: number
}

/** Of every letter to staff. */
export const LETTER_PREFIX = 'user:'
/** Numbers of users that are gone may be given out again: the time of creation tells them apart. */
const keyOf = ({ user }: About, what: string) => `${LETTER_PREFIX}${user.id}:${Date.parse(user.createdAt)}:${what}`

function send(
  about: About,
  what: string,
  subject: Localised,
  parts: (say: (word: Localised) => string) => LetterPart[],
) {
  const { payload, to, locale, now } = about
  const values = { host: new URL(payload.config.serverURL).host, moment: momentText(now, locale) }
  const say = (word: Localised) => fill(word[locale], values)
  const title = say(subject)
  return enqueueEmail(
    payload,
    { key: keyOf(about, what), to, subject: title, ...letter(locale, title, parts(say)) },
    now,
  )
}

/** `mark`: the same for whoever asks again and again, so that one letter comes. */
export function writeReset(about: About, href: string, mark: string): Promise<boolean> {
  return send(about, `reset:${mark}`, words.resetSubject, (say) => [
    { kind: 'text', text: say(words.resetText) },
    { kind: 'way', text: say(words.resetWay), href },
    { kind: 'text', text: say(words.resetOther) },
  ])
}

export function writeChanged(about: About, change: AccountChange): Promise<boolean> {
  const { subject, text } = changes[change]
  return send(about, `${change}:${about.now}`, subject, (say) => [
    { kind: 'text', text: say(text) },
    { kind: 'text', text: say(words.notYou) },
  ])
}
