/** Schema of the order form: the same check in the browser and on the server. Messages are text keys. */
import * as z from 'zod/mini'
import { isOrganisationNumber } from '../../lib/organisationNumber'
import { textHash } from '../../lib/textHash'
import type { TextKey } from '../../web/texts'

const key = (text: TextKey) => text

/** Characters. */
const MAX_LINE = 200
const MAX_MESSAGE = 5000

const line = (missing?: TextKey) =>
  missing
    ? z.string(key(missing)).check(z.trim(), z.minLength(1, key(missing)), z.maxLength(MAX_LINE, key('formTooLong')))
    : z._default(z.string().check(z.trim(), z.maxLength(MAX_LINE, key('formTooLong'))), '')

/** Fields in display order, by which the first error is found. */
const customer = {
  name: line('formNameMissing'),
  email: z
    .string(key('formEmailInvalid'))
    .check(z.trim(), z.toLowerCase(), z.maxLength(MAX_LINE, key('formTooLong')), z.email(key('formEmailInvalid'))),
  // The server decides which numbers exist; this only rejects what cannot be a number.
  phone: z._default(
    z.string().check(z.trim(), z.regex(/^$|^(?=(?:\D*\d){5})[+\d\s().-]{5,30}$/, key('orderPhoneInvalid'))),
    '',
  ),
  company: line(),
  organisationNumber: z._default(
    z.string().check(
      z.trim(),
      z.refine((text) => text === '' || isOrganisationNumber(text), key('orderOrganisationNumberInvalid')),
    ),
    '',
  ),
  street: line(),
  postcode: z.string(key('orderPostcodeInvalid')).check(z.trim(), z.regex(/^\d{4}$/, key('orderPostcodeInvalid'))),
  place: line(),
  dealer: line(),
  message: z._default(z.string().check(z.trim(), z.maxLength(MAX_MESSAGE, key('formTooLong'))), ''),
}

/** Names of the fields that a request may have, beside its list, files and consents. */
export const customerFields = Object.keys(customer) as (keyof typeof customer)[]

/** Name of a consent's checkbox, derived from its wording: the wording cannot change between rendering and sending. */
export const consentName = (text: string): string => `samtykke-${(textHash(text) >>> 0).toString(36)}`

export const TERMS = 'vilkar'
export const FILES = 'filer'

export interface Demands {
  /** Names of the checkboxes of required consents. */
  required: readonly string[]
  /** Version of the terms to accept, the value of their checkbox; undefined without terms. */
  terms: string | undefined
}

export const TICKED = '1'
const ticked = (value: string, missing: TextKey) => z.literal(value, key(missing))

export function orderSchema({ required, terms }: Demands) {
  return z.object({
    ...customer,
    ...(terms === undefined ? {} : { [TERMS]: ticked(terms, 'orderTermsMissing') }),
    ...Object.fromEntries(required.map((name) => [name, ticked(TICKED, 'orderConsentMissing')])),
  })
}

const customerSchema = z.object(customer)
export type Customer = z.infer<typeof customerSchema>

/** For values that passed the check. */
export const customerOf = (values: Readonly<Record<string, unknown>>): Customer => customerSchema.parse(values)

/** An organisation number is only kept with a company. */
export const withoutCompany = (values: Customer): Customer =>
  values.company === '' ? { ...values, organisationNumber: '' } : values
