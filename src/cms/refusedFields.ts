/** Validation errors name each field by its label, in the user's language, with the reason. */
import type { AfterErrorHook, Field } from 'payload'
import type { Localised } from '../lib/locales'
import { labelOfPath } from './fieldLabels'
import { languageOf } from './messages'

/** Fields that Payload adds to a collection by itself. */
const ownLabels: Readonly<Record<string, Localised>> = {
  file: { nb: 'Fil', en: 'File' },
  email: { nb: 'E-post', en: 'E-mail' },
  password: { nb: 'Passord', en: 'Password' },
}

interface FieldError {
  path: string
  message: string
  label?: string
}

interface Refusal {
  message: string
  data?: { collection?: string; global?: string; errors?: FieldError[] }
}

function fieldsOf(
  { payload }: Parameters<AfterErrorHook>[0]['req'],
  { collection, global }: NonNullable<Refusal['data']>,
) {
  const entity =
    payload.config.collections.find(({ slug }) => slug === collection) ??
    payload.config.globals.find(({ slug }) => slug === global || slug === collection)
  return entity?.fields ?? ([] as Field[])
}

/** Errors of one field are merged: a form shows one for each field. */
function merged(errors: readonly FieldError[]): FieldError[] {
  const byPath = new Map<string, FieldError>()
  for (const error of errors) {
    const other = byPath.get(error.path)
    const isNew = other && !other.message.includes(error.message)
    byPath.set(error.path, isNew ? { ...other, message: `${other.message} ${error.message}` } : (other ?? error))
  }
  return [...byPath.values()]
}

export const nameRefusedFields: AfterErrorHook = ({ result, req }) => {
  const errors = (result?.errors ?? []) as unknown as Refusal[]
  let isNamed = false
  for (const error of errors) {
    const { data } = error
    if (!Array.isArray(data?.errors) || data.errors.length === 0) continue
    const fields = fieldsOf(req, data)
    const language = languageOf(req)
    const named = merged(data.errors).map((each) => ({
      ...each,
      // Payload's own errors have a label with the row number.
      label:
        (typeof each.label === 'string' && each.label) ||
        labelOfPath(fields, each.path, language) ||
        ownLabels[each.path]?.[language] ||
        each.path,
    }))
    error.data = { ...data, errors: named }
    const labels = named.map(({ label }) => label).join(', ')
    error.message = `${req.t('error:followingFieldsInvalid', { count: named.length })} ${labels}`
    isNamed = true
  }
  return isNamed ? { response: result as never } : undefined
}
