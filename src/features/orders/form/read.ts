/** What a post of the order form says, whatever it is. */
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Values } from '../../../site/forms/formState'
import { cutRows, LIST_FIELD, type TypedRow } from '../../../site/orderList/cells'
import { MAX_ROWS } from '../../../site/orderList/list'
import { FILES } from '../schema'
import { ACTION, actions } from './state'

/** Characters of one field that are kept; every field of ours is shorter. */
const MAX_VALUE = 10_000
const MAX_FIELDS = 50
/** Cells that are read; rows beyond are refused, not forgotten. */
const MAX_CELLS = (MAX_ROWS + 1) * 2

export interface Posted {
  values: Values
  typed: TypedRow[]
  files: File[]
  action: { kind: 'send' | 'update' | 'addRow' } | { kind: 'remove'; row: number }
}

function actionOf(text: string): Posted['action'] {
  const [name, row] = text.split(':')
  if (name === actions.remove) return { kind: 'remove', row: Number(row) }
  if (name === actions.update) return { kind: 'update' }
  return { kind: name === actions.addRow ? 'addRow' : 'send' }
}

/** A body that was cut off says nothing: it is answered with 400. */
export async function readPosted(context: Context): Promise<Posted> {
  const body = await context.req.parseBody({ all: true }).catch((cause: unknown) => {
    const message = 'Det du sendte, kunne ikke leses. Prøv igjen. / What you sent could not be read. Try again.'
    throw new HTTPException(400, { message, cause })
  })
  const values: Record<string, string> = {}
  let cells: string[] = []
  let files: File[] = []
  for (const [name, value] of Object.entries(body).slice(0, MAX_FIELDS)) {
    const all = Array.isArray(value) ? value : [value]
    if (name === LIST_FIELD) cells = all.filter((cell) => typeof cell === 'string').slice(0, MAX_CELLS)
    else if (name === FILES) files = all.filter((file) => file instanceof File)
    else if (typeof all[0] === 'string') values[name] = all[0].slice(0, MAX_VALUE)
  }
  return { values, typed: cutRows(cells), files, action: actionOf(values[ACTION] ?? '') }
}
