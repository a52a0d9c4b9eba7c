/** Reads a post of the order form, valid or not. */

import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Values } from '../../../web/forms/formState'
import { cutRows, LIST_FIELD, MAX_ROWS, type TypedRow } from '../../orderList/client'
import { FILES } from '../schema'
import { ACTION, actions } from './names'

/** Characters read of one field; more than any field of the form has. */
const MAX_VALUE = 10_000
const MAX_FIELDS = 50
/** Cells that are read; further rows are rejected, not dropped silently. */
const MAX_CELLS = (MAX_ROWS + 1) * 2
/** Parts of a body that are parsed: four times a full form. A body with room for files has room for a million. */
const MAX_PARTS = 4 * MAX_CELLS
/** Bytes of a part's headers: its field name and file name. */
const MAX_PART_HEAD = 4096

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

/** Whether a body has too many parts, or a part with headers that are too long. */
function isNoForm(body: Buffer, type: string): boolean {
  const boundary = /;\s*boundary="?([^";]+)/i.exec(type)?.[1]
  const separator = boundary ? `--${boundary}` : '&'
  let parts = 0
  for (let at = body.indexOf(separator); at >= 0; at = body.indexOf(separator, at + separator.length)) {
    if (++parts > MAX_PARTS) return true
    const head = body.subarray(at, at + MAX_PART_HEAD)
    if (boundary && head.length === MAX_PART_HEAD && !head.includes('\r\n\r\n')) return true
  }
  return false
}

/** A truncated body is rejected with 400. */
async function formOf(context: Context): Promise<FormData> {
  const type = context.req.header('content-type') ?? ''
  try {
    const body = Buffer.from(await context.req.arrayBuffer())
    if (isNoForm(body, type)) {
      const message = 'Det du sendte, har for mange felt. / What you sent has too many fields.'
      throw new HTTPException(413, { message })
    }
    return await new Response(body, { headers: { 'content-type': type } }).formData()
  } catch (cause) {
    if (cause instanceof HTTPException) throw cause
    const message = 'Det du sendte, kunne ikke leses. Prøv igjen. / What you sent could not be read. Try again.'
    throw new HTTPException(400, { message, cause })
  }
}

export async function readPosted(context: Context): Promise<Posted> {
  const form = await formOf(context)
  const values: Record<string, string> = {}
  let cells: string[] = []
  let files: File[] = []
  for (const name of [...new Set(form.keys())].slice(0, MAX_FIELDS)) {
    const all = form.getAll(name)
    if (name === LIST_FIELD) cells = all.filter((cell) => typeof cell === 'string').slice(0, MAX_CELLS)
    else if (name === FILES) files = all.filter((file) => file instanceof File)
    else if (typeof all[0] === 'string') values[name] = all[0].slice(0, MAX_VALUE)
  }
  return { values, typed: cutRows(cells), files, action: actionOf(values[ACTION] ?? '') }
}
