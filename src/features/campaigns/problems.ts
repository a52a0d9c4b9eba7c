/** What keeps a text from being sent. */
import type { BasePayload } from 'payload'
import type { Localised } from '../../content/locales'
import { fieldsIn, NAME_FIELD } from './message'

export interface Problem {
  message: Localised
  values?: Readonly<Record<string, string>>
}

const unknownField: Localised = {
  nb: 'Teksten har feltet «{field}», som ikke finnes. Felt: {known}.',
  en: 'The text has the field “{field}”, which does not exist. Fields: {known}.',
}

/** Personal fields by the names that a text calls them. */
export async function personalFields(payload: BasePayload): Promise<string[]> {
  const { customFields } = await payload.findGlobal({ slug: 'newsletterSettings', depth: 0 })
  return [NAME_FIELD, ...(customFields ?? []).map(({ name }) => name)]
}

export async function problemOf(payload: BasePayload, text: string): Promise<Problem | undefined> {
  const known = await personalFields(payload)
  const field = fieldsIn(text).find((one) => !known.includes(one))
  return field === undefined ? undefined : { message: unknownField, values: { field, known: known.join(', ') } }
}
