/** Validates a posted form and collects all errors at once. */

import type { ContentReader } from '../../../cms/reader'
import { keptNumber } from '../../../lib/phoneNumber'
import type { Attachment } from '../../../web/forms/attachments'
import { errorsOf } from '../../../web/forms/errors'
import type { FieldErrors } from '../../../web/forms/formState'
import type { TextKey } from '../../../web/texts'
import { findArticlesByNumber, foldedNumber } from '../../catalogue'
import { type OrderRow, type RowError, readRows } from '../../orderList/client'
import { readAttachments } from '../attachments'
import { type Customer, customerOf, FILES, orderSchema, withoutCompany } from '../schema'
import type { OrderForm } from '../settings'
import type { PostedOrder } from './read'

export interface CheckedForm {
  customer: Customer
  rows: OrderRow[]
  attachments: Attachment[]
}

export type Checked = CheckedForm | { errors: FieldErrors; rowErrors: ReadonlyMap<number, RowError> }

export async function checkForm(reader: ContentReader, form: OrderForm, posted: PostedOrder): Promise<Checked> {
  const { values, typed, files } = posted
  const errors: Record<string, TextKey> = {}
  const articles = await findArticlesByNumber(
    reader,
    typed.map(({ number }) => number),
  )
  const list = readRows(typed, (number) => articles.get(foldedNumber(number)) ?? null)
  if (list.tooMany) errors.liste = 'orderTooManyRows'
  else if (list.rows.length === 0 && list.errors.size === 0) errors.liste = 'orderListEmpty'
  // A field that is only shown with a company is ignored without one.
  const meant = values.company?.trim() ? values : { ...values, organisationNumber: '' }
  const checked = errorsOf(orderSchema(form.demands), meant)
  if ('errors' in checked) Object.assign(errors, checked.errors)
  const phone = errors.phone ? undefined : keptNumber(values.phone ?? '')
  if (phone === undefined) errors.phone ??= 'orderPhoneInvalid'
  const read = await readAttachments(files, form.settings)
  if ('error' in read) errors[FILES] = read.error
  if (Object.keys(errors).length > 0 || list.errors.size > 0) return { errors, rowErrors: list.errors }
  return {
    customer: withoutCompany({ ...customerOf(meant), phone: phone ?? '' }),
    rows: list.rows,
    attachments: 'attachments' in read ? read.attachments : [],
  }
}
