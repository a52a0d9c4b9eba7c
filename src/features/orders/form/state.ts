/** State of the rendered order form: new, or shown again with the typed values. */

import type { FieldErrors, Values } from '../../../web/forms/formState'
import type { TextKey } from '../../../web/texts'
import type { ArticleFacts } from '../../catalogue'
import type { RowError, TypedRow } from '../../orderList/client'
import type { DealerProposal } from '../proposal'

export interface OrderFormState {
  rows: readonly TypedRow[]
  rowErrors: ReadonlyMap<number, RowError>
  values: Values
  errors: FieldErrors
  /** Message above the form. */
  message?: { key: TextKey; values?: Readonly<Record<string, number>>; tone: 'success' | 'danger' } | undefined
  /** Files were attached and must be attached again. */
  filesLost: boolean
  /** Of this form: posts with the same key are one request. */
  key: string
  drawn: string
  /** Articles of the rows, by normalised number. */
  articles: ReadonlyMap<string, ArticleFacts>
  dealers: DealerProposal
  /** The list comes from the cookie of a browser without script. */
  fromCookie: boolean
}

export const rowErrorText = {
  quantity: 'orderQuantityInvalid',
  quantityWhole: 'orderQuantityWhole',
  number: 'orderNumberMissing',
  numberTooLong: 'orderNumberTooLong',
} as const satisfies Record<RowError, TextKey>
