/** Reads the parameters of a call from any supported body. */
import { isValues } from '../../../lib/isValues'
import { readRequestBody, UnreadableBody } from '../../../web/forms/readRequestBody'
import { brokenJson, type CallResponse, tooLarge, wrongMedia } from './responses'

/** Unvalidated parameters by name. */
export type Parameters = Readonly<Record<string, unknown>>

/** Largest body in bytes; larger than any form of the site sends. */
const MAX_BODY = 256 * 1024
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

/** Errors of the body itself, in the contract's form. A broken form lacks every parameter. */
const refusals = { tooLarge, tooManyFields: tooLarge, brokenJson, mediaType: wrongMedia } as const

export async function readParameters(request: Request): Promise<{ parameters: Parameters } | { answer: CallResponse }> {
  try {
    const body = await readRequestBody(request, { maxBytes: MAX_BODY })
    if (body.kind === 'form') return { parameters: parametersOf(body.fields) }
    return { parameters: isValues(body.value) ? (body.value as Parameters) : {} }
  } catch (error) {
    if (!(error instanceof UnreadableBody)) throw error
    return error.reason === 'brokenForm' ? { parameters: {} } : { answer: refusals[error.reason]() }
  }
}
