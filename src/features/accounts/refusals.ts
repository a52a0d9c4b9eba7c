/**
 * Why a registration is refused, in the texts that clients of the contract show. The first five are the contract's; the
 * others are the site's own, where it is stricter. The site's pages show the texts of the keys, in their language.
 */
import type { FieldErrors } from '../../web/forms/formState'
import type { TextKey } from '../../web/texts'
import { MAX_NAME, MAX_PASSWORD, MAX_USERNAME, MIN_PASSWORD, SOMETHING_WRONG } from './contract'

/** Errors of the registration as a whole. */
const ofWhole = {
  accountUserTaken: 'Sorry, that username already exists!',
  accountRegisterEmailTaken: 'Sorry, that email address is already used!',
  accountRegisterTooMany: 'Too many registrations in a short time. Please wait a few minutes and try again.',
  accountRegisterFailed: SOMETHING_WRONG,
} as const satisfies Partial<Record<TextKey, string>>

type WholeRefusal = keyof typeof ofWhole

const INVALID_EMAIL = 'Please enter a valid email address.'

const ofFields: Readonly<Record<string, Partial<Record<TextKey, string>>>> = {
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

/** A refusal of the whole, or the errors of each field. */
export type RegistrationRefusal = { text: WholeRefusal } | { errors: FieldErrors }

const firstOf = (errors: FieldErrors) => Object.entries(errors)[0]

/** Text for clients of the contract: for several fields, that of the first error. */
export function contractText(refusal: RegistrationRefusal): string {
  if ('text' in refusal) return ofWhole[refusal.text]
  const [field = '', key] = firstOf(refusal.errors) ?? []
  return (key && ofFields[field]?.[key]) ?? SOMETHING_WRONG
}

/** The same for the site's own pages, as a text key. */
export function pageText(refusal: RegistrationRefusal): TextKey {
  if ('text' in refusal) return refusal.text
  return firstOf(refusal.errors)?.[1] ?? 'accountRegisterFailed'
}
