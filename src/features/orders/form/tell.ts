/** What the form's script is told when a post was not taken. */
import type { Context } from 'hono'
import type { Runtime } from '../../../web/feature'
import type { Site } from '../../../web/site'
import { ageOfForm, drawnToken } from '../tokens'
import type { Drawing } from './draw'
import { DRAWN, rowErrorText } from './state'

/** Answer to `fetch`: faults by field, those of rows by the row's place among those that say something. */
export interface OrderRefusal {
  message: string
  errors: Readonly<Record<string, string>>
  rowFaults: readonly (readonly [row: number, field: 'quantity' | 'number', text: string])[]
  /** For the form, where it had none that counts. */
  drawn?: string
}

export function showErrors(
  context: Context,
  { t }: Site,
  { secret }: Pick<Runtime, 'secret'>,
  { errors = {}, rowFaults = new Map(), message, values = {} }: Omit<Drawing, 'now'>,
  status: 413 | 422 | 429 | 500,
): Response {
  const now = Date.now()
  const told: OrderRefusal = {
    message: message ? t(message.key) : '',
    errors: Object.fromEntries(Object.entries(errors).map(([field, key]) => [field, t(key)])),
    rowFaults: [...rowFaults].map(
      ([at, error]) => [at, error === 'quantity' ? 'quantity' : 'number', t(rowErrorText[error])] as const,
    ),
    ...(ageOfForm(values[DRAWN] ?? '', secret, now) === undefined ? { drawn: drawnToken(now, secret) } : {}),
  }
  context.header('cache-control', 'no-store')
  return context.json(told, status)
}
