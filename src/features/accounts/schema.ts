/** Schema of a registration: the same check in the browser and on the server. Messages are text keys. */
import * as z from 'zod/mini'
import type { TextKey } from '../../web/texts'
import { MAX_EMAIL, MAX_NAME, MAX_PASSWORD, MAX_USERNAME, MIN_PASSWORD } from './contract'

const key = (text: TextKey) => text

/**
 * Letters and digits, with single separators between them. No `@`: a username must not be another person's address,
 * which also works for sign-in. Latin letters only: others can look the same.
 */
const username = /^[\p{Script=Latin}\d]+(?:[ ._-][\p{Script=Latin}\d]+)*$/u

/** One line: a name may contain anything, and is shown in pages and e-mails. */
const optionalLine = z._default(
  z.string().check(
    z.overwrite((value) => value.replace(/\p{Cc}+/gu, ' ')),
    z.trim(),
    z.maxLength(MAX_NAME, key('formTooLong')),
  ),
  '',
)

/** As typed, spaces included, but with equivalent characters normalised (NIST SP 800-63B). */
const password = z.string(key('accountPasswordMissing')).check(
  z.normalize('NFKC'),
  // A password cannot be white space only.
  z.regex(/\S/, key('accountPasswordMissing')),
  z.minLength(MIN_PASSWORD, key('accountPasswordShort')),
  z.maxLength(MAX_PASSWORD, key('formTooLong')),
)

const email = z
  .string(key('formEmailInvalid'))
  .check(z.trim(), z.maxLength(MAX_EMAIL, key('formTooLong')), z.email(key('formEmailInvalid')))

export const newPasswordSchema = z.object({ ny: password })
export const newEmailSchema = z.object({ mail: email })
/** What is asked for besides the password once the address is proven. */
export const joinSchema = z.object({ name: optionalLine })
/** The server validates the mobile number. */
export const profileSchema = z.object({ name: optionalLine, nick: optionalLine, mobile: optionalLine })

export const registrationSchema = z.object({
  user: z.string(key('accountUserMissing')).check(
    z.trim(),
    // Normalises characters that look the same, so that the database treats them as equal.
    z.normalize('NFKC'),
    z.minLength(1, key('accountUserMissing')),
    z.maxLength(MAX_USERNAME, key('formTooLong')),
    z.regex(username, key('accountUserCharacters')),
  ),
  pass: password,
  mail: email,
  name: optionalLine,
  nick: optionalLine,
})
