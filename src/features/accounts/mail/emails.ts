/** E-mails about accounts, as rows of the outbox. */

import type { BasePayload } from 'payload'
import type { Member } from '../../../cms/types'
import { isLocale, type Locale } from '../../../lib/locales'
import { momentText } from '../../../lib/moment'
import { translate } from '../../../lib/translate'
import type { Runtime } from '../../../web/feature'
import { localisedPath } from '../../../web/site'
import { deleteEmails, type Email, type EmailPart, enqueueEmail } from '../../outbox'
import { CODE, CONFIRM_PATH, FORGOT_PATH, JOIN_PATH, RESET_PATH } from '../addresses'
import { type LinkPurpose, writeInvitation, writeLink } from '../links'
import { accountMailTexts } from './texts'

type Word = keyof typeof accountMailTexts

/** Context of an e-mail. `site` is the brand's name. */
export interface Writing {
  payload: BasePayload
  siteUrl: string
  secret: string
  site: string
  replyTo: string | undefined
  locale: Locale
  now: number
}

export async function writing(
  { payload, siteUrl, secret, readSite }: Runtime,
  locale: string | null | undefined,
  now: number,
): Promise<Writing> {
  const language: Locale = isLocale(locale ?? undefined) ? (locale as Locale) : 'nb'
  const { settings } = await readSite(language)
  const replyTo = settings.organisation?.email || undefined
  return { payload, siteUrl, secret, site: settings.name, replyTo, locale: language, now }
}

/** Milliseconds in which an account gets at most one e-mail of a kind, however often it is requested. */
const WINDOW = 10 * 60 * 1000

const textOf = ({ locale, site, now }: Writing, word: Word): string =>
  translate(accountMailTexts[word], locale, {
    site,
    moment: momentText(now, locale),
  })

/** Key prefix of every e-mail about a member. */
export const EMAIL_KEY_PREFIX = 'member:'

/** Key prefix of a member's e-mails; the time distinguishes an earlier member with the same id. */
const prefixOf = ({ id, createdAt }: Pick<Member, 'id' | 'createdAt'>) =>
  `${EMAIL_KEY_PREFIX}${id}:${Date.parse(createdAt)}:`

function send(about: Writing, key: string, to: string, subject: Word, parts: readonly EmailPart[]): Promise<boolean> {
  const { replyTo, locale } = about
  const email: Email = { key, to, replyTo, subject: textOf(about, subject), locale, parts }
  return enqueueEmail(about.payload, email, about.now)
}

const hrefOf = ({ siteUrl, locale }: Writing, path: string) => siteUrl + localisedPath(path, locale)

const paths: Record<LinkPurpose, string> = { confirm: CONFIRM_PATH, newEmail: CONFIRM_PATH, password: RESET_PATH }

const linkTo = (about: Writing, purpose: LinkPurpose, member: Member): string =>
  hrefOf(about, `${paths[purpose]}?${CODE}=${writeLink(purpose, member, about.secret, about.now)}`)

/** Same value within a window of time, so that repeated requests for a link send one e-mail. */
const windowOf = ({ now }: Writing) => Math.floor(now / WINDOW)

export function writeConfirmation(about: Writing, member: Member): Promise<boolean> {
  return send(about, `${prefixOf(member)}confirm:${member.email}:${windowOf(about)}`, member.email, 'confirmSubject', [
    { kind: 'text', text: textOf(about, 'confirmText') },
    { kind: 'button', text: textOf(about, 'confirmWay'), href: linkTo(about, 'confirm', member) },
    { kind: 'text', text: textOf(about, 'confirmOther') },
  ])
}

export function writeReset(about: Writing, member: Member): Promise<boolean> {
  // Includes the salt of the password: after a change, the next link is a new one and is sent at once.
  const mark = (member.salt ?? '').slice(0, 8)
  return send(about, `${prefixOf(member)}password:${mark}:${windowOf(about)}`, member.email, 'resetSubject', [
    { kind: 'text', text: textOf(about, 'resetText') },
    { kind: 'button', text: textOf(about, 'resetWay'), href: linkTo(about, 'password', member) },
    { kind: 'text', text: textOf(about, 'resetOther') },
  ])
}

