/** E-mails about accounts of staff, queued in the outbox: requests do not wait for a mail server. */
import type { BasePayload } from 'payload'
import type { User } from '../../cms/types'
import type { Locale, Localised } from '../../lib/locales'
import { momentText } from '../../lib/moment'
import { translate } from '../../lib/translate'
import { type EmailPart, enqueueEmail } from '../outbox'

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
  linkedSubject: { nb: 'En ny vei inn på {host}', en: 'A new way in to {host}' },
  linkedText: {
    nb: 'Fra {moment} kan du logge inn i administrasjonen på {host} med {provider}.',
    en: 'Since {moment} you can sign in to the admin of {host} with {provider}.',
  },
  passkeyAddedSubject: { nb: 'Ny passnøkkel på {host}', en: 'A new passkey at {host}' },
  passkeyAddedText: {
    nb: 'Kontoen din i administrasjonen på {host} fikk en ny passnøkkel {moment}. Andre innlogginger er avsluttet.',
    en: 'Your account in the admin of {host} got a new passkey {moment}. Other sessions have ended.',
  },
  passkeyRemovedSubject: { nb: 'En passnøkkel på {host} er fjernet', en: 'A passkey at {host} was removed' },
  passkeyRemovedText: {
    nb: 'En passnøkkel ble fjernet fra kontoen din i administrasjonen på {host} {moment}.',
    en: 'A passkey was removed from your account in the admin of {host} {moment}.',
  },
  codesAddedSubject: { nb: 'Engangskoder er satt opp på {host}', en: 'One-time codes are set up at {host}' },
  codesAddedText: {
    nb: 'Engangskoder fra en app ble satt opp for kontoen din i administrasjonen på {host} {moment}. Andre innlogginger er avsluttet.',
    en: 'One-time codes of an app were set up for your account in the admin of {host} {moment}. Other sessions have ended.',
  },
  codesRemovedSubject: { nb: 'Engangskoder på {host} er fjernet', en: 'One-time codes at {host} were removed' },
  codesRemovedText: {
    nb: 'Engangskodene ble fjernet fra kontoen din i administrasjonen på {host} {moment}.',
    en: 'The one-time codes were removed from your account in the admin of {host} {moment}.',
  },
  recoveryMadeSubject: { nb: 'Nye gjenopprettingskoder på {host}', en: 'New recovery codes at {host}' },
  recoveryMadeText: {
    nb: 'Det ble laget nye gjenopprettingskoder for kontoen din i administrasjonen på {host} {moment}. De gamle gjelder ikke lenger.',
    en: 'New recovery codes were made for your account in the admin of {host} {moment}. The old ones count no more.',
  },
  recoveryUsedSubject: { nb: 'En gjenopprettingskode ble brukt på {host}', en: 'A recovery code was used at {host}' },
  recoveryUsedText: {
    nb: 'Noen logget inn på kontoen din i administrasjonen på {host} med en gjenopprettingskode {moment}.',
    en: 'Somebody signed in to your account in the admin of {host} with a recovery code {moment}.',
  },
  secondStepResetSubject: {
    nb: 'Det andre trinnet ditt på {host} er nullstilt',
    en: 'Your second step at {host} was reset',
  },
  secondStepResetText: {
    nb: 'Passnøkler, engangskoder og gjenopprettingskoder ble fjernet fra kontoen din i administrasjonen på {host} {moment}, og alle innlogginger ble avsluttet. Logg inn med passordet og sett opp et nytt andre trinn.',
    en: 'Passkeys, one-time codes and recovery codes were removed from your account in the admin of {host} {moment}, and all sessions ended. Sign in with the password and set up a new second step.',
  },
  invitationSubject: { nb: 'Du er invitert til {host}', en: 'You are invited to {host}' },
  invitationText: {
    nb: 'Du har fått en konto i administrasjonen på {host}. Velg et passord, så kan du logge inn. Lenken virker i sju dager, én gang.',
    en: 'You have got an account in the admin of {host}. Choose a password, and you can sign in. The link works for seven days, once.',
  },
  invitationWay: { nb: 'Velg passord', en: 'Choose a password' },
  invitationOther: {
    nb: 'Kjenner du ikke til dette, trenger du ikke gjøre noe.',
    en: 'If you know nothing of this, you need not do anything.',
  },
  notYou: {
    nb: 'Var det ikke deg, og vet du ikke om det? Si fra til en administrator med en gang.',
    en: 'If it was not you and you do not know of it, tell an administrator at once.',
  },
} as const satisfies Record<string, Localised>

