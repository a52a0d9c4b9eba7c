import type { Context } from 'hono'
import type { Values } from './formState'

/** Maximum number of fields that are read; no form of ours has so many. */
const MAX_FIELDS = 50

/** The text fields of a body, form or JSON; files and other values are left out. */
export async function readValues(context: Context): Promise<Values> {
  const isJson = context.req.header('content-type')?.startsWith('application/json')
  const body: unknown = await (isJson ? context.req.json() : context.req.parseBody()).catch(() => ({}))
  if (typeof body !== 'object' || body === null) return {}
  return Object.fromEntries(
    Object.entries(body)
      .slice(0, MAX_FIELDS)
      .flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}
