/** Response to the form's script when a post was refused. */
import type { Context } from 'hono'
import type { Runtime } from '../../../web/feature'
import type { Site } from '../../../web/site'
import { columnOf } from '../../orderList/client'
import { ageOfForm, drawnToken } from '../tokens'
import type { Drawing } from './draw'
import { DRAWN } from './names'
import { rowErrorText } from './state'

/** Response to `fetch`: errors by field; those of rows by index among the rows that are not empty. */
export interface OrderRefusal {
  message: string
  errors: Readonly<Record<string, string>>
  rowErrors: readonly (readonly [row: number, field: 'quantity' | 'number', text: string])[]
  /** New value for the form, if it had no valid one. */
  drawn?: string
}

export function showErrors(
  context: Context,
  { t }: Site,
  { secret }: Pick<Runtime, 'secret'>,
  { errors = {}, rowErrors = new Map(), message, values = {} }: Omit<Drawing, 'now'>,
  status: 413 | 422 | 429 | 500,
): Response {
  const now = Date.now()
  const refusal: OrderRefusal = {
    message: message ? t(message.key) : '',
    errors: Object.fromEntries(Object.entries(errors).map(([field, key]) => [field, t(key)])),
    rowErrors: [...rowErrors].map(([at, error]) => [at, columnOf(error), t(rowErrorText[error])] as const),
    ...(ageOfForm(values[DRAWN] ?? '', secret, now) === undefined ? { drawn: drawnToken(now, secret) } : {}),
  }
  context.header('cache-control', 'no-store')
  return context.json(refusal, status)
}