/** Changes made by an administrator or the user, with the subject of the e-mail for each. */
const changes = {
  password: { subject: words.passwordSubject, text: words.passwordText },
  email: { subject: words.emailSubject, text: words.emailText },
  role: { subject: words.roleSubject, text: words.roleText },
  passkeyAdded: { subject: words.passkeyAddedSubject, text: words.passkeyAddedText },
  passkeyRemoved: { subject: words.passkeyRemovedSubject, text: words.passkeyRemovedText },
  codesAdded: { subject: words.codesAddedSubject, text: words.codesAddedText },
  codesRemoved: { subject: words.codesRemovedSubject, text: words.codesRemovedText },
  recoveryMade: { subject: words.recoveryMadeSubject, text: words.recoveryMadeText },
  recoveryUsed: { subject: words.recoveryUsedSubject, text: words.recoveryUsedText },
  secondStepReset: { subject: words.secondStepResetSubject, text: words.secondStepResetText },
} as const
export type AccountChange = keyof typeof changes

/** An e-mail to a user of the admin. `to` is an address, since it may be the previous one. */
interface About {
  payload: BasePayload
  user: Pick<User, 'id' | 'createdAt'>
  to: string
  locale: Locale
  now: number
}

/** Key prefix of all e-mails to staff. */
export const EMAIL_KEY_PREFIX = 'user:'
/** Ids of deleted users may be reused: the time of creation distinguishes them. */
const keyOf = ({ user }: About, what: string) => `${EMAIL_KEY_PREFIX}${user.id}:${Date.parse(user.createdAt)}:${what}`

function send(
  about: About,
  what: string,
  subject: Localised,
  parts: (t: (text: Localised, values?: Readonly<Record<string, string>>) => string) => EmailPart[],
) {
  const { payload, to, locale, now } = about
  const values = { host: new URL(payload.config.serverURL).host, moment: momentText(now, locale) }
  const t = (text: Localised, more = {}) => translate(text, locale, { ...values, ...more })
  return enqueueEmail(payload, { key: keyOf(about, what), to, subject: t(subject), locale, parts: parts(t) }, now)
}

/** `mark`: equal for repeated requests of one user, so that one e-mail is sent. */
export function writeReset(about: About, href: string, mark: string): Promise<boolean> {
  return send(about, `reset:${mark}`, words.resetSubject, (t) => [
    { kind: 'text', text: t(words.resetText) },
    { kind: 'button', text: t(words.resetWay), href },
    { kind: 'text', text: t(words.resetOther) },
  ])
}

/** `mark`: time of the invitation, so that sending it again creates another e-mail. */
export function writeInvitation(about: About, href: string, mark: string): Promise<boolean> {
  return send(about, `invitation:${mark}`, words.invitationSubject, (t) => [
    { kind: 'text', text: t(words.invitationText) },
    { kind: 'button', text: t(words.invitationWay), href },
    { kind: 'text', text: t(words.invitationOther) },
  ])
}

export function writeChanged(about: About, change: AccountChange): Promise<boolean> {
  const { subject, text } = changes[change]
  return send(about, `${change}:${about.now}`, subject, (t) => [
    { kind: 'text', text: t(text) },
    { kind: 'text', text: t(words.notYou) },
  ])
}

/** `provider`: the provider through which a new sign-in to this account was added. */
export function writeLinked(about: About, provider: string): Promise<boolean> {
  return send(about, `linked:${about.now}`, words.linkedSubject, (t) => [
    { kind: 'text', text: t(words.linkedText, { provider }) },
    { kind: 'text', text: t(words.notYou) },
  ])
}
