/** The order form as it is drawn: new, or come back with all that was typed. */

import type { FieldErrors, Values } from '../../../web/forms/formState'
import type { TextKey } from '../../../web/texts'
import type { ArticleFacts } from '../../catalogue'
import type { RowError, TypedRow } from '../../orderList/client'
import type { DealerProposal } from '../proposal'

export interface OrderFormState {
  rows: readonly TypedRow[]
  rowFaults: ReadonlyMap<number, RowError>
  values: Values
  errors: FieldErrors
  /** Said above the form. */
  message?: { key: TextKey; values?: Readonly<Record<string, number>>; tone: 'success' | 'danger' } | undefined
  /** Files were sent along and are gone. */
  filesLost: boolean
  /** Of this form: what is sent twice with it is one request. */
  key: string
  drawn: string
  /** Articles of the rows, by folded number. */
  articles: ReadonlyMap<string, ArticleFacts>
  dealers: DealerProposal
  /** The list comes out of the cookie of a browser without script. */
  fromCookie: boolean
}

export const rowErrorText: Readonly<Record<RowError, TextKey>> = {
  quantity: 'orderQuantityInvalid',
  number: 'orderNumberMissing',
  numberTooLong: 'orderNumberTooLong',
}

/** Name of the submit buttons that change the list, and what they ask for: `slett:2` is the third row. */
export const ACTION = 'gjor'
export const actions = { update: 'oppdater', addRow: 'rad', remove: 'slett', send: 'send' } as const

/** Names of the hidden fields. */
export const KEY = 'nokkel'
export const DRAWN = 'tegnet'
/** The dealer that was proposed rather than chosen. */
export const PROPOSED = 'forslag'

export const fieldId = (name: string) => `bestilling-${name}`
