/** Letters about accounts, as rows of the outbox. */
import type { BasePayload } from 'payload'
import type { Member } from '../../../cms/types'
import { fill } from '../../../lib/fill'
import { isLocale, type Locale } from '../../../lib/locales'
import { momentText } from '../../../lib/moment'
import type { Runtime } from '../../../web/feature'
import { localisedPath } from '../../../web/site'
import { type Email, enqueueEmail, forgetEmails, type LetterPart, letter } from '../../outbox'
import { CODE, CONFIRM_PATH, FORGOT_PATH, RESET_PATH } from '../addresses'
import { type LinkPurpose, writeLink } from '../links'
import { words } from './words'

type Word = keyof typeof words

/** What is written of. `site` is the name that the brand goes by. */
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

/** Milliseconds in which one letter of a kind goes to an account, however often and by whomever it is asked for. */
const WINDOW = 10 * 60 * 1000

const say = ({ locale, site, now }: Writing, word: Word): string =>
  fill(words[word][locale], {
    site,
    moment: momentText(now, locale),
  })

/** Of every letter about a member. */
export const LETTER_PREFIX = 'member:'

/** Of everything that was written about a member; the time tells apart who had the same number before. */
const prefixOf = ({ id, createdAt }: Pick<Member, 'id' | 'createdAt'>) =>
  `${LETTER_PREFIX}${id}:${Date.parse(createdAt)}:`

function send(about: Writing, key: string, to: string, subject: Word, parts: readonly LetterPart[]): Promise<boolean> {
  const title = say(about, subject)
  const { text, html } = letter(about.locale, title, parts)
  const email: Email = { key, to, replyTo: about.replyTo, subject: title, text, html }
  return enqueueEmail(about.payload, email, about.now)
}

const hrefOf = ({ siteUrl, locale }: Writing, path: string) => siteUrl + localisedPath(path, locale)

const paths: Record<LinkPurpose, string> = { confirm: CONFIRM_PATH, newEmail: CONFIRM_PATH, password: RESET_PATH }

const linkTo = (about: Writing, purpose: LinkPurpose, member: Member): string =>
  hrefOf(about, `${paths[purpose]}?${CODE}=${writeLink(purpose, member, about.secret, about.now)}`)

/** The same for everybody in a window of time, so that a link that is asked for again and again comes once. */
const windowOf = ({ now }: Writing) => Math.floor(now / WINDOW)

export function writeConfirmation(about: Writing, member: Member): Promise<boolean> {
  return send(about, `${prefixOf(member)}confirm:${member.email}:${windowOf(about)}`, member.email, 'confirmSubject', [
    { kind: 'text', text: say(about, 'confirmText') },
    { kind: 'way', text: say(about, 'confirmWay'), href: linkTo(about, 'confirm', member) },
    { kind: 'text', text: say(about, 'confirmOther') },
  ])
}

export function writeReset(about: Writing, member: Member): Promise<boolean> {
  // With the password's own mark: after a change the next link is another, and comes at once.
  const mark = (member.salt ?? '').slice(0, 8)
  return send(about, `${prefixOf(member)}password:${mark}:${windowOf(about)}`, member.email, 'resetSubject', [
    { kind: 'text', text: say(about, 'resetText') },
    { kind: 'way', text: say(about, 'resetWay'), href: linkTo(about, 'password', member) },
    { kind: 'text', text: say(about, 'resetOther') },
  ])
}

export function writePasswordChanged(about: Writing, member: Member): Promise<boolean> {
  return send(about, `${prefixOf(member)}password-changed:${about.now}`, member.email, 'passwordSubject', [
    { kind: 'text', text: say(about, 'passwordText') },
    { kind: 'text', text: say(about, 'passwordOther') },
    { kind: 'way', text: say(about, 'resetWay'), href: hrefOf(about, FORGOT_PATH) },
  ])
}

/** To the new address; where another account has it, that account's owner is told, and the asker learns nothing. */
export function writeNewEmail(about: Writing, member: Member, owner: Member | undefined): Promise<boolean> {
  const { newEmail } = member
  if (!newEmail) return Promise.resolve(false)
  if (owner)
    return send(about, `${prefixOf(owner)}in-use:${windowOf(about)}`, owner.email, 'inUseSubject', [
      { kind: 'text', text: say(about, 'inUseText') },
      { kind: 'way', text: say(about, 'resetWay'), href: hrefOf(about, FORGOT_PATH) },
    ])
  return send(about, `${prefixOf(member)}new-email:${newEmail}:${windowOf(about)}`, newEmail, 'newEmailSubject', [
    { kind: 'text', text: say(about, 'newEmailText') },
    { kind: 'way', text: say(about, 'newEmailWay'), href: linkTo(about, 'newEmail', member) },
    { kind: 'text', text: say(about, 'ignore') },
  ])
}

/** `member` as before: to the address that counts no more. */
export function writeEmailChanged(about: Writing, member: Member): Promise<boolean> {
  return send(about, `${prefixOf(member)}email-changed:${about.now}`, member.email, 'emailChangedSubject', [
    { kind: 'text', text: say(about, 'emailChangedText') },
    { kind: 'text', text: say(about, 'emailChangedOther') },
  ])
}

/** Everything that was written to the member is forgotten; one last letter says that the account is gone. */
export async function writeDeleted(about: Writing, member: Member): Promise<void> {
  await deleteAccountEmails(about.payload, member)
  await send(about, `${LAST_PREFIX}${member.id}:${about.now}`, member.email, 'deletedSubject', [
    { kind: 'text', text: say(about, 'deletedText') },
    { kind: 'text', text: say(about, 'deletedStays') },
  ])
}

export const deleteAccountEmails = (payload: BasePayload, member: Pick<Member, 'id' | 'createdAt'>): Promise<number> =>
  forgetEmails(payload, { keyPrefix: prefixOf(member) })

/** Of the letter that says that an account is gone. */
const LAST_PREFIX = `${LETTER_PREFIX}gone:`
