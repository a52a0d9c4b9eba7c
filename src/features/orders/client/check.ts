/** Checks the form as the server does, before it is sent. */
import { errorsOf } from '../../../web/forms/errors'
import { type ArticleOf, columnOf, cutRows, LIST_FIELD, readRows } from '../../orderList/client'
import { errorTextOf } from '../form/findings'
import { LIST } from '../form/names'
import type { RowMark } from '../form/rows'
import { rowErrorText } from '../form/state'
import type { FormT } from '../form/texts'
import { FILES, orderSchema, TERMS } from '../schema'
import { fieldOf } from './fields'

const MEBIBYTE = 1024 * 1024

export interface Checked {
  errors: Record<string, string>
  /** By the row's index among the rows that are not empty. */
  rowErrors: ReadonlyMap<number, RowMark>
}

function demandsOf(form: HTMLFormElement) {
  const consents = [...form.querySelectorAll<HTMLInputElement>('[name^="samtykke-"][required]')]
  return { terms: fieldOf(form, TERMS)?.value, required: consents.map(({ name }) => name) }
}

function filesError(form: HTMLFormElement, t: FormT): string | undefined {
  const input = form.querySelector<HTMLInputElement>(`[name=${FILES}]`)
  const files = [...(input?.files ?? [])]
  if (files.length > Number(input?.dataset.files ?? 0)) return t('orderFilesTooMany')
  const most = Number(input?.dataset.megabytes ?? 0) * MEBIBYTE
  return files.some(({ size }) => size > most) ? t('orderFileTooLarge') : undefined
}

export function checkForm(form: HTMLFormElement, articleOf: ArticleOf, t: FormT): Checked {
  const data = new FormData(form)
  const values = Object.fromEntries(
    [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
  if (!values.company?.trim()) values.organisationNumber = ''
  const checked = errorsOf(orderSchema(demandsOf(form)), values)
  const errors: Record<string, string> = {}
  if ('errors' in checked) for (const [name, key] of Object.entries(checked.errors)) errors[name] = errorTextOf(t, key)
  const list = readRows(cutRows(data.getAll(LIST_FIELD).map(String)), articleOf)
  if (list.tooMany) errors[LIST] = t('orderTooManyRows')
  else if (list.rows.length === 0 && list.errors.size === 0) errors[LIST] = t('orderListEmpty')
  const error = filesError(form, t)
  if (error) errors[FILES] = error
  const rowErrors = [...list.errors].map(
    ([at, kind]) => [at, { column: columnOf(kind), text: t(rowErrorText[kind]) }] as const,
  )
  return { errors, rowErrors: new Map(rowErrors) }
}
