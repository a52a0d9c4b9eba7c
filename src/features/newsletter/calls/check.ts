/** Validates the parameters of a call, in the contract's order: missing, then invalid. */

import type { Parameters } from './read'
import { type CallResponse, invalidParameter, missingParameters } from './responses'

/** Groups in one call; more than any site has. */
const MAX_GROUPS = 50

export interface CheckedCall {
  name: string
  mobile: string
  groups: readonly number[]
  customFields: Readonly<Record<string, string>>
  activation: string
}

const isText = (value: unknown) => typeof value === 'string' || typeof value === 'number'

function groupsIn(value: unknown): readonly unknown[] {
  if (value === undefined || value === null || value === '') return []
  const list = Array.isArray(value) ? value : [value]
  // A select without a choice sends an empty value.
  return list.filter((one) => one !== '')
}

/** `known`: ids of the groups that the call may name. */
export function checkCall(
  parameters: Parameters,
  required: readonly string[],
  known: ReadonlySet<number>,
): { call: CheckedCall } | { answer: CallResponse } {
  const given = (name: string) => (Object.hasOwn(parameters, name) ? parameters[name] : undefined)
  const missing = required.filter((name) => given(name) === undefined || given(name) === null)
  if (missing.length > 0) return { answer: missingParameters(missing) }
  for (const name of ['name', 'mobile', 'activation']) {
    const value = given(name)
    if (value !== undefined && value !== null && !isText(value))
      return { answer: invalidParameter(name, `${name} is not of type string.`) }
  }
  const requestedGroups = groupsIn(given('group_id'))
  const unknown = requestedGroups.find((id) => !isText(id) || !/^\d{1,9}$/.test(String(id)) || !known.has(Number(id)))
  if (unknown !== undefined || requestedGroups.length > MAX_GROUPS) {
    const id = isText(unknown) ? String(unknown).slice(0, 40) : typeof unknown
    return { answer: invalidParameter('group_id', `Group ID #${id} is not valid`) }
  }
  const fields = given('custom_fields') ?? {}
  // PHP encodes an empty object as an empty list.
  if (typeof fields !== 'object' || (Array.isArray(fields) && fields.length > 0))
    return { answer: invalidParameter('custom_fields', 'custom_fields is not of type object.') }
  const text = (name: string) => String(given(name) ?? '').trim()
  return {
    call: {
      name: text('name'),
      mobile: text('mobile'),
      groups: [...new Set(requestedGroups.map(Number))],
      customFields: Object.fromEntries(
        Object.entries(fields).flatMap(([name, value]) => (isText(value) ? [[name, String(value).trim()]] : [])),
      ),
      activation: text('activation'),
    },
  }
}
