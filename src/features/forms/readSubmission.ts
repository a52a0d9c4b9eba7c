/** Reads a post of a form, valid or not. */
import type { Context } from 'hono'
import { isGiven } from '../../web/forms/attachments'
import type { Values } from '../../web/forms/formState'
import { readRequestBody } from '../../web/forms/readRequestBody'
import { SEPARATOR } from './formField'

/** More fields than a form can have. */
const MAX_FIELDS = 60
/** Values of one field: more than it has options. */
const MAX_VALUES = 60
/** Characters read of one value; more than any field takes. */
const MAX_VALUE = 10_000

export interface PostedForm {
  /** Of several check boxes the values stand in one text (`SEPARATOR`). */
  values: Values
  files: Readonly<Record<string, readonly File[]>>
}

type Part = readonly [name: string, value: unknown]

/** Throws `UnreadableBody`. */
async function partsOf(context: Context): Promise<readonly Part[]> {
  const body = await readRequestBody(context.req.raw)
  if (body.kind === 'form') return body.fields
  if (typeof body.value !== 'object' || body.value === null) return []
  return Object.entries(body.value).flatMap(([name, value]: [string, unknown]) =>
    Array.isArray(value) ? value.map((one): Part => [name, one]) : [[name, value] as const],
  )
}

export async function readSubmission(context: Context): Promise<PostedForm> {
  const texts = new Map<string, string[]>()
  const files = new Map<string, File[]>()
  for (const [name, value] of await partsOf(context)) {
    if (value instanceof File) {
      if (isGiven(value) && (files.has(name) || files.size < MAX_FIELDS))
        files.set(name, [...(files.get(name) ?? []), value])
      continue
    }
    if (typeof value !== 'string') continue
    const known = texts.get(name)
    if (!known && texts.size >= MAX_FIELDS) continue
    if ((known?.length ?? 0) < MAX_VALUES) texts.set(name, [...(known ?? []), value.slice(0, MAX_VALUE)])
  }
  return {
    values: Object.fromEntries([...texts].map(([name, all]) => [name, all.join(SEPARATOR)])),
    files: Object.fromEntries(files),
  }
}
