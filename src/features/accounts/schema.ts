/** What a registration needs: the same check in the browser and on the server. Messages are keys of our texts. */
import * as z from 'zod/mini'
import type { TextKey } from '../../web/texts'
import { MAX_EMAIL, MAX_NAME, MAX_PASSWORD, MAX_USERNAME, MIN_PASSWORD } from './contract'

const key = (text: TextKey) => text

/**
 * Letters and digits, with single signs between them. No `@`: a username must not be somebody else's address, with
 * which one can sign in as well. Latin letters alone: others look the same and are not.
 */
const username = /^[\p{Script=Latin}\d]+(?:[ ._-][\p{Script=Latin}\d]+)*$/u

/** One line: a name may come with anything, and stands in a page and in e-mails. */
const optionalLine = z._default(
  z.string().check(
    z.overwrite((value) => value.replace(/\p{Cc}+/gu, ' ')),
    z.trim(),
    z.maxLength(MAX_NAME, key('formTooLong')),
  ),
  '',
)

/** As typed, spaces included; but ways of writing the same letters are one (NIST SP 800-63B). */
const password = z.string(key('accountPasswordMissing')).check(
  z.normalize('NFKC'),
  // White space alone is no password.
  z.regex(/\S/, key('accountPasswordMissing')),
  z.minLength(MIN_PASSWORD, key('accountPasswordShort')),
  z.maxLength(MAX_PASSWORD, key('formTooLong')),
)

const email = z
  .string(key('formEmailInvalid'))
  .check(z.trim(), z.maxLength(MAX_EMAIL, key('formTooLong')), z.email(key('formEmailInvalid')))

export const newPasswordSchema = z.object({ ny: password })
export const newEmailSchema = z.object({ mail: email })
/** What the mobile number is worth is decided on the server. */
export const profileSchema = z.object({ name: optionalLine, nick: optionalLine, mobile: optionalLine })

export const registrationSchema = z.object({
  user: z.string(key('accountUserMissing')).check(
    z.trim(),
    // Signs that look the same become the same: the database must see them so.
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
