/** Whether a posted form can be kept; all that is wrong at once. */
import { faultsOf } from '../../../site/forms/faults'
import type { Faults } from '../../../site/forms/formState'
import { type RowFault, readRows } from '../../../site/orderList/cells'
import type { OrderRow } from '../../../site/orderList/list'
import { keptNumber } from '../../../site/phone/number'
import type { TextKey } from '../../../site/texts'
import { type Attachment, readAttachments } from '../attachments'
import { type Customer, customerOf, FILES, orderSchema, withoutCompany } from '../schema'
import type { OrderForm } from '../settings'
import type { Posted } from './read'

export type Checked =
  | { customer: Customer; rows: OrderRow[]; attachments: Attachment[] }
  | { faults: Faults; rowFaults: ReadonlyMap<number, RowFault> }

export async function checkForm(form: OrderForm, posted: Posted): Promise<Checked> {
  const { values, typed, files } = posted
  const faults: Record<string, TextKey> = {}
  const list = readRows(typed)
  if (list.tooMany) faults.liste = 'orderTooManyRows'
  else if (list.rows.length === 0 && list.faults.size === 0) faults.liste = 'orderListEmpty'
  // What stands in a field that is only shown with a company says nothing without one.
  const meant = values.company?.trim() ? values : { ...values, organisationNumber: '' }
  const checked = faultsOf(orderSchema(form.demands), meant)
  if ('faults' in checked) Object.assign(faults, checked.faults)
  const phone = faults.phone ? undefined : keptNumber(values.phone ?? '')
  if (phone === undefined) faults.phone ??= 'orderPhoneInvalid'
  const read = await readAttachments(files, form.settings)
  if ('fault' in read) faults[FILES] = read.fault
  if (Object.keys(faults).length > 0 || list.faults.size > 0) return { faults, rowFaults: list.faults }
  return {
    customer: withoutCompany({ ...customerOf(meant), phone: phone ?? '' }),
    rows: list.rows,
    attachments: 'attachments' in read ? read.attachments : [],
  }
}
