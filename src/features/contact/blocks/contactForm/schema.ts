/** Schema of the contact form: the same check in the browser and on the server. Messages are keys of our texts. */
import * as z from 'zod/mini'
import type { TextKey } from '../../../../web/texts'

const key = (text: TextKey) => text

/** Characters. Long enough for anyone, short enough to be read. */
const MAX_LINE = 200
const MAX_MESSAGE = 5000

export const CONTACT_FORM = 'kontakt'

export const contactSchema = z.object({
  name: z
    .string(key('formNameMissing'))
    .check(z.trim(), z.minLength(1, key('formNameMissing')), z.maxLength(MAX_LINE, key('formTooLong'))),
  email: z
    .string(key('formEmailInvalid'))
    .check(z.trim(), z.maxLength(MAX_LINE, key('formTooLong')), z.email(key('formEmailInvalid'))),
  phone: z._default(z.string().check(z.trim(), z.maxLength(MAX_LINE, key('formTooLong'))), ''),
  message: z
    .string(key('formMessageMissing'))
    .check(z.trim(), z.minLength(1, key('formMessageMissing')), z.maxLength(MAX_MESSAGE, key('formTooLong'))),
})
