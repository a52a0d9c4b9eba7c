/** Reads the parameters of a call from any supported body. */
import { isValues } from '../../../lib/isValues'
import { brokenJson, type CallAnswer, wrongMedia } from './answers'

/** Unvalidated parameters by name. */
export type Parameters = Readonly<Record<string, unknown>>

/** Fields of a form that are read; more than any form of the site has. */
const MAX_FIELDS = 100

/** Forms name lists `group_id[]` and objects `custom_fields[name]`. */
export function parametersOf(entries: Iterable<readonly [string, unknown]>): Parameters {
  const found = new Map<string, unknown>()
  let count = 0
  for (const [key, value] of entries) {
    if (typeof value !== 'string' || ++count > MAX_FIELDS) continue
    const [, name = key, inner] = /^([^[\]]+)\[([^[\]]*)\]$/.exec(key) ?? []
    if (inner === undefined) {
      // A repeated plain name becomes a list: selects and check boxes send it.
      const before = found.get(name)
      found.set(name, before === undefined ? value : Array.isArray(before) ? [...before, value] : [before, value])
    } else if (inner === '' || /^\d+$/.test(inner)) {
      const before = found.get(name)
      found.set(name, [...(Array.isArray(before) ? before : before === undefined ? [] : [before]), value])
    } else {
      const before = found.get(name)
      const object = before instanceof Map ? before : new Map<string, string>()
      found.set(name, object.set(inner, value))
    }
  }
  return Object.fromEntries(
    [...found].map(([name, value]) => [name, value instanceof Map ? Object.fromEntries(value) : value]),
  )
}

export async function readParameters(request: Request): Promise<{ parameters: Parameters } | { answer: CallAnswer }> {
  const type = request.headers.get('content-type')?.toLowerCase() ?? ''
  if (type.startsWith('multipart/form-data')) {
    const form = await request.formData().catch(() => undefined)
    return { parameters: parametersOf((form as unknown as Iterable<[string, unknown]>) ?? []) }
  }
  const text = await request.text()
  if (/^application\/(?:[\w.-]+\+)?json\b/.test(type)) {
    if (text.trim() === '') return { parameters: {} }
    try {
      const body: unknown = JSON.parse(text)
      return { parameters: isValues(body) ? (body as Parameters) : {} }
    } catch {
      return { answer: brokenJson() }
    }
  }
  if (type.startsWith('application/x-www-form-urlencoded'))
    return { parameters: parametersOf(new URLSearchParams(text)) }
  return text === '' ? { parameters: {} } : { answer: wrongMedia() }
}
