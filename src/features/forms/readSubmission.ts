/** Reads a post of a form, valid or not. */
import type { Context } from 'hono'
import { isGiven } from '../../web/forms/attachments'
import type { Values } from '../../web/forms/formState'
import { readFormData } from '../../web/forms/readFormData'
import { SEPARATOR } from './formField'

/** More fields than a form can have. */
const MAX_FIELDS = 60
/** Values of one field: more than it has options. */
const MAX_VALUES = 60
/** Characters read of one value; more than any field takes. */
const MAX_VALUE = 10_000
/** Parts of a body that are parsed. */
const MAX_PARTS = 500

export interface Posted {
  /** Of several check boxes the values stand in one text (`SEPARATOR`). */
  values: Values
  files: Readonly<Record<string, readonly File[]>>
}

type Part = readonly [name: string, value: unknown]

/** What cannot be read gives an empty form, which comes back with its fields marked. */
async function partsOf(context: Context): Promise<readonly Part[]> {
  const type = context.req.header('content-type') ?? ''
  if (type.startsWith('multipart/')) return [...(await readFormData(context, MAX_PARTS))]
  const text = await context.req.text().catch(() => '')
  if (!type.startsWith('application/json')) return [...new URLSearchParams(text)]
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body !== 'object' || body === null) return []
    return Object.entries(body).flatMap(([name, value]: [string, unknown]) =>
      Array.isArray(value) ? value.map((one): Part => [name, one]) : [[name, value] as const],
    )
  } catch {
    return []
  }
}

export async function readSubmission(context: Context): Promise<Posted> {
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