export function writePasswordChanged(about: Writing, member: Member): Promise<boolean> {
  return send(about, `${prefixOf(member)}password-changed:${about.now}`, member.email, 'passwordSubject', [
    { kind: 'text', text: textOf(about, 'passwordText') },
    { kind: 'text', text: textOf(about, 'passwordOther') },
    { kind: 'button', text: textOf(about, 'resetWay'), href: hrefOf(about, FORGOT_PATH) },
  ])
}

export function writePasskeyAdded(about: Writing, member: Member): Promise<boolean> {
  return send(about, `${prefixOf(member)}passkey-added:${about.now}`, member.email, 'passkeyAddedSubject', [
    { kind: 'text', text: textOf(about, 'passkeyAddedText') },
    { kind: 'text', text: textOf(about, 'passkeyAddedOther') },
    { kind: 'button', text: textOf(about, 'resetWay'), href: hrefOf(about, FORGOT_PATH) },
  ])
}

export function writePasskeyRemoved(about: Writing, member: Member): Promise<boolean> {
  return send(about, `${prefixOf(member)}passkey-removed:${about.now}`, member.email, 'passkeyRemovedSubject', [
    { kind: 'text', text: textOf(about, 'passkeyRemovedText') },
    { kind: 'text', text: textOf(about, 'passwordOther') },
    { kind: 'button', text: textOf(about, 'resetWay'), href: hrefOf(about, FORGOT_PATH) },
  ])
}

/** To the owner of an account whose address was given for another one. */
const writeInUse = (about: Writing, owner: Member): Promise<boolean> =>
  send(about, `${prefixOf(owner)}in-use:${windowOf(about)}`, owner.email, 'inUseSubject', [
    { kind: 'text', text: textOf(about, 'inUseText') },
    { kind: 'button', text: textOf(about, 'resetWay'), href: hrefOf(about, FORGOT_PATH) },
  ])

/** The link that makes an account. If the address has one, its owner gets another e-mail. */
export function writeJoin(about: Writing, email: string, owner: Member | undefined): Promise<boolean> {
  if (owner) return writeInUse(about, owner)
  const link = hrefOf(about, `${JOIN_PATH}?${CODE}=${writeInvitation(email, about.secret, about.now)}`)
  return send(about, `${EMAIL_KEY_PREFIX}join:${email}:${windowOf(about)}`, email, 'joinSubject', [
    { kind: 'text', text: textOf(about, 'joinText') },
    { kind: 'button', text: textOf(about, 'joinWay'), href: link },
    { kind: 'text', text: textOf(about, 'ignore') },
  ])
}

/** To the new address. If another account has it, only that account's owner is notified. */
export function writeNewEmail(about: Writing, member: Member, owner: Member | undefined): Promise<boolean> {
  const { newEmail } = member
  if (!newEmail) return Promise.resolve(false)
  if (owner) return writeInUse(about, owner)
  return send(about, `${prefixOf(member)}new-email:${newEmail}:${windowOf(about)}`, newEmail, 'newEmailSubject', [
    { kind: 'text', text: textOf(about, 'newEmailText') },
    { kind: 'button', text: textOf(about, 'newEmailWay'), href: linkTo(about, 'newEmail', member) },
    { kind: 'text', text: textOf(about, 'ignore') },
  ])
}

/** `member` as before the change: to the old address. */
export function writeEmailChanged(about: Writing, member: Member): Promise<boolean> {
  return send(about, `${prefixOf(member)}email-changed:${about.now}`, member.email, 'emailChangedSubject', [
    { kind: 'text', text: textOf(about, 'emailChangedText') },
    { kind: 'text', text: textOf(about, 'emailChangedOther') },
  ])
}

/** Deletes all e-mails to the member; a last one says that the account is deleted. */
export async function writeDeleted(about: Writing, member: Member): Promise<void> {
  await deleteAccountEmails(about.payload, member)
  await send(about, `${LAST_PREFIX}${member.id}:${about.now}`, member.email, 'deletedSubject', [
    { kind: 'text', text: textOf(about, 'deletedText') },
    { kind: 'text', text: textOf(about, 'deletedStays') },
  ])
}

export const deleteAccountEmails = (payload: BasePayload, member: Pick<Member, 'id' | 'createdAt'>): Promise<number> =>
  deleteEmails(payload, { keyPrefix: prefixOf(member) })

/** Key prefix of the e-mail about a deleted account. */
const LAST_PREFIX = `${EMAIL_KEY_PREFIX}gone:`
