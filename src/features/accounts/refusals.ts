/**
 * Why a registration is refused, in the words that clients of the contract show. The first five are the contract's;
 * the others are ours, where we are stricter. English on every page, like the contract's own.
 */
import type { Faults } from '../../site/forms/formState'
import type { TextKey } from '../../site/texts'
import { MAX_NAME, MAX_PASSWORD, MAX_USERNAME, MIN_PASSWORD, SOMETHING_WRONG } from './contract'

export const USERNAME_TAKEN = 'Sorry, that username already exists!'
export const EMAIL_TAKEN = 'Sorry, that email address is already used!'
export const TOO_MANY = 'Too many registrations in a short time. Please wait a few minutes and try again.'

const INVALID_EMAIL = 'Please enter a valid email address.'

const refusals: Readonly<Record<string, Partial<Record<TextKey, string>>>> = {
  user: {
    accountUserMissing: 'Cannot create a user with an empty login name.',
    formTooLong: `Username may not be longer than ${MAX_USERNAME} characters.`,
    accountUserCharacters:
      'Username may only contain letters and digits, with single spaces, periods, hyphens or underscores between them.',
  },
  pass: {
    accountPasswordMissing: `Password must have at least ${MIN_PASSWORD} characters.`,
    accountPasswordShort: `Password must have at least ${MIN_PASSWORD} characters.`,
    accountPasswordCommon: 'This password is on lists of the most used ones. Please choose another one.',
    accountPasswordOwnWord: 'Password is too much like the username, the email address or the name of the site.',
    formTooLong: `Password may not be longer than ${MAX_PASSWORD} characters.`,
  },
  mail: { formEmailInvalid: INVALID_EMAIL, formTooLong: INVALID_EMAIL },
  name: { formTooLong: `Name may not be longer than ${MAX_NAME} characters.` },
  nick: { formTooLong: `Nickname may not be longer than ${MAX_NAME} characters.` },
}

/** The one text for what is wrong with the first field that something is wrong with. */
export function refusalOf(faults: Faults): string {
  const [first] = Object.entries(faults)
  return (first && refusals[first[0]]?.[first[1]]) ?? SOMETHING_WRONG
}

const own: ReadonlySet<string> = new Set([
  SOMETHING_WRONG,
  USERNAME_TAKEN,
  EMAIL_TAKEN,
  TOO_MANY,
  ...Object.values(refusals).flatMap((ofField) => Object.values(ofField)),
])

/** Whether a text is one of these, and so known to be English. */
export function isOwnRefusal(text: string): boolean {
  return own.has(text)
}
