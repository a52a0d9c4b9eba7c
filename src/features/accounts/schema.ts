/** What a registration needs before it is sent. Messages are keys of our texts. */
import * as z from 'zod/mini'
import type { TextKey } from '../../site/texts'
import { MAX_USERNAME } from './contract'

const key = (text: TextKey) => text

const optionalLine = z._default(z.string().check(z.trim()), '')

export const registrationSchema = z.object({
  user: z
    .string(key('accountUserMissing'))
    .check(z.trim(), z.minLength(1, key('accountUserMissing')), z.maxLength(MAX_USERNAME, key('formTooLong'))),
  // As typed: a space may be part of a password.
  pass: z.string(key('accountPasswordMissing')).check(z.minLength(1, key('accountPasswordMissing'))),
  mail: z.string(key('formEmailInvalid')).check(z.trim(), z.email(key('formEmailInvalid'))),
  name: optionalLine,
  nick: optionalLine,
})
