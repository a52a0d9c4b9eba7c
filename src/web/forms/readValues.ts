import type { Context } from 'hono'
import type { Values } from './formState'
import { orEmpty, type RequestBody, readRequestBody } from './readRequestBody'

/** Maximum number of fields that are read; no form of ours has so many. */
const MAX_FIELDS = 50

function entriesOf(body: RequestBody): readonly (readonly [string, unknown])[] {
  if (body.kind === 'form') return body.fields
  return typeof body.value === 'object' && body.value !== null ? Object.entries(body.value) : []
}

/**
 * The text fields of a body, form or JSON; files and other values are left out. An unreadable body has none: the
 * receiver refuses it as a form whose required fields are empty, in its own form of response.
 */
export async function readValues(context: Context): Promise<Values> {
  const entries = entriesOf(await readRequestBody(context.req.raw).catch(orEmpty))
  return Object.fromEntries(
    entries.slice(0, MAX_FIELDS).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}
