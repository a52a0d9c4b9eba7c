/** Reads a post of the order form, valid or not. */

import type { Context } from 'hono'
import type { Values } from '../../../web/forms/formState'
import { readRequestBody, UnreadableBody } from '../../../web/forms/readRequestBody'
import { cutRows, LIST_FIELD, MAX_ROWS, type TypedRow } from '../../orderList/client'
import { FILES } from '../schema'
import { ACTION, actions } from './names'

/** Characters read of one field; more than any field of the form has. */
const MAX_VALUE = 10_000
const MAX_FIELDS = 50
/** Cells that are read; further rows are rejected, not dropped silently. */
const MAX_CELLS = (MAX_ROWS + 1) * 2
/** Parts of a body that are parsed: four times a full form. */
const MAX_PARTS = 4 * MAX_CELLS

export interface PostedOrder {
  values: Values
  typed: TypedRow[]
  files: File[]
  action: { kind: 'send' | 'update' | 'addRow' } | { kind: 'remove'; row: number }
}

function actionOf(text: string): PostedOrder['action'] {
  const [name, row] = text.split(':')
  if (name === actions.remove) return { kind: 'remove', row: Number(row) }
  if (name === actions.update) return { kind: 'update' }
  return { kind: name === actions.addRow ? 'addRow' : 'send' }
}

/** Throws `UnreadableBody`. */
export async function readPosted(context: Context, maxBytes: number): Promise<PostedOrder> {
  const body = await readRequestBody(context.req.raw, { maxBytes, maxFields: MAX_PARTS })
  if (body.kind === 'json') throw new UnreadableBody('mediaType')
  const names = new Set(body.fields.map(([name]) => name))
  const values: Record<string, string> = {}
  let cells: string[] = []
  let files: File[] = []
  for (const name of [...names].slice(0, MAX_FIELDS)) {
    const all = body.fields.flatMap(([field, value]) => (field === name ? [value] : []))
    if (name === LIST_FIELD) cells = all.filter((cell) => typeof cell === 'string').slice(0, MAX_CELLS)
    else if (name === FILES) files = all.filter((file) => file instanceof File)
    else if (typeof all[0] === 'string') values[name] = all[0].slice(0, MAX_VALUE)
  }
  return { values, typed: cutRows(cells), files, action: actionOf(values[ACTION] ?? '') }
}
